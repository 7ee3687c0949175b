import { expect, test } from 'vitest';
import { tally } from '../agent/evaluate.ts';
import type { ConvoyEvent } from '../model/events.ts';
import { view } from '../model/view.ts';
import { sea } from '../test/drill.fixture.ts';
import { facts, tallyWords, standing } from './standing.ts';

const ALL = { to: 'all', clause: '1' } as const;

test('turn, clock and points of both sides', () => {
  const s = sea({ turn: 4, clock: 20 });
  const now = standing(view(s, 'spectator'));
  expect(now).toMatchObject({ turn: { at: 4, words: 'Turn 4' }, clock: { at: 20, of: s.articles.loop } });
  expect(now.sides.map(({ name, short, seats, score }) => [name, short, seats, score])).toEqual([
    ['Convoy', 'Convoy', [0], 0],
    ['Raiders', 'Raiders', [1], 0],
  ]);
  expect(now.headline).toBe(`Turn 4, clock 20 of ${s.articles.loop}. Convoy 0, Raiders 0`);
});

test('R63 over a derelict both names are short enough for the strip', () => {
  const seen = view(sea({ articles: { prize: 'derelict' } }), 0);
  expect(standing(seen).sides.map(({ name, short }) => [name, short])).toEqual([
    ['Northern squadron', 'Northern'],
    ['Southern squadron', 'Southern'],
  ]);
  expect(tallyWords(seen, 'raiders crew').words).toBe('Southern squadron: crew');
});

test('2.15, R23 a shot shows the first throw and the second, each needing a 6', () => {
  const shot: ConvoyEvent = {
    ...ALL,
    type: 'shot',
    ship: 1,
    target: 2,
    battery: 'port',
    how: 'own',
    raking: false,
    faces: [6, 2],
    again: [5],
    hits: 1,
    modifiers: [],
  };
  expect(facts(shot)).toEqual({
    ship: 1,
    dice: [
      { faces: [6, 2], needed: 6 },
      { faces: [5], needed: 6 },
    ],
    turn: null,
  });
  expect(facts({ ...ALL, type: 'turn', side: 0, turn: 3 })).toEqual({ ship: null, dice: [], turn: 3 });
});

test('everything that is counted has words, and sums come last: points, and markers of all kinds', () => {
  const s = sea();
  const names = Object.keys(tally(s));
  const scores = names.filter(name => tallyWords(view(s, 0), name).isScore);
  expect(scores).toEqual(['convoy markers', 'convoy points', 'raiders markers', 'raiders points']);
  expect(tallyWords(view(s, 0), 'convoy ships lost').words).toBe('Convoy: ships lost');
});
