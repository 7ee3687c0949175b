/** What a page needs to play back what has happened since a person last saw the game. */

import type { Chair } from '@weathergauge/host';
import type { Missed } from '@weathergauge/wire';
import type { ShownRow } from '../store/shown-schema.ts';

/** Most places that are played back: some minutes on the board. */
export const MOST_PLAYED = 60;

export function missedBy(chair: Pick<Chair, 'stood'>, { place, ordered }: Pick<ShownRow, 'place' | 'ordered'>): Missed {
  const asked = chair.stood(ordered);
  const { now } = asked;
  const from = Math.max(place, now - MOST_PLAYED);
  return {
    ordered: { at: asked.at, view: asked.view },
    shown: place < now ? viewAt(chair, from) : null,
    isMore: from > place,
  };
}

function viewAt(chair: Pick<Chair, 'stood'>, place: number): Missed['shown'] {
  const { at, view } = chair.stood(place);
  return { at, view };
}
