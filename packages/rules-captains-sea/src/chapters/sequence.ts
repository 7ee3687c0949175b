/** 4.0 The sequence of play. */

import { call, procedure, repeat, step } from './builders.ts';
import { settingUp } from './ch02-setup.ts';
import { assignCrew } from './ch05-crew.ts';
import { initiative } from './ch06-initiative.ts';
import { rates } from './ch07-rates.ts';
import { activation } from './ch08-activation.ts';
import { boarding } from './ch15-melee.ts';
import { bonusMoves } from './ch16-bonus.ts';
import { housekeeping } from './ch17-housekeeping.ts';
import { endGame } from './ch18-ending.ts';
import { bidding } from './ch19-bidding.ts';
import { tell } from '../model/events.ts';

export const game = procedure('game', {}, [
  call(bidding),
  call(settingUp),
  repeat(
    s => s.over === '',
    [
      step('turn', (s, _l, context) => {
        s.turn++;
        s.impulse = 0;
        for (const ship of s.ships) {
          ship.fired = 0;
          ship.speed = 0;
          ship.stilled = 0;
        }
        tell(context, { type: 'turn', turn: s.turn, clause: '4.0' });
      }),
      call(assignCrew),
      call(initiative),
      call(rates),
      call(activation),
      call(boarding),
      call(bonusMoves),
      call(housekeeping),
      // R29 Night falls, or the enemy's friends come up.
      step('last-turn', (s, _l, context) => {
        if (s.turn >= s.articles.turns) endGame(s, 'turns', context);
      }),
    ],
  ),
]);
