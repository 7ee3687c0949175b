/** Wind change: a contest of dice from two stocks that last the whole game. */

import type { Context, Refused } from '@weathergauge/engine';
import { rollPool } from '@weathergauge/engine';
import { ask, procedure, step, when } from './builders.ts';
import { driftFog } from './ch11-fog.ts';
import { successes } from '../model/abilities.ts';
import { tell } from '../model/events.ts';
import type { Convoy } from '../model/state.ts';
import { enemyOf, speaker } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';
import { facings, MOST_WIND_DICE } from '../model/vocabulary.ts';

const WHISTLE: readonly ConvoyAction[] = Array.from({ length: MOST_WIND_DICE + 1 }, (_, dice) => ({
  do: 'whistle',
  dice,
}));
const COUNTER: readonly ConvoyAction[] = WHISTLE.map((_, dice) => ({ do: 'counter', dice }));
const SHIFT: readonly ConvoyAction[] = facings.map(to => ({ do: 'shift', to }));

/** 3.1-3.3, 5.1, R45 Once in a player turn, at its start, if the mover likes. */
export const windChange = procedure('wind-change', {}, [
  when(
    s => mine(s) > 0,
    [
      ask('dice', {
        by: s => speaker(s, s.active),
        clause: '3.1',
        about: s => ({ stock: mine(s), theirs: theirs(s) }),
        offers: s => WHISTLE.slice(0, mine(s) + 1),
        whyNot: (s, _l, a) => (a.do === 'whistle' ? tooFewDice(mine(s)) : null),
        take: (s, _l, a, context) => {
          if (a.do === 'whistle' && a.dice > 0) whistle(s, a.dice, context);
        },
      }),
      when(
        // R58 Fewer dice than the mover has successes cannot cancel them.
        s => s.gusts > 0 && theirs(s) >= s.gusts,
        [
          ask('answer', {
            by: s => speaker(s, enemyOf(s.active)),
            clause: '3.2',
            about: s => ({ successes: s.gusts, stock: theirs(s) }),
            offers: s => [COUNTER[0] as ConvoyAction, ...COUNTER.slice(s.gusts, theirs(s) + 1)],
            presumed: () => COUNTER[0] ?? null,
            whyNot: (s, _l, a) => {
              if (a.do !== 'counter') return null;
              if (a.dice > theirs(s)) return tooFewDice(theirs(s));
              return { reason: 'fewer dice than there are successes cannot cancel them', clause: 'R58' };
            },
            take: (s, _l, a, context) => {
              if (a.do === 'counter' && a.dice > 0) counter(s, a.dice, context);
            },
          }),
        ],
      ),
      when(
        s => s.gusts > 0,
        [
          ask('shift', {
            by: s => speaker(s, s.active),
            clause: '3.3',
            about: s => ({ wind: s.windTo }),
            offers: s => [SHIFT[(s.windTo + 1) % 6] as ConvoyAction, SHIFT[(s.windTo + 5) % 6] as ConvoyAction],
            whyNot: (_s, _l, a) => (a.do === 'shift' ? { reason: 'the wind turns by one face', clause: '3.3' } : null),
            take: (s, _l, a, context) => {
              if (a.do === 'shift') shift(s, facings.indexOf(a.to), context);
            },
          }),
        ],
      ),
      step('settled', s => {
        s.gusts = 0;
      }),
    ],
  ),
]);

function tooFewDice(left: number): Refused {
  return { reason: `the stock of wind dice has ${left} left`, clause: 'R45' };
}

function mine(s: Readonly<Convoy>): number {
  return s.stock[s.active] as number;
}

function theirs(s: Readonly<Convoy>): number {
  return s.stock[enemyOf(s.active)] as number;
}

/** 3.1 Dice are spent when thrown, whatever they show. */
function whistle(s: Convoy, dice: number, context: Context): void {
  s.stock[s.active] = mine(s) - dice;
  const faces = rollPool(context.dice, dice, 6, 'wind');
  s.gusts = successes(faces);
  tell(context, { type: 'whistled', to: 'all', clause: '3.1', side: s.active, faces, successes: s.gusts });
}

/** 3.2 Each success cancels one of the mover's. */
function counter(s: Convoy, dice: number, context: Context): void {
  const side = enemyOf(s.active);
  s.stock[side] = theirs(s) - dice;
  const faces = rollPool(context.dice, dice, 6, 'wind answer');
  const cancelled = successes(faces);
  s.gusts = Math.max(0, s.gusts - cancelled);
  tell(context, { type: 'countered', to: 'all', clause: '3.2', side, faces, successes: cancelled });
}

/** 3.3, R3 One face either way; 3.4 then the fog drifts. */
function shift(s: Convoy, to: number, context: Context): void {
  s.windTo = to;
  tell(context, { type: 'wind', to: 'all', clause: '3.3', towards: to });
  if (s.fog.length > 0) driftFog(s, context);
}
