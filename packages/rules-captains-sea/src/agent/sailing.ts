/** Where ships will lie, and what that is worth beside their guns. Nothing here is a rule. */

import type { Draft } from '../model/drafts.ts';
import { pointsToClose } from './closing.ts';
import { foresightOf, forget } from './foresight.ts';
import { strainModifier } from '../chapters/ch16-bonus.ts';
import { DX, DY, isDownwind, pointsBetween, range, turned, windPosition } from '../model/geometry-core.ts';
import { freeTurns, wornTo } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activationsLeft, isAfloat } from '../model/state.ts';
import { ADVANCE, IN_IRONS, TACK, WEAR_DOWN, WEAR_UP } from '../model/vocabulary.ts';

/** By wind position A to H, in thousandths: how freely a ship can go where she likes. */
const FREEDOM: readonly number[] = [12, 12, 10, 9, 9, 4, 4, -200];
/** To windward of an enemy that is near enough for it to matter. */
const WEATHER_GAUGE = 16;
const GAUGE_REACH = 12;
/** 9.1.4 The chance to come through the wind without a card. */
const TACKS = 0.3;

/** Poses after the blocks that `seat` knows of, and what straining costs on average. */
export function foreseePoses(s: Readonly<Sea>, seat: number, draft: Readonly<Draft> | null): void {
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const seen = forget(ship, i);
    const { pose, losses } = seen;
    if (!isAfloat(ship)) continue;
    let strain = ship.declared === 1 ? ship.strain : 0;
    if (ship.seat === seat) {
      const orders = draft !== null && draft.kind === 'blocks' ? draft.ships[i] : null;
      const block = orders ? orders.block : ship.block;
      const cost = orders ? orders.cost : ship.cost;
      strain = orders ? orders.strain : ship.strain;
      const carried = block > 0 && cost > ship.spent + activationsLeft(ship, s.impulse);
      if (carried && strain === 0) strain = 1;
      if (block === TACK) seen.tacks = 1;
      if (block > 0 && !carried) {
        make(block, pose, s.windTo);
        if (block === ADVANCE) seen.mayTurn = 1;
      } else if (strain > 0) advance(pose);
    }
    if (strain > 0) {
      const short = 5 - strainModifier(ship) - (ship.strain === strain ? 0 : strain - ship.strain);
      losses.rigging += (strain * Math.max(0, Math.min(6, short))) / 6;
    }
  }
}

function make(block: number, pose: { col: number; row: number; heading: number }, windTo: number): void {
  if (block === ADVANCE) advance(pose);
  else if (block === WEAR_DOWN || block === WEAR_UP) pose.heading = wornTo(block, pose.heading, windTo);
  else if (block === TACK) {
    const inIrons = turned(windTo, 4);
    pose.heading = turned(inIrons, pointsBetween(pose.heading, inIrons) === 1 ? 1 : -1);
  }
}

function advance(pose: { col: number; row: number; heading: number }): void {
  pose.col += DX[pose.heading] as number;
  pose.row += DY[pose.heading] as number;
}

/** The nearest enemy by where ships will lie, or -1. */
export function nearestTo(s: Readonly<Sea>, ship: Readonly<Ship>): number {
  let nearest = -1;
  let least = 999;
  for (let i = 0; i < s.ships.length; i++) {
    const other = s.ships[i] as Ship;
    if (other.side === ship.side || !isAfloat(other)) continue;
    const far = range(foresightOf(ship.id).pose, foresightOf(i).pose);
    if (far >= least) continue;
    least = far;
    nearest = i;
  }
  return nearest;
}

/** Wind and weather gauge of a ship, in thousandths. */
export function seaRoom(s: Readonly<Sea>, ship: Readonly<Ship>): number {
  const { pose, tacks } = foresightOf(ship.id);
  let worth = FREEDOM[windPosition(pose.heading, s.windTo)] as number;
  if (tacks === 1) worth += (1 - TACKS) * (FREEDOM[IN_IRONS] as number);
  const enemy = nearestTo(s, ship);
  if (enemy < 0) return worth;
  const there = foresightOf(enemy).pose;
  if (range(pose, there) <= GAUGE_REACH && isDownwind(pose, there, s.windTo)) worth += WEATHER_GAUGE;
  return worth;
}

/** Movement points that she still needs to come up with the nearest enemy, from where she will lie. */
export function distance(s: Readonly<Sea>, ship: Readonly<Ship>): number {
  const enemy = nearestTo(s, ship);
  if (enemy < 0) return 0;
  const { pose, mayTurn } = foresightOf(ship.id);
  const there = foresightOf(enemy).pose;
  const [dx, dy] = [there.col - pose.col, there.row - pose.row];
  let points = pointsToClose(dx, dy, pose.heading, s.windTo);
  if (mayTurn === 1)
    for (const heading of freeTurns(pose.heading, s.windTo))
      points = Math.min(points, pointsToClose(dx, dy, heading, s.windTo));
  return points;
}
