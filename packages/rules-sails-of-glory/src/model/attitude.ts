/** B2 The attitude indicator: which colour of the base's border the wind crosses. */

import { headingBetween } from '@weathergauge/seamanship';
import { WIND_SECTORS } from './data/figures.ts';

/** From the slowest, so that the better attitude is the greater number. */
export const RED = 0;
export const ORANGE = 1;
export const GREEN = 2;
export type Attitude = typeof RED | typeof ORANGE | typeof GREEN;

/** B2.2 From the bow round to the stern, alike on both sides; B2.3 as the indicator, pointed at the main mast, shows it. */
export const sectors = ['aback', 'beating', 'reaching', 'running'] as const;
export type Sector = (typeof sectors)[number];

const COLOURS: Readonly<Record<Sector, Attitude>> = { aback: RED, beating: ORANGE, reaching: GREEN, running: ORANGE };

/** One of the eight directions of the wind gauge. */
const POINT = 8192;

/**
 * R81 Headings are sums of rounded ones: two sideslips of 30 degrees make a hair less than 60. What is as near to a border
 * as this, a twelfth of a degree, lies on it.
 */
const HAIR = 16;

/**
 * `windFrom` is the point of eight that the wind blows from. B2.7 Exactly on a border the faster colour holds: B2.8 orange
 * before red, B2.9 green before orange.
 */
export function sectorOf(heading: number, windFrom: number): Sector {
  const offBow = headingBetween(heading, windFrom * POINT);
  if (offBow < WIND_SECTORS.aback - HAIR) return 'aback';
  if (offBow < WIND_SECTORS.beating - HAIR) return 'beating';
  return offBow <= WIND_SECTORS.reaching + HAIR ? 'reaching' : 'running';
}

export function attitudeOf(heading: number, windFrom: number): Attitude {
  return COLOURS[sectorOf(heading, windFrom)];
}
