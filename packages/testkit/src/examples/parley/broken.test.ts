/** What only a rulebook with hidden cards and long lanes can get wrong. */

import type { AnyRuleset, Ruleset } from '@weathergauge/engine';
import { chapters, draftOf, runner } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../fuzz.ts';
import { leakProblems } from '../../leaks.ts';
import type { AnyPlan, Plan } from '../../plan.ts';
import { twinProblems } from '../../twins.ts';
import { type Parley, type ParleyEvent, type ParleyView, parley, rules } from './parley.ts';

type Said = Parameters<typeof parley.apply>[2];

function spoil(changes: Partial<Ruleset<Parley, Said, ParleyView, ParleyEvent>>): AnyRuleset {
  return { ...parley, ...changes };
}

function planned(changes: Partial<Plan<Parley>> = {}): AnyPlan {
  const invariants = (s: Readonly<Parley>) => (new Set(s.cards).size < s.cards.length ? ['a card is held twice'] : []);
  return { sources: import.meta.dirname, effort: 1, seeds: 1, budget: 500, invariants, ...changes };
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('leaks catches', () => {
  test('a view that adds up what is face down', () => {
    const spoilt = spoil({ view: (s, who) => ({ ...parley.view(s, who), round: sum(s.cards) }) });
    const says = leakProblems(spoilt, planned());
    expect(says).toContainEqual(expect.stringMatching(/a seat is shown another view/));
    expect(says).toContainEqual(expect.stringMatching(/a spectator is shown another view/));
  });

  test('an order that is logged before it is opened', () => {
    const spoilt = spoil({ sealed: (s, seat) => parley.sealed(s, seat) && draftOf(s, seat)?.gold !== 2 });
    expect(leakProblems(spoilt, planned())).toContainEqual(expect.stringMatching(/is told another log/));
  });

  test('how many have yet to answer', () => {
    const spoilt = spoil({ view: (s, who) => ({ ...parley.view(s, who), round: parley.pending(s).length }) });
    expect(leakProblems(spoilt, planned())).toContainEqual(expect.stringMatching(/is shown another view/));
  });
});

describe('twins catches', () => {
  test('a resample that deals the viewer another card', () => {
    const spoilt = spoil({
      resample: s => {
        s.cards = s.cards.toReversed();
      },
    });
    expect(twinProblems(spoilt, planned())).toContainEqual(expect.stringMatching(/resample changes the view/));
  });

  test('a resample that deals a card twice', () => {
    const spoilt = spoil({
      resample: (s, seat) => {
        s.cards = s.cards.map((card, at) => (at === seat || s.open[at] === 1 ? card : 9));
      },
    });
    expect(twinProblems(spoilt, planned())).toContainEqual(expect.stringMatching(/resample breaks an invariant/));
  });

  test('a lane that looks over at another', () => {
    const spoilt = spoil({
      apply(s, seat, answer, dice, emit) {
        if (answer.do === 'bid' && parley.pending(s).length < s.cards.length) s.points[seat] = 1;
        parley.apply(s, seat, answer, dice, emit);
      },
    });
    expect(twinProblems(spoilt, planned())).toContainEqual(expect.stringMatching(/join in another state/));
  });
});

test('fuzz lists the asks and steps that were never reached', () => {
  const { procedure, step, ask } = chapters<Parley, Said>();
  const unused = procedure('mutiny', { seat: 0 }, [
    step('rise', () => {}),
    ask('join', { by: () => 0, clause: '2', offers: () => [], take: () => {} }),
  ]);
  const program = { ...rules.program, ...runner(unused, parley.vocabulary).program };
  const report = fuzz(spoil({}), planned({ program }));
  expect(report.problems).toEqual([]);
  expect(report.missing).toEqual(['step mutiny.rise', 'ask mutiny.join']);
  expect(report.decisions).toBeGreaterThan(500);
});
