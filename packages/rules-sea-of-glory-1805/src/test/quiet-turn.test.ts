import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import type { GloryAction } from '../model/vocabulary.ts';

/** What a player says who wants to go on: the staff does its work, everything stands as it is, and he stands by. */
const EASY: readonly GloryAction['do'][] = ['leave-to-staff', 'stand-by', 'conseil-stands', 'business-done', 'done'];
/** What is asked in any turn; whatever else comes up is something that happens. */
const ROUTINE: readonly string[] = ['business.business', 'council.provisions', 'council.conseil', 'giving.order'];

function answer(offers: readonly GloryAction[]): GloryAction {
  for (const verb of EASY) {
    const found = offers.find(offer => offer.do === verb);
    if (found) return found;
  }
  return offers[0] as GloryAction;
}

test('R110 a turn of the campaign in which nothing happens costs a player at most three answers', () => {
  const config = configure(ruleset, { scenario: 'campaign', options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice('quiet');
  const s = ruleset.setup(config, dice, silent);
  let turn = 0;
  let given = [0, 0];
  let isQuiet = false;
  const quiet: number[] = [];
  while (s.turn < 30) {
    const [seat] = ruleset.pending(s) as [Seat];
    if (s.turn !== turn) {
      // The first turn fills the boxes of the Grand Conseil.
      if (isQuiet && turn > 1) quiet.push(...given);
      turn = s.turn;
      given = [0, 0];
      isQuiet = true;
    }
    if (ruleset.unasked?.(s, seat) === null) {
      given[seat] = (given[seat] as number) + 1;
      if (!ROUTINE.includes(ruleset.prompt(s, seat).ask)) isQuiet = false;
    }
    ruleset.apply(s, seat, answer(ruleset.offers(s, seat)), dice, silent);
  }
  expect(quiet.length).toBeGreaterThan(0);
  expect(Math.max(...quiet)).toBeLessThanOrEqual(3);
});
