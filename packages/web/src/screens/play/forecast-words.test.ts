import { expect, test } from 'vitest';
import type { ForecastView } from '../../client/protocol.ts';
import { amount, barsOf, forecastWords, percent, quietKind } from './forecast-words.ts';

const view = (changes: ForecastView['changes']): ForecastView => ({
  exact: true,
  outcomes: 56,
  changes,
  value: 0,
  asksOn: null,
});

test('a volley says how likely a hit is and how much it takes on average', () => {
  const words = forecastWords(
    view([
      {
        words: 'A points',
        isScore: true,
        mean: 1.8,
        distribution: [
          { change: 0, probability: 0.38 },
          { change: 3, probability: 0.62 },
        ],
      },
      {
        words: 'B decks',
        isScore: false,
        mean: -1.8,
        distribution: [
          { change: -3, probability: 0.58 },
          { change: -1, probability: 0.04 },
          { change: 0, probability: 0.38 },
        ],
      },
    ]),
    3,
  );
  expect(words.map(w => w.words)).toEqual(['B decks', 'A points']);
  expect(words[0]).toMatchObject({ kind: 'spread', falls: true, percent: '62', about: '1.8' });
});

test('a count that changes by one or not at all is a plain chance, one that must change is certain', () => {
  const [fire, run] = forecastWords(
    view([
      {
        words: 'B fires',
        isScore: false,
        mean: 1 / 6,
        distribution: [
          { change: 0, probability: 5 / 6 },
          { change: 1, probability: 1 / 6 },
        ],
      },
      { words: 'A hull', isScore: false, mean: -0.1, distribution: [{ change: -0.1, probability: 1 }] },
    ]),
    3,
  );
  expect(fire).toMatchObject({ words: 'B fires', kind: 'chance', falls: false, percent: '17' });
  expect(run).toMatchObject({ words: 'A hull', kind: 'certain', falls: true });
});

test('what never changes is not mentioned, and no more than asked for', () => {
  const still = { words: 'A masts', isScore: false, mean: 0, distribution: [{ change: 0, probability: 1 }] };
  expect(forecastWords(view([still]), 3)).toEqual([]);
  const sure = (words: string) => ({ words, isScore: false, mean: 1, distribution: [{ change: 1, probability: 1 }] });
  expect(forecastWords(view([sure('a'), sure('b'), sure('c')]), 2)).toHaveLength(2);
});

test('per cent are never rounded to never or to always', () => {
  expect([0, 0.004, 0.62, 0.996, 1].map(percent)).toEqual(['0', '<1', '62', '>99', '100']);
  expect([-1.84, 2, 0.01].map(amount)).toEqual(['1.8', '2', '<0.1']);
});

test('bars are drawn against the highest, with long tails folded in', () => {
  const bars = barsOf(Array.from({ length: 20 }, (_, i) => ({ change: i, probability: 0.05 })));
  expect(bars).toHaveLength(9);
  expect(bars.reduce((sum, bar) => sum + bar.probability, 0)).toBeCloseTo(1);
  expect(Math.max(...bars.map(bar => bar.height))).toBe(1);
});

test('an order that asks on leads to that question, and one that does not says what it leaves as it is', () => {
  expect(quietKind({ outcomes: 1, asksOn: 'At what?' }, false)).toBe('asksOn');
  expect(quietKind({ outcomes: 1, asksOn: 'At what?' }, true)).toBe('asksOn');
  expect(quietKind({ outcomes: 36, asksOn: null }, false)).toBe('chancesChange');
  expect(quietKind({ outcomes: 1, asksOn: null }, false)).toBe('chancesChange');
  expect(quietKind({ outcomes: 1, asksOn: null }, true)).toBe('nothing');
  expect(quietKind({ outcomes: 16, asksOn: null }, true)).toBe('chancesChange');
});
