import { expect, test } from 'vitest';
import { summaryTable } from './summary.ts';

const summary = {
  ruleset: 'sails-of-glory',
  scenario: 'sitting-ducks',
  finished: 4,
  wins: { '0': 1 },
  draws: 0,
  defeats: 3,
  decisions: 10,
  cpuSeconds: 1,
  decisionsPerCpuSecond: 10,
  hash: 'x',
};

test('games lost by a player alone are defeats in the table, not draws', () => {
  const table = summaryTable(summary, ['greedy']);
  expect(table).toMatch(/draws +0 +0\.0 %/);
  expect(table).toMatch(/defeats +3 +75\.0 %/);
});

test('where two play against each other there is no row of defeats', () => {
  expect(summaryTable({ ...summary, defeats: 0 }, ['greedy', 'random'])).not.toContain('defeats');
});
