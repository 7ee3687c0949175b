/** For tests: a position of one's own, one procedure of the book, scripted dice and answers. */

import { configure, isRefusal } from '@weathergauge/engine';
import type { Drill as DrillOf } from '@weathergauge/testkit/drill';
import { drills } from '@weathergauge/testkit/drill';
import { displayOf, layOut } from '../chapters/ch20-design.ts';
import { ruleset } from '../index.ts';
import { COPIES } from '../model/data/figures.ts';
import type { SeaEvent } from '../model/events.ts';
import type { Articles, Sea, Ship, Side } from '../model/state.ts';
import { newSea, newShip } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { GUNNERY, vocabulary } from '../model/vocabulary.ts';

const ARTICLES: Articles = {
  scenario: 'drill',
  seats: 2,
  newModifiers: false,
  literalRerolls: false,
  relativity: 'fractional',
  bid: 'none',
  turns: 40,
  multipliers: [2, 2],
  bonuses: [0, 0],
  cards: [3, 3],
  night: 0,
  wedges: -1,
  surprised: -1,
  firesWait: true,
};

export interface Changes extends Partial<Omit<Sea, 'articles' | 'ships'>> {
  articles?: Partial<Articles>;
}

/** An empty sea in its first turn, wind blowing to the south (5), side 0 with the initiative, nobody holding a card. */
export function sea(changes: Changes = {}): Sea {
  const { articles, ...rest } = changes;
  const s = newSea({ ...ARTICLES, ...articles }, [0, 1], 5, COPIES);
  Object.assign(s, { turn: 1 }, rest);
  return s;
}

/** Adds a ship for a side (her seat is that of the side). Nobody is at any task unless `changes` says so. */
export function add(
  s: Sea,
  side: Side,
  display: string,
  col: number,
  row: number,
  heading: number,
  changes: Partial<Ship> = {},
): Ship {
  const ship = newShip(s.ships.length, displayOf(display), side, side);
  Object.assign(ship, { col, row, heading }, changes);
  s.ships.push(ship);
  return ship;
}

/** Crew points by task. */
export function crewed(points: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 11 }, (_, task) => points[task] ?? 0);
}

/** Every gun of a ship manned. */
export function gunsManned(boxes = 8): number[] {
  return crewed({ [GUNNERY]: boxes, [GUNNERY + 1]: boxes, [GUNNERY + 2]: boxes, [GUNNERY + 3]: boxes });
}

/** Constitution heading east at 10,10, all guns manned, and Java two squares to the south of her, heading east. */
export function duel(changes: Changes = {}): { s: Sea; us: Ship; them: Ship } {
  const s = sea(changes);
  const us = add(s, 0, 'constitution', 10, 10, 3, { tasks: gunsManned(8) });
  const them = add(s, 1, 'java', 10, 12, 3, { tasks: gunsManned(7), strength: 1 });
  return { s, us, them };
}

/** A scenario as it is laid out, before the first question. */
export function laidOut(scenario: string, options: Readonly<Record<string, string | number>> = {}, seats = 2): Sea {
  const config = configure(ruleset, { scenario, options, seats });
  if (isRefusal(config)) throw new Error(config.reason);
  return layOut(config);
}

export type Drill = DrillOf<Sea, SeaEvent>;
export const { drill, lanes, context, happened } = drills<Sea, SeaAction, SeaEvent>(vocabulary);
export { QUIET } from '@weathergauge/testkit/drill';
