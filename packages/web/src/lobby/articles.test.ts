import type { OptionSpec } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { changed, choiceWords, countOf } from './articles.ts';

const about = { title: '', summary: '', clause: '' };
const spec: OptionSpec = {
  rounds: { ...about, type: 'count', default: 12, min: 1, max: 30 },
  parley: { ...about, type: 'flag', default: false },
};

test('only what differs from the scenario is a change', () => {
  expect(changed(spec, { rounds: 8 }, {}, 'rounds', 12)).toEqual({ rounds: 12 });
  expect(changed(spec, { rounds: 8 }, { rounds: 12, parley: true }, 'rounds', 8)).toEqual({ parley: true });
  expect(changed(spec, {}, { parley: true }, 'parley', false)).toEqual({});
  expect(changed(spec, {}, {}, 'unknown', 1)).toEqual({});
});

test('counts are whole and within bounds', () => {
  expect(countOf('12', 1, 30)).toBe(12);
  expect(countOf(' 1 ', 1, 30)).toBe(1);
  for (const text of ['', '0', '31', '1.5', 'x', '1e1']) expect(countOf(text, 1, 30)).toBeNull();
});

test('choices read as words', () => {
  expect(choiceWords('united-provinces')).toBe('United provinces');
  expect(choiceWords('80x120')).toBe('80 × 120');
  expect(choiceWords('NE')).toBe('NE');
});
