/** What the book says to people. */

import type { Words } from '@weathergauge/engine';
import { noFacts } from '@weathergauge/engine';
import type { GloryEvent } from '../model/events.ts';
import type { GloryView } from '../model/view.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { vocabulary } from '../model/vocabulary.ts';

export const words: Words<GloryAction, GloryView, GloryEvent> = {
  prompt: (_v, prompt) => prompt.ask,
  action: (_v, action) => vocabulary.print(action),
  event: (_v, event) => event.type,
  result: (_v, result) => result.reason,
  tally: (_v, name) => ({ words: name, isScore: name === 'score' }),
  seat: (_v, seat) => (seat === 0 ? 'the British' : 'the Allies'),
  board: () => [],
  standing: v => ({ headline: `Turn ${v.turn}`, turn: null, clock: null, sides: [] }),
  facts: () => noFacts,
};
