import { noFacts } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { Happening } from '../../client/protocol.ts';
import { groupByTurn, shortName, turnAt, turnsOf } from './log-groups.ts';

const told = (at: number, words: string, turn: number | null = null): Happening => ({
  at,
  event: { type: 'x', to: 'all', clause: '' },
  words,
  facts: { ...noFacts, turn },
});

test('the log is grouped by turns, with what comes before the first on its own', () => {
  const groups = groupByTurn([
    told(0, 'Dice for the first move.'),
    told(0, 'Round 1.', 1),
    told(0, 'Fleet A to move.'),
    told(3, 'She fires.'),
    told(4, 'Round 2.', 2),
    told(5, 'She fires again.'),
  ]);
  expect(groups.map(({ heading, lines }) => [heading, ...lines.map(({ words }) => words)])).toEqual([
    [null, 'Dice for the first move.'],
    ['Round 1', 'Fleet A to move.', 'She fires.'],
    ['Round 2', 'She fires again.'],
  ]);
  expect(new Set(groups.map(group => group.key)).size).toBe(3);
});

test('the same turn begun again by the other side is a line of it', () => {
  const groups = groupByTurn([told(0, 'Turn 1: Convoy.', 1), told(2, 'Turn 1: Raiders.', 1)]);
  expect(groups.map(({ heading, lines }) => [heading, lines.length])).toEqual([['Turn 1: Convoy', 1]]);
});

test('what has no words is no line', () => {
  const [group] = groupByTurn([told(0, 'Turn 1.', 1), told(1, ''), told(1, 'She fires.')]);
  expect(group?.lines.map(({ words }) => words)).toEqual(['She fires.']);
  expect(groupByTurn([])).toEqual([]);
});

test('the strokes of one move are one line, which is of all their moments', () => {
  const run = (at: number): Happening => ({
    ...told(at, 'Swiftsure runs 2 cm.'),
    stroke: { ship: 0, who: 'Swiftsure', does: 'runs', far: { by: 2, one: 'cm', many: 'cm' }, rests: '' },
  });
  const [group] = groupByTurn([told(0, 'Round 1.', 1), run(1), run(2), told(3, 'She fires.')]);
  expect(group?.lines.map(({ words }) => words)).toEqual(['Swiftsure runs 4 cm.', 'She fires.']);
  expect(group?.lines[0]?.told.map(({ at }) => at)).toEqual([1, 2]);
});

test('an entry belongs to the turn that began last, also where both sides begin it', () => {
  const turns = turnsOf([
    told(2, 'Turn 1: British.', 1),
    told(5, 'Turn 1: French.', 1),
    told(8, 'Turn 2: British.', 2),
  ]);
  expect(turns.map(({ at, heading }) => [at, heading])).toEqual([
    [2, 'Turn 1'],
    [8, 'Turn 2'],
  ]);
  expect([1, 2, 7, 8].map(entry => turnAt(turns, entry)?.turn)).toEqual([undefined, 1, 1, 2]);
});

test('turns with dates are called by them on the axis of a curve, others by their number', () => {
  expect(shortName({ at: 0, turn: 3, heading: 'Round 3' })).toBe('3');
  expect(shortName({ at: 0, turn: 20, heading: 'Jul II of 1805' })).toBe('Jul II');
  expect(shortName({ at: 0, turn: 18, heading: 'Jun III of 1805' })).toBe('Jun III');
});
