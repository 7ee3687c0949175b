import { findLibrary } from '@weathergauge/cli';
import { expect, test } from 'vitest';
import { measureServer } from './run.ts';

test('the bench of servers plays on both of them and gives every figure', async () => {
  const module = findLibrary().find(({ id }) => id === 'convoy')?.module ?? '';
  const figures = await measureServer({ module, scenario: 'H1', games: 2, answers: 10, rounds: 1, warmUps: 1 });
  expect(figures.map(({ id }) => id)).toEqual([
    'server.answersPerCpuSecond',
    'server.boardgameioPerCpuSecond',
    'server.ratioToBoardgameio',
    'server.boardgameioSameServicePerCpuSecond',
    'server.ratioToBoardgameioSameService',
    'server.boardgameioByCopiesPerCpuSecond',
    'server.ratioToBoardgameioByCopies',
    'server.p99SaturatedMilliseconds',
    'server.p99PacedMilliseconds',
    'server.heapPerGameKilobytes',
  ]);
  // How fast a busy machine is tells nothing; that something was counted does.
  for (const { id, value } of figures.slice(0, -1)) expect(value, id).toBeGreaterThan(0);
});
