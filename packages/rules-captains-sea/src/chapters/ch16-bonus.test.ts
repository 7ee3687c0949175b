import { expect, test } from 'vitest';
import { crewed, drill, duel, happened } from '../test/drill.fixture.ts';
import { bonusMoves, strainModifier } from './ch16-bonus.ts';
import { PREVENTER_STAYS } from '../model/deck.ts';
import { SAILING } from '../model/vocabulary.ts';

test('16.0 both declare before either moves, the non-initiative captain first', () => {
  const { s, us, them } = duel();
  const d = drill(bonusMoves, {}, s);
  expect([d.seat(), d.offers()]).toEqual([
    1,
    ['strain ship=1 value=0', 'strain ship=1 value=1', 'strain ship=1 value=2'],
  ]);
  d.say('strain ship=1 value=1');
  expect([d.seat(), them.col]).toEqual([0, 10]);
  d.say([5], 'strain ship=0 value=0');
  expect([us.col, them.col, them.strain]).toEqual([10, 11, 0]);
});

test('16.0, 9.1.5 whoever strained must move, and pays with rigging when the check fails', () => {
  const { s, us } = duel();
  us.strain = 2;
  const d = drill(bonusMoves, {}, s).say([3], 'strain ship=1 value=0');
  expect([us.col, us.rigging, us.strain]).toEqual([11, 16, 0]);
  expect(happened(d, 'strain-check')[0]).toMatchObject({ face: 3, total: 5, lost: 2 });
});

test('16.0, 5.1.1, R15 crew quality, a man at the sails and the strain itself are added: 6 is enough', () => {
  const { s, us } = duel();
  Object.assign(us, { strain: 1, quality: 1, tasks: crewed({ [SAILING]: 1 }) });
  expect(strainModifier(us)).toBe(3);
  drill(bonusMoves, {}, s).say([3], 'strain ship=1 value=0');
  expect(us.rigging).toBe(18);
});

test('16.0 in irons there is no bonus move, and a dismasted ship is not asked', () => {
  const { s, us, them } = duel();
  Object.assign(us, { heading: 1, strain: 1 });
  them.rigging = 0;
  const d = drill(bonusMoves, {}, s);
  expect([d.ended(), us.row, us.strain]).toEqual([true, 10, 0]);
});

test('3.8 a dismasted ship that has strained must move all the same', () => {
  const { s, us } = duel();
  Object.assign(us, { rigging: 0, strain: 1 });
  drill(bonusMoves, {}, s).say([6], 'strain ship=1 value=0');
  expect(us.col).toBe(11);
});

test('R28 grappled ships make no bonus move', () => {
  const { s, us, them } = duel();
  Object.assign(us, { grappled: 1, strain: 1 });
  them.grappled = 0;
  expect([drill(bonusMoves, {}, s).ended(), us.col]).toEqual([true, 10]);
});

test('R36 they move in the order in which they declared', () => {
  const { s } = duel();
  const d = drill(bonusMoves, {}, s).say('strain ship=1 value=1', [6, 6], 'strain ship=0 value=1');
  expect(happened(d, 'moved').map(({ ship }) => ship)).toEqual([1, 0]);
});

test('H36 Preventer Stays save the rigging from a Strain', () => {
  const { s, us } = duel({ hands: [[PREVENTER_STAYS], []] });
  us.strain = 2;
  drill(bonusMoves, {}, s).say('strain ship=1 value=0', [1], `play card=${PREVENTER_STAYS} ship=0`);
  expect(us.rigging).toBe(18);
});
