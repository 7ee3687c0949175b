/** What guns may be expected to do, in boxes of the ship log: for agents, who need it fast and nearly right. */

import { segmentTouchesPolygon } from '@weathergauge/seamanship';
import { BALL, CHAIN, DOUBLE, GRAPE } from '../chapters/b5-laying.ts';
import { BASES, type Base, type Face, perFigures, RULER } from '../model/data/figures.ts';
import { blocksSight, type Land } from '../model/ground.ts';
import type { Loss, ExpectedPose } from '../model/scratch.ts';
import { scratch } from '../model/scratch.ts';
import { isShort } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { ADVANCED, BATTERY, BUILDING, STANDARD } from '../model/state.ts';

const { aim, tried } = scratch.guns;

/** Boxes that a fire and a leak cost before they are dealt with, and what a rudder or a torn sail is as good as. */
const FIRE_BOXES = 2.2;
const LEAK_BOXES = 1.6;
const RUDDER_BOXES = 0.5;
const SAILS_TO_A_MAST = 6;
const MOST_BURDEN = 8;

/** By letter: what one counter does. */
interface Effect {
  /** By burden: boxes of normal damage. A counter beyond the burden fills one box and no more (B7.10). */
  readonly boxes: readonly number[];
  readonly points: number;
  readonly crew: number;
  /** A10 Boxes and masts that its symbols cost. */
  readonly symbols: number;
  readonly masts: number;
}

function effectOf(faces: readonly Face[], bag: readonly number[]): Effect {
  let total = 0;
  for (const count of bag) total += count;
  const mean = (of: (face: Face) => number): number => {
    let sum = 0;
    for (let i = 0; i < bag.length; i++) sum += (bag[i] as number) * of(faces[i] as Face);
    return sum / Math.max(1, total);
  };
  const burdens = Array.from({ length: MOST_BURDEN + 1 }, (_, burden) => Math.max(1, burden));
  const marks: Readonly<Record<string, number>> = { fire: FIRE_BOXES, leak: LEAK_BOXES, rudder: RUDDER_BOXES };
  return {
    boxes: burdens.map(burden => mean(face => Math.min(face.points, burden) / burden)),
    points: mean(face => face.points),
    crew: mean(face => face.crew),
    symbols: mean(face => marks[face.special] ?? 0),
    masts: mean(face => (face.special === 'mast' ? 1 : face.special === 'sail' ? 1 / SAILS_TO_A_MAST : 0)),
  };
}

const effects = perFigures(({ faces, mix }) => {
  const [a, b, c, d, e] = mix.map(bag => effectOf(faces, bag)) as [Effect, Effect, Effect, Effect, Effect];
  return { a, b, c, d, e };
});

/** Adds what so many counters of a letter do to a target. */
function addCounters(s: Readonly<Sails>, effect: Effect, counters: number, target: Readonly<Ship>, loss: Loss): void {
  loss.crew += counters * effect.crew;
  if (target.base === BUILDING) {
    loss.hull += counters * effect.points;
    return;
  }
  loss.hull += counters * (effect.boxes[Math.min(MOST_BURDEN, target.burden)] as number);
  if (s.articles.level < ADVANCED) return;
  loss.hull += counters * effect.symbols;
  loss.masts += counters * effect.masts;
}

/** Adds what a shot of `counters` within a band of the ruler does. */
export function addShot(
  s: Readonly<Sails>,
  shot: number,
  band: number,
  counters: number,
  target: Readonly<Ship>,
  loss: Loss,
): void {
  const { a, b, c, d } = effects();
  if (shot === CHAIN) return band === 0 ? addCounters(s, c, counters, target, loss) : undefined;
  if (shot === GRAPE) return band === 0 ? addCounters(s, d, counters, target, loss) : undefined;
  if (shot === DOUBLE) {
    if (!isShort(band)) return;
    addCounters(s, a, counters, target, loss);
    return addCounters(s, b, counters, target, loss);
  }
  addCounters(s, isShort(band) ? b : a, counters, target, loss);
}

export function addMuskets(s: Readonly<Sails>, counters: number, target: Readonly<Ship>, loss: Loss): void {
  addCounters(s, effects().e, counters, target, loss);
}

/** S5 A friend run into: as many long-range balls as she is great. */
export function addCollision(s: Readonly<Sails>, burden: number, target: Readonly<Ship>, loss: Loss): void {
  addCounters(s, effects().a, burden, target, loss);
}

/** What is in the guns of one whose shot is not known: grape where it tells, else ball. */
export function guessedShot(s: Readonly<Sails>, band: number): number {
  return band === 0 && s.articles.level >= STANDARD ? GRAPE : BALL;
}

/** Tangents off the beam of the central arc and of the outer limits of the others (facts 5.2). */
const NARROW = 0.306;
const WIDE = 1.15;
/** No part of a base is farther from its centre. */
const REACH = 4700;

/** S6.3, S6.4 in shares. */
const BOW_RAKE = 0.36;
const STERN_RAKE = 0.52;

/** Looks from one expected pose at another and writes what it finds to `aim`. False when neither guns nor muskets reach. */
export function takeAim(
  s: Readonly<Sails>,
  base: number,
  at: Readonly<ExpectedPose>,
  there: Readonly<ExpectedPose>,
): boolean {
  const dx = there.x - at.x;
  const dy = there.y - at.y;
  const far = RULER.full + REACH;
  if (dx * dx + dy * dy > far * far) return false;
  const across = dx * at.cos - dy * at.sin;
  const ahead = dx * at.sin + dy * at.cos;
  const side = across > 0 ? 1 : 0;
  aim.side = side;
  // All as if the target were to starboard: her keel in the shooter's own frame.
  const hand = side === 1 ? 1 : -1;
  const keelAbeam = hand * (there.sin * at.cos - there.cos * at.sin);
  const keelAhead = there.cos * at.cos + there.sin * at.sin;
  const abeam = hand * across;
  aim.near = isNear(at, there, abeam, ahead, keelAbeam, keelAhead) ? 1 : 0;
  aim.rake = 0;
  if (base >= BATTERY) return shoreAim(abeam, ahead);
  const { dotX, dotY } = BASES[base] as Base;
  const u = abeam - dotX[1];
  // How far her base reaches beyond her centre, square to each limit of the arcs: one limit alone decides.
  const longAbeam = keelAbeam * there.halfLength;
  const longAhead = keelAhead * there.halfLength;
  const wideAbeam = keelAhead * there.halfWidth;
  const wideAhead = -keelAbeam * there.halfWidth;
  const narrowFore = NARROW * u + span(longAhead, longAbeam, wideAhead, wideAbeam, -NARROW);
  const narrowRear = NARROW * u + span(longAhead, longAbeam, wideAhead, wideAbeam, NARROW);
  const full = ahead - dotY[1];
  aim.full = full <= narrowFore && full >= -narrowRear ? bandFrom(u, full, keelAbeam, keelAhead, there) : -1;
  const fore = ahead - dotY[0];
  aim.fore =
    fore >= -narrowRear && fore <= WIDE * u + span(longAhead, longAbeam, wideAhead, wideAbeam, -WIDE)
      ? bandFrom(u, fore, keelAbeam, keelAhead, there)
      : -1;
  const rear = ahead - dotY[2];
  aim.rear =
    rear <= narrowFore && rear >= -WIDE * u - span(longAhead, longAbeam, wideAhead, wideAbeam, WIDE)
      ? bandFrom(u, rear, keelAbeam, keelAhead, there)
      : -1;
  if (aim.full >= 0 && s.articles.level >= STANDARD) {
    // Seen from her main mast, the dot lies beyond a short side.
    const along = -(u * keelAbeam + full * keelAhead);
    const beam = Math.abs(u * keelAhead - full * keelAbeam);
    if (beam * there.halfLength <= Math.abs(along) * there.halfWidth) aim.rake = along > 0 ? BOW_RAKE : STERN_RAKE;
  }
  return aim.full >= 0 || aim.fore >= 0 || aim.rear >= 0 || aim.near === 1;
}

function span(longAhead: number, longAbeam: number, wideAhead: number, wideAbeam: number, slope: number): number {
  return Math.abs(longAhead + slope * longAbeam) + Math.abs(wideAhead + slope * wideAbeam);
}

/** The band of the nearest point of her base, seen from a dot at -u, -v. */
function bandFrom(u: number, v: number, keelAbeam: number, keelAhead: number, there: Readonly<ExpectedPose>): number {
  const along = Math.max(0, Math.abs(u * keelAbeam + v * keelAhead) - there.halfLength);
  const beam = Math.max(0, Math.abs(u * keelAhead - v * keelAbeam) - there.halfWidth);
  return bandOfSquare(along * along + beam * beam);
}

function bandOfSquare(range2: number): number {
  const { close, half, full } = RULER;
  if (range2 > full * full) return -1;
  return range2 <= close * close ? 0 : range2 <= half * half ? 1 : 2;
}

/** T5 A battery looks ahead; its arcs are not told apart. */
function shoreAim(abeam: number, ahead: number): boolean {
  aim.side = 0;
  aim.fore = -1;
  aim.rear = -1;
  aim.full = ahead > 0 && abeam <= ahead ? bandOfSquare(abeam * abeam + ahead * ahead) : -1;
  return aim.full !== -1 || aim.near === 1;
}

/** B6.1 By the widest gap along the four axes of the two bases: never more than the true distance. */
function isNear(
  at: Readonly<ExpectedPose>,
  there: Readonly<ExpectedPose>,
  abeam: number,
  ahead: number,
  keelAbeam: number,
  keelAhead: number,
): boolean {
  const slant = Math.abs(keelAbeam);
  const along = Math.abs(keelAhead);
  const room = RULER.width;
  if (abeam - at.halfWidth - there.halfLength * slant - there.halfWidth * along > room) return false;
  if (Math.abs(ahead) - at.halfLength - there.halfLength * along - there.halfWidth * slant > room) return false;
  const fore = Math.abs(abeam * keelAbeam + ahead * keelAhead);
  const beam = Math.abs(abeam * keelAhead - ahead * keelAbeam);
  if (beam - there.halfWidth - at.halfLength * slant - at.halfWidth * along > room) return false;
  return fore - there.halfLength - at.halfLength * along - at.halfWidth * slant <= room;
}

/** The guns of a ship, read off her ship log once. */
export interface Guns {
  fore: number;
  full: number;
  rear: number;
  muskets: number;
}

/** O6.2 */
const FIRST_BROADSIDE = 0.36;

/** Adds, by share, the best that the arcs just aimed can do with a shot (0 for one that must be guessed). */
export function addBroadside(
  s: Readonly<Sails>,
  guns: Readonly<Guns>,
  fresh: boolean,
  shot: number,
  target: Readonly<Ship>,
  share: number,
  loss: Loss,
): boolean {
  let band = aim.full;
  let counters = band >= 0 ? guns.full * (1 + aim.rake) : 0;
  // Half a broadside within the nearer half of the ruler is as good as a whole one beyond it.
  const part = aim.fore >= 0 ? guns.fore : 0;
  if (part > 0 && (band < 0 || (aim.fore < band && part * NEARER > counters))) {
    band = aim.fore;
    counters = part;
  }
  const after = aim.rear >= 0 ? guns.rear : 0;
  if (after > 0 && (band < 0 || (aim.rear < band && after * NEARER > counters))) {
    band = aim.rear;
    counters = after;
  }
  if (counters === 0) return false;
  if (fresh && s.articles.firstBroadside) counters *= 1 + FIRST_BROADSIDE;
  tried.hull = 0;
  tried.crew = 0;
  tried.masts = 0;
  addShot(s, shot === 0 ? guessedShot(s, band) : shot, band, counters * share, target, tried);
  loss.hull += tried.hull;
  loss.crew += tried.crew;
  loss.masts += tried.masts;
  return tried.hull + tried.crew > 0;
}
const NEARER = 2;

/** T4 Does land lie between the two, other than what they stand on? */
export function landBetween(
  s: Readonly<Sails>,
  from: Readonly<Ship>,
  at: Readonly<ExpectedPose>,
  to: Readonly<Ship>,
  there: Readonly<ExpectedPose>,
): boolean {
  for (let i = 0; i < s.land.length; i++) {
    const land = s.land[i] as Land;
    if (i === from.land || i === to.land || !blocksSight(land)) continue;
    if (segmentTouchesPolygon(at.x, at.y, there.x, there.y, land.outline)) return true;
  }
  return false;
}
