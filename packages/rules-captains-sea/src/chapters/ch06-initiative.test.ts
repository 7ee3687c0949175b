import { expect, test } from 'vitest';
import { drill, duel, happened } from '../test/drill.fixture.ts';
import { initiative, initiativeModifier } from './ch06-initiative.ts';
import { SNATCH_THE_MOMENT, WEATHER_EYE } from '../model/deck.ts';

test('6.0 an average crew that has held it for two turns throws at −2, and at −3 if it wins again', () => {
  const { s } = duel({ initiative: 0, held: 2 });
  expect(initiativeModifier(s, 0)).toBe(-2);
  drill(initiative, {}, s, 6, 3);
  expect([s.initiative, s.held]).toEqual([0, 3]);
  expect(initiativeModifier(s, 0)).toBe(-3);
  drill(initiative, {}, s, 4, 3);
  expect([s.initiative, s.held]).toEqual([1, 1]);
});

test('6.0, 3.3 crack crews add one and green ones take one away; ties are thrown again', () => {
  const { s, us, them } = duel();
  us.quality = 1;
  them.quality = -1;
  expect([initiativeModifier(s, 0), initiativeModifier(s, 1)]).toEqual([1, -1]);
  const d = drill(initiative, {}, s, 2, 4, 2, 6);
  // Each throw is told once.
  expect(happened(d, 'initiative').map(({ side, faces }) => [side, faces])).toEqual([
    [-1, [2, 4]],
    [1, [2, 6]],
  ]);
});

test('R21 after twenty ties the side listed first has it', () => {
  const { s } = duel({ initiative: 1 });
  const d = drill(initiative, {}, s, ...Array.from({ length: 42 }, () => 3));
  expect([d.ended(), s.initiative]).toEqual([true, 0]);
});

test('H11 Weather Eye adds two', () => {
  const { s } = duel({ hands: [[], [WEATHER_EYE]] });
  const d = drill(initiative, {}, s).say([3, 2], `play card=${WEATHER_EYE} ship=1`);
  expect([s.initiative, d.ended()]).toEqual([1, true]);
  expect(happened(d, 'initiative').map(({ side, faces }) => [side, faces])).toEqual([
    [-1, [3, 2]],
    [1, []],
  ]);
});

test('R59 a card spent on a throw counts again when a tie is thrown again, and nobody is asked anew', () => {
  const { s } = duel({ hands: [[], [WEATHER_EYE, SNATCH_THE_MOMENT]] });
  const d = drill(initiative, {}, s).say([5, 3], `play card=${WEATHER_EYE} ship=1`, 'pass', [3, 2], 'pass');
  expect(happened(d, 'initiative').map(({ totals, side }) => [totals, side])).toEqual([
    [[5, 5], -1],
    [[3, 4], 1],
  ]);
});

test('H12 Snatch the Moment throws one’s own die again, after both are seen', () => {
  const { s } = duel({ hands: [[], [SNATCH_THE_MOMENT]] });
  const d = drill(initiative, {}, s);
  expect(d.offers()).not.toContain(`play card=${SNATCH_THE_MOMENT} ship=1`);
  d.say([5, 1], 'pass', [6], `play card=${SNATCH_THE_MOMENT} ship=1`);
  expect(s.initiative).toBe(1);
});

test('P06 a captain who was hit throws at −1 once', () => {
  const { s } = duel({ shaken: [1, 0] });
  expect(initiativeModifier(s, 0)).toBe(-1);
  drill(initiative, {}, s, 4, 1);
  expect(s.shaken).toEqual([0, 0]);
});
