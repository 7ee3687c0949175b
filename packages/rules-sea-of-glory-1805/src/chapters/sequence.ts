/** 4.0 Sequence of play. */

import { call, procedure, repeat, step, when } from './builders.ts';
import { settingUp } from './ch03-setup.ts';
import { administration } from './ch05-administration.ts';
import { activationPhase } from './ch06-activation.ts';
import { judgement } from './ch15-admiralty.ts';
import { endOfTurn } from './ch23-victory.ts';
import { laterFleets } from './ch24-arrivals.ts';

export const game = procedure('game', {}, [
  call(settingUp),
  repeat(
    s => s.over === '',
    [
      call(administration),
      call(laterFleets),
      call(activationPhase),
      // R50, R94 Duties that are due come first.
      when(s => s.over === '' && !s.articles.trafalgar, [call(judgement)]),
      step('end-of-turn', (s, _l, context) => endOfTurn(s, context)),
    ],
  ),
]);
