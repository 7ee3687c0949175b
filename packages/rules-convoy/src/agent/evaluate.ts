/** How a position looks to an agent. Nothing here is a rule. */

import type { Frame, Seat } from '@weathergauge/engine';
import { hunts } from './homeward.ts';
import type { EvaluationContext } from './position.ts';
import {
  bestEnd,
  between,
  boardingWorth,
  contextOf,
  fightChance,
  fights,
  safetyOf,
  signOf,
  strength,
  worthAt,
} from './position.ts';
import type { Sailing } from '../chapters/ch01-sailing.ts';
import { result, scores } from '../chapters/ch05-victory.ts';
import { addsHex } from '../model/abilities.ts';
import type { ConvoyEvent } from '../model/events.ts';
import type { Convoy, Ship, Side } from '../model/state.ts';
import { CONVOY, enemyOf, markersLeft, RAIDERS, shipOf } from '../model/state.ts';

/** Points at which the curve from a lead to certainty is half way: at the end, and for all the time that is left. */
const HALF_WAY = 2;
const HALF_WAY_LATER = 5;
/** What a wind die in stock is worth. */
const WIND_DIE = 0.07;
/** Chance that a wind change goes through, by successes that stand, while it can still be answered. */
const GOES_THROUGH = [0, 0.6, 0.8, 0.9] as const;

export function evaluate(s: Readonly<Convoy>, seat: Seat): number {
  const side = s.articles.sides[seat] as Side;
  const ended = result(s);
  if (ended) return ended.winners.length === 0 ? 0 : ended.winners.includes(seat) ? 1 : -1;
  const left = Math.max(0, s.articles.loop - s.clock) / s.articles.loop;
  const lead = signOf(side) * outcome(s);
  return lead / (Math.abs(lead) + HALF_WAY + HALF_WAY_LATER * left);
}

/** The lead that the convoy may hope for, in victory points. */
function outcome(s: Readonly<Convoy>): number {
  let lead = under(s, s.windTo);
  if (s.gusts > 0) {
    const turned = [under(s, (s.windTo + 1) % 6), under(s, (s.windTo + 5) % 6)].map(value => signOf(s.active) * value);
    const answerable = (s.stock[enemyOf(s.active)] as number) >= s.gusts;
    const chance = answerable ? (GOES_THROUGH[Math.min(3, s.gusts)] as number) : 1;
    lead += signOf(s.active) * chance * (Math.max(...turned) - signOf(s.active) * lead);
  }
  return lead;
}

function under(s: Readonly<Convoy>, wind: number): number {
  const o = contextOf(s, wind);
  const frame = underWay(s);
  const mover = frame === null ? null : shipOf(s, (frame.vars as Sailing).ship);
  let lead = WIND_DIE * o.future * ((s.stock[CONVOY] as number) - (s.stock[RAIDERS] as number));
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship === mover) continue;
    // What depends on where the ship under way ends is counted with her.
    if (mover !== null && (hunts(mover, ship) || ship.condition === 'struck')) continue;
    const safety = ship.kind === 'merchant' && ship.condition === 'sailing' ? safetyOf(o, ship, ship.at, null) : 1;
    lead += worthAt(o, ship, ship.at, ship.facing, safety);
  }
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.side !== CONVOY || ship === mover) continue;
    for (let j = 0; j < s.ships.length; j++) {
      const other = s.ships[j] as Ship;
      if (other !== mover && fights(ship, other)) lead += between(o, ship, ship.at, ship.facing, other, other.at);
    }
  }
  if (frame !== null && mover !== null) lead += bestEnd(o, mover, frame.vars as Sailing);
  return lead + pendingWorth(o);
}

/** The move under way, once it has begun: before that a ship is judged as all those are that wait. */
function underWay(s: Readonly<Convoy>): Frame | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i] as Frame;
    if (frame.proc !== 'sail') continue;
    const l = frame.vars as Sailing;
    const ship = shipOf(s, l.ship);
    const begun = l.moved + l.turns + l.failed + l.added + ship.fired > 0;
    return begun && l.over === 0 && ship.condition === 'sailing' ? frame : null;
  }
  return null;
}

/** Hits not yet placed, and a grapple not yet followed up. */
function pendingWorth(o: EvaluationContext): number {
  const frame = o.s.stack.at(-1);
  if (frame === undefined) return 0;
  const { vars } = frame;
  if (frame.proc === 'placing') {
    const target = shipOf(o.s, vars['target'] as number);
    const left = markersLeft(target);
    const share = left === 0 ? 0 : (vars['hits'] as number) / left;
    return -signOf(target.side) * strength(target) * o.future * share;
  }
  if (frame.proc === 'boarding' && vars['stage'] === 1) {
    const ship = shipOf(o.s, vars['ship'] as number);
    const target = shipOf(o.s, vars['target'] as number);
    return signOf(ship.side) * Math.max(0, boardingWorth(o, ship, target, fightChance(ship, target)));
  }
  if (frame.proc === 'recovery') {
    const ship = shipOf(o.s, vars['ship'] as number);
    return signOf(ship.side) * 0.3 * (vars['gains'] as number);
  }
  return 0;
}

/** Points, markers and ships by side, in the book's own units. */
/** 1.9 What her dice for a hex more have won her: only her move knows it. */
export function tallied(event: ConvoyEvent): Readonly<Record<string, number>> | null {
  return event.type === 'pressed' && addsHex(event.face, event.needed) ? { 'a hex more': 1 } : null;
}

export function tally(s: Readonly<Convoy>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const points = scores(s);
  for (const [side, name] of [
    [CONVOY, 'convoy'],
    [RAIDERS, 'raiders'],
  ] as const) {
    let crew = 0;
    let gun = 0;
    let sail = 0;
    let prizes = 0;
    let lost = 0;
    let aground = 0;
    for (const ship of s.ships) {
      if (ship.side === side && ship.condition === 'sailing') {
        crew += ship.crew;
        gun += ship.gun;
        sail += ship.sail;
        if (ship.aground !== 0) aground++;
        if (ship.flag !== side) prizes++;
      }
      if (ship.flag === side && ship.side !== side) lost++;
    }
    counts[`${name} crew`] = crew;
    counts[`${name} guns`] = gun;
    counts[`${name} sails`] = sail;
    counts[`${name} markers`] = crew + gun + sail;
    counts[`${name} aground`] = aground;
    counts[`${name} prizes`] = prizes;
    counts[`${name} ships lost`] = lost;
    counts[`${name} points`] = points[side];
  }
  counts['wind shift'] = s.gusts > 0 ? 1 : 0;
  counts['merchants home'] = s.ships.filter(ship => ship.condition === 'exited').length;
  return counts;
}
