/** The ship in somebody's hand as the board draws her: her size, the words beside her, and what of it no label may cover. */

import type { Badges } from './badges.ts';
import { hullDiscs } from './badges.ts';
import { bearing } from './geometry.ts';
import { LINE, linesOf, placeWords, widthOf } from './hand-words.ts';
import { namesOfPlates } from './keeps.ts';
import { isBlock, piecesOf } from './pieces.ts';
import type { HandProps } from './props.ts';
import type { Rect } from './rect.ts';
import { rectAround } from './rect.ts';
import type { Scene, ShipBase, Spot } from './scene.ts';
import type { Pane } from './tags.ts';
import { turningHandle } from './turning.ts';

type HandGhost = NonNullable<HandProps['ghost']>;

interface Held {
  readonly size: { readonly length: number; readonly beam: number };
  readonly masts: readonly number[];
  readonly base: ShipBase | undefined;
  /** A block of a chart, and no ship. */
  readonly isBlock: boolean;
  readonly lines: readonly string[];
  /** The middle of the words. */
  readonly words: Spot;
}

/** What a ship is held over: badges of the ships as they are laid, and what is seen of the board. */
export interface Under {
  readonly badges: Badges;
  readonly pane: Pane | null;
}

/** Null for a ship that is not on the board. */
export function heldOn(scene: Scene, ghost: HandGhost, scale: number, { badges, pane }: Under): Held | null {
  const { pose, words, danger } = ghost;
  const ship = scene.ships.find(({ id }) => id === ghost.ship);
  const piece = piecesOf(scene).find(({ id }) => id === ghost.ship);
  const size = ghost.placing?.size ?? piece;
  if (size === undefined) return null;
  const lines = [...(danger === '' ? [] : [danger]), ...linesOf(words, pane)];
  // Beyond her, as seen from where she comes from: there it hides neither her way nor herself.
  const away = piece === undefined ? pose.heading + 180 : bearing(piece.pose, pose);
  const base = ghost.placing === undefined ? ship?.base : ghost.placing.base;
  const around = (one: Parameters<typeof hullDiscs>[0], water: number): Rect[] =>
    hullDiscs(one, scale).map(({ x, y, r }) => rectAround(x, y, r + water));
  const hulls = piecesOf(scene).flatMap(other => (other.id === ghost.ship ? [] : around(other, 0)));
  const herself = around({ ...size, base, pose }, WATER);
  const names = [...[...badges.values()].map(({ rect }) => rect), ...namesOfPlates(scene, scale)];
  return {
    size,
    masts: ghost.placing?.masts ?? ship?.masts ?? [],
    base,
    isBlock: ghost.placing?.isBlock === true || (piece !== undefined && isBlock(piece)),
    lines,
    words: placeWords(lines, { pose, length: size.length, away }, scale, pane, [...herself, ...hulls, ...names]),
  };
}

/** Between her and her words, in pixels. */
const WATER = 6;

/** Half of the handle that turns her, in pixels. */
const HANDLE = 14;

/** What no label may cover, in pixels: her ghost, the words, and the handle that turns her. */
export function blockedByHand(scene: Scene, ghost: HandGhost, scale: number, under: Under): readonly Rect[] {
  const held = heldOn(scene, ghost, scale, under);
  if (held === null) return [];
  const { size, base, lines, words } = held;
  const handle = turningHandle(ghost, scale);
  return [
    rectAround(words.x * scale, words.y * scale, widthOf(lines) / 2 + 2, (LINE * lines.length) / 2 + 2),
    ...hullDiscs({ ...size, base, pose: ghost.pose }, scale).map(({ x, y, r }) => rectAround(x, y, r)),
    ...(handle === null ? [] : [rectAround(handle.x * scale, handle.y * scale, HANDLE)]),
  ];
}
