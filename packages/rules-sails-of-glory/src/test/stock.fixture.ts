/** For tests: battles under way, and ships that have come to various ends. */

import { takeStock, winnerOf } from '../chapters/c2-victory.ts';
import { N } from './drill.fixture.ts';
import { laidOut, named } from './laying.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { NOBODY } from '../model/state.ts';
import type { Fate } from '../model/vocabulary.ts';

export const none = { dice: { draw: () => 0 }, emit: () => {} };

/** A scenario laid out, in its first turn, its ships lying where they do. */
export function battle(scenario: string, options = {}, seats = 2): Sails {
  const s = laidOut(scenario, options, seats);
  s.turn = 1;
  return s;
}

export function out(s: Sails, name: string, fate: Fate = 'surrendered'): Ship {
  const ship = named(s, name);
  ship.condition = 'gone';
  ship.fate = fate;
  return ship;
}

/** Gone over an edge: 0 north, clockwise. */
export function gone(s: Sails, name: string, edge: number): void {
  const ship = out(s, name, 'exited');
  const { width, height } = s.articles;
  [ship.x, ship.y] = [
    [45_000, height - 1000],
    [width - 1000, 45_000],
    [45_000, 1000],
    [1000, 45_000],
  ][edge] as [number, number];
  ship.heading = N;
}

export const aground = (s: Sails, ...ships: string[]): void => {
  for (const name of ships) named(s, name).condition = 'aground';
};

/** Takes stock and says how it ended and who has won. */
export function end(s: Sails): [Sails['over'], number] {
  s.over = takeStock(s, none);
  return [s.over, s.over === '' ? NOBODY : winnerOf(s)];
}
