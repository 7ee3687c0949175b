import { expect, test } from 'vitest';
import {
  agent,
  answerAs,
  asked,
  battle,
  boats,
  crossing,
  duel,
  granted,
  hosted,
  human,
  library,
  must,
  people,
} from '../test/games.ts';
import type { Adviser, Hint, HintQuestion, NewGame } from './index.ts';
import { adviseHere } from './hint.ts';

const ALONE = [human, agent] as const;
const clock = (): number => 0;
/** Trials instead of time: the same hint each time. */
const adviser = adviseHere(library, clock, 'search:60');

/** Answers the same whatever it is asked, and keeps the questions. */
function listening(): Adviser & { readonly heard: HintQuestion[] } {
  const heard: HintQuestion[] = [];
  const hint: Hint = { text: '', ordered: '', beside: null };
  return {
    heard,
    advise(question) {
      heard.push(question);
      return { hint: Promise.resolve(hint), cancel() {} };
    },
  };
}

const ask = async (game: NewGame, compared: string | null = null): Promise<Hint> =>
  granted((await hosted({ ...game, seats: ALONE }, 'hint', { adviser })).chair(0).hint(compared, () => {})).hint;

test('in the last broadside a boat is told to fire with all she has, and what that changes', async () => {
  const last = { ...boats, options: { rounds: 1, counters: false } };
  const hint = await ask(last, 'load charges=0');
  expect(hint).toMatchObject({ text: 'load charges=3', ordered: 'load 3' });
  expect(hint.beside).toMatchObject({ kind: 'looked-at', ordered: 'load 0' });
  const [first] = must(hint.beside).figures;
  expect(Math.abs(must(first).changes[0] - must(first).changes[1])).toBeGreaterThan(0.1);
});

test('without an order that is looked at, or with the same, it is the next best that differs', async () => {
  expect((await ask(boats)).beside?.kind).toBe('next-best');
  const { text } = await ask(boats);
  expect((await ask(boats, text)).beside?.kind).toBe('next-best');
  expect((await ask(boats, 'abandon ship')).beside?.kind).toBe('next-best');
});

test.each([
  ['boats', boats],
  ['Age of Sail', battle],
  ['Convoy', crossing],
  ['Sails of Glory', duel],
])('a hint is an offer of the position: %s', async (_name, game) => {
  const here = await hosted({ ...game, seats: ALONE }, 'hint', { adviser });
  const hint = await granted(here.chair(0).hint(null, () => {})).hint;
  expect(must(asked(here)).offers.map(({ text }) => text)).toContain(hint.text);
  expect(hint.ordered).not.toBe('');
});

test.each([
  ['Age of Sail', { ...battle, scenario: 'line-of-battle' }, /^sail /],
  ['Convoy', crossing, /^activate /],
])('where a ship is to be chosen it is told what she should do then: %s', async (_name, game, choice) => {
  const here = await hosted({ ...game, seats: ALONE }, 'hint', { adviser });
  while (!must(asked(here)).offers.some(({ text }) => choice.test(text)))
    granted(answerAs(here, 0, must(must(asked(here)).offers[0]).text));
  const hint = await granted(here.chair(0).hint(null, () => {})).hint;
  expect(hint.text).toMatch(choice);
  expect(hint.ordered).toMatch(/ (runs|turns|sails) /);
});

test('two games that look alike to the seat ask the adviser the very same', async () => {
  const questions = await Promise.all(
    [null, 'load charges=0', 'load charges=3'].map(async sealed => {
      const listener = listening();
      const here = await hosted({ ...boats, seats: ALONE }, 'alike', { adviser: listener });
      if (sealed !== null) granted(answerAs(here, 1, sealed));
      granted(here.chair(0).hint(null, () => {}));
      return JSON.stringify(listener.heard);
    }),
  );
  expect(questions[0]).toContain('"seat":0');
  expect(new Set(questions).size).toBe(1);
});

test('no hint against another person, for an agent, for a spectator, nor for who is not asked', async () => {
  const against = await hosted({ ...boats, seats: people }, 'hint', { adviser });
  expect(against.chair(0).hint(null, () => {})).toHaveProperty('refused');
  const here = await hosted({ ...boats, seats: ALONE }, 'hint', { adviser });
  expect(here.chair(1).hint(null, () => {})).toHaveProperty('refused');
  expect(here.chair('spectator').hint(null, () => {})).toHaveProperty('refused');
  granted(answerAs(here, 0, 'load charges=1'));
  expect(here.chair(0).hint(null, () => {})).toHaveProperty('refused');
  const silent = await hosted({ ...boats, seats: ALONE }, 'hint');
  expect(silent.chair(0).hint(null, () => {})).toHaveProperty('refused');
});
