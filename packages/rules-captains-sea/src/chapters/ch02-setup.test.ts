import { configure, isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { drill, duel, laidOut, lanes, sea, add } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { fittingOut, settingUp } from './ch02-setup.ts';
import { layOut } from './ch20-design.ts';
import { view } from '../model/view.ts';
import { cardOf } from '../model/state.ts';
import { SHIPS } from '../model/data/figures.ts';
import { sections, tasks } from '../model/vocabulary.ts';

const LOADS = (ship: number, shot: string) =>
  sections.map(section => `load ship=${ship} section=${section} shot=${shot}`);

test('2.0 each captain sets his sails and loads each section, unseen by the other', () => {
  const s = laidOut('constitution-java');
  const d = lanes(fittingOut, [0, 1], s);
  expect(d.offers(0)).toEqual(['set-sails ship=0 sails=medium', 'set-sails ship=0 sails=fighting']);
  const before = JSON.stringify(view(s, 1));
  d.sayAs(0, 'set-sails ship=0 sails=fighting', ...LOADS(0, 'double'));
  expect(JSON.stringify(view(s, 1))).toBe(before);
  d.sayAs(1, 'set-sails ship=1 sails=medium', ...LOADS(1, 'chain'));
  expect([s.ships[0]?.sails, s.ships[1]?.sails]).toEqual([0, 1]);
  expect(view(s, 1).ships[0]).toMatchObject({ sails: 0, loaded: [true, true, true, true], own: null });
  expect(view(s, 0).ships[0]?.own?.load).toEqual([3, 3, 3, 3]);
});

test('2.0 three cards each; Play Now cards are laid aside without effect and replaced', () => {
  const s = laidOut('constitution-java');
  // The first draw is of 44 cards: 1 is Wind Veers. The next are Hold cards.
  const d = drill(settingUp, {}, s);
  for (const ship of [0, 1])
    d.sayAs(ship as 0 | 1, `set-sails ship=${ship} sails=medium`, ...LOADS(ship, 'round').slice(0, 3));
  d.sayAs(0, LOADS(0, 'round')[3] as string);
  d.sayAs(1, [1, 10, 11, 12, 13, 14, 15], LOADS(1, 'round')[3] as string);
  expect(s.hands.map(hand => hand.length)).toEqual([3, 3]);
  expect(s.discards[0]).toBe(1);
  expect(s.windTo).toBe(6);
});

test('3.5, 3.6, 3.10.2 at the start chasers and sections are loaded, morale is Handy, tracks are full', () => {
  const s = laidOut('constitution-java');
  expect(view(s, 0).ships[0]).toMatchObject({
    chasers: [0, 0],
    loaded: [true, true, true, true],
    morale: 3,
    crew: 25,
    rigging: 18,
    sails: 1,
    guns: [8, 8, 8, 8],
  });
});

test('1.5, 3.10 a display has four sections, alike, and figures of her own', () => {
  expect(SHIPS.length).toBe(21);
  const { us } = duel();
  expect(cardOf(us)).toMatchObject({ id: 'constitution', firepower: 4, capacity: 75, strength: 'firm' });
  expect(us.guns.length).toBe(sections.length);
  for (const ship of SHIPS) expect(4 * ship.boxes.length + ship.rigging + ship.crew, ship.id).toBe(ship.capacity);
});

test('3.7, 3.7.1, 3.7.2, 3.7.3, 3.7.4, 3.7.5 there is a track for each task', () => {
  expect(tasks.length).toBe(11);
  expect([tasks[0], tasks[1], tasks[2], tasks[3], tasks[7]]).toEqual([
    'sailing',
    'rigging-change',
    'rigging-repair',
    'repair-port-fore',
    'guns-port-fore',
  ]);
});

test('R48 a ship that is not cleared for action is as though she had fired at the end of the first turn', () => {
  const s = laidOut('chesapeake-leopard');
  const d = drill(settingUp, {}, s);
  for (const ship of [0, 1])
    d.sayAs(ship as 0 | 1, `set-sails ship=${ship} sails=medium`, ...LOADS(ship, 'round').slice(0, 3));
  d.sayAs(0, LOADS(0, 'round')[3] as string);
  d.sayAs(1, [20, 20, 20, 20, 20, 20], LOADS(1, 'round')[3] as string);
  // Green: twelve impulses after the twelfth of turn 1.
  expect(s.ships[0]?.due).toEqual([36, 36, 36, 36]);
  expect(view(s, 1).ships[0]?.loaded).toEqual([false, false, false, false]);
  expect(s.ships[1]?.due).toEqual([0, 0, 0, 0]);
});

test('3.8 low boxes of the rigging track allow Fighting Sail only', () => {
  const s = sea();
  add(s, 0, 'java', 5, 5, 3, { rigging: 5 });
  expect(lanes(fittingOut, [0], s).offers(0)).toEqual(['set-sails ship=0 sails=fighting']);
});

test('R60 a log of the first edition is laid out without what the second has changed', () => {
  expect(ruleset).toMatchObject({ edition: 2, oldestEdition: 1 });
  const config = configure(ruleset, { scenario: 'constitution-java' });
  if (isRefusal(config)) throw new Error(config.reason);
  expect(layOut(config).articles.firesWait).toBe(true);
  expect(layOut({ ...config, edition: 1 }).articles).not.toHaveProperty('firesWait');
});
