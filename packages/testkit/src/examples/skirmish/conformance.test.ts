import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configure, drawFromBag, isRefusal, outcomes, scriptedDice, silent } from '@weathergauge/engine';
import { type Skirmish, type SkirmishEvent, skirmish } from '@weathergauge/engine/skirmish';
import { conformance, randomPlay } from '../../conformance.ts';
import type { Plan } from '../../plan.ts';

function chanceOfHit(first: number, second: number): number {
  const config = configure(skirmish, { scenario: 'boats' });
  if (isRefusal(config)) throw new Error(config.reason);
  const s = skirmish.setup(config, scriptedDice([]), silent);
  skirmish.apply(s, 0, { do: 'load', charges: first }, scriptedDice([]), silent);
  const all = outcomes(dice => {
    const fired = skirmish.clone(s);
    skirmish.apply(fired, 1, { do: 'load', charges: second }, dice, silent);
    return fired.hits[0] === 1;
  }, 100);
  return (all ?? []).reduce((sum, { value, probability }) => sum + (value ? probability : 0), 0);
}

const plan: Plan<Skirmish, SkirmishEvent> = {
  sources: dirname(fileURLToPath(import.meta.resolve('@weathergauge/engine/skirmish'))),
  tests: [import.meta.dirname],
  fixtures: join(import.meta.dirname, 'fixtures'),
  seeds: 12,
  reach: ['event loaded', 'event fired', 'event drew', 'event revealed', 'counter 0', 'counter 1'],
  coverage: event => ('face' in event ? [`counter ${event.face}`] : []),
  invariants: s => (s.powder.some(powder => powder < 0) ? ['powder below nothing'] : []),
  golden: { scenario: 'boats', turn: s => s.round },
  odds: [
    { clause: '2', name: 'even boats: the first is hit', expected: 15 / 36, measure: () => chanceOfHit(0, 0) },
    { clause: '2', name: 'three charges more: the first is hit', expected: 3 / 36, measure: () => chanceOfHit(3, 0) },
    {
      clause: '3',
      name: 'the first counter is a blank',
      expected: 1 / 2,
      sample: dice => drawFromBag([2, 2], dice, 'counter') === 0,
      trials: 20_000,
    },
  ],
};

conformance(skirmish, plan);
randomPlay(skirmish, plan);
