/** Places of the rules as places on the sheet. */

import {
  boxOf,
  HEXES,
  isAtSea,
  isOnTrack,
  isWestward,
  partOf,
  portOf,
  TO_EUROPE,
  TO_WEST_INDIES,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { cellMiddle } from '../../../board/plates.ts';
import type { Pose, Spot } from '../../../board/scene.ts';
import type { Chart } from './chart.ts';
import { hexSpot, plateOf, portPlate, trackPlate } from './chart.ts';

/** Null for what is not on the sheet. */
export function spotOf(chart: Chart, place: number): Spot | null {
  if (isAtSea(place)) return place < HEXES.length ? hexSpot(place) : null;
  const port = portOf(place);
  // Some blocks wait in ports beyond the waters in play.
  if (port >= 0) return cellSpot(chart, portPlate(port), partOf(place));
  if (!isOnTrack(place)) return null;
  return cellSpot(chart, trackPlate(isWestward(place) ? TO_WEST_INDIES : TO_EUROPE), boxOf(place));
}

/** Blocks have no heading. */
export function poseAt(spot: Spot): Pose {
  return { ...spot, heading: 0 };
}

export function cellSpot(chart: Chart, plate: string, cell: number): Spot | null {
  const found = plateOf(chart, plate)?.cells[cell];
  return found === undefined ? null : cellMiddle(found);
}
