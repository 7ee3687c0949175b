import { expect, test } from 'vitest';
import { drill, duel } from '../test/drill.fixture.ts';
import { tally } from '../agent/evaluate.ts';
import { announcing } from '../chapters/ch11-firing.ts';
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

test('1.7.4 a card is asked for a throw of one ship, which is named: two may throw alike at once', () => {
  const { s } = duel();
  const asked = (moment: (typeof moments)[number], ship: number): string =>
    words.prompt(view(s, 0), {
      ask: 'window.card',
      about: { moment: moments.indexOf(moment), ship, target: 1 - ship },
      clause: '1.7.4',
    });
  expect(asked('chasers', 1)).toBe('Do you play a card before the dice of Java’s chasers?');
  expect(asked('morale', 0)).toBe('Do you play a card before Constitution’s morale check?');
  expect(asked('initiative', 0)).toBe('Do you play a card before the initiative dice?');
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
  expect(words.tally(v, '1 fire')).toEqual({
    words: 'Java: fires on board',
    isScore: false,
    isGrave: true,
    isDeed: false,
  });
  expect(words.tally(v, '1 morale').words).toBe('Java: levels of morale lost');
  for (const name of Object.keys(tally(s)))
    expect(words.tally(v, name).words).toMatch(/^(Constitution|Java): [a-z ]+$/);
});

test('no prompt, answer or task is told by its id', () => {
  const { s } = duel();
  const v = view(s, 0);
  for (const moment of moments.keys())
    expect(words.prompt(v, { ask: 'window.card', clause: '1.7.4', about: { moment } })).toMatch(
      /^Do you play a card (before|after) ([a-z ]|Constitution’s)+\?$/,
    );
  for (const task of tasks)
    expect(words.action(v, { do: 'adjust', ship: 0, task })).not.toMatch(/-|fore\b|guns (port|starboard)/);
});

test('19.0 a draw says why it is one, and those kept for melee are counted as all crew is', () => {
  const v = view(duel().s, 0);
  const over = (one: number, two: number) =>
    words.event(v, { type: 'over', reason: 'captured', scores: [one, two], to: 'all', clause: '19.0' });
  expect(over(47, 52)).toMatch(/ 47, .* 52: a draw, with no more than 5 points between them\.$/);
  expect(over(47, 53)).toMatch(/ wins\.$/);
  const crew = (melee: number) =>
    words.event(v, { type: 'crew', ship: 0, tasks: [1], melee, to: 'all', clause: '5.0' });
  expect([crew(0), crew(1), crew(6)].map(text => text.replace(/.*, /, ''))).toEqual([
    'nobody kept for melee.',
    '1 kept for melee.',
    '6 kept for melee.',
  ]);
});

test('11.4.9 of one burst gun or of several', () => {
  const { s } = duel();
  const burst = { type: 'burst', ship: 0, faces: [2, 1], to: 'all', clause: '11.4.9' } as const;
  expect(happened(view(s, 0), { ...burst, sections: 0 })).toBe('Double shot: 2 1; the guns hold.');
  expect(happened(view(s, 0), { ...burst, sections: 1 })).toMatch(/a gun bursts among the port forward guns\.$/);
  expect(happened(view(s, 0), { ...burst, sections: 3 })).toMatch(
    /guns burst among the port forward and port aft guns\.$/,
  );
});

test('a card played on the enemy is told as played against him, and one of her own as played for her', () => {
  const { s } = duel();
  const card = { type: 'card-played', seat: 0, card: 31, to: 'all', clause: 'H32' } as const;
  expect(happened(view(s, 0), { ...card, ship: 1 })).toBe('Constitution plays Marksmen Aloft against Java.');
  expect(happened(view(s, 0), { ...card, ship: 0 })).toBe('Constitution plays Marksmen Aloft for Constitution.');
});

test('totals below nothing are printed with a minus sign, not with a hyphen', () => {
  const { s } = duel();
  const v = view(s, 0);
  const dice = {
    type: 'initiative',
    faces: [6, 1],
    totals: [6, -1],
    side: 0,
    held: 1,
    to: 'all',
    clause: '6.0',
  } as const;
  expect(happened(v, dice)).toBe('Initiative: 6 1, 6 to −1. Constitution has the initiative, for the first turn.');
  const grapple = { type: 'grapple', ship: 1, target: 0, face: 2, total: -5, holds: false, clause: '12.0' } as const;
  expect(happened(v, { ...grapple, to: 'all' })).toBe('Java throws grapnels at Constitution: 2, −5 in all; in vain.');
});

test('a box that a card mends without dice is not told as nothing', () => {
  const { s } = duel();
  const repair = { type: 'repair', ship: 0, task: 2, mended: true, clause: '17.2' } as const;
  const told = (faces: readonly number[]) => happened(view(s, 0), { ...repair, faces, to: 'all' });
  expect(told([])).toMatch(/^Constitution, [a-z ]+: one box mended\.$/);
  expect(told([5, 1])).toMatch(/: 5 1, one box mended\.$/);
});

test('a powder flash that takes hold is told as a fire, and a gust as damage', () => {
  const { s } = duel();
  const roll = { type: 'weather-roll', ship: 0, face: 1, harm: true, to: 'all' } as const;
  expect(happened(view(s, 0), { ...roll, clause: 'P08' })).toBe('Constitution throws 1: she is on fire.');
  expect(happened(view(s, 0), { ...roll, clause: 'P04' })).toBe('Constitution throws 1: she is damaged.');
});

test('the odd defence die is offered by the attack it goes against', () => {
  const { s } = duel();
  expect(words.action(view(s, 0), { do: 'odd-die', attack: 1 })).toBe('The odd die against the second attack');
  drill(announcing, { ship: 1 }, s).say(
    'fire ship=1 target=0 guns=fore aim=high',
    'fire ship=1 target=0 guns=aft aim=low',
  );
  drill(announcing, { ship: 0 }, s).say(
    'fire ship=0 target=1 guns=fore aim=high',
    'fire ship=0 target=1 guns=aft aim=low',
  );
  expect([0, 1, 2, 3].map(attack => words.action(view(s, 0), { do: 'odd-die', attack }))).toEqual([
    'The odd die against the first attack of Java',
    'The odd die against the second attack of Java',
    'The odd die against the first attack of Constitution',
    'The odd die against the second attack of Constitution',
  ]);
});
