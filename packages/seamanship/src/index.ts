/** Geometry in integers that any sailor needs: compass, hexes, the free plane, boxes and polygons. It knows no rules. */

export {
  abeam8,
  ahead8,
  type CompassName,
  compassNames,
  oppositePoint,
  pointsBetween,
  quarter8,
  stepX8,
  stepY8,
  turnPoints,
  withinHalfPointAstern8,
} from './compass.ts';
export { boxCorners, boxesOverlap, boxSegmentCrosses, writeBoxCorners } from './boxes.ts';
export {
  axialToOddR,
  hexDistance,
  hexRing,
  hexRotate,
  hexStepQ,
  hexStepR,
  oddRToAxial,
} from './hex.ts';
export { hexesCrossed } from './hex-lines.ts';
export { isqrt } from './integers.ts';
export {
  bearing,
  distanceFloor,
  headingBetween,
  rotate,
  rotateX,
  rotateY,
  signedHeadingBetween,
  turnHeading,
} from './plane.ts';
export {
  capsuleTouchesPolygon,
  isConvexPolygon,
  type Polygon,
  pointInPolygon,
  polygonsNearestDistance2,
  polygonsTouch,
  polygonsWithin,
  segmentTouchesPolygon,
} from './polygons.ts';
export { segmentsWithin, sideOfLine } from './segments.ts';
export { cosine, FULL_TURN, SINE_ONE, sine } from './sine.ts';
