/** Ships side by side, and how they board each other, for the tests of O10. */

import { crewBoxes } from '../chapters/b7-damage.ts';
import type { Drill, Sea } from './drill.fixture.ts';
import { add, draws, drill, E, face, happened, sea } from './drill.fixture.ts';
import { boardingAttacks, declareBoarding } from '../chapters/o10-boarding.ts';
import type { Sails, Ship } from '../model/state.ts';
import { bitOf } from '../model/state.ts';

export const CREW = face(0, 'crew');
export const ZERO = face(0);
export const E_BAG = 4;
export const GRAPPLE = bitOf('boarding');
/** Of the two counters that are shuffled: the blank, then the boarding counter. */
export const BLANK = 1;
export const BOARDING = 2;

/** The frigates of the book's examples side by side: Courageuse of burden 3, Terpsichore of burden 2. */
export function pair(changes: Sea = {}): Sails {
  const s = sea({ ...changes, articles: { boarding: true, sides: [1, 0], ...changes.articles } });
  add(s, 0, 'courageuse', 400, 400, E);
  add(s, 1, 'terpsichore', 400, 444, E);
  return s;
}

/** A ship of the line with a frigate on either side. */
export function between(changes: Sea = {}): Sails {
  const s = sea({ ...changes, articles: { boarding: true, ...changes.articles } });
  add(s, 0, 'defence', 400, 400, E);
  add(s, 1, 'courageuse', 400, 446.5, E);
  add(s, 1, 'unite', 400, 353.5, E);
  return s;
}

/** Four frigates in a block, each with an enemy abeam and one ahead or astern. */
export function block(): Sails {
  const s = sea({ articles: { boarding: true } });
  add(s, 0, 'terpsichore', 400, 400, E);
  add(s, 1, 'courageuse', 400, 444, E);
  add(s, 1, 'embuscade', 470, 400, E);
  add(s, 0, 'meleager', 470, 444, E);
  return s;
}

export function ship(s: Sails, id: number): Ship {
  return s.ships[id] as Ship;
}

/** Leaves a ship so many boxes of her crew track. */
export function leave(s: Sails, id: number, boxes: number): void {
  ship(s, id).crew = crewBoxes(ship(s, id)) - boxes;
}

export const shipIn = (offer: string) => Number(/ship=(\d+)/.exec(offer)?.[1]);

/** All seats choose: the ships named board, all others that are asked show a blank. */
export function choose(d: Drill, ...boarders: number[]): Drill {
  while (d.ask() === 'boarding-choice.choose') {
    const [board, blank] = d.offers() as [string, string];
    d.say(boarders.includes(shipIn(board)) ? board : blank);
  }
  return d;
}

export const declare = (s: Sails, ...faces: number[]) => drill(declareBoarding, {}, s, ...faces);
export const fight = (s: Sails, ...faces: number[]) => drill(boardingAttacks, {}, s, ...draws(s, E_BAG, ...faces));
export const strokes = (d: Drill) => happened(d, 'drew').map(event => [event.by, event.ship]);
