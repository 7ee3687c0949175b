import { expect, test } from 'vitest';
import { add, drill, duel, happened, sea } from '../test/drill.fixture.ts';
import { hullBonus, rates, reducedSpeed } from './ch07-rates.ts';
import { baseMovement } from './ch21-relativity.ts';
import { isMarked } from './ch08-activation.ts';
import { activatesIn, activationsLeft } from '../model/state.ts';
import { STUDDING_SAILS, TAKE_HIS_WIND } from '../model/deck.ts';
import { visibility } from '../model/lines.ts';
import { manoeuvring } from './ch09-manoeuvres.ts';
import { TACK } from '../model/vocabulary.ts';

const impulses = (speed: number) => {
  const { us } = duel();
  us.speed = speed;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(impulse => activatesIn(us, impulse));
};

test('7.0, 1.4 a speed of 6 activates in impulses 2, 4, 6, 8, 10 and 12', () => {
  expect(impulses(6)).toEqual([2, 4, 6, 8, 10, 12]);
  expect([impulses(0), impulses(1), impulses(5)]).toEqual([[], [12], [3, 5, 8, 10, 12]]);
  expect(impulses(12).length).toBe(12);
});

test('7.0, 1.1 on the same course both have a base of 0; on others it depends on the wind', () => {
  const { s, us, them } = duel();
  expect(baseMovement(s)).toEqual([0, 0]);
  // Wind to 5: heading 3 is D, heading 5 C, heading 4 A, heading 1 H.
  them.heading = 5;
  expect(baseMovement(s)).toEqual([5, 7]);
  them.heading = 4;
  expect(baseMovement(s)).toEqual([1, 5]);
  us.heading = 1;
  expect(baseMovement(s)).toEqual([0, 9]);
});

test('3.1, R2 a hull counts once: by its column of the bonus table', () => {
  const bonus = (hull: number) => [-1, 1, 2, 3, 4, 5, 6, 7, 9].map(die => hullBonus({ hull }, die));
  expect(bonus(0)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
  expect(bonus(1)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3]);
  expect(bonus(2)).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
});

test('7.0, 1.9 Fighting Sail halves the speed, rounded up', () => {
  const { us } = duel();
  us.sails = 0;
  expect([reducedSpeed(us, 7, 1), reducedSpeed(us, 1, 1)]).toEqual([4, 1]);
});

test('7.0, 3.8, R41 a dismasted ship has a quarter of it, and no less', () => {
  const { us } = duel();
  us.sails = 0;
  us.rigging = 0;
  expect([reducedSpeed(us, 9, 1), reducedSpeed(us, 4, 1)]).toEqual([3, 1]);
});

test('17.5 in the turn after a disengagement it is halved once more', () => {
  const { us } = duel();
  us.freed = 3;
  expect([reducedSpeed(us, 9, 3), reducedSpeed(us, 9, 4)]).toEqual([5, 9]);
});

test('7.0 hull bonus and base make the speed, and in irons there is neither', () => {
  const { s, us, them } = duel();
  them.heading = 5;
  drill(rates, {}, s, 4, 6);
  // Average hull with 4: 2. Fast hull with 6: 3.
  expect([us.speed, them.speed]).toEqual([7, 10]);
});

test('R28 ships that are grappled have no speed', () => {
  const { s, us, them } = duel();
  [us.grappled, them.grappled] = [1, 0];
  expect(drill(rates, {}, s).ended()).toBe(true);
  expect([us.speed, them.speed]).toEqual([0, 0]);
});

test('R3 a ship that begins a turn in irons comes out of them on 5, and else has no speed', () => {
  const { s, us } = duel();
  us.heading = 1;
  us.col = 20;
  const d = drill(rates, {}, s, 5);
  expect(d.offers()).toEqual(['fall-off ship=0 heading=8', 'fall-off ship=0 heading=2']);
  d.say([1, 1], 'fall-off ship=0 heading=2');
  expect([us.heading, us.speed > 0]).toEqual([2, true]);
  us.heading = 1;
  drill(rates, {}, s, 4, 1);
  expect([us.heading, us.speed]).toEqual([1, 0]);
});

test('R3, 9.1.4 after a Tack that failed she comes out on the far side, never back where she was', () => {
  const { s, us, them } = duel({ impulse: 12 });
  them.col = 20;
  Object.assign(us, { heading: 2, speed: 1, block: TACK, cost: 2, spent: 1 });
  drill(manoeuvring, {}, s, 4);
  expect([us.heading, us.through]).toEqual([1, 8]);
  const d = drill(rates, {}, s, 5, 1, 1);
  expect([d.ended(), us.heading, us.through, us.speed]).toEqual([true, 8, 0, 3]);
});

test('1.7.3, R28 no card can be spent on a hull bonus die that is not thrown', () => {
  const { s, us, them } = duel({ hands: [[STUDDING_SAILS], []] });
  const d = drill(rates, {}, s);
  expect(d.offers()).toContain(`discard card=${STUDDING_SAILS} ship=0 die=any`);
  [us.grappled, them.grappled] = [1, 0];
  expect(drill(rates, {}, s).offers()).toEqual(['pass']);
});

test('H13, H14 Studding Sails add two, Take His Wind takes two from an enemy close to leeward', () => {
  const { s, us, them } = duel({ hands: [[STUDDING_SAILS, TAKE_HIS_WIND], []] });
  them.heading = 5;
  const d = drill(rates, {}, s);
  // Java lies to leeward of Constitution, four movement points away.
  expect(d.offers()).toContain(`play card=${TAKE_HIS_WIND} ship=1`);
  d.say(`play card=${STUDDING_SAILS} ship=0`, [1, 1], `play card=${TAKE_HIS_WIND} ship=1`);
  expect([us.speed, them.speed]).toEqual([7, 6]);
});

test('H13, P04, R66 what cards add to the speed is not halved by Fighting Sail', () => {
  const { s, us, them } = duel({ hands: [[STUDDING_SAILS], []], gust: 1 });
  Object.assign(us, { sails: 0 });
  Object.assign(them, { sails: 0, heading: 5 });
  drill(rates, {}, s).say([1, 1], `play card=${STUDDING_SAILS} ship=0`);
  // Half of 5, and of 7 and a bonus of 1, rounded up.
  expect([us.speed, them.speed]).toEqual([3 + 2 + 2, 4 + 2]);
});

test('P03 a flat spell halves base movement, not the bonus', () => {
  const { s, us, them } = duel({ calm: 1 });
  them.heading = 5;
  drill(rates, {}, s, 6, 6);
  expect([us.speed, them.speed]).toEqual([3 + 3, 4 + 3]);
});

test('P04 a gust adds two to the speed, and at Medium Sail a 1 or 2 costs rigging', () => {
  const { s, us, them } = duel({ gust: 1 });
  us.sails = 0;
  const d = drill(rates, {}, s, 2, 1, 1);
  expect(happened(d, 'weather-roll').map(({ ship, harm }) => [ship, harm])).toEqual([[1, true]]);
  expect([us.rigging, them.rigging, us.speed, them.speed]).toEqual([18, 14, 2, 3]);
});

test('P05 after a rain squall nobody fires beyond 12 movement points for a turn', () => {
  const { s } = duel({ squall: 1 });
  expect(visibility(s)).toBe(12);
  s.turn = 2;
  expect(visibility(s)).toBe(24);
});

test('13.0, 14.0 an impulse without any marker is skipped; a load marker is enough', () => {
  const { s, us, them } = duel();
  s.impulse = 3;
  expect(isMarked(s)).toBe(false);
  us.due[2] = 15;
  expect(isMarked(s)).toBe(true);
  us.due[2] = 0;
  them.chasers[0] = 15;
  expect(isMarked(s)).toBe(true);
  them.chasers[0] = 0;
  them.speed = 4;
  expect([isMarked(s), activationsLeft(them, 3)]).toEqual([true, 3]);
});

test('21.1 with three ships the fastest pairs come first, and the slowest speed above zero is taken from all', () => {
  const s = sea();
  // Wind to 5: heading 4 is A (9), heading 5 C (7), heading 2 F (3).
  add(s, 0, 'president', 5, 5, 4);
  add(s, 1, 'belvidera', 9, 5, 5);
  add(s, 1, 'galatea', 12, 5, 2);
  // A against F: 9 for A. Then C against F: 7 and 3. Less 3 each.
  expect(baseMovement(s)).toEqual([6, 4, 0]);
});

test('21.0, 21.2 with zero relativity the wind position alone counts', () => {
  const s = sea({ articles: { relativity: 'zero' } });
  for (const heading of [4, 5, 3]) add(s, 0, 'congress', 5, 5, heading);
  expect(baseMovement(s)).toEqual([9, 7, 5]);
  for (const [i, heading] of [2, 1, 8].entries()) Object.assign(s.ships[i] as object, { heading });
  expect(baseMovement(s)).toEqual([3, 0, 3]);
});

test('20.0 Curlew has +1 on her hull bonus die', () => {
  const { s, us } = duel({ articles: { wedges: 0 } });
  drill(rates, {}, s, 1, 1);
  expect(us.speed).toBe(1);
});

test('7.0, 3.3 crack crews add one to the hull bonus die, green ones take one away', () => {
  const { s, us, them } = duel();
  us.quality = 1;
  them.quality = -1;
  drill(rates, {}, s, 1, 1);
  // Average hull at 2: 1. Fast hull at 0: nothing.
  expect([us.speed, them.speed]).toEqual([1, 0]);
});

test('7.0, H13 no ship is faster than twelve impulses allow', () => {
  const { s, us, them } = duel({ hands: [[STUDDING_SAILS], []] });
  us.heading = 4;
  them.heading = 2;
  drill(rates, {}, s).say([6, 1], `play card=${STUDDING_SAILS} ship=0`);
  expect(us.speed).toBe(12);
});

test('H14 Take His Wind reaches six movement points, and only to leeward', () => {
  const offered = (col: number, row: number) => {
    const { s, them } = duel({ hands: [[TAKE_HIS_WIND], []] });
    Object.assign(them, { col, row });
    return drill(rates, {}, s).offers().includes(`play card=${TAKE_HIS_WIND} ship=1`);
  };
  // The wind blows south; Constitution lies at 10, 10.
  expect([offered(10, 13), offered(11, 13), offered(10, 7)]).toEqual([true, false, false]);
});

test('21.1 a ship in irons is not the slowest: the least speed above zero is taken from all', () => {
  const s = sea();
  // Wind to 5: A gains 9; F is left against H, with 3.
  add(s, 0, 'president', 5, 5, 4);
  add(s, 1, 'belvidera', 9, 5, 2);
  add(s, 1, 'galatea', 12, 5, 1);
  expect(baseMovement(s)).toEqual([6, 0, 0]);
});
