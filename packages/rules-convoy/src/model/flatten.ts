/**
 * All of the table that a game can change, as a row of integers for the digests of its log. What is laid out before the first
 * entry and stays so is left out (`articles`, `chart`), and so are ships' names, which follow from what they are.
 */

import { flattenFrames, flattenIntegers, flattenText } from '@weathergauge/engine';
import type { Convoy, Ship } from './state.ts';

export function flatten(s: Readonly<Convoy>, row: Int32Array, from: number): number {
  let at = flattenFrames(s.stack, row, from);
  at = flattenIntegers(s.fog, row, at);
  row[at++] = s.windTo;
  at = flattenIntegers(s.stock, row, at);
  row[at++] = s.gusts;
  row[at++] = s.clock;
  row[at++] = s.turn;
  row[at++] = s.active;
  row[at++] = s.ships.length;
  for (let i = 0; i < s.ships.length; i++) at = flattenShip(s.ships[i] as Ship, row, at);
  return flattenText(s.over, row, at);
}

function flattenShip(ship: Readonly<Ship>, row: Int32Array, at: number): number {
  row[at] = ship.size;
  row[at + 1] = ship.quality;
  row[at + 2] = ship.flag;
  row[at + 3] = ship.seat;
  row[at + 4] = ship.side;
  row[at + 5] = ship.at;
  row[at + 6] = ship.facing;
  row[at + 7] = ship.crew;
  row[at + 8] = ship.gun;
  row[at + 9] = ship.sail;
  row[at + 10] = ship.fullCrew;
  row[at + 11] = ship.fullGun;
  row[at + 12] = ship.fullSail;
  row[at + 13] = ship.captured;
  row[at + 14] = ship.aground;
  row[at + 15] = ship.paused;
  row[at + 16] = ship.moved;
  row[at + 17] = ship.fired;
  row[at + 18] = ship.reacted;
  return flattenText(ship.condition, row, flattenText(ship.kind, row, at + 19));
}
