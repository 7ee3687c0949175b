/** What handles keep clear of. Pixels at one scale. */

import type { Badges } from './badges.ts';
import { counterDiscs, hullDiscs, SPRIT } from './badges.ts';
import type { Solids } from './clear.ts';
import { offset } from './geometry.ts';
import { afloat, isBlock, piecesOf } from './pieces.ts';
import { captionRect, NAMED, titleStrip } from './plates.ts';
import type { Disc, Rect } from './rect.ts';
import { holds, rectAround } from './rect.ts';
import { sailDiscs } from './rig.ts';
import type { Mark, Scene, ScenePiece, SceneShip, Spot } from './scene.ts';
import { isSlipSeen, slipRect } from './slip-box.ts';
import type { Keep } from './spread.ts';
import { windAt } from './winds.ts';

/** A handle grows by so much while it is looked at. */
const LOOKED_AT = 1.1;
/** Yards reach so far beyond the sides of a hull. */
const RIG = 1.3;
/** Half of the sign on a rope between two ships. */
const TIE = 10;

/** What handles are pushed away from, as a first guess; `solidsOf` is what they must not cover in the end. */
export function keepsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges, face: number): Keep[] {
  if (marks.length === 0) return [];
  const hulls = afloat(scene)
    .flatMap(ship => hullDiscs(ship, scale))
    .map(({ x, y, r }) => ({ x, y, gap: face * LOOKED_AT + r * RIG + 2 }));
  const labels = [...badges.values()].flatMap(({ rect }) => keepsAlong(rect, face));
  const numbers = counterDiscs(scene, scale).map(({ x, y, r }) => ({ x, y, gap: face + r + 1 }));
  const slips = slipsOf(scene, scale).flatMap(rect => keepsAlong(rect, face));
  // Hulls come last and so weigh most: a handle rather covers a badge than a ship.
  return [...titlesOf(scene, scale, face), ...slips, ...numbers, ...labels, ...hulls];
}

/** A line of words, as discs side by side. */
function keepsAlong({ left, top, right, bottom }: Rect, face: number): Keep[] {
  const high = (bottom - top) / 2;
  const count = Math.max(3, Math.ceil((right - left) / (2 * high + face)));
  return Array.from({ length: count }, (_, i) => ({
    x: left + high + ((right - left - 2 * high) * i) / (count - 1),
    y: (top + bottom) / 2,
    gap: face + high + 1,
  }));
}

export function slipsOf({ slips = [] }: Scene, scale: number): Rect[] {
  return slips.filter(slip => isSlipSeen(slip, scale)).map(slip => slipRect(slip, scale));
}

/** Names of plates, as discs side by side. */
function titlesOf({ plates = [] }: Scene, scale: number, face: number): Keep[] {
  return plates.flatMap(plate => {
    const { middle, high, words } = titleStrip(plate, scale);
    const reach = Math.max(0, words / 2 - high / 2);
    return [-1, 0, 1].map(way => ({ x: middle.x + way * reach, y: middle.y, gap: face + high / 2 }));
  });
}

/** All that is drawn on the chart to be seen or read, as it is drawn. */
export function solidsOf(scene: Scene, scale: number, badges: Badges): Solids {
  const pieces = afloat(scene);
  return {
    discs: [
      ...pieces
        .filter(piece => !isBlock(piece))
        .flatMap(ship => drawnDiscs(ship, windAt(scene.winds, ship.pose), scale)),
      ...plannedDiscs(scene, scale),
      ...tieDiscs(scene, scale),
      ...counterDiscs(scene, scale),
    ],
    rects: [
      ...pieces.filter(isBlock).map(block => blockRect(block, scale)),
      ...[...badges.values()].map(({ rect }) => rect),
      ...slipsOf(scene, scale),
      ...namesOfPlates(scene, scale),
    ],
  };
}

/** And of their cells, as they are drawn at this scale. */
export function namesOfPlates({ plates = [] }: Scene, scale: number): Rect[] {
  return plates.flatMap(plate => {
    const { middle, high, words } = titleStrip(plate, scale);
    const title = rectAround(middle.x, middle.y, words / 2, high / 2);
    return 1 / scale < NAMED ? [title, ...plate.cells.map(cell => captionRect(cell, scale))] : [title];
  });
}

/** Plates that a place is not in: a handle on one of them would look like theirs. */
export function otherPlates({ plates = [] }: Scene, { x, y }: Spot, scale: number): Rect[] {
  return plates.flatMap(({ bounds }) => {
    const rect: Rect = {
      left: bounds.x * scale,
      top: bounds.y * scale,
      right: (bounds.x + bounds.width) * scale,
      bottom: (bounds.y + bounds.height) * scale,
    };
    return holds(rect, { x, y, r: 0 }) ? [] : [rect];
  });
}

function blockRect({ pose, length, beam }: ScenePiece, scale: number): Rect {
  return rectAround(pose.x * scale, pose.y * scale, (beam * scale) / 2, (length * scale) / 2);
}

/** Ghosts of moves that are settled. */
export function plannedDiscs(scene: Scene, scale: number): Disc[] {
  const pieces = new Map(piecesOf(scene).map(piece => [piece.id, piece]));
  return (scene.plans ?? []).flatMap(({ ship, pose }) => {
    const piece = pieces.get(ship);
    return piece === undefined ? [] : hullDiscs({ ...piece, pose }, scale);
  });
}

function tieDiscs({ ties = [], ships }: Scene, scale: number): Disc[] {
  const places = new Map(ships.map(({ id, pose }) => [id, pose]));
  return ties.flatMap(({ ship, other }) => {
    const [a, b] = [places.get(ship), places.get(other)];
    return a === undefined || b === undefined
      ? []
      : [{ x: ((a.x + b.x) / 2) * scale, y: ((a.y + b.y) / 2) * scale, r: TIE }];
  });
}

/** Ships broader than this, in pixels, are kept clear of yard by yard; others with the circles in which their yards swing. */
const FINE = 6;
const SWUNG = 1.8;

/** A ship with her yards as they are braced, and her bowsprit; one on a base as far as the corners of it. */
export function drawnDiscs(ship: ScenePiece | SceneShip, windFrom: number, scale: number): Disc[] {
  const hull = hullDiscs(ship, scale);
  if (!('masts' in ship) || ship.base !== undefined) return hull;
  const { pose, length, beam } = ship;
  // Seen from afar nobody tells one yard from another.
  if (beam * scale < FINE) return hull.map(disc => ({ ...disc, r: disc.r * SWUNG }));
  const sprit = offset(pose, length * SPRIT);
  const bow = { x: sprit.x * scale, y: sprit.y * scale, r: 0.1 * beam * scale };
  return [...hull, bow, ...sailDiscs(ship, windFrom, scale)];
}
