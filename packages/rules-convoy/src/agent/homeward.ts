/** Merchants on their way home, as a master sees it. Nothing here is a rule. */

import { SPINNING, voyage } from './tables.ts';
import { distance, neighbour, NOWHERE } from '../model/chart.ts';
import { AHEAD, ROW_OF } from '../model/data/tables.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { CONVOY, isActive } from '../model/state.ts';

/** Hexes: who is nearer may have to be dodged. */
const TO_BE_DODGED = 4;
/** Spaces that a side's turn and the answer to it take, more or less. */
export const SPACES_A_ROUND = 8;
/** Turns: beyond it the wind is not fair. */
const NO_WAY = 8;

/** Whom a merchant or a prize has to fear: active warships of the other side. */
export function hunts(hunter: Readonly<Ship>, prey: Readonly<Ship>): boolean {
  return isActive(hunter) && prey.kind === 'merchant' && prey.condition === 'sailing' && hunter.side !== prey.side;
}

/** Turns to the exit; none for who is past it. R57 Who is shut in by a ship that stays must spin before she can go round. */
export function turnsHome(s: Readonly<Convoy>, wind: number, ship: Readonly<Ship>, at: number, facing: number): number {
  if (at === NOWHERE) return 0;
  const free = voyage(s.chart, wind, ship.size, at, facing);
  const ahead = neighbour(at, facing);
  const isInTheWay = (other: Ship): boolean => other !== ship && other.at === ahead && stays(other, wind);
  if (ahead === NOWHERE || !s.ships.some(isInTheWay)) return free;
  const [port, starboard] = [(facing + 1) % 6, (facing + 5) % 6];
  const round = Math.min(voyage(s.chart, wind, ship.size, at, port), voyage(s.chart, wind, ship.size, at, starboard));
  return Math.max(free, SPINNING + round);
}

function stays({ condition, aground, facing }: Readonly<Ship>, wind: number): boolean {
  return condition !== 'sailing' || aground > 0 || ROW_OF[(facing - wind + 6) % 6] === AHEAD;
}

/** Whether she is a merchant of the convoy that nobody holds, with the wind fair, the time to come home, and no raider near. */
export function runsHome(s: Readonly<Convoy>, ship: Readonly<Ship>): boolean {
  if (ship.kind !== 'merchant' || ship.flag !== CONVOY || ship.side !== CONVOY || ship.condition !== 'sailing')
    return false;
  if (ship.aground > 0 || ship.paused > 0) return false;
  if (s.ships.some(other => hunts(other, ship) && distance(other.at, ship.at) <= TO_BE_DODGED)) return false;
  const turns = (s.articles.loop - s.clock) / SPACES_A_ROUND;
  return turnsHome(s, s.windTo, ship, ship.at, ship.facing) < Math.min(NO_WAY, turns);
}
