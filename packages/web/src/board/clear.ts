/**
 * Handles that would cover something go to the nearest place where they cover nothing; where there is none they are drawn as
 * dots. Pure: pixels in, pixels out.
 */

import { distance, offset } from './geometry.ts';
import type { Disc, Rect } from './rect.ts';
import { holds, inset, meets, nearestIn } from './rect.ts';
import type { Spot } from './scene.ts';

/** What no handle may cover: hulls and rigs, ghosts, words and numbers. */
export interface Solids {
  readonly discs: readonly Disc[];
  readonly rects: readonly Rect[];
}

export interface Wanted {
  /** Where it would stand if nothing were in its way. */
  readonly spot: Spot;
  /** The middle of what it is about; null where only its place says that: then it stays there, whatever it covers. */
  readonly about: Spot | null;
  /** Its own ghost, which is drawn only while it is looked at itself. */
  readonly own: readonly Disc[];
  /** Where the chevron at its rim points to; null without one. */
  readonly heading: number | null;
  /** Other things: a handle nearer to one of these than to what it is about would seem to belong to it. */
  readonly rivals: readonly Spot[];
  /** Boxes of others, which a handle does not stand on if it has room elsewhere. */
  readonly foreign: readonly Rect[];
  /** Where all of it has to lie. */
  readonly within: Rect;
}

export interface Cleared extends Spot {
  /** No room for more: drawn in full only while it is looked at. */
  readonly isDot: boolean;
  /** It had to leave its place, or could be taken for another’s. */
  readonly isMoved: boolean;
}

/** Radius of a dot. */
export const DOT = 5;
/** Sea between a handle and what it must not cover: its rim, what it grows by while it is looked at, and water to be seen. */
const SEA = 4;
/** The same between two handles, each of which has its rim. */
const WATER = 3;
/** A smaller shift is not noticed. */
const NUDGE = 12;
/** A chevron is a disc of this radius so far from the middle of its handle. */
const CHEVRON = { out: 17, r: 5 } as const;
/** The farthest that a handle goes, and that a dot does; by what steps, and how finely all round. */
const FARTHEST = 112;
const FARTHEST_DOT = 200;
const STEP = 7;
const APART = 10;
const COST_OF_ANOTHERS = 40;
const COST_OF_CROSSING = 25;
/** Another thing must be farther away by this factor than what the handle is about. */
const CLEARLY = 1.2;
/** Points of a line that are tested. */
const PARTS = [0.35, 0.45, 0.55, 0.65, 0.75] as const;
/** Cost of each pixel of distance from what it is about. */
const COST_OF_DISTANCE = 0.25;

/** Handles that cover nothing stay; the others are moved one after another. */
export function clear(wanted: readonly Wanted[], face: number, solids: Solids): Cleared[] {
  const taken: Disc[] = [];
  const tips: Disc[] = [];
  const take = ({ x, y }: Spot, r: number, heading: number | null): void => {
    taken.push({ x, y, r });
    if (heading !== null) tips.push(tipOf({ x, y }, heading));
  };
  const staying = wanted.map(one => {
    const stays = one.about === null || isClear(one, one.spot, face, { ...nearby(one, solids), taken });
    if (stays) take(one.spot, face, one.heading);
    return stays;
  });
  return wanted.map((one, i) => {
    if (staying[i] === true) return { ...one.spot, isDot: false, isMoved: isFar(one, one.spot) };
    const near = { ...nearby(one, solids), taken };
    const full = nearest(one, face, FARTHEST, { ...near, tips }) ?? nearest(one, face, FARTHEST, near);
    const spot = full ?? nearest({ ...one, heading: null }, DOT, FARTHEST_DOT, near) ?? inside(one);
    take(spot, full === null ? DOT : face, full === null ? null : one.heading);
    return { ...spot, isDot: full === null, isMoved: isFar(one, spot) };
  });
}

/** What is in the way of one handle. */
interface Round extends Solids {
  /** Handles that have their place. */
  readonly taken: readonly Disc[];
  /** Their chevrons, where all chevrons are to be clear of handles: runs one behind the other point at each other. */
  readonly tips?: readonly Disc[];
}

function tipOf(spot: Spot, heading: number): Disc {
  return { ...offset({ ...spot, heading }, CHEVRON.out), r: CHEVRON.r };
}

function inside({ spot, within }: Wanted): Spot {
  return nearestIn(inset(within, DOT, DOT), spot.x, spot.y);
}

/** What a handle can meet wherever it goes. */
function nearby({ spot, own, foreign }: Wanted, { discs, rects }: Solids): Solids {
  const reach = FARTHEST_DOT + CHEVRON.out + CHEVRON.r + SEA;
  return {
    discs: [...discs.filter(disc => distance(disc, spot) < reach + disc.r), ...own],
    rects: [...rects, ...foreign].filter(rect => distance(nearestIn(rect, spot.x, spot.y), spot) < reach),
  };
}

function isClear(
  { heading, within }: Pick<Wanted, 'heading' | 'within'>,
  spot: Spot,
  r: number,
  { discs, rects, taken, tips }: Round,
): boolean {
  // At the very edge it may be off by a rounding.
  if (!holds(within, { ...spot, r: r - 0.01 })) return false;
  if (isOver(spot, r + WATER, taken) || isOver(spot, r + SEA, discs)) return false;
  if (rects.some(rect => meets({ ...spot, r: r + SEA }, rect))) return false;
  if (tips !== undefined && isOver(spot, r, tips)) return false;
  if (heading === null) return true;
  const tip = tipOf(spot, heading);
  return !isOver(tip, tip.r, discs) && (tips === undefined || !isOver(tip, tip.r, taken));
}

/** Called very often, so it avoids square roots. */
function isOver({ x, y }: Spot, r: number, discs: readonly Disc[]): boolean {
  for (const disc of discs) {
    const dx = disc.x - x;
    const dy = disc.y - y;
    const near = disc.r + r;
    if (dx * dx + dy * dy < near * near) return true;
  }
  return false;
}

/** The clear place that costs least; null where there is none. */
function nearest(one: Wanted, r: number, farthest: number, round: Round): Spot | null {
  const { spot, about, rivals } = one;
  const least = about === null ? 0 : distance(spot, about);
  let best: { readonly at: Spot; readonly cost: number } | null = null;
  for (let out = STEP; out <= farthest; out += STEP) {
    if (best !== null && best.cost <= out * (1 - COST_OF_DISTANCE)) break;
    const count = Math.max(8, Math.round((2 * Math.PI * out) / APART));
    for (let i = 0; i < count; i++) {
      const at = offset({ ...spot, heading: (i * 360) / count }, out);
      const near = out + (about === null ? 0 : costOf(at, about, least, rivals));
      if ((best !== null && near >= best.cost) || !isClear(one, at, r, round)) continue;
      const cost = near + (about !== null && crosses(about, at, round) ? COST_OF_CROSSING : 0);
      if (best === null || cost < best.cost) best = { at, cost };
    }
  }
  return best?.at ?? null;
}

function costOf(at: Spot, about: Spot, least: number, rivals: readonly Spot[]): number {
  return (distance(at, about) - least) * COST_OF_DISTANCE + (isAnothers(at, about, rivals) ? COST_OF_ANOTHERS : 0);
}

/** Whether the line to it would run over words or another handle. */
function crosses(from: Spot, to: Spot, { rects, taken }: Round): boolean {
  for (const part of PARTS) {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    if (isOver({ x, y }, 0, taken) || rects.some(rect => holds(rect, { x, y, r: 0 }))) return true;
  }
  return false;
}

function isAnothers(at: Spot, about: Spot, rivals: readonly Spot[]): boolean {
  const off = distance(at, about);
  return rivals.some(other => distance(other, at) < off);
}

function isFar({ spot, about, rivals }: Wanted, at: Spot): boolean {
  return distance(at, spot) > NUDGE || (about !== null && couldBeAnothers(at, about, rivals));
}

/** Whether a handle between two things could belong to either. */
function couldBeAnothers(at: Spot, about: Spot, rivals: readonly Spot[]): boolean {
  const off = distance(at, about);
  return rivals.some(other => distance(other, at) < off * CLEARLY);
}
