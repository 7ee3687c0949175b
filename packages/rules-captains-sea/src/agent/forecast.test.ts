import { forecast } from '@weathergauge/agents';
import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import type { SeaAction } from '../model/vocabulary.ts';

const any = ruleset as AnyRuleset;

/** Plays at random, but never holds fire; `see` is asked before each answer. */
function play(see: (s: object, seat: Seat, offers: readonly SeaAction[]) => void, seed: string): void {
  const config = configure(ruleset, { scenario: 'free', options: { engagement: 'close' } });
  if (isRefusal(config)) throw new Error(config.reason);
  const [dice, choice] = [seededDice(seed), seededDice(`choice ${seed}`)];
  const s = ruleset.setup(config, dice, silent);
  const choose = (seat: Seat): SeaAction => {
    const offers = ruleset.offers(s, seat);
    see(s, seat, offers);
    const bold = offers.filter(offer => offer.do !== 'cease');
    const list = bold.length === 0 ? offers : bold;
    return list[choice.draw(list.length, 'choice')] as SeaAction;
  };
  playOn(ruleset, s, { choose, after: () => {}, most: 500 }, dice, silent);
}

test('what is taken for granted is always on offer', () => {
  let presumed = 0;
  play((s, seat, offers) => {
    const answer = any.presumed?.(s, seat, seat) ?? null;
    if (answer === null) return;
    presumed++;
    expect(offers).toContainEqual(answer);
  }, 'presumed');
  expect(presumed).toBeGreaterThan(20);
});

test('the forecast of a broadside tells what it may shoot away, though cards might be played before every throw', () => {
  let foretold: readonly string[] | null = null;
  play((s, seat, offers) => {
    const fire = offers.find(offer => offer.do === 'fire');
    if (foretold !== null || fire === undefined || fire.do !== 'fire') return;
    const { changes } = forecast(any, s, seat, fire, { rng: seededRng('odds'), samples: 160, limit: 50 });
    foretold = Object.keys(changes).filter(name => name.startsWith(`${fire.target} `));
  }, 'broadside');
  expect(foretold).toEqual(expect.arrayContaining([expect.stringMatching(/hull|rigging|crew/)]));
});
