/**
 * All of the table that a game can change, as a row of integers for the digests of its log. What is laid out before the first
 * entry and stays so is left out: `articles`, `areas`, and the names of ships.
 */

import { flattenFrames, flattenIntegers, flattenText } from '@weathergauge/engine';
import type { AgeOfSail, Ship } from './state.ts';

export function flatten(s: Readonly<AgeOfSail>, row: Int32Array, from: number): number {
  let at = flattenFrames(s.stack, row, from);
  row[at++] = s.windFrom;
  row[at++] = s.windSpeed;
  row[at++] = s.round;
  row[at++] = s.first;
  row[at++] = s.active;
  for (let i = 0; i < s.ships.length; i++) at = flattenShip(s.ships[i] as Ship, row, at);
  for (let i = 0; i < s.sealed.length; i++) at = flattenIntegers(s.sealed[i] as number[], row, at);
  at = flattenIntegers(s.volleys, row, at);
  return flattenText(s.over, row, at);
}

function flattenShip(ship: Readonly<Ship>, row: Int32Array, at: number): number {
  row[at] = ship.home;
  row[at + 1] = ship.seat;
  row[at + 2] = ship.x;
  row[at + 3] = ship.y;
  row[at + 4] = ship.heading;
  row[at + 5] = ship.port;
  row[at + 6] = ship.starboard;
  row[at + 7] = ship.firedPort;
  row[at + 8] = ship.firedStarboard;
  row[at + 9] = ship.served;
  row[at + 10] = ship.hull;
  row[at + 11] = ship.fore;
  row[at + 12] = ship.main;
  row[at + 13] = ship.mizzen;
  row[at + 14] = ship.given;
  row[at + 15] = ship.crew;
  row[at + 16] = ship.fire;
  row[at + 17] = ship.fouled;
  row[at + 18] = ship.soundings;
  row[at + 19] = ship.repairing;
  row[at + 20] = ship.moved;
  row[at + 21] = ship.fought;
  row[at + 22] = ship.sailed;
  return flattenIntegers(ship.marks, row, flattenText(ship.condition, row, at + 23));
}
