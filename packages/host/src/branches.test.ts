import { isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { asked, crossing, duel, granted, hosted, must, play } from '../test/games.ts';
import { MOST_BRANCHES } from './branches.ts';
import type { Branch } from './index.ts';

const VERBS = ['activate', 'ahead', 'turn', 'spin'];

function rowOf(branches: readonly Branch[], i: number): string[] {
  const branch = must(branches[i]);
  return branch.from < 0 ? [branch.text] : [...rowOf(branches, branch.from), branch.text];
}

test('every branch is a row that a preview takes whole, with the same events and the same offers after it', async () => {
  const here = await hosted(crossing, 'branches');
  let compared = 0;
  for (let turn = 0; turn < 40; turn++) {
    const mine = must(asked(here));
    const chair = here.chair(mine.who);
    const branches = granted(chair.branches(VERBS));
    branches.forEach((branch, i) => {
      const row = rowOf(branches, i);
      const seen = granted(chair.preview(row));
      expect(seen).toMatchObject({ taken: row.length, complete: branch.complete, offers: branch.offers });
      expect(seen.events.slice(seen.events.length - branch.events.length)).toEqual(branch.events);
      compared++;
    });
    play(here, 1, `turn ${turn}`);
  }
  expect(compared).toBeGreaterThan(150);
});

test('it changes nothing, ends somewhere, and is not for those who are not asked', async () => {
  const here = await hosted(crossing, 'branches');
  while (must(asked(here)).offers.every(({ action }) => action.do !== 'activate')) play(here, 1);
  const before = here.save();
  const mine = must(asked(here));
  expect(granted(here.chair(mine.who).branches(VERBS)).length).toBeGreaterThan(10);
  expect(granted(here.chair(mine.who).branches(VERBS)).length).toBeLessThanOrEqual(MOST_BRANCHES);
  expect(granted(here.chair(mine.who).branches(['abandon']))).toEqual([]);
  expect(granted(here.chair(mine.who === 0 ? 1 : 0).branches(VERBS))).toEqual([]);
  expect(isRefusal(here.chair('spectator').branches(VERBS))).toBe(true);
  expect(here.save()).toEqual(before);
});

test('where somebody else has sealed an order or not, they are the same', async () => {
  const one = await hosted(duel, 'sealed');
  const other = await hosted(duel, 'sealed');
  for (const here of [one, other])
    while (must(asked(here)).prompt?.ask.includes('helm') !== true && !here.isOver()) play(here, 1, 'sealed');
  const verbs = must(asked(one)).offers.map(({ action }) => action.do);
  const there = other.chair(1).look().position;
  granted(other.chair(1).answer(must(there.offers[0]).text, there.at));
  expect(granted(one.chair(0).branches(verbs))).toEqual(granted(other.chair(0).branches(verbs)));
});
