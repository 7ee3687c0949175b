/** 5.0 The administration phase: thirteen steps, in order. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { call, procedure, step, when } from './builders.ts';
import { grandConseil } from './ch05-council.ts';
import { manpower } from './ch05-manpower.ts';
import { reinforcements } from './ch05-reinforcements.ts';
import { appointments } from './ch08-admirals.ts';
import { transit } from './ch12-tracks.ts';
import { admiralty } from './ch15-admiralty.ts';
import { automaticEvents } from './ch15-events.ts';
import { EVENT_NUMBERS } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import type { Campaign } from '../model/state.ts';
import { chitsInPlay } from '../model/chits.ts';

const D6 = 6;

/** 5.7 Back into the cup; the weather they brought is over (R13). */
function returnChits(s: Campaign): void {
  s.cup = chitsInPlay(s.articles);
  s.drawn = [];
  s.weather.fill(0);
}

/** 5.9 */
function endFever(s: Campaign, context: Context): void {
  const face = roll(context.dice, D6, 'fever');
  if (face >= EVENT_NUMBERS.feverEndsFrom) s.fever = 0;
  tell(context, { type: 'fever', face, over: s.fever === 0, clause: '5.9' });
}

export const administration = procedure('administration', {}, [
  // 1. 5.1: the first turn is the one that the game begins with.
  step('turn', (s, _l, context) => {
    if (s.begun === 1) s.turn++;
    s.begun = 1;
    tell(context, { type: 'turn', turn: s.turn, clause: '5.1' });
  }),
  // R38
  call(automaticEvents),
  // 2. and 3.
  call(manpower),
  // 4.
  step('reinforcements', (s, _l, context) => reinforcements(s, context)),
  call(appointments),
  // 5.
  call(transit),
  // 6. 5.6, R47 The wind that blew last is the Last Wind.
  step('last-winds', s => {
    s.oldWind = [1, 1, 0];
  }),
  // 7.
  step('chits', returnChits),
  // 8. 5.8 All five are drawn from again.
  step('provisions', s => {
    s.provisions.fill(0);
    s.provisionsShown.fill(0);
  }),
  // 9.
  when(s => s.fever === 1, [step('fever', (s, _l, context) => endFever(s, context))]),
  // 10. and 11.
  when(s => !s.articles.trafalgar, [call(admiralty)]),
  // 12. and 13.
  call(grandConseil),
]);
