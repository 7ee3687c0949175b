/** Ships and blocks alike, and how blocks in one place are piled so that each of them is seen. */

import type { Scene, SceneBlock, ScenePiece, SceneShip, ShipBase } from './scene.ts';

/** How far each block of a pile is moved up and to the right of the one below it, as a share of its size. */
const STEP = 0.2;
/** A pile never reaches out farther than this share. */
const REACH = 0.6;

const piled = new WeakMap<readonly SceneBlock[], readonly SceneBlock[]>();

/** All that can be chosen, marked and moved, where it is drawn. */
export function piecesOf({ ships, blocks = [] }: Scene): readonly ScenePiece[] {
  return blocks.length === 0 ? ships : [...ships, ...pile(blocks)];
}

/** Pieces that are not lost. */
export function afloat({ ships, blocks = [] }: Scene): readonly ScenePiece[] {
  return [...ships.filter(ship => ship.condition !== 'wreck'), ...pile(blocks)];
}

/** True for a block. Its heading means nothing: it goes from cell to cell. */
export function isBlock(piece: ScenePiece): piece is SceneBlock {
  return 'face' in piece;
}

/** Of a model that stands on one. */
export function baseOf(piece: ScenePiece | SceneShip): ShipBase | undefined {
  return 'base' in piece ? piece.base : undefined;
}

/** Blocks in the order in which they are drawn, those of one place about that place as a pile. */
export function pile(blocks: readonly SceneBlock[]): readonly SceneBlock[] {
  const known = piled.get(blocks);
  if (known !== undefined) return known;
  const places = new Map<string, SceneBlock[]>();
  for (const block of blocks) {
    const key = `${block.pose.x} ${block.pose.y}`;
    places.set(key, [...(places.get(key) ?? []), block]);
  }
  const laid = [...places.values()].flatMap(inPile);
  piled.set(blocks, laid);
  return laid;
}

function inPile(blocks: readonly SceneBlock[]): readonly SceneBlock[] {
  if (blocks.length === 1) return blocks;
  const step = Math.min(STEP, REACH / (blocks.length - 1));
  return blocks.map((block, i) => {
    const by = (i - (blocks.length - 1) / 2) * step * block.length;
    return { ...block, pose: { ...block.pose, x: block.pose.x + by, y: block.pose.y - by } };
  });
}
