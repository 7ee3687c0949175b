/** How a port opens on the chart: town, inshore, loose, off station, and the open hex outside. */

import type { Port } from './data/figures.ts';
import { PORTS } from './data/figures.ts';
import { PARTS } from './naming.ts';
import { inPort, inZone, isAtSea, isInPort, partOf, portOf } from './places.ts';
import { HEX_ONLY, INSHORE, LOOSE, NEUTRAL_PORT, OFF_STATION, PORT, SEA } from './terms.ts';

export interface PlatePart {
  /** PORT, INSHORE, LOOSE, OFF_STATION, or SEA for the hex under an At Sea marker. */
  readonly part: number;
  /** Where a block in it stands. */
  readonly place: number;
  readonly name: string;
}

/** From the town out to sea. Neutral towns are shut, but for Algiers (22.1), which whoever draws knows from its control; hex 1501 has no plate. */
export function portPlate(port: number): readonly PlatePart[] {
  const { class: kind, hex } = PORTS[port] as Port;
  if (kind === HEX_ONLY) return [];
  const town = { part: PORT, place: inPort(port), name: kind === NEUTRAL_PORT ? 'neutral town' : 'port' };
  const zone = [INSHORE, LOOSE, OFF_STATION].map(part => ({
    part,
    place: inZone(port, part),
    name: PARTS[part] ?? '',
  }));
  return [town, ...zone, { part: SEA, place: hex, name: 'at sea' }];
}

/** The part of a plate that a place is; -1 where it is on none. */
export function platePart(place: number): number {
  if (isAtSea(place)) return SEA;
  if (portOf(place) < 0) return -1;
  return isInPort(place) ? PORT : partOf(place);
}

const HALF_HEIGHT = Math.sqrt(3) / 2;

/** The corners of a hex around its middle, in sizes of a hex: flat tops, from the right one clockwise. */
export const HEX_CORNERS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: HALF_HEIGHT },
  { x: -0.5, y: HALF_HEIGHT },
  { x: -1, y: 0 },
  { x: -0.5, y: -HALF_HEIGHT },
  { x: 0.5, y: -HALF_HEIGHT },
];
