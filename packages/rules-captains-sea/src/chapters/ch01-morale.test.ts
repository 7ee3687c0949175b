import { expect, test } from 'vitest';
import { context, drill, duel, happened } from '../test/drill.fixture.ts';
import { loseCrew, moraleCheck, noteCheck, reckon, RED_BOX } from './ch01-morale.ts';
import { loseMen } from './ch11-harm.ts';
import { moraleModifier } from '../model/state.ts';

test('1.8 any modified die of 2 or less costs one level, however many there are', () => {
  const { s, us } = duel();
  drill(moraleCheck, { ship: 0, dice: 3 }, s, 1, 1, 6);
  expect(us.morale).toBe(2);
  // Fair adds nothing: a 3 holds, a 2 does not.
  drill(moraleCheck, { ship: 0, dice: 2 }, s, 3, 3);
  expect(us.morale).toBe(2);
  drill(moraleCheck, { ship: 0, dice: 1 }, s, 2);
  expect(us.morale).toBe(1);
});

test('3.4, R5, R6 Handy adds one, Fair nothing, Unfit and the Strike Check box take one away', () => {
  expect([3, 2, 1, 0].map(moraleModifier)).toEqual([1, 0, -1, -1]);
  const { s, us } = duel();
  us.morale = 0;
  noteCheck(s, 0, 2, 0, RED_BOX);
  // Nothing is lower: no dice are thrown.
  expect(drill(reckon, {}, s).ended()).toBe(true);
});

test('3.9, R17 the first time a red box is entered one die is thrown, less its number', () => {
  const { s, us } = duel();
  us.crew = 18;
  loseMen(s, us, 1, context(), '3.9');
  const d = drill(reckon, {}, s, 2);
  // Handy +1 and the red −1: a 2 fails.
  expect(happened(d, 'morale-check')[0]).toMatchObject({ faces: [2], modifier: 0, failed: true });
  us.crew = 18;
  loseMen(s, us, 1, context(), '3.9');
  expect(s.checks).toEqual([]);
});

test('R43 a red box that is passed over has been entered', () => {
  const { s, us } = duel();
  us.crew = 18;
  expect(loseCrew(s, us, 5, [[17, 1]])).toBe(5);
  expect(s.checks.length).toBe(1);
});
