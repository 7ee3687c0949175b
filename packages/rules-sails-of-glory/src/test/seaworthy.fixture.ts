/** What every laid out table must be, and how far its land lies apart. */

import { polygonsNearestDistance2 } from '@weathergauge/seamanship';
import { expect } from 'vitest';
import type { Hazard, Land } from '../model/ground.ts';
import { hazardAt } from '../model/ground.ts';
import { basesOverlap, insideField } from '../model/hulls.ts';
import type { Sails } from '../model/state.ts';

const hazard: Hazard = { reef: false, shoal: false, ashore: false, id: -1 };

export function expectSeaworthy(s: Sails): void {
  const ships = s.ships.filter(ship => ship.base <= 1);
  for (const ship of ships) {
    expect(ship.condition).toBe('afloat');
    expect(insideField(ship, s.articles.width, s.articles.height)).toBe(true);
    expect(hazardAt(ship.x, ship.y, ship.heading, ship.halfLength, ship.halfWidth, s.land, hazard)).toBe(false);
    for (const other of ships) if (other.id < ship.id) expect(basesOverlap(ship, other)).toBe(false);
  }
}

/** How far the farthest part of a base lies from an edge: 0 north, clockwise. */
export function gap(a: Land, b: Land): number {
  return Math.round(Math.sqrt(polygonsNearestDistance2(a.outline, b.outline)));
}

export function landExtent({ outline }: Land) {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}
