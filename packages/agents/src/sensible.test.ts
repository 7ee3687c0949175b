import type { Action, AnyRuleset } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import type { Skirmish, SkirmishAction } from '@weathergauge/engine/skirmish';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import type { Agent } from './agent.ts';
import { decide } from './agent.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { advisedOffers, sensibleOffers } from './sensible.ts';
import { daring, opening } from './testing.ts';

/** The skirmish by a book that shuns some loads. */
function shunning(shunned: readonly number[]): AnyRuleset {
  const shuns = (_s: Skirmish, _seat: number, answer: SkirmishAction) =>
    answer.do === 'load' && shunned.includes(answer.charges);
  return { ...skirmish, shuns };
}

const charges = (offers: readonly Action[]) => offers.map(offer => offer['charges']);

test('what a book shuns is not chosen while there is anything else, by no agent', () => {
  const ruleset = shunning([1, 2, 3]);
  for (const agent of [random, greedy(), search({ budget: { iterations: 50 } })])
    for (let seed = 0; seed < 8; seed++)
      expect(decide(agent, ruleset, opening({ rounds: 1 }), 0, seededRng(`${seed}`))).toEqual({
        do: 'load',
        charges: 0,
      });
});

test('where a book shuns everything, everything is left', () => {
  expect(charges(sensibleOffers(shunning([0, 1, 2, 3]), opening(), 0))).toEqual([0, 1, 2, 3]);
});

test('who thinks leaves out what the book passes over; who plays at random does not', () => {
  const ruleset: AnyRuleset = { ...skirmish, passesOver: shunning([1, 2, 3]).shuns as AnyRuleset['shuns'] & {} };
  const loads = (agent: Agent) =>
    new Set(
      Array.from(
        { length: 30 },
        (_, seed) => decide(agent, ruleset, opening({ rounds: 1 }), 0, seededRng(`${seed}`))['charges'],
      ),
    );
  expect(charges(advisedOffers(ruleset, opening(), 0))).toEqual([0]);
  for (const agent of [greedy(), search({ budget: { iterations: 20 } })]) expect(loads(agent)).toEqual(new Set([0]));
  expect(loads(random)).toEqual(new Set([0, 1, 2, 3]));
});

test('nobody is imagined to give an answer that the book shuns', () => {
  const sealed: unknown[] = [];
  const ruleset = shunning([0, 2]);
  const watched: AnyRuleset = {
    ...ruleset,
    apply(s, seat, answer, dice, emit) {
      if (seat === 1 && answer.do === 'load') sealed.push(answer['charges']);
      ruleset.apply(s, seat, answer, dice, emit);
    },
  };
  for (const agent of [greedy(), search({ budget: { iterations: 50 }, choices: 1 })])
    decide(agent, watched, opening({ rounds: 2 }), 0, seededRng('other'));
  expect(new Set(sealed)).toEqual(new Set([1, 3]));
});

test('without a word of the book all offers are sensible', () => {
  const s = daring([2, 0]);
  expect(sensibleOffers(skirmish, s, 1)).toEqual(skirmish.offers(s, 1));
});
