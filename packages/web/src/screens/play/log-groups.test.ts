import { expect, test } from 'vitest';
import type { Happening } from '../../client/protocol.ts';
import { groupByRound, roundBegun } from './log-groups.ts';

const told = (entry: number, type: string, fields: object = {}): Happening => ({
  entry,
  event: { type, to: 'all', clause: '', ...fields },
  words: type,
});

test('the log is grouped by round, with what comes before the first round on its own', () => {
  const groups = groupByRound([
    told(0, 'first-mover'),
    told(0, 'round', { round: 1 }),
    told(0, 'turn', { side: 0 }),
    told(3, 'volley'),
    told(4, 'round', { round: 2 }),
    told(5, 'volley'),
  ]);
  expect(groups.map(g => g.round)).toEqual([0, 1, 2]);
  expect(groups.map(g => g.happenings.map(h => h.words))).toEqual([['first-mover'], ['turn', 'volley'], ['volley']]);
  expect(new Set(groups.map(g => g.key)).size).toBe(3);
});

test('a rulebook that counts turns is grouped by turns, and keeps the line that says whose it is', () => {
  const groups = groupByRound([
    told(0, 'turn', { side: 0, turn: 1 }),
    told(1, 'shot'),
    told(2, 'turn', { side: 1, turn: 2 }),
  ]);
  expect(groups.map(g => [g.round, g.happenings.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('what has no words is no line', () => {
  const [group] = groupByRound([told(0, 'turn', { turn: 1 }), { ...told(1, 'revealed'), words: '' }, told(1, 'shot')]);
  expect(group?.happenings.map(h => h.words)).toEqual(['turn', 'shot']);
});

test('a turn that is not numbered begins nothing', () => {
  expect(roundBegun({ type: 'turn', to: 'all', clause: '' })).toBeNull();
  expect(groupByRound([])).toEqual([]);
});
