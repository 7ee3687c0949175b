/**
 * All of the table that a game can change, as a row of integers for the digests of its log. `articles` is settled before the
 * first entry and left out; so are ships' names, which follow from their cards.
 */

import { flattenFrames, flattenIntegers, flattenText, flattenValue } from '@weathergauge/engine';
import type { Draft } from './drafts.ts';
import type { Sails, Ship } from './state.ts';

export function flatten(s: Readonly<Sails>, row: Int32Array, from: number): number {
  let at = flattenFrames(s.stack, row, from, flattenDraft);
  row[at++] = s.turn;
  row[at++] = s.revealed;
  row[at++] = s.ships.length;
  for (let i = 0; i < s.ships.length; i++) at = flattenShip(s.ships[i] as Ship, row, at);
  for (let i = 0; i < s.bags.length; i++) at = flattenIntegers(s.bags[i] as number[], row, at);
  at = flattenValue(s.land, row, at);
  at = flattenIntegers(s.edges, row, at);
  row[at++] = s.windFrom;
  row[at++] = s.windStrength;
  row[at++] = s.windDial;
  row[at++] = s.strengthDial;
  at = flattenIntegers(s.entangled, row, at);
  at = flattenIntegers(s.grappled, row, at);
  at = flattenIntegers(s.progress, row, at);
  row[at++] = s.leg;
  at = flattenIntegers(s.legScores, row, at);
  if (s.fit !== undefined) at = flattenIntegers(s.fit, row, at);
  return flattenText(s.over, row, at);
}

/** Most answers are given under seal: what is written there most often has a place of its own. */
function flattenDraft(draft: Draft, row: Int32Array, from: number): number {
  if (draft.kind !== 'plans') return flattenValue(draft, row, from);
  let at = flattenText(draft.kind, row, from);
  for (let i = 0; i < draft.ships.length; i++) {
    const plan = draft.ships[i] ?? null;
    if (plan === null) {
      row[at++] = NOT_OURS;
    } else {
      row[at] = plan.first;
      row[at + 1] = plan.second;
      row[at + 2] = plan.orders;
      row[at + 3] = plan.settled;
      at += 4;
    }
  }
  return at;
}

const NOT_OURS = -1;

function flattenShip(ship: Readonly<Ship>, row: Int32Array, from: number): number {
  let at = flattenShipNumbers(ship, row, from);
  at = flattenIntegers(ship.hull, row, at);
  at = flattenIntegers(ship.held, row, at);
  at = flattenBySide(ship.shot, row, at);
  at = flattenBySide(ship.spent, row, at);
  at = flattenBySide(ship.wait, row, at);
  at = flattenBySide(ship.doubling, row, at);
  at = flattenBySide(ship.fresh, row, at);
  at = flattenBySide(ship.loading, row, at);
  at = flattenBySide(ship.volley, row, at);
  at = flattenBySide(ship.loads, row, at);
  at = flattenIntegers(ship.pile, row, at);
  at = flattenText(ship.condition, row, at);
  return flattenText(ship.fate, row, at);
}

/** As `flattenIntegers`: nearly always there are two. */
function flattenBySide(list: readonly number[], row: Int32Array, at: number): number {
  if (list.length !== 2) return flattenIntegers(list, row, at);
  row[at] = 2;
  row[at + 1] = list[0] as number;
  row[at + 2] = list[1] as number;
  return at + 3;
}

function flattenShipNumbers(ship: Readonly<Ship>, row: Int32Array, at: number): number {
  row[at] = ship.card;
  row[at + 1] = ship.side;
  row[at + 2] = ship.seat;
  row[at + 3] = ship.base;
  row[at + 4] = ship.deck;
  row[at + 5] = ship.track;
  row[at + 6] = ship.burden;
  row[at + 7] = ship.veer;
  row[at + 8] = ship.x;
  row[at + 9] = ship.y;
  row[at + 10] = ship.heading;
  row[at + 11] = ship.halfLength;
  row[at + 12] = ship.halfWidth;
  row[at + 13] = ship.anchored;
  row[at + 14] = ship.land;
  row[at + 15] = ship.flagship;
  row[at + 16] = ship.rawGunners;
  row[at + 17] = ship.rawSailors;
  row[at + 18] = ship.crew;
  row[at + 19] = ship.first;
  row[at + 20] = ship.second;
  row[at + 21] = ship.lastVeer;
  row[at + 22] = ship.aback;
  row[at + 23] = ship.sailed;
  row[at + 24] = ship.sails;
  row[at + 25] = ship.stopped;
  row[at + 26] = ship.fires;
  row[at + 27] = ship.leaks;
  row[at + 28] = ship.tornSails;
  row[at + 29] = ship.rudders;
  row[at + 30] = ship.masts;
  row[at + 31] = ship.lostMasts;
  row[at + 32] = ship.mendedHull;
  row[at + 33] = ship.mendedMast;
  row[at + 34] = ship.grogged;
  row[at + 35] = ship.orders;
  row[at + 36] = ship.dousing;
  row[at + 37] = ship.mending;
  row[at + 38] = ship.mendingWhat;
  row[at + 39] = ship.buckets;
  row[at + 40] = ship.parley;
  row[at + 41] = ship.grapple;
  row[at + 42] = ship.muskets;
  row[at + 43] = ship.settled;
  return at + 44;
}
