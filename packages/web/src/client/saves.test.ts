import { expect, test } from 'vitest';
import type { SavedGame } from './protocol.ts';
import { browserSaves, MOST_SAVES, memorySaves } from './saves.ts';

function game(n: number): SavedGame {
  return {
    id: `game ${n}`,
    ruleset: 'skirmish',
    scenario: 'boats',
    seats: [{ kind: 'human' }],
    log: 'weathergauge log 1\n',
    key: null,
    savedAt: n,
    over: false,
    headline: '',
  };
}

test('the newest come first, and the oldest are forgotten', async () => {
  const saves = memorySaves();
  await Promise.all(Array.from({ length: MOST_SAVES + 10 }, (_, i) => saves.put(game(i))));
  const recent = await saves.recent();
  expect(recent).toHaveLength(MOST_SAVES);
  expect(recent[0]?.id).toBe(`game ${MOST_SAVES + 9}`);
  expect(await saves.load('game 0')).toBeNull();
  await saves.put({ ...game(20), savedAt: 1_000 });
  expect((await saves.recent())[0]?.id).toBe('game 20');
  expect(await saves.recent()).toHaveLength(MOST_SAVES);
  await saves.remove('game 20');
  expect(await saves.load('game 20')).toBeNull();
});

test('without a database games are kept while the page is open', async () => {
  const saves = browserSaves();
  expect(await saves.lasting()).toBe(false);
  await saves.put(game(1));
  expect(await saves.load('game 1')).toEqual(game(1));
});
