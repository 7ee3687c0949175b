/**
 * Which order brings a ship nearer to a good broadside. It looks one card ahead with the true curves. It is advice only:
 * what is allowed is in the offers.
 */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { attitudeOf, gunReach, inAction, nextStart, RED, worthOf } from '@weathergauge/rules-sails-of-glory/geometry';
import { bearing, distance, turnBetween } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { HUNDREDTHS, poseOf } from '../board/units.ts';
import { wayOf } from '../board/helm.ts';
import type { Position } from '../../../client/protocol.ts';
import { actions, viewOf } from './questions.ts';

/** Millimetres. How far within long range firing is worth it, and how far within short range she is best placed. */
const WITHIN_LONG = 10;
const WITHIN_SHORT = 25;
const EDGE = 70;
const AHEAD = 110;
const ABEAM = 90;

const OUT_OF_THE_QUESTION = 1000;
const TAKEN_ABACK = 250;
const FOUL = 120;

/** The best answer to whatever is asked, as a place in the list. */
export function advise(position: Position): readonly number[] {
  const all = actions(position);
  if (all.some(({ do: verb }) => verb === 'helm')) return bestOf(position, helmCost);
  if (all.some(({ do: verb }) => verb === 'cease')) return bestOf(position, fireCost);
  return all.length === 0 ? [] : [0];
}

export function bestOf(
  position: Position,
  costOf: (view: SailsView, action: SailsAction) => number,
): readonly number[] {
  const view = viewOf(position);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, action] of actions(position).entries()) {
    const cost = costOf(view, action);
    if (cost >= least) continue;
    least = cost;
    best = i;
  }
  return [best];
}

/** Lower with more and heavier counters; ending the fire comes last. */
function fireCost(view: SailsView, action: SailsAction): number {
  if (action.do !== 'fire' && action.do !== 'muskets') return action.do === 'cease' ? 0 : 1;
  const worth = worthOf(view, action);
  return -1 - worth.counters * (worth.distance === 'short' ? 2 : 1);
}

export function helmCost(view: SailsView, action: SailsAction): number {
  if (action.do !== 'helm') return OUT_OF_THE_QUESTION;
  const ship = view.ships[action.ship];
  if (ship === undefined) return OUT_OF_THE_QUESTION;
  const { end } = wayOf(view, ship, action.card, nextStart(view, ship));
  const pose = poseOf(view, end);
  return (
    edgeCost(view, pose) +
    foulCost(view, ship, pose) +
    enemyCost(view, ship, pose) +
    (attitudeOf(end.heading, view.windFrom) === RED ? TAKEN_ABACK : 0)
  );
}

/** How near she comes to the edge now and with the next card. */
export function edgeCost(view: Pick<SailsView, 'width' | 'height'>, pose: Pose): number {
  const radians = (pose.heading * Math.PI) / 180;
  const next = { x: pose.x + AHEAD * Math.sin(radians), y: pose.y - AHEAD * Math.cos(radians) };
  const room = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    Math.min(x, y, view.width / HUNDREDTHS - x, view.height / HUNDREDTHS - y);
  if (room(pose) < EDGE / 2) return OUT_OF_THE_QUESTION;
  return Math.max(0, EDGE - room(next)) * 4;
}

function foulCost(view: SailsView, ship: ShipView, pose: Pose): number {
  const near = view.ships.filter(other => {
    if (other.id === ship.id || !inAction(other)) return false;
    // A friendly ship that has a card planned is judged at the end of it.
    const card = other.own?.first ?? 0;
    const end = card > 0 ? wayOf(view, other, card, nextStart(view, other)).end : other;
    return distance(pose, poseOf(view, end)) < (ship.halfLength + other.halfLength) / HUNDREDTHS;
  });
  return near.length * FOUL;
}

function enemyCost(view: SailsView, ship: ShipView, pose: Pose): number {
  const { short, long } = gunReach();
  const reach = long / HUNDREDTHS - WITHIN_LONG;
  const goodRange = short / HUNDREDTHS - WITHIN_SHORT;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of view.ships) {
    if (enemy.side === ship.side || !inAction(enemy)) continue;
    const at = poseOf(view, enemy);
    const far = distance(pose, at);
    const offBow = Math.abs(turnBetween(pose.heading, bearing(pose, at)));
    // Far off she steers for the enemy; near by she brings her side to bear.
    const cost = far > reach ? far + offBow : Math.abs(far - goodRange) / 2 + Math.abs(offBow - ABEAM) * 1.5;
    least = Math.min(least, cost);
  }
  return Number.isFinite(least) ? least : 0;
}

/** A ship of mine is about to leave the field. */
export function nearsEdge(position: Position): boolean {
  const view = viewOf(position);
  return view.ships.some(ship => ship.own !== null && inAction(ship) && edgeCost(view, poseOf(view, ship)) > EDGE);
}
