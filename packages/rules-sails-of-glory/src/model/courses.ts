/** Where the cards on her mat take a ship, as far as her owner can tell: with the wind as it is and nothing in the way. */

import type { Attitude } from './attitude.ts';
import { attitudeOf, RED } from './attitude.ts';
import { trackOf } from './cards.ts';
import type { Move, Wind } from './sailing.ts';
import { isHeld, moveBy } from './sailing.ts';
import type { Pose3 } from './sliding.ts';
import { endPose, pathPoses } from './sliding.ts';
import { BASIC } from './vessels.ts';
import type { OwnView, SailsView, ShipView } from './view.ts';

/** Where a move begins: a place, and for how many turns she has been taken aback. */
export interface Start extends Readonly<Pose3> {
  readonly aback: number;
}

export interface Course {
  readonly end: Start;
  /** How she lies to the wind when she sets out. */
  readonly attitude: Attitude;
  readonly move: Readonly<Move>;
}

type Situation = Pick<SailsView, 'level' | 'turn' | 'entangled' | 'grappled'> & Wind;
type Model = Pick<ShipView, 'deck' | 'halfLength' | 'halfWidth'>;

/** B3.6 A gray card of a ship taken aback is shown by the straight red one: which it will be is left to chance (A10.13). */
export function courseOf(
  situation: Pick<Situation, 'level'> & Wind,
  ship: Model & Pick<ShipView, 'sails'>,
  card: number,
  from: Start,
): Course {
  const move: Move = { card: 0, line: 0, arrow: 0 };
  const { deck, sails } = ship;
  moveBy(situation.level, situation, { deck, sails, heading: from.heading, aback: from.aback }, card, -1, move);
  const attitude = attitudeOf(from.heading, situation.windFrom);
  const end: Pose3 = { x: 0, y: 0, heading: 0 };
  endPose(hullAt(ship, from), trackOf(deck, move.card, move.line), move.arrow, end);
  return { end: { ...end, aback: attitude === RED ? from.aback + 1 : 0 }, attitude, move }; // S4.8
}

/** `count` places along the line of a card, for the eye: the last is where the whole move ends. */
export function placesAlong(ship: Model, from: Readonly<Pose3>, move: Readonly<Move>, count: number): readonly Pose3[] {
  const track = trackOf(ship.deck, move.card, move.line);
  return pathPoses(hullAt(ship, from), track, Math.min(move.arrow, track.x.length - 1), count);
}

function hullAt({ halfLength, halfWidth }: Model, { x, y, heading }: Readonly<Pose3>) {
  return { x, y, heading, halfLength, halfWidth };
}

/** A ship at anchor or aground sails no cards. */
export function isUnderWay({ condition, anchored }: Pick<ShipView, 'condition' | 'anchored'>): boolean {
  return condition === 'afloat' && !anchored;
}

/** S2, O4, O10 Ships that are held, at anchor or aground go nowhere. */
export function mayMove(situation: Situation, ship: ShipView): boolean {
  return isUnderWay(ship) && isHeld(situation, ship) === '';
}

/** The moves that her owner has settled, one after the other, each with where it begins. */
export function settledCourses(situation: Situation, ship: ShipView): readonly (Course & { readonly from: Start })[] {
  const { own } = ship;
  if (own === null || !mayMove(situation, ship)) return [];
  const courses: (Course & { readonly from: Start })[] = [];
  for (const card of [own.first, own.second]) {
    if (card === 0) break;
    const from = courses.at(-1)?.end ?? ship;
    courses.push({ ...courseOf(situation, ship, card, from), from });
  }
  return courses;
}

/** S1, S2 Is the card that is planned now for the turn after this one? */
export function plansAhead({ level, turn }: Pick<Situation, 'level' | 'turn'>): boolean {
  return level > BASIC && turn > 0;
}

/** Where the card that is asked for now will be sailed from: above the Basic rules, where the one before it ends. */
export function nextStart(situation: Situation, ship: ShipView): Start {
  const first = ship.own?.first ?? 0;
  if (!plansAhead(situation) || first === 0 || !mayMove(situation, ship)) return ship;
  return courseOf(situation, ship, first, ship).end;
}

/** The card that has been planned in this phase; 0 for none. */
export function plannedCard(situation: Pick<Situation, 'level' | 'turn'>, own: OwnView | null): number {
  if (own === null) return 0;
  return plansAhead(situation) ? own.second : own.first;
}
