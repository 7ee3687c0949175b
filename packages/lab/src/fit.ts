/**
 * Fits the weights by which a book's agents judge a position to games that `greedy` plays against itself:
 * node packages/lab/src/fit.ts MODULE FEATURES SCENARIOS [GAMES] [SEED]
 * SCENARIOS are separated by spaces, each with options if it likes: 'free{"first":"congress"}'. FEATURES is a module with `NAMES`, `PRIOR`
 * (thousandths) and `features(s, seat)`, all for side 0 against side 1. Every fourth game is kept out of the fit and tells how good it is.
 */

import { greedy } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, Options, Seat } from '@weathergauge/engine';
import { configure, isRefusal, playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import { decide } from '@weathergauge/agents';
import type { Sample } from './logistic.ts';
import { fittedWithSigns, quality } from './logistic.ts';

const [, , module, featuresModule, scenarios, games = '100', seed = 'fit'] = process.argv;
if (module === undefined || featuresModule === undefined || scenarios === undefined)
  throw new Error('usage: fit.ts MODULE FEATURES SCENARIOS [GAMES] [SEED]');

interface Features {
  readonly NAMES: readonly string[];
  readonly PRIOR: readonly number[];
  features(s: object, seat: Seat): ArrayLike<number>;
}
const { ruleset } = (await import(module)) as { readonly ruleset: AnyRuleset };
const book = (await import(featuresModule)) as Features;

/** Decisions between two samples, and what the fit is held by: a prior is worth so many samples. */
const EVERY = 10;
const HELD = 200;

interface Shown {
  readonly value: number;
  readonly won: number;
}

function configOf(text: string): MatchConfig {
  const [, name = text, options = '{}'] = /^([^{]*)(\{.*\})$/.exec(text) ?? [];
  const config = configure(ruleset, { scenario: name, options: JSON.parse(options) as Options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

const training: Sample[] = [];
const trial: Sample[] = [];
const shown: Shown[] = [];
const agent = greedy();
for (const text of scenarios.split(' ')) {
  const config = configOf(text);
  const played: Sample[] = [];
  for (let game = 0; game < Number(games); game++) {
    const kept = game % 4 === 3;
    const label = `${ruleset.id}/${text}/${seed}/${game}`;
    const dice = seededDice(label);
    const s = ruleset.setup(config, dice, silent);
    const rngs = Array.from({ length: config.seats }, (_, seat) => seededRng(`${label}/${seat}`));
    const seen: number[][] = [];
    const values: number[] = [];
    let decisions = 0;
    const choose = (seat: Seat) => {
      if (decisions++ % EVERY === 0) {
        seen.push(Array.from(book.features(s, seat)));
        values.push(ruleset.evaluate(s, 0));
      }
      return decide(agent, ruleset, s, seat, rngs[seat] as (typeof rngs)[number]);
    };
    playOn(ruleset, s, { choose }, dice);
    const winners = ruleset.result(s)?.winners ?? [];
    const won = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
    for (const x of seen) (kept ? trial : training).push({ x, won });
    if (kept) for (const value of values) shown.push({ value: (value + 1) / 2, won });
    for (const x of seen) played.push({ x, won });
  }
  process.stderr.write(`${text}: ${played.length} samples\n`);
}

const prior = book.PRIOR.map(weight => weight / 1000);
const weights = fittedWithSigns(training, prior, HELD);
const rounded = weights.map(weight => Math.round(weight * 1000));
for (const [i, name] of book.NAMES.entries()) console.log(`${name}: ${rounded[i]} (prior ${book.PRIOR[i]})`);
console.log(JSON.stringify(rounded));
const chance = (x: readonly number[]) =>
  1 / (1 + Math.exp(-x.reduce((sum, f, i) => sum + (f * (rounded[i] as number)) / 1000, 0)));
console.log('fit, held out:', quality(trial.map(({ x, won }) => ({ value: chance(x), won }))));
console.log('evaluate as it is, held out:', quality(shown));
