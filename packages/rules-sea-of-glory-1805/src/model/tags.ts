/**
 * 7.4 What the other side calls a block. A tag stays with a block for as long as an eye could follow it. When one of several blocks of
 * a side leaves the place where they stand together, nobody can tell which it was: the one that leaves takes the lowest of their
 * tags, whichever it is, and dice deal the rest to those that stay. So the tags on the map, and how they change, never depend on what
 * the blocks are; nor does what goes by tags later, such as who throws first in a search. Dice are drawn only where two or more stay.
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

/** For blocks that leave nobody behind who could be shuffled: they come from off the map. Set-up and the joins of lanes have no dice. */
export const NO_DICE: Dice = {
  draw(_sides, why) {
    throw new Error(`there are no dice here for ${why}`);
  },
};

/** Deals these tags by dice, block by block. */
function deal(blocks: readonly Block[], tags: number[], dice: Dice): void {
  for (const block of blocks) {
    block.tag = tags.splice(tags.length > 1 ? dice.draw(tags.length, 'shuffle') : 0, 1)[0] as number;
    forget(block);
  }
}

/** Deals the tags of a place anew, the lowest to the block that is about to leave. R32 Those that lie flat are told from those that stand. */
function shuffleOut(s: Campaign, leaving: Block, dice: Dice): void {
  const here = blocksAt(s, leaving.place, sideOfBlock(leaving.id));
  if (here.length < 2) return;
  const together = here
    .map(id => s.blocks[id] as Block)
    .filter(block => liesFlat(block) === liesFlat(leaving))
    .toSorted((a, b) => a.tag - b.tag);
  if (together.length < 2) return;
  const tags = together.map(({ tag }) => tag);
  leaving.tag = tags.shift() as number;
  forget(leaving);
  // By their old tags and not by their ids, so that the same dice do the same to all that look alike.
  const staying = together.filter(block => block !== leaving);
  deal(staying, tags, dice);
}

/**
 * 7.4, R31 A block has just been put beside others: dice deal their tags anew. By who stood there first it would be known which is new,
 * and so which throw for a fast passage, or which raid, is that of Fog of War.
 */
export function mingle(s: Campaign, block: Readonly<Block>, dice: Dice): void {
  const together = blocksAt(s, block.place, sideOfBlock(block.id))
    .map(id => s.blocks[id] as Block)
    .filter(other => liesFlat(other) === liesFlat(block));
  const tags = together.map(({ tag }) => tag).toSorted((a, b) => a - b);
  deal(together, tags, dice);
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
export function putBlock(s: Campaign, block: Block, place: number, dice: Dice): void {
  if (block.place === place) return;
  const wasSeen = isSeen(s, block);
  if (wasSeen) shuffleOut(s, block, dice);
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
