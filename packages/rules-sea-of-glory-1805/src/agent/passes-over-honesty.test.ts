import { configure, isRefusal, seededDice, seededRng, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';

/** Games at random for a while: at each decision what is passed over must be the same if the enemy's secrets were others. */
test.each(['campaign', 'trafalgar'])('%s: what is passed over tells nothing of what is hidden', scenario => {
  const config = configure(ruleset, { scenario, options: {} });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`over/${scenario}`);
  const rng = seededRng(`over/${scenario}`);
  const s = ruleset.setup(config, dice, silent);
  const said: string[] = [];
  for (let decisions = 0; decisions < 2500; decisions++) {
    const [seat] = ruleset.pending(s);
    if (seat === undefined) break;
    const offers = ruleset.offers(s, seat);
    const left = offers.filter(offer => ruleset.passesOver?.(s, seat, offer) === false);
    if (decisions % 4 === 0) {
      const other = ruleset.clone(s);
      ruleset.resample(other, seat, rng);
      const same = offers.filter(offer => ruleset.passesOver?.(other, seat, offer) === false);
      if (JSON.stringify(same) !== JSON.stringify(left))
        said.push(`${ruleset.prompt(s, seat).ask}: ${JSON.stringify(left)} or ${JSON.stringify(same)}`);
    }
    const list = left.length > 0 ? left : offers;
    const answer = list[rng.below(list.length)];
    if (answer === undefined) break;
    ruleset.apply(s, seat, answer, dice, silent);
  }
  expect(said).toEqual([]);
});
