/** 4.0 Sequence of play. */

import { call, procedure, repeat, step } from './builders.ts';
import { settingUp } from './ch03-setup.ts';
import { administration } from './ch05-administration.ts';
import { activationPhase } from './ch06-activation.ts';
import { endOfTurn } from './ch23-victory.ts';
import { laterFleets } from './ch24-trafalgar.ts';

export const game = procedure('game', {}, [
  call(settingUp),
  repeat(
    s => s.over === '',
    [
      call(administration),
      call(laterFleets),
      call(activationPhase),
      step('end-of-turn', (s, _l, context) => endOfTurn(s, context)),
    ],
  ),
]);
