/**
 * Which order to the helm brings her nearer to what a lesson asks for. It knows the figures that the pictures know and
 * looks one move ahead; it advises, and what may be done is the rules' business alone.
 */

import type { AgeOfSailAction, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { bearing, distance, offset, radians, turnBetween } from '../../../board/geometry.ts';
import type { Pose } from '../../../board/scene.ts';
import { BANDS, DEGREES_PER_POINT, HUNDREDTHS, speedOn, TURN_MM } from '../board/figures.ts';
import { poseOf } from '../board/scene.ts';
import { runAhead, turnPath } from '../board/track.ts';
import type { Position } from '../../../client/protocol.ts';

/** Guns to bear at a good range, or hull to hull. */
export type Aim = 'broadside' | 'contact';

type Side = 'port' | 'starboard';
type Order = { readonly do: 'run'; readonly mm: number } | { readonly do: 'turn' | 'tack'; readonly to: Side };

const FULL = 360;
/** Longest straight run is looked at in steps of this. */
const STEP = 10;
const MOST_TURNS = 3;
/** Centres nearer than this to the table's edge are too near. */
const SHORE = 30;
const HALF_KEEL = 15;
const BEAM = 10;
const GOOD_RANGE = 55;
const LONGEST = BANDS[BANDS.length - 1]?.reach ?? 0;
/** A turn costs about so much of a move, a tack more. */
const PER_POINT = 0.2;
const PER_TACK = 0.5;
/** Few and plain orders are better advice than a millimetre gained. */
const PER_ORDER = 0.04;
const PER_TURN = 0.12;
const STROKES = [50, 10, 5, 1] as const;
/** A course hardly nearer to the wind than close hauled is sailed as if it were not. */
const CLOSE_ENOUGH = 0.9;
const OUT_OF_THE_QUESTION = 1000;
const THERE = -10;

interface Water {
  readonly view: AgeOfSailView;
  readonly ship: ShipView;
  readonly enemy: Pose;
  readonly aim: Aim;
}

interface Reckoning {
  readonly pose: Pose;
  readonly used: number;
  readonly first: Order | null;
  readonly touched: boolean;
  /** What it takes to say it. */
  readonly trouble: number;
}

/** The offer to be given next, or null where none of the plans is on offer. */
export function bestHelm(position: Position, ship: ShipView, enemy: ShipView, aim: Aim): number | null {
  const view = position.view as AgeOfSailView;
  const water: Water = { view, ship, enemy: poseOf(view, enemy), aim };
  const start: Reckoning = {
    pose: poseOf(view, ship),
    used: position.prompt?.about['used'] ?? 0,
    first: null,
    touched: false,
    trouble: 0,
  };
  let best: Reckoning | null = null;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (end: Reckoning): void => {
    const cost = costOf(water, end);
    if (end.first === null || cost >= least) return;
    least = cost;
    best = end;
  };
  for (const turned of turns(water, start)) {
    for (const run of runs(water, turned)) {
      weigh(run);
      for (const again of turns(water, run)) for (const end of runs(water, again)) weigh(end);
    }
  }
  return best === null ? null : offerFor(position, (best as Reckoning).first);
}

/** Whether the longest run on offer would take her over the edge of the chart, and so out of the battle. */
export function nearsEdge(position: Position, ship: ShipView): boolean {
  const view = position.view as AgeOfSailView;
  const far = Math.max(
    0,
    ...position.offers.map(({ action }) => {
      const order = action as AgeOfSailAction;
      return order.do === 'run' ? order.mm : 0;
    }),
  );
  const { x, y } = runAhead(poseOf(view, ship), far);
  return x < 0 || y < 0 || x > view.width / HUNDREDTHS || y > view.height / HUNDREDTHS;
}

/** As it is, and after up to three turns to either side. */
function turns(water: Water, from: Reckoning): Reckoning[] {
  const ends = [from];
  for (const to of ['port', 'starboard'] as const) {
    let now: Reckoning | null = from;
    for (let i = 0; i < MOST_TURNS && now !== null; i++) {
      now = turn(water, now, to);
      if (now !== null) ends.push(now);
    }
  }
  return ends;
}

/** A point, or through the wind where one point would lie in its eye. */
function turn(water: Water, from: Reckoning, to: Side): Reckoning | null {
  if (from.touched) return null;
  const by = to === 'port' ? -DEGREES_PER_POINT : DEGREES_PER_POINT;
  const tacks = isInEye(water, from.pose.heading + by);
  const points = tacks ? 2 : 1;
  if (leftOf(water, from) < points * TURN_MM) return null;
  const path = turnPath(from.pose, to, points);
  const pose = path[path.length - 1] ?? from.pose;
  const whole: Pose = { ...pose, heading: norm(from.pose.heading + by * points) };
  const order: Order = { do: tacks ? 'tack' : 'turn', to };
  const touched = path.some(at => touches(at, water.enemy));
  return {
    pose: whole,
    used: from.used + points * TURN_MM,
    first: from.first ?? order,
    touched,
    trouble: from.trouble + points * PER_TURN,
  };
}

function runs(water: Water, from: Reckoning): Reckoning[] {
  const ends = [from];
  const left = leftOf(water, from);
  if (from.touched) return ends;
  let touched = false;
  for (let mm = STEP; mm < left + STEP && !touched; mm += STEP) {
    const far = Math.min(mm, left);
    if (far <= 0) break;
    const pose = runAhead(from.pose, far);
    touched = touches(pose, water.enemy);
    const first = from.first ?? { do: 'run', mm: far };
    const trouble = from.trouble + PER_ORDER * (far === left ? 1 : strokesOf(far));
    ends.push({ pose, used: from.used + far, first, touched, trouble });
  }
  return ends;
}

function leftOf({ view, ship }: Water, { pose, used }: Reckoning): number {
  return (speedOn(pointsOff(view, pose.heading), ship, view.windSpeed) ?? 0) - used;
}

/** Orders that a run of this length takes. */
function strokesOf(mm: number): number {
  let left = mm;
  let count = 0;
  for (const stroke of STROKES) {
    count += Math.floor(left / stroke);
    left %= stroke;
  }
  return count;
}

function costOf(water: Water, end: Reckoning): number {
  const { view, enemy, aim } = water;
  const { pose, touched, trouble } = end;
  const width = view.width / HUNDREDTHS;
  const height = view.height / HUNDREDTHS;
  if (pose.x < SHORE || pose.y < SHORE || pose.x > width - SHORE || pose.y > height - SHORE) {
    return OUT_OF_THE_QUESTION;
  }
  if (aim === 'contact' && touched) return THERE + trouble;
  if (aim === 'broadside') {
    const { far, bears } = sightOf(pose, enemy);
    if (touched) return OUT_OF_THE_QUESTION;
    if (bears && far <= LONGEST) return THERE + Math.abs(far - GOOD_RANGE) / GOOD_RANGE + trouble;
  }
  return passage(water, pose) + trouble;
}

/** Moves from here to the enemy, roughly: straight where the wind allows it, in two legs where it does not. */
function passage({ view, ship, enemy }: Water, pose: Pose): number {
  const far = distance(pose, enemy);
  const course = bearing(pose, enemy);
  const wind = view.windFrom * DEGREES_PER_POINT;
  const off = between(course, wind);
  const speed = (heading: number): number => speedOn(pointsOff(view, heading), ship, view.windSpeed) ?? STEP;
  if (off >= DEGREES_PER_POINT * CLOSE_ENOUGH) {
    const near = Math.round(course / DEGREES_PER_POINT) * DEGREES_PER_POINT;
    return far / speed(near) + (between(pose.heading, course) / DEGREES_PER_POINT) * PER_POINT;
  }
  const tacks = [wind - DEGREES_PER_POINT, wind + DEGREES_PER_POINT];
  const legs = (far * Math.cos(radians(off))) / Math.cos(radians(DEGREES_PER_POINT));
  const turned = Math.min(...tacks.map(tack => between(pose.heading, tack))) / DEGREES_PER_POINT;
  return legs / speed(wind + DEGREES_PER_POINT) + PER_TACK + turned * PER_POINT;
}

/** How far, and whether a broadside bears: 4.1 over 90 degrees to each side. */
export function sightOf(from: Pose, to: Pose): { readonly far: number; readonly bears: boolean } {
  const { ahead, abeam } = seenFrom(from, to);
  return { far: distance(from, to), bears: Math.abs(ahead) <= Math.abs(abeam) };
}

/** Hulls as the rules see them: keels of 3 cm, half a centimetre of beam to each side. Near enough for advice. */
export function touches(a: Pose, b: Pose): boolean {
  for (let i = -2; i <= 2; i++) {
    const { ahead, abeam } = seenFrom(b, offset(a, (i * HALF_KEEL) / 2));
    if (Math.hypot(Math.max(0, Math.abs(ahead) - HALF_KEEL), abeam) < BEAM) return true;
  }
  return false;
}

function seenFrom(ship: Pose, at: { readonly x: number; readonly y: number }): { ahead: number; abeam: number } {
  const angle = radians(turnBetween(ship.heading, bearing(ship, at)));
  const far = distance(ship, at);
  return { ahead: far * Math.cos(angle), abeam: far * Math.sin(angle) };
}

/** The same order, or the longest stroke of that run that is on offer. */
function offerFor({ offers }: Position, order: Order | null): number | null {
  if (order === null) return null;
  let found: number | null = null;
  let longest = 0;
  for (const [i, offer] of offers.entries()) {
    const action = offer.action as AgeOfSailAction;
    if (order.do !== 'run') {
      if (action.do === order.do && action.to === order.to) return i;
    } else if (action.do === 'run' && action.mm <= order.mm && action.mm > longest) {
      found = i;
      longest = action.mm;
    }
  }
  return found;
}

/** Points between a heading, in degrees, and the wind's eye. */
export function pointsOff(view: AgeOfSailView, heading: number): number {
  return Math.round(between(heading, view.windFrom * DEGREES_PER_POINT) / DEGREES_PER_POINT);
}

function isInEye({ view }: Water, heading: number): boolean {
  return pointsOff(view, heading) === 0;
}

function between(a: number, b: number): number {
  return Math.abs(turnBetween(a, b));
}

function norm(heading: number): number {
  return ((heading % FULL) + FULL) % FULL;
}
