/**
 * Someone who visits the page with another browser than Chromium: the little that two quite different drivers can both do.
 * What is looked for is said as an expression of the page, so that it is found alike in all of them.
 */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Visitor {
  readonly browser: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, or of what it promises. */
  value<T>(expression: string): Promise<T>;
  /** Presses the element that an expression gives, where it lies, with the mouse. */
  press(expression: string): Promise<void>;
  /** A key of one character, or `Escape`, `Enter` and the arrows by name. */
  key(name: string): Promise<void>;
  /** With the mouse held down from one place of the screen to another; what is done there before it is let go. */
  drag(from: Spot, to: Spot, held: () => Promise<void>): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** Errors and warnings since the beginning. */
  faults(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

export const DESK = { width: 1440, height: 900 } as const;
/** One machine may run much else. */
export const PATIENCE = 90_000;
