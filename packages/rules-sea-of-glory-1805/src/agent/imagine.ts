/**
 * What a side cannot know, dealt anew from its view alone: the enemy's ships, blocks and goals, provisions, markers and chits.
 * Nothing of what is hidden in the state may be read here, but for block numbers that are only looked up by their tags.
 */

import type { Rng, Seat } from '@weathergauge/engine';
import { forgetEnemy } from './imagine-forget.ts';
import { portBonds } from './imagine-bonds.ts';
import { dealBlocks } from './imagine-blocks.ts';
import { dealConseil, dealMarkers } from './imagine-markers.ts';
import { dealShips } from './imagine-ships.ts';
import type { Campaign } from '../model/state.ts';
import { otherSide } from '../model/state.ts';
import { ALLIED } from '../model/terms.ts';
import { view } from '../model/view.ts';

export function imagine(s: Campaign, seat: Seat, rng: Rng): void {
  const seen = view(s, seat);
  const enemy = otherSide(seat);
  const tags = s.blocks.map(({ tag }) => tag);
  // 23.1 At the end everything is turned up.
  if (s.over === '') dealMarkers(s, seen, enemy, rng);
  // 3.0, R33 Before the first turn everybody knows what is set up; what is being chosen lies in the lanes.
  if (s.begun === 0) return;
  if (s.over === '') {
    const bonds = portBonds(s, seen, enemy);
    dealBlocks(s, seen, enemy, bonds, rng);
    dealShips(s, seen, enemy, bonds, rng);
    if (enemy === ALLIED) dealConseil(s, rng);
  }
  forgetEnemy(s, seen, enemy, tags);
}

/** Each side's display lies face down from first to last: no log of a running game may leave the table. */
export function faceDown(): readonly string[] {
  return ['the British display', 'the Allied display'];
}
