import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { interleavedProblems } from './interleaved.ts';

/** Keeps a note of the world imagined last, and reads it in the next answer, whichever game that is of. */
function readsItsNotes(): AnyRuleset {
  let hits = 0;
  return spoil({
    setup(config, dice, emit) {
      hits = 0;
      return skirmish.setup(config, dice, emit);
    },
    resample(s, seat, rng) {
      skirmish.resample(s, seat, rng);
      hits = 1;
    },
    apply(s, seat, answer, dice, emit) {
      s.hits[0] = (s.hits[0] ?? 0) + hits;
      skirmish.apply(s, seat, answer, dice, emit);
    },
  });
}

/** Judges by how often anybody has looked. */
function judgesByLeftovers(): AnyRuleset {
  const worth: number[] = [];
  return spoil({
    view(s, who) {
      worth.push(1);
      return skirmish.view(s, who);
    },
    evaluate: (s, seat) => skirmish.evaluate(s, seat) + worth.length / 1000,
  });
}

/** Empties its pool at the end of a call, and not at the beginning. */
function leavesAPool(): AnyRuleset {
  const pool: number[] = [];
  return spoil({
    apply(s, seat, answer, dice, emit) {
      s.hits[0] = (s.hits[0] ?? 0) + pool.length;
      pool.push(1);
      skirmish.apply(s, seat, answer, dice, emit);
      pool.length = 0;
    },
  });
}

test.each([
  ['reads what an imagined game has left', readsItsNotes()],
  ['judges by what another look has left', judgesByLeftovers()],
  ['reads what a call has left that was broken off', leavesAPool()],
])('a rulebook that %s is found out', (_, ruleset) => {
  expect(interleavedProblems(ruleset, planned())).toContainEqual(
    expect.stringMatching(/goes on otherwise when others/),
  );
});

test('a rulebook that keeps nothing passes', () => {
  expect(interleavedProblems(skirmish as AnyRuleset, planned())).toEqual([]);
});
