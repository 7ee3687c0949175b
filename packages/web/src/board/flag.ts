/** A flag as a rulebook designs it, in twelve by nine units: told apart by what is drawn on it, and by its colours only after that. */

export const FLAG_WIDTH = 12;
export const FLAG_HEIGHT = 9;

export interface FlagDesign {
  readonly shape: 'plain' | 'swallowtail';
  /** Colour of the whole cloth. */
  readonly field: string;
  /** What is sewn on it, the lowest first. */
  readonly paths: readonly FlagPath[];
}

/** A path, filled, or drawn as a line of some width. */
export type FlagPath =
  | { readonly d: string; readonly fill: string }
  | { readonly d: string; readonly stroke: string; readonly width: number };

/** The flag of ships that no side owns. */
export const NO_FLAG: FlagDesign = { shape: 'plain', field: '#b9b8ae', paths: [] };
