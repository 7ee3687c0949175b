import { expect, test } from 'vitest';
import { add, drill, duel, happened, lanes, sea } from '../test/drill.fixture.ts';
import { chooseBlocks, choosingBlocks, dropStaleBlocks, needsBlock } from './ch09-blocks.ts';
import { manoeuvring } from './ch09-manoeuvres.ts';
import { QUIET } from '../test/drill.fixture.ts';
import { CLUB_HAUL, NEW_ORDERS, SURE_HAND } from '../model/deck.ts';
import { view } from '../model/view.ts';
import { ADVANCE, BACK_SAIL, TACK, WEAR_UP } from '../model/vocabulary.ts';

/** A ship about to complete a block in impulse 12, with no activation after it. */
const due = (block: number, cost: number) => ({ speed: 1, block, cost, spent: cost - 1 });

test('9.0 an activation is spent on the block; what is paid for is revealed and made', () => {
  const { s, us } = duel({ impulse: 6 });
  Object.assign(us, { speed: 2, block: ADVANCE, cost: 2 });
  drill(manoeuvring, {}, s);
  expect([us.spent, us.col, us.block]).toEqual([1, 10, ADVANCE]);
  s.impulse = 12;
  const d = drill(manoeuvring, {}, s).say('straight ship=0');
  expect([us.spent, us.col, us.block, us.last]).toEqual([0, 11, 0, ADVANCE]);
  expect(happened(d, 'manoeuvre').map(({ manoeuvre }) => manoeuvre)).toEqual([ADVANCE]);
});

test('9.0 the next block is chosen at once, while an activation is still to come', () => {
  const { s, us } = duel({ impulse: 6 });
  Object.assign(us, { speed: 2, block: BACK_SAIL, cost: 1 });
  const d = drill(manoeuvring, {}, s);
  expect(d.ask()).toBe('choosing-blocks.block');
  // 9.1 Back Sail may not follow itself.
  expect(d.offers()).toEqual(['select ship=0 manoeuvre=advance', 'select ship=0 manoeuvre=wear-up']);
});

test('9.0 where both move in an impulse, the initiative captain says who is first', () => {
  const { s, us, them } = duel({ impulse: 12, initiative: 1 });
  Object.assign(us, due(ADVANCE, 2));
  Object.assign(them, due(ADVANCE, 2));
  const d = drill(manoeuvring, {}, s);
  expect([d.seat(), d.offers()]).toEqual([1, ['move-first ship=0', 'move-first ship=1']]);
  d.say('move-first ship=1');
  expect(them.col).toBe(11);
});

test('9.1.1 after an Advance a ship may turn to a superior position, and has then worn', () => {
  const { s, us } = duel({ impulse: 12 });
  Object.assign(us, due(ADVANCE, 2));
  const d = drill(manoeuvring, {}, s);
  // D to A, with the wind to the south.
  expect(d.offers()).toEqual(['straight ship=0', 'turn ship=0 heading=4']);
  d.say('turn ship=0 heading=4');
  expect([us.heading, us.wore, us.last]).toEqual([4, 1, WEAR_UP]);
});

test('9.1.2 a Wear turns her one point in her square', () => {
  const { s, us } = duel({ impulse: 12 });
  Object.assign(us, due(WEAR_UP, 2));
  drill(manoeuvring, {}, s);
  expect([us.heading, us.col, us.wore]).toEqual([2, 10, 1]);
});

test('9.1.3 backing her sails she stays where she is', () => {
  const { s, us } = duel({ impulse: 12 });
  Object.assign(us, due(BACK_SAIL, 1));
  drill(manoeuvring, {}, s);
  expect([us.heading, us.col, us.row, us.last]).toEqual([3, 10, 10, BACK_SAIL]);
});

test('9.1.4, R4 a Tack goes through the wind on 5, crew quality added, one less with an enemy near', () => {
  const tack = (face: number, changes: object = {}) => {
    const { s, us, them } = duel({ impulse: 12 });
    them.col = 20;
    Object.assign(us, due(TACK, 2), { heading: 2 }, changes);
    drill(manoeuvring, {}, s, face);
    return us;
  };
  expect(tack(5)).toMatchObject({ heading: 8, stilled: 0 });
  expect(tack(4)).toMatchObject({ heading: 1, stilled: 1 });
  expect(tack(4, { quality: 1 })).toMatchObject({ heading: 8 });
  // Java six movement points away, then seven.
  expect(tack(5, { col: 17, row: 12 })).toMatchObject({ heading: 1, stilled: 1 });
  expect(tack(6, { col: 17, row: 12 })).toMatchObject({ heading: 8, stilled: 0 });
  expect(tack(5, { col: 17, row: 11 })).toMatchObject({ heading: 8, stilled: 0 });
});

test('9.1.4 from the other tack she comes out on the other side', () => {
  const { s, us, them } = duel({ impulse: 12 });
  them.col = 20;
  Object.assign(us, due(TACK, 2), { heading: 8 });
  drill(manoeuvring, {}, s, 6);
  expect(us.heading).toBe(2);
});

test('H16 Club-Haul adds three to a Tack', () => {
  const { s, us, them } = duel({ impulse: 12, hands: [[CLUB_HAUL], []] });
  them.col = 20;
  Object.assign(us, due(TACK, 2), { heading: 2 });
  drill(manoeuvring, {}, s).say('pass', [2], `play card=${CLUB_HAUL} ship=0`);
  expect(us.heading).toBe(8);
});

test('9.1, R63 beside a block that can be finished this turn nobody is asked to strain', () => {
  const { s, us } = duel({ impulse: 1 });
  Object.assign(us, { speed: 6 });
  const d = drill(chooseBlocks, {}, s).say('select ship=0 manoeuvre=advance');
  expect([d.ended(), us.strain]).toEqual([true, 0]);
});

test('9.1, 9.1.5 a block that cannot be finished this turn needs a Strain, whose value nobody else sees', () => {
  const { s, us } = duel();
  us.speed = 1;
  const d = lanes(choosingBlocks, [0], s).say('select ship=0 manoeuvre=advance');
  expect(d.offers()).toEqual(['strain ship=0 value=1', 'strain ship=0 value=2']);
  d.say('strain ship=0 value=2');
  expect(view(s, 1).ships[0]).toMatchObject({ hasBlock: true, straining: true, own: null });
  expect(view(s, 0).ships[0]?.own).toMatchObject({ block: ADVANCE, cost: 2, strain: 2 });
});

test('9.1 a block that can be finished needs none', () => {
  const { s, us } = duel();
  us.speed = 2;
  expect(lanes(choosingBlocks, [0], s).say('select ship=0 manoeuvre=advance').ended()).toBe(true);
});

test('R7 no block is chosen without an activation to come', () => {
  const { s, us } = duel();
  expect(needsBlock(s, us)).toBe(false);
  us.speed = 1;
  expect(needsBlock(s, us)).toBe(true);
  s.impulse = 12;
  expect(needsBlock(s, us)).toBe(false);
});

test('R34, R46 a block carried over is kept without another Strain, unless the panel no longer has it', () => {
  const { s, us } = duel();
  Object.assign(us, { block: WEAR_UP, cost: 2, spent: 1, speed: 1 });
  dropStaleBlocks(s, QUIET);
  expect([us.block, us.spent, needsBlock(s, us)]).toEqual([WEAR_UP, 1, false]);
  // The wind has shifted: she is beating, and cannot wear up.
  s.windTo = 6;
  dropStaleBlocks(s, QUIET);
  expect([us.block, us.spent]).toEqual([0, 0]);
});

test('H15 Sure Hand at the Wheel lets her wear again, and is shown as it is played', () => {
  const { s, us } = duel({ hands: [[SURE_HAND], []] });
  Object.assign(us, { speed: 3, last: WEAR_UP, wore: 1 });
  const d = lanes(choosingBlocks, [0], s);
  expect(d.offers()).not.toContain('select ship=0 manoeuvre=wear-up');
  d.say('sure-hand ship=0', 'select ship=0 manoeuvre=wear-up');
  // The marker is ignored; the cost is what the panel says.
  expect([us.block, us.cost]).toEqual([WEAR_UP, 2]);
});

test('H15 one card is not played for two ships', () => {
  const s = sea({ hands: [[], [SURE_HAND]] });
  add(s, 0, 'constitution', 5, 5, 3);
  for (const col of [9, 12]) add(s, 1, 'java', col, 5, 3, { speed: 3, last: WEAR_UP, wore: 1 });
  const d = lanes(choosingBlocks, [1], s).say('sure-hand ship=1', 'select ship=1 manoeuvre=wear-up');
  expect(d.offers()).not.toContain('sure-hand ship=2');
});

test('H17 New Orders change a block as it is about to be shown; what was spent stays spent', () => {
  const { s, us } = duel({ impulse: 12, hands: [[NEW_ORDERS], []] });
  Object.assign(us, due(BACK_SAIL, 1));
  const d = drill(manoeuvring, {}, s).say(`play card=${NEW_ORDERS} ship=0`);
  d.say('select ship=0 manoeuvre=advance');
  // It costs two, and one is spent: the rest is for the next turn.
  expect(d.offers()).toEqual(['strain ship=0 value=1', 'strain ship=0 value=2']);
  d.say('strain ship=0 value=1');
  expect([us.block, us.spent, us.ready, us.col]).toEqual([ADVANCE, 1, 0, 10]);
});

test('9.1 a manoeuvre of three points takes three activations, and she stays where she is in the first two', () => {
  const { s, us } = duel();
  Object.assign(us, { heading: 4, speed: 12, block: ADVANCE, cost: 3 });
  const squares = [1, 2, 3].map(impulse => {
    s.impulse = impulse;
    drill(manoeuvring, {}, s);
    return [us.col, us.row];
  });
  expect(squares).toEqual([
    [10, 10],
    [10, 10],
    [11, 11],
  ]);
});

test('9.1 in a new square she may wear again', () => {
  const { s, us } = duel({ impulse: 6 });
  Object.assign(us, { speed: 2, block: ADVANCE, cost: 2, spent: 1, last: WEAR_UP, wore: 1 });
  const d = drill(manoeuvring, {}, s).say('straight ship=0');
  expect(d.offers()).toContain('select ship=0 manoeuvre=wear-up');
});
