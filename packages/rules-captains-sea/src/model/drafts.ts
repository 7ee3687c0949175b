/** What a seat writes while its orders are sealed, lane by lane. At the join it becomes the ships' own. */

/** 2.0 Sails and first loads of a ship. */
export interface Outfit {
  sails: number;
  load: number[];
}
/** 5.0 Crew of a ship by task, and whether her captain hauls down his colours (18.0). */
export interface Muster {
  tasks: number[];
  strikes: number;
}
/** 9.1 A block, its cost and the straining block beside it; 1 if Sure Hand at the Wheel is played (H15). */
export interface Orders {
  block: number;
  cost: number;
  strain: number;
  sure: number;
}

/** By the ship's number; null for what is not this seat's, or is not asked for. */
export type Records<T> = (T | null)[];

export interface Outfits {
  readonly kind: 'outfits';
  readonly ships: Records<Outfit>;
}
export interface Musters {
  readonly kind: 'musters';
  readonly ships: Records<Muster>;
  /** R26 The standing order. */
  order: number;
}
export interface Blocks {
  readonly kind: 'blocks';
  readonly ships: Records<Orders>;
}
/** 11.7 By ship, the loads chosen by section; 0 where none is to be. */
export interface Loads {
  readonly kind: 'loads';
  readonly ships: Records<number[]>;
}
/** 19.0 */
export interface Bid {
  readonly kind: 'bid';
  side: number;
  points: number;
}
export type Draft = Outfits | Musters | Blocks | Loads | Bid;

export function cloneDraft(draft: Draft): Draft {
  switch (draft.kind) {
    case 'outfits':
      return { kind: 'outfits', ships: each(draft.ships, ({ sails, load }) => ({ sails, load: load.slice() })) };
    case 'musters': {
      const ships = each(draft.ships, ({ tasks, strikes }) => ({ tasks: tasks.slice(), strikes }));
      return { kind: 'musters', ships, order: draft.order };
    }
    case 'blocks':
      return { kind: 'blocks', ships: each(draft.ships, orders => ({ ...orders })) };
    case 'loads':
      return { kind: 'loads', ships: each(draft.ships, loads => loads.slice()) };
    case 'bid':
      return { kind: 'bid', side: draft.side, points: draft.points };
  }
}

function each<T>(records: readonly (T | null)[], copy: (record: T) => T): Records<T> {
  const made: Records<T> = [];
  for (let i = 0; i < records.length; i++) {
    const record = records[i] as T | null;
    made.push(record === null ? null : copy(record));
  }
  return made;
}

/** The record of a ship in a lane of her own seat. */
export function recordOf<T>(draft: { readonly ships: readonly (T | null)[] }, ship: number): T {
  return draft.ships[ship] as T;
}
