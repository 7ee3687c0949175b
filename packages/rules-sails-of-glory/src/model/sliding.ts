/** B3, B4 Movement of a base along the line of a card: where it ends, and how far it slides when something is in the way. */

import { bearing, isqrt, rotateX, rotateY, signedHeadingBetween, turnHeading } from '@weathergauge/seamanship';
import type { Track } from './cards.ts';
import type { Hull } from './hulls.ts';
import { scratch } from './scratch.ts';

/** A place to write into, so that trying one allocates nothing. */
export interface Pose3 {
  x: number;
  y: number;
  heading: number;
}

/** Between the last free point of a line and the first blocked one the contact is sought by halving, this often. */
const HALVINGS = 6;
/** Lengths of steps are added up in sixteenths of a unit, and only the sum is rounded. */
const FINER = 16;

const { notch, blockedAt } = scratch.sliding;

/** B3.6, B3.10 Where the base lies after the whole move to the arrow (an index of the line): her stern edge is on the arrow's bar. */
export function endPose(hull: Hull, track: Track, arrow: number, out: Pose3): void {
  layCard(hull, track);
  onLine(hull, track, arrow, hull.halfLength, out);
}

/**
 * Slides the base along the line towards the arrow, up to the last place that is not blocked, and writes that place.
 *
 * B4.12 If there is room for her on the card, she is put there and her stern follows the line; B4.13 else her bow
 * follows it from where she lies. A line that starts at her stern takes the stern along from there in any case. Returns the way she made
 * in 1/100 mm: along the line, and her own length more if she was put on the card; 0 if she did not move.
 */
export function slide(
  hull: Hull,
  track: Track,
  arrow: number,
  blocked: (x: number, y: number, heading: number) => boolean,
  out: Pose3,
): number {
  layCard(hull, track);
  let toCentre = hull.halfLength;
  let way = 0;
  if (track.from === 'bow') {
    onLine(hull, track, 0, toCentre, out);
    if (blocked(out.x, out.y, out.heading)) toCentre = 0 - hull.halfLength;
    else way = 2 * hull.halfLength;
  }
  onLine(hull, track, 0, toCentre, out);
  let along = 0;
  for (let i = 1; i <= arrow; i += 1) {
    onLine(hull, track, i, toCentre, blockedAt);
    const step = stepLength(track, i);
    if (blocked(blockedAt.x, blockedAt.y, blockedAt.heading)) {
      along += closeUp(step, blocked, out);
      break;
    }
    out.x = blockedAt.x;
    out.y = blockedAt.y;
    out.heading = blockedAt.heading;
    along += step;
  }
  return way + Math.round(along / FINER);
}

/** Halves the step from the free place `out` to the blocked one; returns how much of its length is free. */
function closeUp(step: number, blocked: (x: number, y: number, heading: number) => boolean, out: Pose3): number {
  const { x, y, heading } = out;
  const dx = blockedAt.x - x;
  const dy = blockedAt.y - y;
  const turn = signedHeadingBetween(heading, blockedAt.heading);
  let free = 0;
  let part = 1;
  for (let i = 0; i < HALVINGS; i += 1) {
    part /= 2;
    const share = free + part;
    const tryX = x + Math.round(dx * share);
    const tryY = y + Math.round(dy * share);
    const tryHeading = turnHeading(heading, Math.round(turn * share));
    if (blocked(tryX, tryY, tryHeading)) continue;
    free = share;
    out.x = tryX;
    out.y = tryY;
    out.heading = tryHeading;
  }
  return step * free;
}

/** B3.2, B3.3, B3.9 The notch: the middle of the edge that the card is laid against. */
function layCard(hull: Hull, track: Track): void {
  const ahead = track.from === 'bow' ? hull.halfLength : 0 - hull.halfLength;
  notch.x = hull.x + rotateX(0, ahead, hull.heading);
  notch.y = hull.y + rotateY(0, ahead, hull.heading);
  notch.heading = hull.heading;
}

/** The centre of the base that has a point of the line `toCentre` behind its centre, on the card laid last. */
function onLine(hull: Hull, track: Track, i: number, toCentre: number, out: Pose3): void {
  const right = track.x[i] as number;
  const forward = track.y[i] as number;
  const heading = turnHeading(hull.heading, track.heading[i] as number);
  out.x = notch.x + rotateX(right, forward, hull.heading) + rotateX(0, toCentre, heading);
  out.y = notch.y + rotateY(right, forward, hull.heading) + rotateY(0, toCentre, heading);
  out.heading = heading;
}

/** Length of the step that ends at point i of the line, in sixteenths. */
function stepLength(track: Track, i: number): number {
  const dx = (track.x[i] as number) - (track.x[i - 1] as number);
  const dy = (track.y[i] as number) - (track.y[i - 1] as number);
  return isqrt((dx * dx + dy * dy) * FINER * FINER);
}

/**
 * `count` places of a whole move, for the eye: the last is endPose. Bow and stern follow one path, which runs straight
 * from stern to bow, then along the line to the arrow, and on in the arrow's direction.
 */
export function pathPoses(hull: Hull, track: Track, arrow: number, count: number): Pose3[] {
  const poses: Pose3[] = [];
  let length = 0;
  for (let i = 1; i <= arrow; i += 1) length += stepLength(track, i);
  const way = length / FINER + (track.from === 'bow' ? 2 * hull.halfLength : 0);
  layCard(hull, track);
  for (let n = 1; n < count; n += 1) {
    const gone = (way * n) / count;
    const pose: Pose3 = { x: 0, y: 0, heading: 0 };
    if (track.from === 'bow') sail(hull, track, arrow, gone, pose);
    else onLine(hull, track, Math.round((arrow * n) / count), hull.halfLength, pose);
    poses.push(pose);
  }
  const end: Pose3 = { x: 0, y: 0, heading: 0 };
  onLine(hull, track, arrow, hull.halfLength, end);
  poses.push(end);
  return poses;
}

/** The base with its stern `gone` along its path and its bow a length farther on the same path. */
function sail(hull: Hull, track: Track, arrow: number, gone: number, out: Pose3): void {
  const stern = pathPoint(track, arrow, gone - 2 * hull.halfLength);
  const bow = pathPoint(track, arrow, gone);
  const turned = bearing(Math.round(bow.x - stern.x), Math.round(bow.y - stern.y));
  const right = Math.round(stern.x);
  const forward = Math.round(stern.y);
  out.heading = turnHeading(hull.heading, turned);
  out.x = notch.x + rotateX(right, forward, hull.heading) + rotateX(0, hull.halfLength, out.heading);
  out.y = notch.y + rotateY(right, forward, hull.heading) + rotateY(0, hull.halfLength, out.heading);
}

/** The point so far along the line, in the card's frame: before its start straight astern, past the arrow straight on. */
function pathPoint(track: Track, arrow: number, along: number): { readonly x: number; readonly y: number } {
  let left = along * FINER;
  let i = 0;
  while (i < arrow && left > 0) {
    i += 1;
    left -= stepLength(track, i);
  }
  const heading = track.heading[i] as number;
  const beyond = Math.round(left / FINER);
  // Short of point i by -left: a step back from it in its own direction, at most a millimetre, or astern of the start.
  return {
    x: (track.x[i] as number) + rotateX(0, beyond, heading),
    y: (track.y[i] as number) + rotateY(0, beyond, heading),
  };
}
