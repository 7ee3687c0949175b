/** What an agent knows of the worth of things. All are integers, in thousandths of the scale that `chances` turns into a chance. */

export interface Weights {
  /** A point of the lead, by how many points make half of what a lead can do, and what it can do at most. */
  readonly leadHalf: number;
  readonly lead: number;
  readonly hull: number;
  readonly crew: number;
  readonly rigging: number;
  /** By morale level: Strike Check, Unfit, Fair, Handy. */
  readonly morale: readonly number[];
  readonly fire: number;
  readonly wrecked: number;
  readonly card: number;
}

export const WEIGHTS: Weights = {
  leadHalf: 30,
  lead: 1600,
  hull: 14,
  crew: 16,
  rigging: 12,
  morale: [0, 500, 800, 1000],
  fire: -60,
  wrecked: -50,
  card: 40,
};
