import { chapters, roll, silent } from '@weathergauge/engine';
import type { Skirmish, SkirmishAction } from '@weathergauge/engine/skirmish';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { exactly, printed, procedures, weigh } from './chances.ts';

test('like outcomes are weighed together, and all weights add up to one', () => {
  const sums = weigh(dice => roll(dice, 6, 'one') + roll(dice, 6, 'two'));
  exactly(sums.get(7) ?? 0, 6, 36);
  exactly(sums.get(12) ?? 0, 1, 36);
  exactly(
    [...sums.values()].reduce((sum, weight) => sum + weight, 0),
    1,
    1,
  );
});

test('what takes too long to walk is refused, not cut short', () => {
  const many = () => weigh(dice => Array.from({ length: 9 }, () => dice.draw(6, 'many')).length);
  expect(many).toThrow('more outcomes than the limit');
});

test('a chance that is a little off is told from the right one', () => {
  expect(() => exactly(1 / 3 + 1e-9, 1, 3)).toThrow();
  expect(() => printed(0.333334, 0.333333)).toThrow();
  printed(0.333334, 0.333333, 5);
});

test('a procedure runs on its own, with the locals it is given, and is compiled once for each', () => {
  const { procedure, step } = chapters<Skirmish, SkirmishAction>();
  const hit = procedure('hit', { boat: 0 }, [
    step('hit', (s, l) => {
      s.hits[l.boat] = 5;
    }),
  ]);
  const runnerOf = procedures<Skirmish, SkirmishAction>(skirmish.vocabulary);
  const s = { stack: [], round: 0, rounds: 1, powder: [8, 8], sealed: [-1, -1], hits: [0, 0], bag: [0, 0] };
  runnerOf(hit, { boat: 1 }).begin(s, { draw: () => 0 }, silent);
  expect(s.hits).toEqual([0, 5]);
  expect(runnerOf(hit, { boat: 1 })).toBe(runnerOf(hit, { boat: 1 }));
  expect(runnerOf(hit, { boat: 1 })).not.toBe(runnerOf(hit));
});
