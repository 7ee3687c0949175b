/**
 * The ranks that agents play at. They differ in how long they think over a whole move, and in how much they overlook: an answer that
 * is overlooked is not considered, as if it were not offered. Figures only, so that a page can load them without the agents.
 */

export const levels = ['midshipman', 'lieutenant', 'captain', 'commodore', 'admiral'] as const;
export type Level = (typeof levels)[number];

export interface Rank {
  /** For a whole move of a ship or a whole sheet of orders; 0 for one who looks a single decision ahead and answers at once. */
  readonly milliseconds: number;
  /** Per cent of the offers that are overlooked, each time anew, where the book says nothing else (`searchHints.careless`). */
  readonly overlooks: number;
  /** So many times as many imagined states in a round of trials as the book says: more tell little, and the Admiral wants to know. */
  readonly worlds: number;
  /** Whether idle cores think along. */
  readonly threads: 'one' | 'all';
}

export const ranks: Readonly<Record<Level, Rank>> = {
  midshipman: { milliseconds: 0, overlooks: 60, worlds: 0, threads: 'one' },
  lieutenant: { milliseconds: 0, overlooks: 20, worlds: 0, threads: 'one' },
  captain: { milliseconds: 2_000, overlooks: 15, worlds: 1, threads: 'one' },
  commodore: { milliseconds: 3_000, overlooks: 7, worlds: 2, threads: 'one' },
  admiral: { milliseconds: 5_000, overlooks: 0, worlds: Number.POSITIVE_INFINITY, threads: 'all' },
};

/** How an agent likes to fight. It changes what it weighs (`Ruleset.daring`), and hardly how strong it is. */
export const tempers = ['bold', 'steady', 'cautious'] as const;
export type Temper = (typeof tempers)[number];

/** A level with its temper behind a colon, as in `captain:bold`; without one it is steady. */
export type Officer = Level | `${Level}:${Temper}`;

export function officerOf(level: Level, temper: Temper): Officer {
  return temper === 'steady' ? level : `${level}:${temper}`;
}

export function readOfficer(name: string): { readonly level: Level; readonly temper: Temper } | null {
  const [level = '', temper = 'steady', ...rest] = name.split(':');
  return rest.length === 0 && isLevel(level) && isTemper(temper) ? { level, temper } : null;
}

export function isTemper(name: string): name is Temper {
  return tempers.some(temper => temper === name);
}

export function isLevel(name: string): name is Level {
  return levels.some(level => level === name);
}
