/**
 * What a side has been told of the other, by whom, when and by which clause: rows of integers in the state, shown to the player as
 * a page and as marks on the chart. It is all that the imagination of an agent is bound by (resample), so every fact that
 * crosses the table is entered here, in the step that tells it, and nothing else is.
 */

import type { Campaign } from './table.ts';

/** What a row says. The numbers that follow depend on it. */
export const tidings = [
  /** 13.5 Masts in a port: low end of the range of ships, of ships In Ordinary, 1 for frigates, 1 for transports or expeditions. */
  'masts',
  /** 14.0 A part of a patrol zone or a hex, after a search: low end of the range, 1 for frigates, 1 for transports, 1 for the Gold. */
  'revealed',
  /** 17.2 A battle fleet: low end of the range, commander, 1 if all are wrecked, 1 for transports + 2 for the Gold. */
  'battle-fleet',
  /** 17.9 One row for each ship seen in a battle: ship, damage, 0, 0. */
  'ship',
  /** 14.0 Fog of War that was lifted by a search: how many blocks, 0, 0, 0. */
  'fog',
  /** 5.12, 11.1 A provisions chit: port, 1 May Sortie or 2 May Not, 0, 0. */
  'provisions',
  /** 22.2 A Raided? marker: port, 1 true or 0 false, 0, 0. */
  'raid',
  /** 21.4 The Emperor's directive: number, 0, 0, 0. */
  'directive',
  /** random-7 Spies: exact ships in a place, by nation: British, French, Spanish, In Ordinary. */
  'spies',
  /** Where a block was seen to go: tag, place it left, 0, 0. */
  'sailed',
  /** 20.4 An admiral seen in a battle: admiral, 1 if he was lost, 0, 0. */
  'admiral',
  /** random-7 Spies on a block: its tag, how many ships, 1 for a frigate, 1 for an Expedition. */
  'spied-fleet',
  /** random-7 One row for each ship that spies have named: ship, 1 if In Ordinary, 0, 0. */
  'spied-ship',
  /** admiralty-rockets Ships put out of action in a port: how many, 1 if no more lay ready there, 0, 0. */
  'rockets',
] as const;
export type Tiding = (typeof tidings)[number];

export interface LedgerRow {
  /** A number in `tidings`. */
  readonly what: number;
  readonly turn: number;
  /** How many activation chits had been drawn. */
  readonly chits: number;
  readonly place: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

const WIDTH = 8;

export function addRow(ledger: number[], row: LedgerRow): void {
  ledger.push(row.what, row.turn, row.chits, row.place, row.a, row.b, row.c, row.d);
}

/** Enters what a side is told just now. */
export function enterRow(
  s: Campaign,
  side: number,
  what: Tiding,
  place: number,
  [a, b, c, d]: readonly [number, number, number, number],
): void {
  const row = { what: tidings.indexOf(what), turn: s.turn, chits: s.drawn.length, place, a, b, c, d };
  addRow(s.ledgers[side] as number[], row);
}

export function rowCount(ledger: readonly number[]): number {
  return ledger.length / WIDTH;
}

export function rowAt(ledger: readonly number[], i: number): LedgerRow {
  const from = i * WIDTH;
  return {
    what: ledger[from] as number,
    turn: ledger[from + 1] as number,
    chits: ledger[from + 2] as number,
    place: ledger[from + 3] as number,
    a: ledger[from + 4] as number,
    b: ledger[from + 5] as number,
    c: ledger[from + 6] as number,
    d: ledger[from + 7] as number,
  };
}
