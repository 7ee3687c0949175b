import { expect, test } from 'vitest';
import { drill, duel, happened, sea, add } from '../test/drill.fixture.ts';
import { applies, drawer, drawing } from './ch17-drawing.ts';
import { flagship } from './ch01-playing.ts';
import { handLimit } from './ch01-cards.ts';

/** The draw that takes the card of this kind from a full deck. */
const draw = (kind: number) => kind + 1;

test('17.7 the initiative captain draws a card', () => {
  const { s } = duel({ initiative: 1 });
  drill(drawing, {}, s, 11);
  expect(s.hands).toEqual([[], [10]]);
});

test('1.7.1 a Play Now card happens at once, and the deck is shuffled whether it applies or not', () => {
  const { s } = duel();
  s.discards[20] = 1;
  s.deck[20] = 0;
  // Three Cheers for a crew that is Handy already.
  const d = drill(drawing, {}, s, draw(9));
  expect(happened(d, 'play-now')[0]).toMatchObject({ card: 9, applies: false });
  expect([s.deck[20], s.deck[9], s.discards[20]]).toEqual([1, 1, 0]);
});

test('P01, P02 the wind turns a point, and a ship left in irons loses rigging', () => {
  const { s, us, them } = duel();
  them.heading = 2;
  drill(drawing, {}, s, draw(0));
  // From 5 to 6: heading 2 is now right into it.
  expect([s.windTo, them.rigging, us.rigging]).toEqual([6, 14, 18]);
  them.through = 1;
  drill(drawing, {}, s, draw(1));
  // Nobody who was tacking before the shift still is.
  expect([s.windTo, them.through]).toEqual([5, 0]);
});

test('P03, P04, P05 weather for the next turn; a squall clears the smoke', () => {
  const { s } = duel({ turn: 3, smoke: [3_300_100] });
  for (const kind of [2, 3, 4]) drill(drawing, {}, s, draw(kind));
  expect([s.calm, s.gust, s.squall, s.smoke]).toEqual([4, 4, 4, []]);
});

test('P06 with men lost, the captain’s fall calls for two dice and costs the next initiative', () => {
  const { s, us } = duel();
  expect(applies(s, 5, 0)).toBe(false);
  us.crew--;
  const d = drill(drawing, {}, s, draw(5), 6, 1);
  expect([us.morale, s.shaken, happened(d, 'morale-check')[0]?.faces]).toEqual([2, [1, 0], [6, 1]]);
});

test('P07, R51 a gun bursts in the first section that fired this turn', () => {
  const { s, us } = duel();
  expect(applies(s, 6, 0)).toBe(false);
  us.fired = 0b1100;
  drill(drawing, {}, s, draw(6));
  expect([us.guns, us.crew]).toEqual([[8, 8, 7, 8], 24]);
});

test('P08 with three hull hits a powder flash sets her on fire on 2', () => {
  const { s, us } = duel();
  us.guns = [6, 8, 8, 8];
  expect(applies(s, 7, 0)).toBe(false);
  us.guns = [6, 7, 8, 8];
  drill(drawing, {}, s, draw(7), 3);
  expect(us.onFire).toBe(0);
  drill(drawing, {}, s, draw(7), 2);
  expect([us.onFire, applies(s, 7, 0)]).toEqual([1, false]);
});

test('P09 a spar carries away when half the rigging is gone', () => {
  const { s, us } = duel();
  us.rigging = 10;
  expect(applies(s, 8, 0)).toBe(false);
  us.rigging = 9;
  drill(drawing, {}, s, draw(8));
  expect(us.rigging).toBe(8);
});

test('P10 three cheers raise morale from Unfit or Fair', () => {
  const { s, us } = duel();
  us.morale = 0;
  expect(applies(s, 9, 0)).toBe(false);
  us.morale = 1;
  drill(drawing, {}, s, draw(9));
  expect(us.morale).toBe(2);
});

test('R33 of several ships the first afloat leads, the best morale counts for the hand, and captains draw in turn', () => {
  const s = sea({ initiative: 1 });
  add(s, 0, 'constitution', 5, 5, 3);
  add(s, 1, 'cyane', 9, 5, 3, { fate: 'struck' });
  add(s, 1, 'levant', 12, 5, 3, { morale: 2 });
  expect([flagship(s, 1), handLimit(s, 1)]).toEqual([2, 5]);
  s.sides = [0, 1, 1];
  Object.assign(s.ships[1] as object, { fate: '' });
  Object.assign(s.ships[2] as object, { seat: 2 });
  expect([drawer({ ...s, turn: 1 }), drawer({ ...s, turn: 2 })]).toEqual([2, 1]);
});
