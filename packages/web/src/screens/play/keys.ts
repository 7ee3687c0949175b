/** Which key does what while a person decides. Pure, so that the list, the board and the help agree. */

/** What is typed for an offer: its number in the list. Letters are those of ships. */
export function keyOfOffer(offer: number): string {
  return String(offer + 1);
}

export type Command =
  | { readonly kind: 'digit'; readonly digit: string }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | {
      readonly kind:
        | 'first'
        | 'last'
        | 'clear'
        | 'undo'
        | 'skip'
        | 'menu'
        | 'text-board'
        | 'last-moves'
        | 'sound'
        | 'hint';
    };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const NAMED: Readonly<Record<string, Command>> = {
  ArrowDown: { kind: 'move', by: 1 },
  ArrowRight: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'move', by: -1 },
  ArrowLeft: { kind: 'move', by: -1 },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  Escape: { kind: 'clear' },
  ' ': { kind: 'skip' },
  u: { kind: 'undo' },
  m: { kind: 'menu' },
  t: { kind: 'text-board' },
  l: { kind: 'last-moves' },
  s: { kind: 'sound' },
  h: { kind: 'hint' },
};

export function commandOf(press: KeyPress, offers: number): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const named = NAMED[key];
  if (named !== undefined) return named;
  return /^[0-9]$/.test(key) && offers > 0 ? { kind: 'digit', digit: key } : null;
}

/** Digits that may be the beginning of a longer number, and the offer to take, if it is clear which. */
export interface Typed {
  readonly digits: string;
  readonly take: number | null;
}

/** One more digit. It is taken at once unless a longer number begins so; a number that nothing has is forgotten. */
export function typeDigit(before: string, digit: string, offers: number): Typed {
  const digits = before + digit;
  const number = Number(digits);
  if (number < 1 || number > offers) return { digits: '', take: null };
  return number * 10 <= offers ? { digits, take: null } : { digits: '', take: number - 1 };
}

/** The offer after a step through the list, round the ends; from nowhere it starts at the near end. */
export function stepOffer(active: number | null, by: 1 | -1, offers: number): number | null {
  if (offers === 0) return null;
  if (active === null) return by === 1 ? 0 : offers - 1;
  return (active + by + offers) % offers;
}
