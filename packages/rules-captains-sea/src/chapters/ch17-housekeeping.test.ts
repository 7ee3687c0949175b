import { expect, test } from 'vitest';
import { context, crewed, drill, duel, happened } from '../test/drill.fixture.ts';
import { driftSmoke, housekeeping, mendable, strikeDice } from './ch17-housekeeping.ts';
import { QUIET } from '../test/drill.fixture.ts';
import { AXES, BUCKET_CHAIN, CARPENTERS, KNOT_AND_SPLICE, NAIL_UP } from '../model/deck.ts';
import { HULL_REPAIR, RIG_CHANGE, RIG_REPAIR } from '../model/vocabulary.ts';

/** The last draw is the bridge card: this face takes a Hold card from a full deck. */
const CARD = 20;

test('17.1 5 puts the fire out, 3 and 4 change nothing, 2 costs a rigging box', () => {
  const fight = (face: number, quality = 0) => {
    const { s, us } = duel();
    Object.assign(us, { onFire: 1, quality });
    drill(housekeeping, {}, s, face, CARD);
    return [us.onFire, us.rigging];
  };
  expect([fight(5), fight(4), fight(4, 1), fight(2)]).toEqual([
    [0, 18],
    [1, 18],
    [0, 18],
    [1, 17],
  ]);
});

test('17.2 a die for each crew point, and one box a track however many succeed', () => {
  const { s, us } = duel();
  Object.assign(us, { tasks: crewed({ [RIG_REPAIR]: 2, [HULL_REPAIR + 3]: 1 }), rigging: 10, guns: [8, 8, 8, 4] });
  expect(mendable(us)).toEqual([RIG_REPAIR, HULL_REPAIR + 3]);
  drill(housekeeping, {}, s, 5, 6, 4, CARD);
  expect([us.rigging, us.guns]).toEqual([11, [8, 8, 8, 4]]);
});

test('17.3, R17 a die for each section that is gone, and one level at most', () => {
  const { s, us } = duel();
  us.guns = [0, 0, 8, 8];
  const d = drill(housekeeping, {}, s, 1, 1, CARD);
  expect([us.morale, happened(d, 'morale-check')[0]?.faces.length]).toEqual([2, 2]);
});

test('17.4 a die for each marker in a Strike Check box: 1 or less and she strikes', () => {
  const { s, us } = duel();
  Object.assign(us, { morale: 0, crew: 0, rigging: 0 });
  expect(strikeDice(us)).toBe(3);
  const d = drill(housekeeping, {}, s, 3, 3, 2);
  // The Strike Check box of morale counts as Unfit: a 2 is 1.
  expect([s.over, us.fate, d.ended()]).toEqual(['struck', 'struck', true]);
});

test('17.4 if both strike at once, neither has', () => {
  const { s, us, them } = duel();
  us.rigging = 0;
  them.rigging = 0;
  Object.assign(us, { sails: 0, morale: 1 });
  Object.assign(them, { sails: 0, morale: 1 });
  const d = drill(housekeeping, {}, s, 1, 1, CARD);
  expect([s.over, happened(d, 'strikes-ignored').length, us.fate]).toEqual(['', 2, '']);
});

test('17.5, R39 with crew at the sails 3 lets the captain change them, with either of two dice', () => {
  const { s, us } = duel();
  us.tasks = crewed({ [RIG_CHANGE]: 2 });
  const d = drill(housekeeping, {}, s, 2, 3);
  expect(d.offers()).toEqual(['change-sail ship=0', 'keep-sail ship=0']);
  d.say([CARD], 'change-sail ship=0');
  expect(us.sails).toBe(0);
});

test('17.5, 3.6, R13 with too little rigging she must come down to Fighting Sail', () => {
  const { s, us } = duel();
  us.rigging = 6;
  drill(housekeeping, {}, s, CARD);
  expect(us.sails).toBe(0);
});

test('17.5 a grappled captain may cut loose on 3, and both are slower for a turn', () => {
  const { s, us, them } = duel();
  Object.assign(us, { grappled: 1, morale: 2 });
  them.grappled = 0;
  const d = drill(housekeeping, {}, s);
  expect(d.seat()).toBe(0);
  d.say([2], 'disengage ship=0');
  expect([us.grappled, d.seat()]).toEqual([1, 1]);
  d.say([2, CARD], 'disengage ship=1');
  expect([us.grappled, them.grappled, us.freed, them.freed]).toEqual([-1, -1, 2, 2]);
});

test('R3 a ship that began the turn in irons falls off at its end, as her captain likes', () => {
  const { s, us } = duel();
  us.heading = 1;
  drill(housekeeping, {}, s).say([CARD], 'fall-off ship=0 heading=8');
  expect(us.heading).toBe(8);
});

test('R3, 9.1.4, 7.0 a ship whose Tack failed this turn is still in irons when the next one begins', () => {
  const { s, us } = duel();
  Object.assign(us, { heading: 1, stilled: 1, through: 8 });
  const d = drill(housekeeping, {}, s, CARD);
  expect([d.ended(), us.heading, us.through]).toEqual([true, 1, 8]);
});

test('17.6 Smoke-1 goes, Smoke-2 becomes Smoke-1 and drifts with the wind', () => {
  const { s } = duel();
  const square = (col: number, row: number) => (col + 32 * row) * 10_000;
  s.smoke = [square(10, 10) + 203, square(5, 5) + 1, square(7, 19) + 100];
  const it = context();
  driftSmoke(s, it);
  // The wind blows south; what leaves the map is gone.
  expect(s.smoke).toEqual([square(10, 11) + 2]);
  driftSmoke(s, QUIET);
  expect(s.smoke).toEqual([]);
  expect(happened(it, 'smoke-drifts')[0]).toMatchObject({ squares: 1 });
});

test('17.0 the steps are taken strictly in order', () => {
  const { s, us } = duel();
  Object.assign(us, { onFire: 1, rigging: 5, guns: [0, 8, 8, 8], tasks: crewed({ [RIG_REPAIR]: 1 }), morale: 2 });
  s.smoke = [(10 + 32 * 10) * 10_000 + 100];
  const d = drill(housekeeping, {}, s, 3, 1, 6, CARD);
  const order = d.events.map(({ type }) => type);
  expect(order).toEqual([
    'fire-fighting',
    'repair',
    'morale-check',
    'sails',
    'smoke-drifts',
    'card-drawn',
    'card-seen',
  ]);
});

test('H27, H28 Carpenter’s Mates and Knot and Splice mend without dice, where crew is at it', () => {
  const { s, us } = duel({ hands: [[CARPENTERS, KNOT_AND_SPLICE], []] });
  Object.assign(us, { tasks: crewed({ [RIG_REPAIR]: 1, [HULL_REPAIR]: 1 }), rigging: 10, guns: [4, 8, 8, 8] });
  const d = drill(housekeeping, {}, s);
  expect(d.offers()).not.toContain(`play card=${CARPENTERS} ship=0`);
  d.say(`play card=${KNOT_AND_SPLICE} ship=0`, 'pass', [CARD], `play card=${CARPENTERS} ship=0`);
  expect([us.rigging, us.guns[0]]).toEqual([11, 5]);
});

test('H29 Bucket Chain puts the fire out', () => {
  const { s, us } = duel({ hands: [[BUCKET_CHAIN], []] });
  us.onFire = 1;
  drill(housekeeping, {}, s).say([CARD], `play card=${BUCKET_CHAIN} ship=0`);
  expect(us.onFire).toBe(0);
});

test('H31 Nail Up the Colours cancels a strike', () => {
  const { s, us } = duel({ hands: [[NAIL_UP], []] });
  Object.assign(us, { crew: 0, morale: 2 });
  const d = drill(housekeeping, {}, s).say([1], 'pass');
  expect(d.offers()).toContain(`play card=${NAIL_UP} ship=0`);
  d.say([CARD], `play card=${NAIL_UP} ship=0`);
  expect([s.over, us.fate]).toEqual(['', '']);
});

test('H34 Axes add three to one’s own disengagement', () => {
  const { s, us, them } = duel({ hands: [[AXES], []] });
  Object.assign(us, { grappled: 1, morale: 1 });
  them.grappled = 0;
  drill(housekeeping, {}, s).say('disengage ship=0', [1, CARD], `play card=${AXES} ship=0`);
  expect(us.grappled).toBe(-1);
});

test('17.2, 17.5 crew quality counts for repairs and for a change of sails', () => {
  const work = (quality: number) => {
    const { s, us } = duel();
    Object.assign(us, { quality, rigging: 10, tasks: crewed({ [RIG_REPAIR]: 1, [RIG_CHANGE]: 1 }) });
    const d = drill(housekeeping, {}, s, 4, 3 - quality, CARD);
    return [us.rigging, d.ended() ? 'kept' : d.ask()];
  };
  expect([work(1), work(0), work(-1)]).toEqual([
    [11, 'changing-sail.change'],
    [10, 'changing-sail.change'],
    [10, 'changing-sail.change'],
  ]);
});

test('17.5 to cut loose one adds one’s own crew quality and takes off the enemy’s', () => {
  const { s, us, them } = duel();
  Object.assign(us, { grappled: 1, morale: 2 });
  Object.assign(them, { grappled: 0, quality: 1 });
  const d = drill(housekeeping, {}, s).say([3], 'disengage ship=0');
  expect([us.grappled, happened(d, 'disengage')[0]?.total]).toEqual([1, 2]);
});

test('17.5, 3.8 with Fighting Sail only nobody tries to change sails', () => {
  const { s, us } = duel();
  Object.assign(us, { rigging: 6, sails: 0, tasks: crewed({ [RIG_CHANGE]: 1 }) });
  const d = drill(housekeeping, {}, s, CARD);
  expect([d.ended(), happened(d, 'sail-roll')]).toEqual([true, []]);
});
