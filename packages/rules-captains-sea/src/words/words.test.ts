import { expect, test } from 'vitest';
import { duel } from '../test/drill.fixture.ts';
import { tally } from '../agent/evaluate.ts';
import { moments } from '../model/deck.ts';
import { view } from '../model/view.ts';
import { tasks } from '../model/vocabulary.ts';
import { board } from './board.ts';
import { happened } from './events.ts';
import { sideName } from './names.ts';
import { standing } from './standing.ts';
import { words } from './words.ts';

test('a broadside is told with what was fired, at whom and how far', () => {
  const { s } = duel();
  const fire = {
    type: 'fire',
    ship: 0,
    target: 1,
    sections: 12,
    aim: 1,
    shot: 3,
    rake: 2,
    range: 4,
    to: 'all',
    clause: '11.4.2',
  } as const;
  expect(happened(view(s, 0), fire)).toBe(
    'Constitution fires her starboard forward and starboard aft guns at Java, aimed low, with double shot, at a range of 4 movement points, raking her stern.',
  );
  const modifier = { what: 'aimed-low', by: -2, clause: '11.4.8' };
  expect(words.modifier?.(view(s, 0), fire, modifier)).toBe('aimed low −2');
});

test('the standing names both sides, also where two ships of one name meet', () => {
  const { s, them } = duel();
  expect(standing(view(s, 0)).sides.map(({ name, score }) => [name, score])).toEqual([
    ['Constitution', 0],
    ['Java', 0],
  ]);
  them.name = 'Constitution';
  expect([sideName(view(s, 0), 0), sideName(view(s, 0), 1)]).toEqual(['Constitution I', 'Constitution II']);
});

test('no sentence confuses two ships of one name', () => {
  const { s, them } = duel();
  them.name = 'Constitution';
  const grapple = { type: 'grapple', ship: 0, target: 1, face: 3, total: 3, holds: false, clause: '12.0' } as const;
  expect(happened(view(s, 1), { ...grapple, to: 'all' })).toBe(
    'Constitution I throws grapnels at Constitution II: 3, 3 in all; in vain.',
  );
  expect(words.tally(view(s, 1), '1 fire').words).toBe('Constitution II: fires on board');
});

test('the board is at most 80 columns wide, and only its owner reads a hand on it', () => {
  const { s } = duel({ hands: [[12], []] });
  const lines = (who: 0 | 1) =>
    board(view(s, who)).flatMap(part => (part.kind === 'chart' ? part.lines : part.phrases));
  expect(Math.max(...lines(0).map(line => line.length))).toBeLessThanOrEqual(80);
  expect(lines(0).join('\n')).toContain('Studding Sails');
  expect(lines(1).join('\n')).not.toContain('Studding Sails');
});

test('what is forecast reads in the sentences of every book: so many more, or fewer', () => {
  const { s } = duel();
  const v = view(s, 0);
  expect(words.tally(v, '1 fire')).toEqual({ words: 'Java: fires on board', isScore: false, isGrave: true });
  expect(words.tally(v, '1 morale').words).toBe('Java: levels of morale lost');
  for (const name of Object.keys(tally(s)))
    expect(words.tally(v, name).words).toMatch(/^(Constitution|Java): [a-z ]+$/);
});

test('no prompt, answer or task is told by its id', () => {
  const { s } = duel();
  const v = view(s, 0);
  for (const moment of moments.keys())
    expect(words.prompt(v, { ask: 'window.card', clause: '1.7.4', about: { moment } })).toMatch(
      /^Do you play a card (before|after) [a-z ]+\?$/,
    );
  for (const task of tasks)
    expect(words.action(v, { do: 'adjust', ship: 0, task })).not.toMatch(/-|fore\b|guns (port|starboard)/);
});
