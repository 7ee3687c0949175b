// One hash over every family of functions, to prove that two machines or browsers compute the same.

import { inArc, inOpenArc, segmentInArc } from './arcs.ts';
import { boxCorners, boxesOverlap, boxSegmentCrosses, pointInBox } from './boxes.ts';
import {
  abeam8,
  ahead8,
  convertPoint,
  pointOfHeading,
  printPoint,
  quarter8,
  signedPointsBetween,
  stepX8,
  stepY8,
  withinHalfPointAhead8,
  withinHalfPointAstern8,
} from './compass.ts';
import { atLeastSixes, opposedPools, opposedSums, printRational, rational, toNumber } from './dice-arithmetic.ts';
import { hexCentreX, hexCentreY, hexDisc, hexDistance, hexId, hexMirror, hexRotate } from './hex.ts';
import { hexesCrossed, hexInArc12, hexLine } from './hex-lines.ts';
import { compareProducts, isqrt } from './integers.ts';
import { bearing, distanceFloor, rotateX, rotateY } from './plane.ts';
import { capsuleTouchesPolygon, pointInPolygon, polygonsTouch, segmentTouchesPolygon } from './polygons.ts';
import {
  capsulesTouch,
  nearestDistance2,
  pointToSegmentWithin,
  segmentsCross,
  segmentsNearestDistance2,
  segmentsWithin,
} from './segments.ts';
import { sine } from './sine.ts';
import { squareInArc, squareLine, squareMirror, squareRotate, squaresCrossed } from './square.ts';
import { pointOfSail8, tackOf } from './wind.ts';

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
    foldGrids(draw, fold);
  }
  foldDice(fold);
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
  fold(withinHalfPointAhead8(h, dx, dy));
  fold(withinHalfPointAstern8(h, dx, dy));
  const run = draw(800_001) - 400_000;
  fold(stepX8(h, run));
  fold(stepY8(h, run));
  const point = draw(32);
  fold(printPoint(point, 32));
  fold(convertPoint(point, 32, 8));
  fold(signedPointsBetween(point, draw(32), 32));
  fold(pointOfHeading(draw(65536), 16));
  fold(pointOfSail8(h, point & 7));
  fold(tackOf(h, point & 7, 8) ?? 'none');
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
  fold(inArc(h, g, g + draw(70_000), ax, ay));
  fold(inOpenArc(h, g, g + draw(70_000), ax, ay));
  fold(segmentInArc(h, g, g + draw(40_000), ax, ay, bx, by));
  fold(segmentsCross(ax, ay, bx, by, cx, cy, dx, dy));
  fold(segmentsWithin(ax, ay, bx, by, cx, cy, dx, dy, r));
  fold(pointToSegmentWithin(ax, ay, cx, cy, dx, dy, r));
  fold(capsulesTouch(ax, ay, bx, by, r >> 1, cx, cy, dx, dy, r >> 2));
  fold(nearestDistance2(ax, ay, cx, cy, dx, dy));
  fold(segmentsNearestDistance2(ax, ay, bx, by, cx, cy, dx, dy));
  const length = 2 + (r >> 1);
  const width = 1 + (r >> 2);
  fold(boxesOverlap(ax, ay, h, length, width, bx, by, g, length, width));
  fold(pointInBox(bx, by, ax, ay, h, length, width));
  fold(boxSegmentCrosses(ax, ay, h, length, width, bx, by, cx, cy));
  const box = boxCorners(ax >> 1, ay >> 1, h, length, width);
  for (const value of box) fold(value);
  fold(pointInPolygon(cx, cy, box));
  fold(segmentTouchesPolygon(bx, by, cx, cy, box));
  fold(capsuleTouchesPolygon(bx, by, cx, cy, r >> 3, box));
  fold(polygonsTouch(box, boxCorners(bx >> 1, by >> 1, g, length, width)));
}

function foldGrids(draw: Draw, fold: Fold): void {
  const [aq, ar, bq, br] = [draw(21) - 10, draw(21) - 10, draw(21) - 10, draw(21) - 10];
  fold(hexDistance(aq, ar, bq, br));
  for (const step of [...hexLine(aq, ar, bq, br), ...hexesCrossed(aq, ar, bq, br)]) {
    for (const hex of step) fold(hexId(hex.q, hex.r));
  }
  const turned = hexRotate(aq, ar, br);
  const mirrored = hexMirror(turned.q, turned.r, bq);
  fold(hexId(mirrored.q, mirrored.r));
  fold(hexInArc12(bq, br, aq, ar, (aq & 1) === 0 ? 'closed' : 'open'));
  fold(hexCentreX(aq, ar, 'pointy', 1000));
  fold(hexCentreY(bq, br, 'flat', 997));
  for (const hex of hexDisc(aq, ar, draw(3))) fold(hexId(hex.q, hex.r));
  for (const step of squareLine(aq, ar, bq, br)) for (const square of step) fold(square.x * 64 + square.y);
  for (const square of squaresCrossed(aq, ar, bq, br)) fold(square.x * 64 + square.y);
  const square = squareRotate(aq, ar, bq);
  const image = squareMirror(square.x, square.y, br);
  fold(image.x);
  fold(image.y);
  fold(squareInArc(bq, br, aq, ar, 'closed'));
}

function foldDice(fold: Fold): void {
  for (let a = 1; a <= 6; a += 1) {
    for (let b = 1; b <= 6; b += 1) {
      const sums = opposedSums(a, b);
      fold(printRational(sums.win));
      fold(toNumber(sums.tie));
      fold(printRational(opposedPools(a, b, rational(1, 3)).win));
      fold(printRational(atLeastSixes(a, a + b)));
    }
  }
}
