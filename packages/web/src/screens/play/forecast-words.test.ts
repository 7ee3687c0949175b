import { expect, test } from 'vitest';
import type { ForecastView } from '../../client/protocol.ts';
import { amount, barsOf, forecastWords, graveWords, percent, quietKind, throwWords } from './forecast-words.ts';

type Drawn = Omit<ForecastView['changes'][number], 'error' | 'chanceError'>;
const view = (drawn: readonly Drawn[]): ForecastView => ({
  exact: true,
  presumes: false,
  outcomes: 56,
  thrown: null,
  any: 1,
  anyError: 0,
  isAmongOthers: false,
  changes: drawn.map(change => ({ error: 0, chanceError: 0, ...change })),
  value: 0,
  told: { kind: 'even' },
  asksOn: null,
});

test('the same chance is written alike however it was added up', () => {
  const hits = [3 / 8, 3 / 8, 1 / 8].reduce((sum, share) => sum + share, 0);
  expect(percent(1 - 0.5 ** 3 - 1e-12)).toBe('88');
  expect(percent(hits)).toBe('88');
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
  expect(quietKind({ outcomes: 1, thrown: null, asksOn: 'At what?' }, false, '')).toBe('asksOn');
  expect(quietKind({ outcomes: 1, thrown: null, asksOn: 'At what?' }, true, '')).toBe('asksOn');
  const die = { least: 1, most: 1, what: 'dice' } as const;
  expect(quietKind({ outcomes: 6, thrown: die, asksOn: 'Which manoeuvre?' }, false, '')).toBe('thrown');
  expect(quietKind({ outcomes: 36, thrown: null, asksOn: null }, false, '')).toBe('chancesChange');
  expect(quietKind({ outcomes: 36, thrown: { least: 1, most: 1, what: 'dice' }, asksOn: null }, false, '')).toBe(
    'thrown',
  );
  expect(quietKind({ outcomes: 1, thrown: null, asksOn: null }, false, '')).toBe('chancesChange');
  expect(quietKind({ outcomes: 1, thrown: null, asksOn: null }, true, '')).toBe('nothing');
  expect(quietKind({ outcomes: 16, thrown: null, asksOn: null }, true, '')).toBe('chancesChange');
});

test('of an order that loses a ship when all is revealed it is not said that nothing happens', () => {
  expect(quietKind({ outcomes: 1, thrown: null, asksOn: 'Whose card?' }, true, 'she leaves the table')).toBe(
    'afterwards',
  );
});

test('a fire of 3 % is told though greater counts fill the box', () => {
  const count = (words: string, mean: number, isGrave: boolean) => ({
    words,
    isScore: false,
    isGrave,
    mean,
    distribution: [
      { change: 0, probability: 1 - mean },
      { change: 1, probability: mean },
    ],
  });
  const told = view([count('hull', 0.6, false), count('crew', 0.5, false), count('fires', 0.03, true)]);
  expect(graveWords(told, 2).map(({ words, percent: share }) => [words, share])).toEqual([['fires', '3']]);
  expect(graveWords(told, 3)).toEqual([]);
});

test('what rests on somebody’s next answer is likely, and not certain', () => {
  const lost = { words: 'Raiders: crew', isScore: false, mean: -2, distribution: [{ change: -2, probability: 1 }] };
  const kindOf = (presumes: boolean) => forecastWords({ ...view([lost]), presumes }, 1)[0]?.kind;
  expect([kindOf(false), kindOf(true)]).toEqual(['certain', 'likely']);
});

test('sampled chances have their error beside them, exact ones none', () => {
  const [change] = view([
    {
      words: 'crew',
      isScore: false,
      mean: 0.5,
      distribution: [
        { change: 0, probability: 0.5 },
        { change: 1, probability: 0.5 },
      ],
    },
  ]).changes;
  if (change === undefined) throw new Error('no change');
  const told = (chanceError: number) => forecastWords({ ...view([]), changes: [{ ...change, chanceError }] }, 1)[0];
  expect(told(0)?.percent).toBe('50');
  expect(told(0.022)?.percent).toBe('50\u00a0±\u00a02');
});

test('what came about in every trial is not told as certain, unless all outcomes were walked', () => {
  const distribution = [{ change: 2, probability: 1 }];
  const hits = { words: 'hits', isScore: false, mean: 2, error: 0, chanceError: 0, distribution };
  const thrown = { least: 2, most: 2, what: 'dice' } as const;
  const told = (exact: boolean) => {
    const [change] = forecastWords({ ...view([]), exact, changes: [hits] }, 1);
    return [change?.kind, change?.percent, throwWords({ thrown, any: 1, anyError: 0, exact })?.percent];
  };
  expect(told(true)).toEqual(['certain', '100', '100']);
  expect(told(false)).toEqual(['spread', '>99', '>99']);
});

test('what comes about or does not has a chance, and a sampled mean its error', () => {
  const told = (change: Partial<ForecastView['changes'][number]>) => {
    const distribution = [
      { change: 0, probability: 0.4 },
      { change: 1, probability: 0.6 },
    ];
    const count = { words: 'a battle', isScore: false, mean: 0.6, error: 0, chanceError: 0, distribution, ...change };
    return forecastWords({ ...view([]), changes: [count] }, 1)[0];
  };
  expect(told({ isDeed: true })).toMatchObject({ kind: 'deed', falls: false, percent: '60' });
  expect(told({ error: 0.04 })?.about).toBe('0.6');
  expect(told({ error: 0.11 })?.about).toBe('0.6\u00a0±\u00a00.1');
});

test('whether a signal is obeyed is told before the losses that may follow it', () => {
  const distribution = [
    { change: 0, probability: 0.4 },
    { change: 1, probability: 0.6 },
  ];
  const count = { isScore: false, mean: 0.6, distribution };
  const hits = { ...count, words: 'hits', mean: 3.8, distribution: [{ change: 4, probability: 1 }] };
  expect(forecastWords(view([hits, { ...count, words: 'obeyed', isDeed: true }]), 1).map(({ words }) => words)).toEqual(
    ['obeyed'],
  );
});

test('a broadside says its dice, and how likely it is that they tell', () => {
  const thrown = { least: 2, most: 5, what: 'dice' } as const;
  const told = (any: number, anyError = 0) => throwWords({ thrown, any, anyError, exact: anyError === 0 });
  expect(told(0.84)).toEqual({ what: 'dice', many: '2 to 5', count: 5, percent: '84' });
  expect(told(0.84, 0.016)).toMatchObject({ percent: '84\u00a0±\u00a02' });
  expect(
    throwWords({ thrown: { ...thrown, least: 5, what: 'counters' }, any: 1, anyError: 0, exact: true }),
  ).toMatchObject({
    what: 'counters',
    many: '5',
    percent: '100',
  });
  expect(throwWords({ thrown: null, any: 0.84, anyError: 0, exact: true })).toBeNull();
  expect(told(0)).toBeNull();
});
