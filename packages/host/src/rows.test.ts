import { isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { answerAs, asked, battle, boats, granted, heard, hosted, must, play } from '../test/games.ts';
import { LONGEST_ROW } from './hosted.ts';
import type { Game } from './index.ts';

/** Plays until a ship of the line of battle is steered, and gives who is asked. */
async function atTheHelm(seed: string): Promise<{ here: Game; who: 0 | 1; at: number }> {
  const here = await hosted(battle, seed);
  for (let i = 0; i < 400; i++) {
    const mine = must(asked(here));
    if (mine.offers.some(({ text }) => text.startsWith('run mm=50')))
      return { here, who: mine.who as 0 | 1, at: mine.at };
    const sail = mine.offers.find(({ text }) => text.startsWith('sail'));
    if (sail === undefined) play(here, 1);
    else answerAs(here, mine.who, sail.text);
  }
  throw new Error('nobody sails');
}

const MOVE = ['run mm=50', 'turn to=port', 'run mm=10', 'run mm=5'];

test('a row of answers is as many entries, one turn to everybody, and the state that they make one by one', async () => {
  const one = await atTheHelm('rows');
  const other = await atTheHelm('rows');
  const turns = heard(one.here, 'spectator');
  const mine = heard(one.here, one.who);
  turns.length = 0;
  mine.length = 0;
  expect(one.here.chair(one.who).answerRow(MOVE, one.at)).toBeNull();
  for (const text of MOVE) answerAs(other.here, other.who, text);
  expect(turns).toHaveLength(1);
  expect(mine).toHaveLength(1);
  expect(must(turns[0]).happenings.map(({ event }) => event.type)).toEqual(['sailed', 'sailed', 'sailed', 'sailed']);
  expect(one.here.save().log).toBe(other.here.save().log);
  expect(one.here.chair(0).history()).toEqual(other.here.chair(0).history());
});

test('a row is taken back at once', async () => {
  const { here, who, at } = await atTheHelm('rows');
  const chair = here.chair(who);
  const before = chair.look().position.view;
  const turns = heard(here, who);
  chair.answerRow(MOVE, at);
  turns.length = 0;
  expect(chair.undo(MOVE.length)).toBeNull();
  expect(turns).toHaveLength(1);
  expect(chair.look().position.view).toEqual(before);
  expect(chair.undo(1e9)).toBeNull();
});

test('by consent it is taken back as a whole too, with all that was answered since, and nobody is told how much that is', async () => {
  const { here, who, at } = await atTheHelm('rows');
  const chair = here.chair(who);
  const other = who === 0 ? 1 : 0;
  const before = chair.look().position.view;
  chair.answerRow(MOVE, at);
  const undo = () => chair.look().position.undo;
  for (let i = 0; i < 200 && !(undo().right === 'consent' && undo().of === who); i++) play(here, 1);
  const told = heard(here, other);
  granted(chair.askUndo(at));
  expect(told.at(-1)?.request).toEqual({
    kind: 'undo',
    by: who,
    of: who,
    agreed: [who],
    waiting: [other],
    declined: null,
  });
  granted(here.chair(other).reply('agree'));
  expect(chair.look().position.view).toEqual(before);
});

test('a preview of the row shows where it leads, and changes nothing', async () => {
  const { here, who, at } = await atTheHelm('rows');
  const before = here.save();
  const chair = here.chair(who);
  const seen = granted(chair.preview([...MOVE, 'abandon ship', 'run mm=1']));
  expect(seen).toMatchObject({ taken: MOVE.length, complete: true });
  expect(seen.offers).toContain('end');
  expect(here.save()).toEqual(before);
  chair.answerRow(MOVE, at);
  expect(chair.look().position.view).toEqual(seen.view);
  // People are given them in an order of their own.
  expect(
    chair
      .look()
      .position.offers.map(({ text }) => text)
      .toSorted(),
  ).toEqual(seen.offers.toSorted());
});

test('it ends with the first answer that is not on offer, and is refused where that is the first of all', async () => {
  const { here, who, at } = await atTheHelm('rows');
  const chair = here.chair(who);
  expect(isRefusal(chair.answerRow([], at))).toBe(true);
  expect(isRefusal(chair.answerRow(['abandon ship', ...MOVE], at))).toBe(true);
  expect(isRefusal(chair.answerRow(MOVE, at + 1))).toBe(true);
  expect(chair.look().position.at).toBe(at);
  expect(chair.answerRow(['run mm=10', 'run mm=50', 'run mm=1'], at)).toBeNull();
  expect(chair.look().position.at).toBe(at + 1);
});

test('it never runs on to another ship, whose orders have the same words', async () => {
  const { here, who, at } = await atTheHelm('rows');
  const chair = here.chair(who);
  const { ship } = must(chair.look().position.prompt).about;
  const next = here
    .chair(who)
    .look()
    .position.offers.find(({ text }) => /^run mm=\d{3}$/.test(text));
  chair.answerRow([must(next).text, ...Array.from({ length: 9 }, () => 'run mm=10')], at);
  const { prompt } = chair.look().position;
  expect(prompt === null || prompt.about.ship === undefined || prompt.about.ship === ship).toBe(true);
});

test('a stranger’s endless row is cut, and a spectator has none', async () => {
  const here = await hosted(boats);
  const mine = must(asked(here));
  const text = must(mine.offers[0]).text;
  expect(isRefusal(here.chair('spectator').answerRow([text], 0))).toBe(true);
  expect(
    here.chair(mine.who).answerRow(
      Array.from({ length: 1e5 }, () => text),
      mine.at,
    ),
  ).toBeNull();
  expect(here.chair(mine.who).look().position.at).toBeLessThanOrEqual(mine.at + LONGEST_ROW);
});
