/** Chapter 2, Movement: squadrons in line, each ship turning where her leader turned. */

import { abeam8, ahead8 } from '@weathergauge/seamanship';
import { isPirate } from './ch3-ships.ts';
import { afloat } from '../model/conditions.ts';
import { MM } from '../model/data/tables.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import type { Board } from '../model/vocabulary.ts';

/** A wake is as wide as a hull is broad: a centimetre to either side. */
const WAKE = 1000;
/** Turning marks that a ship remembers: enough for two moves in line. */
const MOST_MARKS = 6;
const MARK = 4;

/** Writes down where she turned, for those astern. */
export function mark(ship: Ship, x: number, y: number, headingBefore: number, points: number): void {
  if (ship.marks.length >= MOST_MARKS * MARK) ship.marks.splice(0, MARK);
  ship.marks.push(x, y, headingBefore, points);
}

/**
 * 2.12, 2.13, R56, R57, R74 Ships of her seat that have moved this turn and in whose wake she lies. Pirates never sail in
 * line.
 */
export function leadersOf(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): number[] {
  const leaders: number[] = [];
  if (isPirate(ship)) return leaders;
  for (let i = 0; i < s.ships.length; i++) {
    const leader = s.ships[i] as Ship;
    if (leader.seat !== ship.seat || i === ship.id || leader.moved === 0 || leader.sailed === 0) continue;
    if (!afloat(leader) || isPirate(leader)) continue;
    if (nextMark(ship, leader, 0) >= 0 || inWake(ship, leader.x, leader.y, leader.heading)) leaders.push(i);
  }
  return leaders;
}

/** A place lies right ahead of her, on her heading. */
function inWake(ship: Readonly<Ship>, x: number, y: number, heading: number): boolean {
  if (heading !== ship.heading) return false;
  const dx = x - ship.x;
  const dy = y - ship.y;
  return ahead8(heading, dx, dy) >= 0 && Math.abs(alongKeel(heading, abeam8(heading, dx, dy))) <= WAKE;
}

/** The keel frame of a diagonal heading is stretched by the root of two. */
function alongKeel(heading: number, component: number): number {
  return (heading & 1) === 0 ? component : Math.round(component * Math.SQRT1_2);
}

/** The leader's next turning mark ahead of her, not before `from`; -1 when there is none. */
function nextMark(ship: Readonly<Ship>, leader: Readonly<Ship>, from: number): number {
  for (let i = from; i < leader.marks.length; i += MARK) {
    if (inWake(ship, leader.marks[i] as number, leader.marks[i + 1] as number, leader.marks[i + 2] as number)) return i;
  }
  return -1;
}

/** What following needs of the helm. */
export interface Steering {
  left(): number;
  over(): boolean;
  /** 2.10 The wind may have shifted since her leader turned: so many points would now put her dead into it. */
  closed(points: number): boolean;
  straight(mm: number): void;
  bend(to: Board, points: number): void;
}

/** R57 She sails as far as her leader did, within her own speed, and turns where the leader turned. */
export function followLeader(ship: Ship, leader: Readonly<Ship>, steer: Steering): void {
  const whole = leader.sailed;
  let from = 0;
  let sailed = 0;
  while (!steer.over() && sailed < whole) {
    const at = nextMark(ship, leader, from);
    const reach = Math.min(steer.left(), whole - sailed);
    if (reach <= 0) return;
    if (at < 0) {
      steer.straight(reach);
      return;
    }
    const heading = leader.marks[at + 2] as number;
    const points = leader.marks[at + 3] as number;
    const ahead = ahead8(heading, (leader.marks[at] as number) - ship.x, (leader.marks[at + 1] as number) - ship.y);
    const run = Math.min(reach, Math.round(alongKeel(heading, ahead) / MM));
    if (run > 0) steer.straight(run);
    sailed += run;
    from = at + MARK;
    const cost = 20 * Math.abs(points);
    if (steer.over() || run === reach || steer.left() < cost || steer.closed(points)) return;
    steer.bend(points < 0 ? 'port' : 'starboard', Math.abs(points));
    sailed += cost;
  }
}
