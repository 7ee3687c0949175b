import { expect, test } from 'vitest';
import { drill, duel, lanes } from '../test/drill.fixture.ts';
import { assignCrew, mostFor, mustering, planned } from './ch05-crew.ts';
import { assigned, mannedBox, meleeCrew } from '../model/state.ts';
import { view } from '../model/view.ts';
import { GUNNERY, HULL_REPAIR, RIG_CHANGE, RIG_REPAIR, SAILING } from '../model/vocabulary.ts';

test('5.0, 5.1 crew goes to tasks one by one, never more than there are, and nobody sees it before all are done', () => {
  const { s } = duel();
  const d = drill(assignCrew, {}, s);
  d.sayAs(0, 'plan ship=0 plan=both-sides');
  // 25 men: 8, 8, 8 and 1; nobody is left.
  expect(d.about(0)).toEqual({ ship: 0, left: 0 });
  d.sayAs(0, 'adjust ship=0 task=guns-starboard-aft');
  expect(d.offers(0)).toEqual([
    'crew ship=0 task=guns-starboard-aft points=0',
    'crew ship=0 task=guns-starboard-aft points=1',
  ]);
  expect(d.refused('crew ship=0 task=guns-starboard-aft points=9', 0)).toContain('5.0');
  d.sayAs(0, 'crew ship=0 task=guns-starboard-aft points=0', 'done ship=0');
  expect(view(s, 1).ships[0]?.tasks).toEqual(s.ships[0]?.tasks);
  expect(assigned(s.ships[0]?.tasks ?? [])).toBe(32);
  d.sayAs(1, 'plan ship=1 plan=nobody', 'done ship=1');
  expect(assigned(s.ships[0]?.tasks ?? [])).toBe(24);
  expect(d.ended()).toBe(true);
});

test('5.1.1, 5.1.2, 5.1.3, 5.1.4, 5.1.5, R56 each task takes so many, and none where there is nothing to do', () => {
  const { s, us } = duel();
  const most = () => [SAILING, RIG_CHANGE, RIG_REPAIR, HULL_REPAIR, GUNNERY].map(task => mostFor(s, us, task));
  expect(most()).toEqual([1, 2, 0, 0, 8]);
  us.rigging = 6;
  us.guns[0] = 3;
  // Fighting Sail only: no change of sails; damage to mend; three boxes to man.
  expect(most()).toEqual([1, 0, 2, 2, 3]);
  us.rigging = 0;
  expect(mostFor(s, us, RIG_REPAIR)).toBe(2);
});

test('5.1.6, R20 whoever is at no task is kept for melee, and losses come out of these', () => {
  const { s, us } = duel();
  us.tasks = planned(s, us, 'port-guns');
  expect(meleeCrew(us)).toBe(8);
  us.crew -= 10;
  expect([meleeCrew(us), mannedBox(us, 0)]).toEqual([0, 8]);
});

test('5.1 a plan is cut down to what the ship has, and last turn can be had again', () => {
  const { s, us } = duel();
  us.before = [1, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0];
  us.guns = [2, 8, 8, 8];
  us.crew = 5;
  expect(planned(s, us, 'as-before')).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0]);
});

test('R52 a captain may strike before any other order of a turn, and at any order once morale is Unfit or worse', () => {
  const { s, us } = duel();
  const d = lanes(mustering, [0], s).say('plan ship=0 plan=nobody');
  expect(d.offers()).toContain('strike ship=0');
  d.say('standing order=my-attacks');
  expect(d.offers()).not.toContain('strike ship=0');
  us.morale = 1;
  expect(d.offers()).toContain('strike ship=0');
});

test('18.0, R52 a captain of a crew in good heart ends the game by striking', () => {
  const { s, us } = duel();
  const d = drill(assignCrew, {}, s);
  d.sayAs(0, 'plan ship=0 plan=nobody', 'strike ship=0').sayAs(1, 'plan ship=1 plan=nobody', 'done ship=1');
  expect([s.over, us.fate, d.ended()]).toEqual(['struck', 'struck', true]);
});

test('R26 the standing order is changed while crew is assigned', () => {
  const { s } = duel();
  const d = drill(assignCrew, {}, s);
  d.sayAs(0, 'plan ship=0 plan=boarders', 'standing order=my-attacks', 'done ship=0');
  expect(s.orders).toEqual([3, 3]);
  d.sayAs(1, 'plan ship=1 plan=repairs', 'done ship=1');
  expect(s.orders).toEqual([1, 3]);
});

test('5.1.5 on the first turn a ship taken by surprise cannot man her guns', () => {
  const { s, us } = duel({ articles: { surprised: 0 } });
  expect(mostFor(s, us, GUNNERY)).toBe(0);
  s.turn = 2;
  expect(mostFor(s, us, GUNNERY)).toBe(8);
});
