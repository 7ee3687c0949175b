import type { AnyRuleset, Dice, Seat } from '@weathergauge/engine';
import { rollPool, seededRng, silent, UNFITTED } from '@weathergauge/engine';
import type { Skirmish, SkirmishAction } from '@weathergauge/engine/skirmish';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { forecast } from './forecast.ts';
import { quickDice } from './quick-dice.ts';
import { daring, opening } from './testing.ts';

const rng = () => seededRng('forecast');

/** Skirmish with open orders: what boat 2 has loaded is no secret. */
const open: AnyRuleset = { ...(skirmish as AnyRuleset), resample: () => {} };

/** Skirmish in which a hidden order is imagined as any of the four, and sealed. */
const guessed: AnyRuleset = {
  ...(skirmish as AnyRuleset),
  resample: (s, seat, chance) => {
    skirmish.resample(s as Skirmish, seat, chance);
    const other = (1 - seat) as Seat;
    skirmish.apply(s as Skirmish, other, { do: 'load', charges: chance.below(4) }, quickDice(0), silent);
  },
};

function sealedBy2(charges: number): Skirmish {
  const s = opening();
  skirmish.apply(s, 1, { do: 'load', charges }, quickDice(0), silent);
  return s;
}

/** Both dice of a broadside, all 36 ways: how often boat 2 is hit, how often boat 1, and the mean value for boat 1. */
function bruteForce(mine: number, theirs: number) {
  let hitting = 0;
  let hit = 0;
  let value = 0;
  for (let a = 0; a < 6; a++) {
    for (let b = 0; b < 6; b++) {
      const faces = [a, b];
      const dice: Dice = { draw: () => faces.shift() ?? 0 };
      const s = sealedBy2(theirs);
      skirmish.apply(s, 0, { do: 'load', charges: mine }, dice, silent);
      hitting += (s.hits[1] ?? 0) / 36;
      hit += (s.hits[0] ?? 0) / 36;
      value += skirmish.evaluate(s, 0) / 36;
    }
  }
  return { hitting, hit, value };
}

const load = (charges: number): SkirmishAction => ({ do: 'load', charges });

describe('forecast', () => {
  test('tells the chance that people are shown where the book has one beside what agents judge by', () => {
    const decided = (_s: object, seat: Seat): number => (seat === 0 ? 0.25 : -0.25);
    const odds = { rows: [], fitted: UNFITTED, weights: [], features: () => [], decided, progress: () => 1 };
    const fitted: AnyRuleset = { ...open, odds };
    expect(forecast(fitted, opening(), 0, load(2), { rng: rng() }).value).toBeCloseTo(0.25);
  });

  test('goes on past a decision whose answer is taken for granted, and no further', () => {
    const presuming: AnyRuleset = { ...open, presumed: (_s, seat) => (seat === 1 ? load(0) : null) };
    const odds = forecast(presuming, opening(), 0, load(2), { rng: rng() });
    const truth = bruteForce(2, 0);
    expect(odds.value).toBeCloseTo(truth.value);
    // Nobody is bound to do what is taken for granted.
    expect(odds.presumes).toBe(true);
    expect(forecast(open, opening(), 0, load(2), { rng: rng() })).toMatchObject({ changes: {}, presumes: false });
  });

  test('walks every throw of a broadside', () => {
    for (const [mine, theirs] of [
      [0, 0],
      [2, 1],
      [3, 0],
    ] as const) {
      const odds = forecast(open, sealedBy2(theirs), 0, load(mine), { rng: rng() });
      const truth = bruteForce(mine, theirs);
      expect(odds.exact).toBe(true);
      expect(odds.outcomes).toBe(36);
      expect(odds.value).toBeCloseTo(truth.value, 12);
      expect(Object.keys(odds.changes)).toEqual(['hits0', 'hits1']);
      expect(odds.changes['hits1']?.mean).toBeCloseTo(truth.hitting, 12);
      const [none, one] = odds.changes['hits0']?.distribution ?? [];
      expect(none?.change).toBe(0);
      expect(none?.probability).toBeCloseTo(1 - truth.hit, 12);
      expect(one?.change).toBe(1);
      expect(one?.probability).toBeCloseTo(truth.hit, 12);
    }
  });

  test('counts the counters of a bag', () => {
    const odds = forecast(skirmish, daring([3, 1]), 1, { do: 'dare' }, { rng: rng() });
    expect(odds).toMatchObject({ exact: true, outcomes: 4 });
    expect(odds.changes).toEqual({
      hits1: {
        mean: -0.5,
        error: 0,
        chanceError: 0,
        distribution: [
          { change: -1, probability: 0.75 },
          { change: 1, probability: 0.25 },
        ],
      },
    });
    // The game ends here: drawn with a blank, lost with a shot.
    expect(odds.value).toBeCloseTo(-0.25, 12);
  });

  test('names no count that cannot change', () => {
    const odds = forecast(skirmish, daring([3, 1]), 1, { do: 'bear' }, { rng: rng() });
    expect(odds).toEqual({
      exact: true,
      presumes: false,
      outcomes: 1,
      thrown: null,
      any: 0,
      anyError: 0,
      changes: {},
      value: -1,
    });
  });

  test('samples what is too much to walk, and says so', () => {
    const odds = forecast(open, sealedBy2(1), 0, load(2), { rng: rng(), limit: 35, samples: 20_000 });
    const truth = bruteForce(2, 1);
    expect(odds.exact).toBe(false);
    expect(odds.outcomes).toBe(20_000);
    // Five standard deviations of a share of 20,000.
    expect(Math.abs((odds.changes['hits1']?.mean ?? 0) - truth.hitting)).toBeLessThan(0.018);
  });

  test('does not begin a walk that comes to nothing, and walks what is only long', () => {
    let plays = 0;
    const throwing = (count: number): AnyRuleset => ({
      ...open,
      apply(s, seat, answer, dice, emit) {
        plays++;
        rollPool(dice, count, 6, 'many');
        for (let i = 0; i < count; i++) dice.draw(count > 6 ? 6 : 1, 'one by one');
        skirmish.apply(s as Skirmish, seat, answer as SkirmishAction, dice, emit);
      },
    });
    const hopeless = forecast(throwing(9), sealedBy2(0), 0, load(2), { rng: rng(), limit: 1200, samples: 100 });
    expect([hopeless.exact, hopeless.outcomes]).toEqual([false, 100]);
    expect(plays).toBeLessThan(120);
    const long = forecast(throwing(4), sealedBy2(0), 0, load(2), { rng: rng(), limit: 20_000 });
    expect([long.exact, long.outcomes]).toEqual([true, 126 * 36]);
  });

  test('a sealed order of the other side changes nothing in it', () => {
    const odds = [0, 3].map(charges => forecast(skirmish, sealedBy2(charges), 0, load(2), { rng: rng() }));
    expect(odds[0]).toEqual(odds[1]);
    const guesses = [0, 3].map(charges => forecast(guessed, sealedBy2(charges), 0, load(2), { rng: rng() }));
    expect(guesses[0]).toEqual(guesses[1]);
  });

  test('averages over what is hidden, and then is not exact', () => {
    const odds = forecast(guessed, sealedBy2(3), 0, load(2), { rng: rng() });
    expect(odds.exact).toBe(false);
    expect(odds.outcomes).toBe(64 * 36);
    const mean = [0, 1, 2, 3].reduce((sum, theirs) => sum + bruteForce(2, theirs).hitting / 4, 0);
    expect(Math.abs((odds.changes['hits1']?.mean ?? 0) - mean)).toBeLessThan(0.15);
    for (const { distribution } of Object.values(odds.changes)) {
      expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    }
  });

  test('leaves the state alone and refuses what is not offered', () => {
    const s = sealedBy2(1);
    const before = JSON.stringify(s);
    forecast(open, s, 0, load(2), { rng: rng() });
    expect(JSON.stringify(s)).toBe(before);
    expect(() => forecast(skirmish, s, 0, { do: 'dare' }, { rng: rng() })).toThrow('not on offer');
  });
});
