import { expect, test } from 'vitest';
import { add, sea } from '../test/drill.fixture.ts';
import { tally } from '../agent/evaluate.ts';
import type { AgeOfSailEvent } from '../model/events.ts';
import { view } from '../model/view.ts';
import { facts, tallyWords, standing } from './standing.ts';

const ALL = { to: 'all', clause: '1' } as const;

test('allied seats stand together under the name of their fleet', () => {
  const s = sea({ round: 3, articles: { sides: [0, 0, 1] } });
  add(s, 2, 10, 10, 0, { hull: 1 });
  const { turn, sides, headline } = standing(view(s, 'spectator'));
  expect(turn).toEqual({ at: 3, words: 'Round 3 of 12' });
  expect(headline).toBe('Round 3 of 12. Fleet A (England) to move');
  expect(sides.map(({ name, short, seats }) => [name, short, seats])).toEqual([
    ['Fleet A (England)', 'England', [0, 1]],
    ['Fleet B (France)', 'France', [2]],
  ]);
  expect(sides.map(({ score }) => score)).toEqual(view(s, 0).scores);
});

test('two fleets of one navy go by their letters', () => {
  const s = sea({ articles: { navies: ['spain', 'spain'] } });
  add(s, 0, 10, 10, 0);
  expect(standing(view(s, 0)).sides.map(({ short }) => short)).toEqual(['Fleet A', 'Fleet B']);
  expect(tallyWords(view(s, 0), 'B fires').words).toBe('Fleet B: fires');
});

test('before the first round no turn is played', () => {
  expect(standing(view(sea({ round: 0 }), 0))).toMatchObject({ turn: null, clock: null });
});

test('an event shows its ship and its dice, with the face that was needed', () => {
  const cut: AgeOfSailEvent = { ...ALL, type: 'cut', ship: 4, from: 1, face: 6, free: true };
  const duel: AgeOfSailEvent = { ...ALL, type: 'boarding', ship: 2, target: 3, faces: [3, 1], answer: [], winner: 2 };
  expect(facts(cut)).toEqual({ ship: 4, dice: [{ faces: [6], needed: 6 }], turn: null });
  expect(facts(duel)).toEqual({ ship: 2, dice: [{ faces: [3, 1], needed: null }], turn: null });
  expect(facts({ ...ALL, type: 'round', round: 2 })).toEqual({ ship: null, dice: [], turn: 2 });
  expect(facts({ ...ALL, type: 'turn', side: 1 })).toEqual({ ship: null, dice: [], turn: null });
});

test('everything that is counted has words, and only points are a score', () => {
  const s = sea();
  const names = Object.keys(tally(s));
  const said = names.map(name => tallyWords(view(s, 0), name));
  expect(said.map(({ words }) => words)).toContain('France: ships lost');
  for (const { words } of said) expect(words).toMatch(/^(England|France): /);
  expect(names.filter((_, i) => said[i]?.isScore)).toEqual(['A points', 'B points']);
});
