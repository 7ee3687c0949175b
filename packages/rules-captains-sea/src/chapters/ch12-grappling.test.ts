import { silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { add, crewed, drill, duel, happened } from '../test/drill.fixture.ts';
import { grappleModifiers, grappling, inReach, lash } from './ch12-grappling.ts';
import { stacking } from './ch09-stacking.ts';
import { AXES, GRAPNELS } from '../model/deck.ts';
import { contactBetween } from '../model/state.ts';

const QUIET = { dice: { draw: () => 0 }, emit: silent };

function sideBySide(changes: object = {}) {
  const at = duel({ impulse: 6, ...changes });
  Object.assign(at.them, { col: 10, row: 10, heading: 3 });
  at.us.tasks = crewed({});
  at.them.tasks = crewed({});
  at.us.crew = 6;
  at.them.crew = 6;
  return at;
}

test('12.0 morale, men for melee and headings modify the die, and 5 holds', () => {
  const { s, us, them } = sideBySide();
  const sum = () => grappleModifiers(us, them).reduce((total, { by }) => total + by, 0);
  expect(sum()).toBe(0);
  Object.assign(them, { heading: 5, morale: 1, crew: 3 });
  Object.assign(us, { french: 1 });
  // +1 own morale, +1 enemy Unfit, +6 −3 men, −1 two points apart, +1 French.
  expect(sum()).toBe(1 + 1 + 3 - 1 + 1);
  them.heading = 6;
  expect(grappleModifiers(us, them)[4]?.by).toBe(-2);
  Object.assign(us, { french: 0 });
  Object.assign(them, { heading: 3, morale: 3, crew: 6 });
  const d = drill(grappling, {}, s).say([4], 'grapple ship=0 target=1');
  expect(happened(d, 'grapple')[0]).toMatchObject({ total: 4, holds: false });
  // The other may try when the initiative captain fails.
  expect(d.seat()).toBe(1);
  d.say([5], 'grapple ship=1 target=0');
  expect([us.grappled, them.grappled, s.cut]).toEqual([1, 0, 1]);
});

test('12.0 only in one square', () => {
  const { s, us, them } = sideBySide();
  expect(inReach(s, us)).toEqual([1]);
  them.col = 11;
  expect(inReach(s, us)).toEqual([]);
  expect(drill(grappling, {}, s).ended()).toBe(true);
});

test('12.0, R18 they are aligned to the initiative ship, on her heading or against it', () => {
  const align = (heading: number) => {
    const { s, us, them } = sideBySide();
    Object.assign(them, { heading });
    const d = drill(stacking, { ship: 0 }, s);
    if (!d.ended()) d.say('pass-on ship=0 side=port');
    lash(s, us, them, QUIET);
    expect(contactBetween(s, 0, 1)).toMatchObject({ kind: 0 });
    return [us.heading, them.heading];
  };
  expect([align(3), align(2), align(5), align(7)]).toEqual([
    [3, 3],
    [3, 3],
    [3, 7],
    [3, 7],
  ]);
});

test('R50 where a third ship sails, the impulses go on for her', () => {
  const { s, us, them } = sideBySide();
  add(s, 1, 'levant', 3, 3, 3, { speed: 4 });
  lash(s, us, them, QUIET);
  expect([s.cut, us.stilled, them.stilled, s.ships[2]?.stilled]).toEqual([0, 1, 1, 0]);
});

test('H33, H34 Grapnels Ready add two to one’s own throw, Axes take three from the enemy’s', () => {
  const { s } = sideBySide({ hands: [[GRAPNELS], [AXES]] });
  const d = drill(grappling, {}, s).say('grapple ship=0 target=1');
  expect(d.offers()).toEqual(['pass', `play card=${AXES} ship=1`]);
  d.say(`play card=${AXES} ship=1`, [5], `play card=${GRAPNELS} ship=0`);
  expect(happened(d, 'grapple')[0]).toMatchObject({ total: 4, holds: false });
});

test('12.0, R18, R28 whoever took hold, it is the initiative ship that keeps her heading, and nobody strains any more', () => {
  const { s, us, them } = sideBySide();
  Object.assign(them, { heading: 5, strain: 2, block: 1, cost: 2 });
  lash(s, them, us, QUIET);
  expect([us.heading, them.heading, them.strain, them.block]).toEqual([3, 7, 0, 0]);
});
