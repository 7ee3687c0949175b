/** T1–T3 Terrain elements: where they lie, what a base finds there, and whether they hide what is behind. */

import { isqrt, type Polygon, rotateX, rotateY } from '@weathergauge/seamanship';
import { poseOverlapsArea, reachOf } from './hulls.ts';

export const landKinds = ['reef', 'shoal', 'island', 'coast'] as const;
export type LandKind = (typeof landKinds)[number];

/** T3.2 The scenario says which; T3.9 `safe` is a harbour. */
export const shores = ['rocky', 'sandy', 'safe'] as const;
export type Shore = (typeof shores)[number];

export interface Land {
  readonly kind: LandKind;
  /** Convex, counter-clockwise, absolute. */
  readonly outline: readonly number[];
  readonly shore: Shore;
  /** T3.3 How far from the coastline the water is dangerous; 0 if nowhere. */
  readonly danger: number;
  readonly x: number;
  readonly y: number;
  /** Radius of a circle around x, y that holds all of the outline. */
  readonly reach: number;
}

/** What a base finds where it lies, for only the end of her move counts (T3.4). */
export interface Hazard {
  /** T1.2, T3.6 A reef, or a rocky shore within its danger. */
  reef: boolean;
  /** T2.1, T3.5 A shoal, or a sandy shore within its danger. */
  shoal: boolean;
  /** T3.8 The land itself. */
  ashore: boolean;
  /** Number of the element that decides: of land before reef before shoal, the first; -1 for none. */
  id: number;
}

/** T1.1, T3.1 An element from its printed shape, laid at x, y and turned to heading: beyond that outline it does nothing. */
export function makeLand(
  kind: LandKind,
  shape: Polygon,
  x: number,
  y: number,
  heading: number,
  shore: Shore,
  danger: number,
): Land {
  const outline: number[] = [];
  let farthest = 0;
  for (let i = 0; i < shape.length; i += 2) {
    const dx = rotateX(shape[i] as number, shape[i + 1] as number, heading);
    const dy = rotateY(shape[i] as number, shape[i + 1] as number, heading);
    farthest = Math.max(farthest, dx * dx + dy * dy);
    outline.push(x + dx, y + dy);
  }
  return { kind, outline, shore, danger, x, y, reach: isqrt(farthest) + 1 };
}

/** T4.1 Only what stands above the water hides a ship; T1.10, T2.5 reefs and shoals do not. */
export function blocksSight(land: Land): boolean {
  return land.kind === 'island' || land.kind === 'coast';
}

/** Writes what a base at this place finds; false if nothing. T3.7 The effects of two shores add up. */
export function hazardAt(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  land: readonly Land[],
  out: Hazard,
): boolean {
  out.reef = false;
  out.shoal = false;
  out.ashore = false;
  out.id = -1;
  for (let i = 0; i < land.length; i += 1) {
    const element = land[i] as Land;
    if (!isNear(x, y, halfLength, halfWidth, element)) continue;
    const overlaps = poseOverlapsArea(x, y, heading, halfLength, halfWidth, element.outline, 0);
    if (blocksSight(element)) {
      if (overlaps && !out.ashore) {
        out.ashore = true;
        out.id = i;
      }
      if (inDanger(x, y, heading, halfLength, halfWidth, element)) meet(element.shore === 'rocky', i, out);
    } else if (overlaps) {
      meet(element.kind === 'reef', i, out);
    }
  }
  return out.id !== -1;
}

function meet(rock: boolean, id: number, out: Hazard): void {
  const decides = !out.ashore && (rock ? !out.reef : out.id === -1);
  if (decides) out.id = id;
  if (rock) out.reef = true;
  else out.shoal = true;
}

/**
 * T1.3 True where a base cannot be moved to but is slid up to: reefs, rocky shores within their danger, and land. Shoals and
 * sandy shores hold a ship where she lies and stop no slide.
 */
export function rocksAt(
  x: number,
  y: number,
  heading: number,
  halfLength: number,
  halfWidth: number,
  land: readonly Land[],
): boolean {
  for (let i = 0; i < land.length; i += 1) {
    const element = land[i] as Land;
    if (element.kind === 'shoal' || !isNear(x, y, halfLength, halfWidth, element)) continue;
    const margin = element.shore === 'rocky' && element.kind !== 'reef' ? element.danger : 0;
    if (poseOverlapsArea(x, y, heading, halfLength, halfWidth, element.outline, margin)) return true;
  }
  return false;
}

function inDanger(x: number, y: number, heading: number, halfLength: number, halfWidth: number, land: Land): boolean {
  if (land.shore === 'safe' || land.danger === 0) return false;
  return poseOverlapsArea(x, y, heading, halfLength, halfWidth, land.outline, land.danger);
}

function isNear(x: number, y: number, halfLength: number, halfWidth: number, land: Land): boolean {
  const reach = reachOf(halfLength, halfWidth) + land.reach + land.danger;
  const dx = land.x - x;
  const dy = land.y - y;
  return dx * dx + dy * dy <= reach * reach;
}
