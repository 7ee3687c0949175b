/** Which of the seas on a sheet is which, and what lies in each. */

import { middleOf } from './outline.ts';
import type { Box, SceneArea, SceneSea, Spot } from './scene.ts';

export interface Waters {
  /** The sea that is the sheet itself; null where there is none. */
  readonly main: SceneSea | null;
  readonly insets: readonly SceneSea[];
}

export function watersOf(bounds: Box, seas: readonly SceneSea[]): Waters {
  const [first, ...others] = seas;
  const isWhole = first !== undefined && holds(first.bounds, bounds) && holds(bounds, first.bounds);
  return isWhole ? { main: first, insets: others } : { main: null, insets: seas };
}

/** Areas by the inset that they lie in; null for the rest of the sheet. */
export function areasIn(
  insets: readonly SceneSea[],
  areas: readonly SceneArea[],
): ReadonlyMap<string | null, SceneArea[]> {
  const found = new Map<string | null, SceneArea[]>([[null, []]]);
  for (const area of areas) {
    const spot = middleOf(area.outline);
    const sea = insets.findLast(({ bounds }) => isIn(bounds, spot))?.id ?? null;
    found.set(sea, [...(found.get(sea) ?? []), area]);
  }
  return found;
}

function isIn({ x, y, width, height }: Box, spot: Spot): boolean {
  return spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
}

function holds(outer: Box, { x, y, width, height }: Box): boolean {
  return isIn(outer, { x, y }) && isIn(outer, { x: x + width, y: y + height });
}
