/**
 * Fits the weights by which a book's positions are judged to games that `greedy` plays against itself:
 * node packages/lab/src/fit.ts MODULE FEATURES SCENARIOS [GAMES] [SEED] [EVERY] [WORLDS]
 * SCENARIOS are separated by spaces, each with options if it likes: 'free{"first":"congress"}'. FEATURES is a module with `NAMES`, `PRIOR`
 * (thousandths) and `features(s, seat)`, all for side 0 against side 1. A position is taken every so many decisions, as it is; with WORLDS
 * also as each seat imagines it, since that is what people are shown: the mean of so many worlds. Every fourth game is kept out of the
 * fit and tells how good it is.
 */

import { decide, greedy } from '@weathergauge/agents';
import type { AnyRuleset, MatchConfig, Options, Rng, Seat } from '@weathergauge/engine';
import { configure, isRefusal, outlook, playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import type { Sample } from './logistic.ts';
import { fittedWithSigns, quality } from './logistic.ts';

const [, , module, featuresModule, scenarios, games = '100', seed = 'fit', every = '10', worlds = '0'] = process.argv;
if (module === undefined || featuresModule === undefined || scenarios === undefined)
  throw new Error('usage: fit.ts MODULE FEATURES SCENARIOS [GAMES] [SEED] [EVERY] [WORLDS]');

interface Features {
  readonly NAMES: readonly string[];
  readonly PRIOR: readonly number[];
  features(s: object, seat: Seat): ArrayLike<number>;
}
const { ruleset } = (await import(module)) as { readonly ruleset: AnyRuleset };
const book = (await import(featuresModule)) as Features;

/** What the fit is held by: a prior is worth so many samples. */
const HELD = 200;

/** A position as it is, or one as a seat imagines it, several times. */
interface Taken {
  /** Features of each world. */
  readonly worlds: readonly (readonly number[])[];
  /** What is told of it as the book stands: the chance of side 0. */
  readonly told: number;
}

function taken(states: readonly object[], seat: Seat): Taken {
  const sign = seat === 0 ? 1 : -1;
  const told = states.reduce((sum, s) => sum + (sign * outlook(ruleset, s, seat) + 1) / 2, 0) / states.length;
  return { worlds: states.map(s => Array.from(book.features(s, seat))), told };
}

function imagined(s: object, seat: Seat, rng: Rng): object[] {
  return Array.from({ length: Number(worlds) }, () => {
    const world = ruleset.clone(s);
    ruleset.resample(world, seat, rng);
    return world;
  });
}

function configOf(text: string): MatchConfig {
  const [, name = text, options = '{}'] = /^([^{]*)(\{.*\})$/.exec(text) ?? [];
  const config = configure(ruleset, { scenario: name, options: JSON.parse(options) as Options });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

interface Judged extends Taken {
  readonly won: number;
}

const training: Sample[] = [];
const trial = { true: [] as Judged[], imagined: [] as Judged[] };
const agent = greedy();
for (const text of scenarios.split(' ')) {
  const config = configOf(text);
  const imaginers = Number(worlds) === 0 ? 0 : config.seats;
  let samples = 0;
  for (let game = 0; game < Number(games); game++) {
    const label = `${ruleset.id}/${text}/${seed}/${game}`;
    const dice = seededDice(label);
    const s = ruleset.setup(config, dice, silent);
    const rngs = Array.from({ length: config.seats }, (_, seat) => seededRng(`${label}/${seat}`));
    const imagining = seededRng(`${label}/imagined`);
    const seen = { true: [] as Taken[], imagined: [] as Taken[] };
    let decisions = 0;
    const choose = (seat: Seat) => {
      if (decisions++ % Number(every) === 0) {
        seen.true.push(taken([s], seat));
        for (let who = 0; who < imaginers; who++)
          seen.imagined.push(taken(imagined(s, who as Seat, imagining), who as Seat));
      }
      return decide(agent, ruleset, s, seat, rngs[seat] as Rng);
    };
    playOn(ruleset, s, { choose }, dice);
    const winners = ruleset.result(s)?.winners ?? [];
    const won = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
    samples += seen.true.length;
    for (const kind of ['true', 'imagined'] as const) {
      if (game % 4 === 3) trial[kind].push(...seen[kind].map(one => ({ ...one, won })));
      else training.push(...seen[kind].map(one => ({ x: one.worlds[0] as readonly number[], won })));
    }
  }
  process.stderr.write(`${text}: ${samples} samples\n`);
}

const prior = book.PRIOR.map(weight => weight / 1000);

function fit(samples: readonly Sample[]): readonly number[] {
  return fittedWithSigns(samples, prior, HELD).map(weight => Math.round(weight * 1000));
}

const rounded = fit(training);
const kept = [...trial.true, ...trial.imagined].map(({ worlds: [x = []], won }) => ({ x, won }));
const ofAll = fit([...training, ...kept]);
for (const [i, name] of book.NAMES.entries())
  console.log(`${name}: ${rounded[i]}, of all games ${ofAll[i]} (prior ${book.PRIOR[i]})`);
console.log(JSON.stringify(rounded));
console.log('of all games:', JSON.stringify(ofAll));

function chance(x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, f, i) => sum + (f * (rounded[i] as number)) / 1000, 0)));
}

function meanChance({ worlds: all }: Taken): number {
  return all.reduce((sum, x) => sum + chance(x), 0) / all.length;
}

for (const kind of ['true', 'imagined'] as const) {
  const judged = trial[kind];
  if (judged.length === 0) continue;
  console.log(`fit, held out, ${kind}:`, quality(judged.map(one => ({ value: meanChance(one), won: one.won }))));
  console.log(`as it is told, held out, ${kind}:`, quality(judged.map(({ told, won }) => ({ value: told, won }))));
}
