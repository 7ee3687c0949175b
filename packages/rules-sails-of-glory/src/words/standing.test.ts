import { expect, test } from 'vitest';
import { view } from '../model/view.ts';
import { sea } from '../test/drill.fixture.ts';
import { facts, standing } from './standing.ts';

test('the side that the automaton has stands there without a seat', () => {
  const s = sea({ turn: 2, articles: { sides: [0], automatic: 1 } });
  const now = standing(view(s, 0));
  expect(now.turn).toEqual({ at: 2, words: `Turn 2 of ${s.articles.turns}` });
  expect(now.sides.map(({ name, seats }) => [name, seats])).toEqual([
    ['British', [0]],
    ['French', []],
  ]);
  expect(now.headline).toBe(`Turn 2 of ${s.articles.turns}. British 0, French 0`);
});

test('counters that are drawn are no dice', () => {
  const drew = {
    type: 'drew',
    to: 'all',
    clause: '1',
    ship: 3,
    by: 1,
    cause: 'artillery',
    letter: 0,
    faces: [2],
  } as const;
  expect(facts(drew)).toEqual({ ship: 3, dice: [], turn: null });
  expect(facts({ type: 'turn', to: 'all', clause: '1', turn: 5 }).turn).toBe(5);
});
