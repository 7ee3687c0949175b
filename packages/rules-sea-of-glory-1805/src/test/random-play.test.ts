import { anyOffer, configure, isRefusal, playOn, seededDice, seededRng } from '@weathergauge/engine';
import { effort, randomPlay } from '@weathergauge/testkit';
import { expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { plan } from './plan.fixture.ts';

randomPlay(ruleset, plan);

/** Whole games of each scenario: few in `npm test`, and as many as are asked for in `npm run test:deep`. */
const GAMES: Readonly<Record<string, { readonly few: number; readonly deep: number }>> = {
  campaign: { few: 5, deep: 500 },
  trafalgar: { few: 20, deep: 2000 },
  'from-march': { few: 2, deep: 100 },
  'from-july': { few: 2, deep: 100 },
  'west-indies': { few: 5, deep: 200 },
};
/** No game is as long: 36 turns of random orders take some 4,500 decisions. */
const ENDLESS = 60_000;
const PATIENCE = 3_600_000;

/** Decisions until it ends; throws where nobody has an offer. */
function playWhole(scenario: string, game: number): number {
  const config = configure(ruleset, { scenario, options: { portsOffMap: game % 2 === 1 } });
  if (isRefusal(config)) throw new Error(config.reason);
  const dice = seededDice(`whole ${scenario} ${game}`);
  const rng = seededRng(`answers ${scenario} ${game}`);
  const s = ruleset.setup(config, dice, () => {});
  const decisions = playOn(ruleset, s, { choose: seat => anyOffer(ruleset, s, seat, rng), most: ENDLESS }, dice);
  if (ruleset.result(s) === null) throw new Error(`${scenario} ${game} has no end after ${decisions} decisions`);
  return decisions;
}

test.each(Object.entries(GAMES))('every %s comes to an end', { timeout: PATIENCE }, (scenario, { few, deep }) => {
  const games = effort(plan) >= 10 ? deep : few;
  let shortest = Number.POSITIVE_INFINITY;
  for (let game = 0; game < games; game++) shortest = Math.min(shortest, playWhole(scenario, game));
  expect(shortest).toBeGreaterThan(0);
});
