/**
 * 7.4 What the other side calls a block. A tag stays with a block for as long as an eye could follow it. When one of several blocks of
 * a side leaves the place where they stand together, nobody can tell which it was: the one that leaves takes the lowest of their
 * tags, whichever it is, and the others share the rest. So the tags on the map, and how they change, never depend on what the
 * blocks are, and no draw is needed to shuffle them.
 */

import type { Dice } from '@weathergauge/engine';
import { rowCount } from './ledger.ts';
import { isInPort, portOf } from './places.ts';
import { blocksAt, isFriendly, isSeen, sideOfBlock } from './reading.ts';
import type { Block, Campaign } from './table.ts';
import { NOTHING_KNOWN } from './table.ts';
import { ALLIED, BRITISH, CLOSEST_PORT } from './terms.ts';

/** 10.3.1, R32 On its face, for all to see: it makes for the closest friendly port. */
export function liesFlat({ goal }: Readonly<Block>): boolean {
  return goal === CLOSEST_PORT;
}

/** The lowest number by which no block of this side on the map is known. */
function freeTag(s: Readonly<Campaign>, side: number): number {
  for (let tag = 1; ; tag++) {
    let taken = false;
    for (let i = 0; i < s.blocks.length && !taken; i++) {
      const block = s.blocks[i] as Block;
      taken = block.tag === tag && sideOfBlock(block.id) === side;
    }
    if (!taken) return tag;
  }
}

/** Deals the tags of a place anew, the lowest to the block that is about to leave. R32 Those that lie flat are told from those that stand. */
function shuffleOut(s: Campaign, leaving: Block): void {
  const here = blocksAt(s, leaving.place, sideOfBlock(leaving.id));
  if (here.length < 2) return;
  const together = here.filter(id => liesFlat(s.blocks[id] as Block) === liesFlat(leaving));
  if (together.length < 2) return;
  const tags = together.map(id => (s.blocks[id] as Block).tag).toSorted((a, b) => a - b);
  let next = 1;
  for (const id of together) {
    const block = s.blocks[id] as Block;
    block.tag = tags[block === leaving ? 0 : next++] as number;
    forget(block);
  }
}

/**
 * 7.4, R31 A block has just been put beside others: dice deal their tags anew. By who stood there first it would be known which is new,
 * and so which throw for a fast passage, or which raid, is that of Fog of War.
 */
export function mingle(s: Campaign, block: Readonly<Block>, dice: Dice): void {
  const together = blocksAt(s, block.place, sideOfBlock(block.id)).filter(
    id => liesFlat(s.blocks[id] as Block) === liesFlat(block),
  );
  const tags = together.map(id => (s.blocks[id] as Block).tag).toSorted((a, b) => a - b);
  for (const id of together) {
    const other = s.blocks[id] as Block;
    other.tag = tags.splice(tags.length > 1 ? dice.draw(tags.length, 'shuffle') : 0, 1)[0] as number;
    forget(other);
  }
}

/**
 * 7.4 What a block is called that leaves its place, or does something there: the lowest tag of those that stand together, so that
 * nobody learns which of them it is.
 */
export function leavingTag(s: Readonly<Campaign>, leaving: Readonly<Block>): number {
  let lowest = leaving.tag;
  for (const id of blocksAt(s, leaving.place, sideOfBlock(leaving.id))) {
    const block = s.blocks[id] as Block;
    if (liesFlat(block) === liesFlat(leaving)) lowest = Math.min(lowest, block.tag);
  }
  return lowest;
}

/** R31 The other side can no longer tell what it has seen of a block: it was among others, or has been split or joined. */
export function forget(block: Block): void {
  block.known = NOTHING_KNOWN;
  block.low = 0;
}

/** The side that watches what goes in and out of a port: the enemy of those whose it is. */
export function watcherOf(s: Readonly<Campaign>, port: number): number {
  return isFriendly(s, port, ALLIED) ? BRITISH : ALLIED;
}

/** Something goes in or out of a port: what was counted there before may no longer be so. */
export function stir(s: Campaign, place: number): void {
  const port = portOf(place);
  if (isInPort(place)) s.stirred[port] = rowCount(s.ledgers[watcherOf(s, port)] as number[]);
}

/** Puts a block somewhere, and sees to it that what the other side calls it tells no more than eyes could. */
export function putBlock(s: Campaign, block: Block, place: number): void {
  if (block.place === place) return;
  const wasSeen = isSeen(s, block);
  if (wasSeen) shuffleOut(s, block);
  const from = block.place;
  block.place = place;
  const seen = isSeen(s, block);
  // What nobody sees puts nothing out of date.
  if (wasSeen || seen) {
    stir(s, from);
    stir(s, place);
  }
  if (!seen) {
    block.tag = 0;
    forget(block);
  } else if (!wasSeen) block.tag = freeTag(s, sideOfBlock(block.id));
}
