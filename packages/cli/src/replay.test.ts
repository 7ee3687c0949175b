import { noFacts } from '@weathergauge/engine';
import type { Happening, LogPage } from '@weathergauge/host';
import { expect, test } from 'vitest';
import { pageLines } from './replay.ts';

const told = (at: number, words: string): Happening => ({
  at,
  event: { type: 'x', to: 'all', clause: '' },
  words,
  facts: noFacts,
});
const run = (entry: number, by: number): LogPage => ({
  entry,
  answer: `Fleet A: run ${by} cm`,
  happenings: [
    {
      ...told(entry, `Swiftsure runs ${by} cm.`),
      stroke: { ship: 0, who: 'Swiftsure', does: 'runs', far: { by, one: 'cm', many: 'cm' }, rests: '' },
    },
  ],
});

test('the strokes of one move are one line of a replay, by the entries that they were', () => {
  const pages = [
    { entry: 3, answer: 'Fleet A: sail Swiftsure', happenings: [] },
    run(4, 5),
    run(5, 2),
    { entry: 6, answer: 'Fleet A: end her move', happenings: [told(6, 'Fleet B to move.')] },
    run(7, 1),
  ];
  expect(pageLines(pages)).toEqual([
    '   3  Fleet A: sail Swiftsure',
    '   4 to 5  Swiftsure runs 7 cm.',
    '   6  Fleet A: end her move',
    '      Fleet B to move.',
    '   7  Fleet A: run 1 cm',
    '      Swiftsure runs 1 cm.',
  ]);
});

test('a stroke that was taken back is not added to the next', () => {
  const pages = [run(4, 5), { entry: 5, answer: 'Fleet A: take back the last order', happenings: [] }, run(6, 2)];
  expect(pageLines(pages)).toContain('      Swiftsure runs 5 cm.');
  expect(pageLines(pages)).toContain('      Swiftsure runs 2 cm.');
});
