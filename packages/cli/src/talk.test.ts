import type { OfferView } from '@weathergauge/host';
import { expect, test } from 'vitest';
import { forecastText, offersText, resultText } from './talk.ts';

const changes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ change: i - 1, probability: (i + 1) / 100 }));

test('a forecast names the likeliest changes of a count, in their order, and says when there are more', () => {
  const told = (count: number, error = 0) =>
    forecastText({
      exact: true,
      presumes: false,
      outcomes: 36,
      value: 0.25,
      told: { kind: 'range', low: 55, high: 75 },
      thrown: null,
      any: 1,
      anyError: 0,
      isAmongOthers: false,
      changes: [{ words: 'hull', isScore: false, mean: -0.5, error, chanceError: 0, distribution: changes(count) }],
      asksOn: null,
    });
  expect(told(3)).toBe(
    'Exact odds over 36 outcomes; your chances after it: 55 to 75 %\n  hull: -0.50 on average (-1: 1.0 %, 0: 2.0 %, +1: 3.0 %)',
  );
  expect(told(3, 0.021)).toContain('hull: -0.50 ± 0.02 on average');
  expect(told(8)).not.toContain('…');
  expect(told(9)).toContain('(0: 2.0 %, +1: 3.0 %, ');
  expect(told(9)).toContain('+7: 9.0 %, …)');
});

test('a forecast says what is thrown, and how likely it is that something comes of it', () => {
  const odds = {
    exact: true,
    presumes: false,
    outcomes: 6,
    value: 0,
    told: { kind: 'even' } as const,
    any: 0.875,
    anyError: 0,
    isAmongOthers: false,
    changes: [],
    asksOn: null,
  };
  expect(forecastText({ ...odds, thrown: { least: 1, most: 1, what: 'dice' } })).toContain(
    '\n  1 die: 87.5 % that something comes of it\n',
  );
  const thrown = { least: 2, most: 5, what: 'counters' } as const;
  expect(forecastText({ ...odds, thrown, anyError: 0.012, isAmongOthers: true })).toContain(
    '\n  2 to 5 counters: 87.5 % ± 1.2 that something comes of it (with all that is thrown whatever you order)\n',
  );
});

test('a forecast in which nothing changes says so', () => {
  const text = forecastText({
    exact: false,
    presumes: false,
    outcomes: 1,
    value: -0.94,
    told: { kind: 'about', percent: 3 },
    thrown: null,
    any: 0,
    anyError: 0,
    isAmongOthers: false,
    changes: [],
    asksOn: null,
  });
  expect(text).toBe(
    'Sampled odds over 1 outcome; your chances after it: about 3 %\n  nothing that is counted changes before the next decision',
  );
});

test('a victory that is shared names every winner, and a draw nobody', () => {
  const told = (winners: readonly (0 | 1)[]) =>
    resultText(['Boat 1', 'Boat 2'], {
      winners,
      scores: [2, 1],
      reason: 'rounds',
      words: 'All is fired.',
      clause: '4',
    });
  expect(told([0, 1])).toBe('Victory: Boat 1 and Boat 2, 2 to 1. All is fired. (4)');
  expect(told([1])).toBe('Victory: Boat 2. All is fired. (4)');
  expect(told([])).toBe('A draw, 2 to 1. All is fired. (4)');
});

test('a game lost to the rules alone is a defeat and no draw', () => {
  const alone = { winners: [], scores: [1], words: 'An attacker is lost.', clause: 'C6.6' };
  expect(resultText(['French'], { ...alone, reason: 'defeat' })).toBe('A defeat, score 1. An attacker is lost. (C6.6)');
  expect(resultText(['French'], { ...alone, reason: 'empty' })).toMatch(/^A draw, score 1\./);
});

const offer = (words: string, warning: string): OfferView => ({
  text: words,
  action: { do: words },
  words,
  preview: [],
  complete: true,
  warning,
});

test('what is warned of has a mark and the reason, in red where there are colours', () => {
  const offers = [offer('end her move', ''), offer('run on', 'Ajax leaves the table')];
  expect(offersText(offers, 'plain')).toBe('   1  end her move\n   2  run on  ! Ajax leaves the table\n');
  expect(offersText(offers, 'colour')).toBe(
    '   1  end her move\n   2  run on  \u001b[31m! Ajax leaves the table\u001b[39m\n',
  );
});

test('names from outside do not move the cursor', () => {
  expect(offersText([offer('sail \u001b[2J', '\u001b[1A')], 'plain')).not.toContain('\u001b');
});
