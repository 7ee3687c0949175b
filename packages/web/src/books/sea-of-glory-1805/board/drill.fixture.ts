/** Games played at random, for tests of the chart and of the papers. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { ruleset } from '@weathergauge/rules-sea-of-glory-1805';
import { anyOffer, configure, isRefusal, playOn, seededDice, silent } from '@weathergauge/engine';
import { positionOf } from '@weathergauge/host';
import type { Position } from '../../../client/protocol.ts';

export interface Moment {
  /** Of the side that is asked. */
  readonly position: Position;
  /** What the other side and a spectator see at the same time. */
  readonly others: readonly GloryView[];
}

const IN_BATTLE = 2;

/** Every so many decisions of a game one is looked at, and every other one of a battle: there are few of those. */
export function momentsOf(scenario: string, seed: string, most: number, stride: number): Moment[] {
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`dice ${seed}`);
  const answers = seededDice(`answers ${seed}`);
  const s = ruleset.setup(config, dice, silent);
  const moments: Moment[] = [];
  let at = 0;
  const isLookedAt = (): boolean => at % (s.battle.on === 1 ? IN_BATTLE : stride) === 0;
  playOn(
    ruleset,
    s,
    {
      choose(seat) {
        if (isLookedAt())
          moments.push({
            position: positionOf({ ruleset, config }, s, seat, { at: 0, now: 0 }),
            others: [ruleset.view(s, seat === 0 ? 1 : 0), ruleset.view(s, 'spectator')],
          });
        at++;
        return anyOffer(ruleset, s, seat, answers);
      },
      most,
    },
    dice,
  );
  return moments;
}
