import type { Words } from '@weathergauge/engine';
import type { AgeOfSailEvent } from './events.ts';
import type { AgeOfSailView } from './view.ts';
import type { AgeOfSailAction } from './vocabulary.ts';
export const words: Words<AgeOfSailAction, AgeOfSailView, AgeOfSailEvent> = {
  prompt: (_v, p) => p.ask,
  action: (_v, a) => a.do,
  event: (_v, e) => e.type,
  board: () => '',
  seat: (_v, seat) => `seat ${seat}`,
};
