/** Data into English. */

import type { Words } from '@weathergauge/engine';
import type { GloryEvent } from '../model/events.ts';
import type { GloryView } from '../model/view.ts';
import type { GloryAction } from '../model/vocabulary.ts';
import { answer } from './actions.ts';
import { board } from './board.ts';
import { briefing } from './briefing.ts';
import { happened, madeUpBy, saidBy } from './events.ts';
import { capital, SIDES } from './names.ts';
import { asked } from './prompts.ts';
import { facts, standing, tallyWords } from './standing.ts';
import { ended } from './state-events.ts';
import { warning } from './warning.ts';

export const words: Words<GloryAction, GloryView, GloryEvent> = {
  prompt: asked,
  action: answer,
  warning,
  event: happened,
  saidBy,
  modifier: madeUpBy,
  result: (_v, { reason, scores }) => ended(reason, scores),
  tally: tallyWords,
  lots: 'chits',
  seat: (_v, seat) => capital(SIDES[seat] ?? ''),
  briefing,
  board,
  standing,
  facts,
};
