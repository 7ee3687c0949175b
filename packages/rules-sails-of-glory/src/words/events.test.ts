import { expect, test } from 'vitest';
import { A, B } from '../model/terms.ts';
import { DOUBLE, shoot, zeros } from '../test/broadside.fixture.ts';
import { W } from '../test/drill.fixture.ts';
import { laidOut } from '../test/laying.fixture.ts';
import { BATTERY, BUILDING } from '../model/state.ts';
import { view } from '../model/view.ts';
import { words } from './words.ts';
import { manoeuvres } from '../model/cards.ts';
import { cardName } from '../model/names.ts';

/** Raked through the bow by a first broadside of double shot. */
const DOUBLE_SHOT: Parameters<typeof shoot>[0] = {
  shooter: 'terpsichore',
  abeam: 120,
  heading: W,
  shot: DOUBLE,
  own: { shot: [DOUBLE, DOUBLE] },
  sea: { level: 'standard', articles: { firstBroadside: true, doubleShot: true } },
  faces: [zeros(A, 8), zeros(B, 8)],
};

test('what makes up a broadside is said in words, double shot and all', () => {
  const { s, event } = shoot(DOUBLE_SHOT);
  const seen = view(s, 0);
  expect(event.modifiers.map(part => words.modifier?.(seen, event, part))).toEqual([
    'firepower +4',
    'raked through the bow +2',
    'first broadside +2',
    'double shot +8',
  ]);
});

test('a broadside names the rake and the first broadside that have made its number', () => {
  const { s, event } = shoot(DOUBLE_SHOT);
  const said = words.event(view(s, 0), event);
  expect(said).toContain('double shot) at ');
  expect(said).toContain(', raking her through the bow, her first broadside: 16 counters.');
});

test('raw hands manage to do something, whatever the counter is called', () => {
  const seen = view(laidOut('enemy-in-sight', { placing: false }), 0);
  const fumbled = { to: 'all', clause: 'O9', type: 'fumbled', ship: 0, lost: false } as const;
  const { name = '' } = seen.ships[0] ?? {};
  expect(words.event(seen, { ...fumbled, action: 'musketry' })).toBe(
    `Raw hands on ${name} manage to fire the muskets.`,
  );
  expect(words.event(seen, { ...fumbled, action: 'decrease-sails', lost: true })).toBe(
    `Raw hands on ${name} fail to take in sail.`,
  );
});

test('batteries and outposts are no “she”, and an outpost has its name when the second battle is laid out without it', () => {
  const seen = view(laidOut('enemy-in-sight', { placing: false }), 0);
  const gone = { to: 'all', clause: 'C4.9', ship: seen.ships.length } as const;
  expect(words.event(seen, { ...gone, type: 'lost', fate: 'surrendered' })).toBe('Outpost is silenced.');
  expect(words.event(seen, { ...gone, type: 'automaton', actions: ['fire-left'] })).toBe(
    'Outpost, by its standing orders: fire the guns.',
  );
});

test('sails are set, backed and struck as a seaman says it, and scores below nothing have a minus', () => {
  const seen = view(laidOut('enemy-in-sight', { placing: false }), 0);
  const { name = '' } = seen.ships[0] ?? {};
  const said = (['full', 'battle', 'backing', 'struck'] as const).map(setting =>
    words.event(seen, { to: 'all', clause: 'A9.1', type: 'sails', ship: 0, setting }),
  );
  expect(said).toEqual([
    `${name} sets full sails.`,
    `${name} is under battle sails.`,
    `${name} backs her sails.`,
    `${name} strikes her sails.`,
  ]);
  expect(words.event(seen, { to: 'all', clause: 'C4.16', type: 'leg', leg: 1, scores: [-4, 14] })).toContain(
    '−4 to 14',
  );
  const points = (left: number): string =>
    words.prompt(seen, { ask: 'mustering.ship', clause: 'R44', about: { points: left } });
  expect(points(-1)).toContain('You are 1 point over.');
  expect(points(2)).toContain('2 points are left.');
});

test('S3.2 shallow and tight turns are told apart by more than a figure', () => {
  const turns = manoeuvres(0)
    .map(card => cardName(0, card))
    .filter(name => name.includes('turn'));
  expect(turns.some(name => name.startsWith('shallow turn to port'))).toBe(true);
  expect(new Set(turns.map(name => name.replace(/, veer.*/, ''))).size).toBe(turns.length);
});

test('works on shore have guns and arcs by number, no broadsides; they are silenced and do not strike', () => {
  const seen = view(laidOut('free-battle', { points: 60, islands: 1, batteries: 1, placing: false }), 0);
  const ship = seen.ships.findIndex(({ base }) => base === BATTERY);
  const { name } = seen.ships[ship] ?? { name: '' };
  const shot = { ship, side: 'left', arc: 'rear', target: 0, shot: 'ball', aim: 'level' } as const;
  expect(words.action(seen, { do: 'fire', ...shot })).toBe(`${name}: guns at ${seen.ships[0]?.name}, arc 3, ball`);
  expect(words.action(seen, { do: 'leave-empty', ship, side: 'left' })).toBe(`leave the guns of ${name} empty`);
  const all = { to: 'all', clause: 'T5.8' } as const;
  expect(words.event(seen, { ...all, type: 'reloading', ship, side: 'left', ready: true })).toBe(
    `${name} has its guns loaded.`,
  );
  expect(words.event(seen, { ...all, type: 'orders', ship, actions: ['fire-left', 'musketry'] })).toBe(
    `Orders of ${name}: fire the guns and fire the muskets.`,
  );
  expect(words.event(seen, { ...all, type: 'lost', ship, fate: 'surrendered' })).toBe(`${name} is silenced.`);
});

test('who is taken aback is told of by what she was to do; who was blocked where she lay does not run into anyone', () => {
  const seen = view(laidOut('enemy-in-sight', { placing: false }), 0);
  const [one, two] = seen.ships.map(({ name }) => name);
  const aback = { type: 'card-replaced', ship: 0, card: 1, by: 27, why: 'aback' } as const;
  expect(words.event(seen, { to: 'all', clause: 'B2.10', ...aback })).toBe(
    `${one} is taken aback, straight; her order was: straight ahead.`,
  );
  expect(words.event(seen, { to: 'all', clause: 'B4.10', type: 'collided', ship: 0, other: 1 })).toBe(
    `${one} fetches up against ${two}.`,
  );
});

test('that sealed orders are opened needs no words: what was in them follows', () => {
  const seen = view(laidOut('enemy-in-sight', { placing: false }), 0);
  expect(words.event(seen, { type: 'revealed', to: 'all', clause: '' })).toBe('');
});

test('C4.8 damage to an outpost is told in points, not in boxes', () => {
  const seen = view(laidOut('against-the-outpost', { placing: false }), 0);
  const ship = seen.ships.findIndex(({ base }) => base === BUILDING);
  expect(words.event(seen, { to: 'all', clause: 'C4.8', type: 'damaged', ship, hull: [7], crew: 2 })).toBe(
    'Outpost: 7 points of damage to its walls, 2 of its garrison lost.',
  );
  expect(words.event(seen, { to: 'all', clause: 'C4.8', type: 'damaged', ship, hull: [1], crew: 0 })).toBe(
    'Outpost: 1 point of damage to its walls, none of its garrison lost.',
  );
});
