/** Where a card takes a ship: her true way along its curve, from where she lies or from where an earlier card leaves her. */

import type { SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Attitude } from '@weathergauge/rules-sails-of-glory/attitude';
import { RED } from '@weathergauge/rules-sails-of-glory/attitude';
import { trackOf } from '@weathergauge/rules-sails-of-glory/cards';
import { endPose, pathPoses } from '@weathergauge/rules-sails-of-glory/sliding';
import { distance } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { useOf } from '../panel/fan.ts';
import { BASIC, type Place, poseOf } from './figures.ts';

/** Where a move begins: a place, and for how many turns she has been taken aback (S4). */
export interface Start extends Place {
  readonly aback: number;
}

export interface Way {
  readonly end: Start;
  readonly attitude: Attitude;
  readonly path: readonly Pose[];
}

/** Poses of a path; it is a curve to the eye. */
const POSES = 26;

export function startOf(ship: ShipView): Start {
  return { x: ship.x, y: ship.y, heading: ship.heading, aback: ship.aback };
}

export function wayOf(view: SailsView, ship: ShipView, card: number, from: Start): Way {
  const { card: sailed, line, arrow, attitude } = useOf(view, ship, card, from);
  const track = trackOf(ship.deck, sailed, line);
  const hull = { ...from, halfLength: ship.halfLength, halfWidth: ship.halfWidth };
  const end = { x: 0, y: 0, heading: 0 };
  endPose(hull, track, arrow, end);
  return {
    end: { ...end, aback: attitude === RED ? from.aback + 1 : 0 },
    attitude,
    path: [from, ...pathPoses(hull, track, arrow, POSES)].map(place => poseOf(view, place)),
  };
}

/** Ships that are held, at anchor or aground go nowhere. */
export function mayMove(view: SailsView, ship: ShipView): boolean {
  const held = [...view.entangled, ...view.grappled].some(pair => pair >> 5 === ship.id || (pair & 31) === ship.id);
  return ship.condition === 'afloat' && !ship.anchored && !held;
}

/** Her owner's settled moves, one after the other. */
export function plansOf(view: SailsView, ship: ShipView): readonly Way[] {
  const { own } = ship;
  if (own === null || !mayMove(view, ship)) return [];
  const ways: Way[] = [];
  for (const card of [own.first, own.second]) {
    if (card === 0) break;
    ways.push(wayOf(view, ship, card, ways.at(-1)?.end ?? startOf(ship)));
  }
  return ways;
}

/** Where the card that is asked for now will be sailed from: S2 above the Basic rules after the one that lies there already. */
export function helmStart(view: SailsView, ship: ShipView): Start {
  const start = startOf(ship);
  const first = ship.own?.first ?? 0;
  // Before the first turn the card asked for is the first (S1).
  if (view.level === BASIC || view.turn === 0 || first === 0 || !mayMove(view, ship)) return start;
  return wayOf(view, ship, first, start).end;
}

/** The way that was really made: along the card's curve to where she came to lie, even if something stopped her before. */
export function sailedPath(
  view: Pick<SailsView, 'height'>,
  ship: Pick<ShipView, 'deck' | 'halfLength' | 'halfWidth'>,
  e: {
    readonly card: number;
    readonly line: number;
    readonly arrow: number;
    readonly fromX: number;
    readonly fromY: number;
    readonly fromHeading: number;
    readonly x: number;
    readonly y: number;
    readonly heading: number;
    readonly slid: boolean;
  },
): readonly Pose[] {
  const from = { x: e.fromX, y: e.fromY, heading: e.fromHeading };
  const end = poseOf(view, e);
  const track = trackOf(ship.deck, e.card, e.line);
  const hull = { ...from, halfLength: ship.halfLength, halfWidth: ship.halfWidth };
  const way = pathPoses(hull, track, Math.min(e.arrow, track.x.length - 1), POSES).map(place => poseOf(view, place));
  const start = poseOf(view, from);
  if (!e.slid) return [start, ...way.slice(0, -1), end];
  // Of the whole way as much as lies before the place where she stopped.
  const made = distance(start, end);
  return [start, ...way.filter(pose => distance(start, pose) < made - 1), end];
}
