/** Game turn sequence: when the game ends, and who has won. */

import type { Ending, Result, Seat } from '@weathergauge/engine';
import { settledBySides } from '@weathergauge/engine';
import { prizeOf } from '../model/abilities.ts';
import { EXITED, STILL_SAILING, WARSHIP_LOST } from '../model/data/tables.ts';
import type { Convoy, Ship, Side } from '../model/state.ts';
import { CONVOY, isActive, NOBODY, RAIDERS } from '../model/state.ts';

/** 5.7, 5.8, R51, R56 Looked at when the clock has been moved. */
export function ending(s: Readonly<Convoy>): Convoy['over'] {
  const active = [false, false];
  let prey = false;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (isActive(ship)) active[ship.side as Side] = true;
    if (ship.kind === 'merchant' && atStake(ship)) prey = true;
  }
  const derelict = s.articles.prize === 'derelict';
  if (!derelict && !prey) return 'merchants';
  if (!derelict && active[RAIDERS] === false) return 'no-raiders';
  if (derelict && !(active[CONVOY] === true && active[RAIDERS] === true)) return 'no-warships'; // R56
  return s.clock >= s.articles.loop ? 'clock' : '';
}

/** 5.7 Not gone, not in the raiders' hands, not burnt. */
function atStake(ship: Readonly<Ship>): boolean {
  return ship.side !== RAIDERS && (ship.condition === 'sailing' || ship.condition === 'struck');
}

/** R55 What a ship is worth as things stand, for the convoy (positive) or the raiders (negative). */
export function worth(s: Readonly<Convoy>, ship: Readonly<Ship>): number {
  if (ship.kind === 'merchant') {
    if (ship.flag === NOBODY) return ship.side === NOBODY ? 0 : signed(ship.side, prizeOf(ship));
    if (ship.condition === 'exited') return EXITED[ship.size] as number;
    if (ship.side === RAIDERS) return -prizeOf(ship);
    if (ship.side === NOBODY) return 0;
    // R51 With no raider left they are as good as home.
    return (s.over === 'no-raiders' ? EXITED : STILL_SAILING)[ship.size] as number;
  }
  if (ship.side === ship.flag || ship.flag === NOBODY) return 0;
  const points = ship.side === NOBODY ? (WARSHIP_LOST[ship.size] as number) : prizeOf(ship);
  return signed(ship.flag === CONVOY ? RAIDERS : CONVOY, points);
}

function signed(side: Side, points: number): number {
  return side === CONVOY ? points : -points;
}

/** R55 Points of the convoy and of the raiders. */
export function scores(s: Readonly<Convoy>): [convoy: number, raiders: number] {
  let convoy = 0;
  let raiders = 0;
  for (let i = 0; i < s.ships.length; i++) {
    const points = worth(s, s.ships[i] as Ship);
    if (points > 0) convoy += points;
    else raiders -= points;
  }
  return [convoy, raiders];
}

const ENDED_BY = { merchants: '5.7', clock: '5.8', 'no-raiders': 'R51', 'no-warships': 'R56' } as const;

/** R55 The higher total wins; equal is a draw. */
export function result(s: Readonly<Convoy>): Result | null {
  if (s.stack.length > 0) return null;
  const points = scores(s);
  const winner = points[CONVOY] === points[RAIDERS] ? NOBODY : points[CONVOY] > points[RAIDERS] ? CONVOY : RAIDERS;
  const { sides } = s.articles;
  const winners: Seat[] = [];
  const each: number[] = [];
  for (let seat = 0; seat < sides.length; seat++) {
    if (sides[seat] === winner) winners.push(seat as Seat);
    each.push(points[sides[seat] as Side]);
  }
  return { winners, scores: each, reason: s.over, clause: s.over === '' ? 'R51' : ENDED_BY[s.over] };
}

/** One captain who gives up concedes for the whole side; ships are worth what they are as things stand (R55). */
export function settled(s: Readonly<Convoy>, how: Ending): Result {
  const points = scores(s);
  const { sides } = s.articles;
  return settledBySides(
    how,
    sides,
    sides.map(side => points[side]),
  );
}
