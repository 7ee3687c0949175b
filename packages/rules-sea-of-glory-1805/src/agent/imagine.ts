/** What a side cannot know, dealt anew from what it has been told. */

import type { Rng, Seat } from '@weathergauge/engine';
import type { Campaign } from '../model/state.ts';

export function imagine(_s: Campaign, _seat: Seat, _rng: Rng): void {}

/** Each side's display lies face down from first to last. */
export function faceDown(_s: Readonly<Campaign>): readonly string[] {
  return ['display 0', 'display 1'];
}
