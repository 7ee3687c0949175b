// One hash over every family of functions, to prove that two machines or browsers compute the same.

import { boxCorners, boxesOverlap, boxSegmentCrosses } from './boxes.ts';
import {
  abeam8,
  ahead8,
  oppositePoint,
  pointsBetween,
  quarter8,
  stepX8,
  stepY8,
  turnPoints,
  withinHalfPointAstern8,
} from './compass.ts';
import { axialToOddR, hexDistance, hexRing, hexRotate, oddRToAxial } from './hex.ts';
import { hexesCrossed } from './hex-lines.ts';
import { compareProducts, isqrt } from './integers.ts';
import { bearing, distanceFloor, rotateX, rotateY, signedHeadingBetween, turnHeading } from './plane.ts';
import {
  capsuleTouchesPolygon,
  pointInPolygon,
  polygonsNearestDistance2,
  polygonsTouch,
  polygonsWithin,
  segmentTouchesPolygon,
} from './polygons.ts';
import { nearestDistance2, pointToSegmentWithin, segmentsCross, segmentsWithin } from './segments.ts';
import { sine } from './sine.ts';

const ROUNDS = 2000;

type Draw = (below: number) => number;
type Fold = (value: number | boolean | string) => void;

/** Sixteen hexadecimal digits. The same on every conforming engine; it changes when one of the sampled answers does. */
export function seamanshipFingerprint(): string {
  const draw = generator(1805);
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4 | 0;
  const foldByte = (byte: number): void => {
    a = Math.imul(a ^ byte, 0x01000193);
    b = Math.imul(b ^ (byte + 0x55), 0x01000193);
  };
  const fold: Fold = value => {
    // Through text, so that -0, NaN and fractions cannot hide.
    const text = Object.is(value, -0) ? '-0;' : `${value};`;
    for (let i = 0; i < text.length; i += 1) foldByte(text.charCodeAt(i) & 255);
  };
  for (let heading = -65536; heading < 65536; heading += 7) fold(sine(heading));
  for (let round = 0; round < ROUNDS; round += 1) {
    foldCompass(draw, fold);
    foldPlane(draw, fold, round % 3 === 0 ? 800_001 : 2_001);
    foldHexes(draw, fold);
  }
  return hex32(a) + hex32(b);
}

// Only the high bits of the generator are used: the low ones of any such generator repeat quickly.
function generator(seed: number): Draw {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const high = state >>> 8;
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (high * 256 + (state >>> 24)) % below;
  };
}

function hex32(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

function foldCompass(draw: Draw, fold: Fold): void {
  const h = draw(8);
  const dx = draw(41) - 20;
  const dy = draw(41) - 20;
  fold(ahead8(h, dx, dy));
  fold(abeam8(h, dx, dy));
  fold(quarter8(h, dx, dy));
  fold(withinHalfPointAstern8(h, dx, dy));
  const run = draw(800_001) - 400_000;
  fold(stepX8(h, run));
  fold(stepY8(h, run));
  const point = draw(32);
  fold(pointsBetween(point, draw(32), 32));
  fold(turnPoints(h, point - 16, 8));
  fold(oppositePoint(h, 8));
}

function foldPlane(draw: Draw, fold: Fold, span: number): void {
  const at = (): number => draw(span) - (span - 1) / 2;
  const [ax, ay, bx, by] = [at(), at(), at(), at()];
  const [cx, cy, dx, dy] = [at(), at(), at(), at()];
  const r = draw(span) >> 2;
  const h = draw(65536);
  const g = draw(65536);
  fold(rotateX(ax, ay, h));
  fold(rotateY(ax, ay, h));
  fold(bearing(bx - ax, by - ay));
  fold(distanceFloor(bx - ax, by - ay));
  fold(isqrt(ax * ax * 1000 + Math.abs(by)));
  fold(compareProducts(r * r, r + 1, r * r + 1, r));
  fold(turnHeading(h, ax));
  fold(signedHeadingBetween(h, g));
  fold(segmentsCross(ax, ay, bx, by, cx, cy, dx, dy));
  fold(segmentsWithin(ax, ay, bx, by, cx, cy, dx, dy, r));
  fold(pointToSegmentWithin(ax, ay, cx, cy, dx, dy, r));
  fold(nearestDistance2(ax, ay, cx, cy, dx, dy));
  const length = 2 + (r >> 1);
  const width = 1 + (r >> 2);
  fold(boxesOverlap(ax, ay, h, length, width, bx, by, g, length, width));
  fold(boxSegmentCrosses(ax, ay, h, length, width, bx, by, cx, cy));
  const box = boxCorners(ax >> 1, ay >> 1, h, length, width);
  for (const value of box) fold(value);
  fold(pointInPolygon(cx, cy, box));
  fold(segmentTouchesPolygon(bx, by, cx, cy, box));
  fold(capsuleTouchesPolygon(bx, by, cx, cy, r >> 3, box));
  const other = boxCorners(bx >> 1, by >> 1, g, length, width);
  fold(polygonsTouch(box, other));
  fold(polygonsWithin(box, other, r));
  fold(polygonsNearestDistance2(box, other));
}

function foldHexes(draw: Draw, fold: Fold): void {
  const [aq, ar, bq, br] = [draw(21) - 10, draw(21) - 10, draw(21) - 10, draw(21) - 10];
  const foldHex = ({ q, r }: { readonly q: number; readonly r: number }) => {
    fold(q);
    fold(r);
  };
  fold(hexDistance(aq, ar, bq, br));
  for (const step of hexesCrossed(aq, ar, bq, br)) for (const hex of step) foldHex(hex);
  foldHex(hexRotate(aq, ar, br));
  for (const hex of hexRing(aq, ar, draw(4))) foldHex(hex);
  const { column, row } = axialToOddR(aq, br);
  fold(column);
  fold(row);
  foldHex(oddRToAxial(bq, ar));
}
