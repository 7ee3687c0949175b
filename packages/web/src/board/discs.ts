/** What a view must show of the offers and pieces, as discs, and what no label may cover, as rectangles. Pixels at one scale. */

import type { Badges } from './badges.ts';
import { counterDiscs, hullDiscs, layBadges } from './badges.ts';
import { distance } from './geometry.ts';
import type { Handles } from './handles.ts';
import { faceOf, hasChevrons, layHandles, WITH_CHEVRON } from './handles.ts';
import { drawnDiscs, namesOfPlates, plannedDiscs, slipsOf } from './keeps.ts';
import { afloat, piecesOf } from './pieces.ts';
import { discsOfPlate, plateAt } from './plates.ts';
import type { Disc, Rect } from './rect.ts';
import { rectAround } from './rect.ts';
import type { Mark, Scene, ScenePiece, ScenePlate } from './scene.ts';
import { windAt } from './winds.ts';

/** Half a handle with its chevron, for labels that keep clear of it. */
const HANDLE = 21;

/** What no label may cover. */
export function blockedBy(handles: Handles, badges: Badges, scene: Scene, scale: number): Rect[] {
  return [
    ...handles.at.map(({ x, y }) => rectAround(x * scale, y * scale, HANDLE)),
    ...[...badges.values()].map(({ rect }) => rect),
    ...slipsOf(scene, scale),
    ...namesOfPlates(scene, scale),
    ...piecesOf(scene)
      .flatMap(piece => drawnDiscs(piece, windAt(scene.winds, piece.pose), scale))
      .concat(counterDiscs(scene, scale), plannedDiscs(scene, scale))
      .map(({ x, y, r }) => rectAround(x, y, r)),
  ];
}

/** The pieces that offers are about. */
function piecesAbout(marks: readonly Mark[], scene: Scene): ScenePiece[] {
  const about = new Set(
    marks.flatMap(({ at }) => (at.kind === 'ghost' ? [at.ship] : at.kind === 'ship' ? [at.ship, at.from] : [])),
  );
  return piecesOf(scene).filter(({ id }) => about.has(id));
}

/** Of each piece that offers are about, and of some others, the nearest one of another side. */
export function foesOf(marks: readonly Mark[], scene: Scene, others: readonly ScenePiece[] = []): ScenePiece[] {
  const near = [...piecesAbout(marks, scene), ...others].flatMap(ship =>
    afloat(scene)
      .filter(other => other.side !== ship.side && other.side !== -1)
      .toSorted((a, b) => distance(a.pose, ship.pose) - distance(b.pose, ship.pose))
      .slice(0, 1),
  );
  return [...new Set(near)];
}

/** What a view has to show of the offers: every handle, the ships that they are about, and the harbours. */
export function discsOf(marks: readonly Mark[], scene: Scene, scale: number, badges: Badges): Disc[] {
  const { at, gap } = layHandles(marks, scene, scale, badges);
  const r = marks.some(mark => mark.at.kind === 'ghost') && hasChevrons(gap) ? WITH_CHEVRON : faceOf(gap) + 3;
  return [
    ...at.map(({ x, y }) => ({ x: x * scale, y: y * scale, r })),
    ...piecesAbout(marks, scene).flatMap(piece => discsOfPiece(piece, scale, badges)),
    ...platesAbout(marks, scene).flatMap(plate => discsOfPlate(plate, scale)),
  ];
}

/** A berth is known by the harbour it is in, and that by its name. */
function platesAbout(marks: readonly Mark[], { plates = [] }: Scene): ScenePlate[] {
  const about = marks.flatMap(({ at }) => (at.kind === 'spot' ? (plateAt(plates, at) ?? []) : []));
  return [...new Set(about)];
}

/** Pieces with their badges: all that are not lost, or some of them. */
export function discsOfPieces(scene: Scene, scale: number, pieces: readonly ScenePiece[] = afloat(scene)): Disc[] {
  const badges = layBadges(scene, scale);
  return pieces.flatMap(piece => discsOfPiece(piece, scale, badges));
}

function discsOfPiece(piece: ScenePiece, scale: number, badges: Badges): Disc[] {
  const rect: Rect | undefined = badges.get(piece.id)?.rect;
  const hull = hullDiscs(piece, scale);
  if (rect === undefined) return hull;
  const y = (rect.top + rect.bottom) / 2;
  const r = (rect.bottom - rect.top) / 2;
  return [...hull, { x: rect.left + r, y, r }, { x: rect.right - r, y, r }];
}
