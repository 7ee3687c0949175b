import { expect, test } from 'vitest';
import { crewed, drill, duel, happened } from '../test/drill.fixture.ts';
import { activation } from './ch08-activation.ts';
import { chooseLoads, reloading } from './ch10-reloading.ts';
import { reloadTime } from '../model/loading.ts';
import { cardWindow } from './ch01-cards.ts';
import { AT, BRISK_GUN_CREWS } from '../model/deck.ts';
import { view } from '../model/view.ts';
import { CHAIN, DOUBLE, GUNNERY, ROUND } from '../model/vocabulary.ts';

test('11.7, 3.3 a load takes 6, 8 or 12 impulses by crew quality, on into the next turn', () => {
  expect([1, 0, -1].map(quality => reloadTime({ quality }))).toEqual([6, 8, 12]);
  const { s, us } = duel({ impulse: 9 });
  us.due[2] = -1;
  drill(chooseLoads, {}, s).say('load ship=0 section=starboard-fore shot=round');
  // Turn 1, impulse 9: eight on is impulse 5 of turn 2.
  expect(us.due[2]).toBe(2 * 12 + 5);
});

test('11.7 a special load lies where round shot would, and nobody else knows', () => {
  const { s, us } = duel({ impulse: 1 });
  us.due[2] = -1;
  drill(chooseLoads, {}, s).say('load ship=0 section=starboard-fore shot=double');
  expect(us.due[2]).toBe(13 + 8);
  expect(view(s, 1).ships[0]).toMatchObject({ due: [0, 0, 21, 0], known: [0, 0, 0, 0], own: null });
  expect(view(s, 0).ships[0]?.own?.load[2]).toBe(DOUBLE);
});

test('10.0, R10 round shot is ready when its marker comes up, a special load two impulses later', () => {
  const { s, us } = duel({ impulse: 4 });
  us.load = [ROUND, ROUND, ROUND, CHAIN];
  us.due = [0, 0, 16, 16];
  const d = drill(reloading, {}, s);
  expect([us.due, us.known]).toEqual([
    [0, 0, 0, 18],
    [0, 0, 1, 2],
  ]);
  expect(happened(d, 'load-late')).toHaveLength(1);
  s.impulse = 6;
  drill(reloading, {}, s);
  expect([us.due[3], us.load[3], us.known[3]]).toEqual([0, CHAIN, 2]);
});

test('10.0 where nobody mans the guns the chance is lost, and a load is chosen anew', () => {
  const { s, us } = duel({ impulse: 4 });
  us.tasks = us.tasks.map(() => 0);
  us.due[0] = 16;
  const d = drill(reloading, {}, s);
  expect([d.ask(), happened(d, 'reload-lost').length]).toEqual(['choosing-loads.load', 1]);
  d.say('load ship=0 section=port-fore shot=chain');
  expect([us.due[0], us.load[0]]).toEqual([24, CHAIN]);
});

test('R44 a section without a box left keeps its load and waits', () => {
  const { s, us } = duel({ impulse: 4 });
  us.guns[0] = 0;
  us.due[0] = 16;
  const d = drill(reloading, {}, s);
  expect([d.ended(), us.due[0]]).toEqual([true, 24]);
});

test('11.9 chasers are loaded again after as many impulses as round shot', () => {
  const { s, us } = duel({ impulse: 4 });
  us.chasers[1] = 16;
  const d = drill(reloading, {}, s);
  expect([us.chasers[1], happened(d, 'chaser-loaded').length]).toEqual([0, 1]);
});

test('R54, 12.0 markers in impulses that a grapple ended come up in those of the next turn', () => {
  const { s, us, them } = duel();
  Object.assign(us, { speed: 0, due: [0, 17, 20, 27], chasers: [24, 23], tasks: crewed({}) });
  Object.assign(them, { col: 10, row: 10, tasks: crewed({}) });
  us.tasks[GUNNERY + 1] = 1;
  const d = drill(activation, {}, s);
  // Impulse 5: one section is loaded, then Constitution takes hold.
  d.say([6], 'grapple ship=0 target=1');
  expect([d.ended(), s.cut]).toEqual([true, 1]);
  expect([us.due, us.chasers]).toEqual([
    [0, 0, 32, 27],
    [36, 35],
  ]);
});

test('H18, R57 Brisk Gun Crews bring a load two impulses nearer, not before the next', () => {
  const { s, us } = duel({ impulse: 4, hands: [[BRISK_GUN_CREWS], []] });
  us.due = [0, 0, 24, 18];
  const d = drill(cardWindow, { moment: AT['after-fire'], ship: 0, target: 0 }, s);
  expect(d.offers()).toEqual(['pass', 'hasten ship=0 section=starboard-fore', 'hasten ship=0 section=starboard-aft']);
  d.say('hasten ship=0 section=starboard-aft');
  expect([us.due, s.hands[0]]).toEqual([[0, 0, 24, 17], []]);
  s.hands = [[BRISK_GUN_CREWS], []];
  drill(cardWindow, { moment: AT['after-fire'], ship: 0, target: 0 }, s).say('hasten ship=0 section=starboard-fore');
  expect(us.due).toEqual([0, 0, 22, 17]);
});
