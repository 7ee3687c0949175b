import { expect, test } from 'vitest';
import { actionOffers, actionPhase, actionSlots, finishActions } from './a3-actions.ts';
import { bucketOffers, clearBox } from './a7-works.ts';
import { planning } from './b2-planning.ts';
import { B } from '../model/terms.ts';
import { take } from '../test/broadside.fixture.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, drill, E, face, happened, lanes, N, NE, QUIET, sea, context } from '../test/drill.fixture.ts';
import { burnAndFlood } from './o14-hazards.ts';
import type { Sails, Ship } from '../model/state.ts';
import { AT_WORK, BEGUN, BURNT, bitOf, clone, FLOODED, IDLE, NOBODY } from '../model/state.ts';
import { view } from '../model/view.ts';
import type { CrewAction } from '../model/vocabulary.ts';

function ready(changes: Partial<Ship> = {}, rules: Sea = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced', ...rules });
  return { s, ship: add(s, 1, 'courageuse', 300, 300, E, { first: 1, ...changes }) };
}
const orders = (...actions: CrewAction[]) => actions.reduce((bits, action) => bits | bitOf(action), 0);
const boxes = (...filled: number[]) => Array.from({ length: 10 }, (_, i) => filled[i] ?? 0);
/** Her repair waits since last turn. */
const mender = (changes: Partial<Ship> = {}) => ready({ mending: BEGUN, ...changes });

test('A7.1, A7.2 delayed actions wait on the mat for a turn and take up hands in the next', () => {
  const { s, ship } = ready({ fires: 2, orders: orders('extinguish', 'repair', 'musketry') });
  drill(actionPhase, {}, s);
  finishActions(s, QUIET);
  expect(ship).toMatchObject({ orders: 0, dousing: BEGUN, mending: BEGUN, fires: 2 });
  expect(actionSlots(ship)).toBe(2);
  expect(actionOffers(s, ship)).not.toContain('extinguish');
  expect(actionOffers(s, ship)).not.toContain('repair');
});

test('A7.3, A7.4, A7.5, A7.6 one fire is out at the end of the next turn; what has burnt stays', () => {
  const { s, ship } = ready({ fires: 2, hull: boxes(BURNT, 1), orders: orders('extinguish') });
  drill(actionPhase, {}, s);
  finishActions(s, QUIET);
  const d = drill(actionPhase, {}, s);
  expect(ship).toMatchObject({ dousing: AT_WORK, fires: 2 });
  expect(happened(d, 'dousing')).toMatchObject([{ stage: AT_WORK }]);
  const told = context();
  finishActions(s, told);
  expect(happened(told, 'doused')).toHaveLength(1);
  expect(ship).toMatchObject({ dousing: IDLE, fires: 1, hull: boxes(BURNT, 1) });
  expect(actionOffers(s, ship)).toContain('extinguish');
});

test('A7.7, R10 the Defence: hit in turn 3, extinguishing in 4 and 5, two boxes burnt', () => {
  const s = sea({ level: 'advanced', turn: 3 });
  const defence = add(s, 0, 'defence', 300, 300, E, { first: 1 });
  take(s, defence, B, [face(2, 'fire')]);
  expect([s.turn, defence.fires, defence.hull.slice(0, 2)]).toEqual([3, 1, [2, 0]]);
  const burnt = () => defence.hull.filter(box => box === BURNT).length;
  const turn = (...answers: string[]) => {
    s.turn++;
    burnAndFlood(s, QUIET);
    lanes(planning, [0], s).say(...answers);
    defence.second = 0;
    defence.settled = 0;
    drill(actionPhase, {}, s);
  };
  turn('helm ship=0 card=2', 'order ship=0 action=extinguish', 'orders-done ship=0', 'seal');
  expect([s.turn, burnt(), defence.dousing]).toEqual([4, 1, BEGUN]);
  finishActions(s, QUIET);
  turn('helm ship=0 card=2', 'orders-done ship=0', 'seal');
  expect([s.turn, burnt(), defence.dousing, defence.fires]).toEqual([5, 2, AT_WORK, 1]);
  finishActions(s, QUIET);
  expect([defence.fires, defence.dousing]).toEqual([0, IDLE]);
  turn('helm ship=0 card=2', 'orders-done ship=0', 'seal');
  expect([s.turn, burnt()]).toEqual([6, 2]);
});

test('A8.1 next turn her player decides what the repair is put to', () => {
  const { s } = mender({ hull: boxes(3, 1), leaks: 1, rudders: 1, masts: 1 });
  const d = drill(actionPhase, {}, s);
  expect([d.seat(), d.ask()]).toEqual([1, 'repairs.mend']);
  expect(d.offers()).toEqual([
    'repair-box ship=0 box=0',
    'repair-box ship=0 box=1',
    'mend ship=0 what=leak',
    'mend ship=0 what=rudder',
    'mend ship=0 what=mast',
    'mend ship=0 what=nothing',
  ]);
});

test('A8.1 a repair may be planned before anything is damaged; with nothing to mend it lapses', () => {
  const { s, ship } = ready();
  expect(actionOffers(s, ship)).toContain('repair');
  ship.mending = BEGUN;
  const d = drill(actionPhase, {}, s);
  expect(d.ended()).toBe(true);
  expect(ship.mending).toBe(IDLE);
});

test('A8.2, A8.3 all counters of one box go at once, and the rest moves left', () => {
  const { s, ship } = mender({ hull: boxes(3, 3, 2, 1), held: [3, 3, 2, 1] });
  const d = drill(actionPhase, {}, s).say('repair-box ship=0 box=1');
  expect(ship).toMatchObject({ hull: boxes(3, 2, 1), mending: IDLE, mendedHull: 1 });
  expect(happened(d, 'mended')).toMatchObject([{ what: 'hull', box: 1 }]);
});

test('A8.4 water and fire damage are not repaired so', () => {
  const { s } = mender({ hull: boxes(BURNT, FLOODED, 2) });
  const d = drill(actionPhase, {}, s);
  expect(d.offers()).toEqual(['repair-box ship=0 box=2', 'mend ship=0 what=nothing']);
  expect(d.refused('repair-box ship=0 box=0')).toBe('A8.4: fire and water damage cannot be repaired');
  expect(d.refused('repair-box ship=0 box=1')).toBe('A8.4: fire and water damage cannot be repaired');
  expect(d.refused('repair-box ship=0 box=3')).toBe('A8.2: the box is empty');
});

test('A8.5, A8.12 special damage goes on, and the counters stay out of their bag', () => {
  const { s, ship } = mender({ hull: boxes(3), leaks: 1, fires: 1, held: [46] });
  drill(actionPhase, {}, s).say('repair-box ship=0 box=0');
  expect(ship).toMatchObject({ hull: boxes(), leaks: 1, fires: 1, held: [46], mendedHull: 1 });
});

test('A8.6, A8.7, R11 a leak is closed at the end of the turn; the water stays', () => {
  const { s, ship } = mender({ leaks: 2, hull: boxes(FLOODED, FLOODED) });
  drill(actionPhase, {}, s).say('mend ship=0 what=leak');
  expect(ship).toMatchObject({ leaks: 2, mending: AT_WORK });
  const told = context();
  finishActions(s, told);
  expect(happened(told, 'mended')).toMatchObject([{ what: 'leak' }]);
  expect(ship).toMatchObject({ leaks: 1, mending: IDLE, mendingWhat: 0, hull: boxes(FLOODED, FLOODED) });
  expect(actionOffers(s, ship)).toContain('repair');
});

test('A8.8 the rudder is mended at the end of the turn', () => {
  const { s, ship } = mender({ rudders: 1 });
  drill(actionPhase, {}, s).say('mend ship=0 what=rudder');
  expect(ship.rudders).toBe(1);
  finishActions(s, QUIET);
  expect(ship).toMatchObject({ rudders: 0, mending: IDLE });
});

test('A8.9, A10.16 one mast is mended at the end of the turn', () => {
  const { s, ship } = mender({ masts: 2 });
  drill(actionPhase, {}, s).say('mend ship=0 what=mast');
  expect(ship.masts).toBe(2);
  finishActions(s, QUIET);
  expect(ship).toMatchObject({ masts: 1, mendedMast: 1, mending: IDLE });
});

test('A8.10 of four boxes, one of them burnt, the full second one is cleared', () => {
  const { s, ship } = mender({ hull: boxes(2, 3, BURNT, 1) });
  const d = drill(actionPhase, {}, s);
  expect(d.offers()).not.toContain('repair-box ship=0 box=2');
  d.say('repair-box ship=0 box=1');
  expect(ship.hull).toEqual(boxes(2, BURNT, 1));
});

test('A8.11 normal damage and a mast once in a game each, leaks and rudders again and again', () => {
  const { s } = mender({ hull: boxes(3), masts: 1, leaks: 1, rudders: 1, mendedHull: 1, mendedMast: 1 });
  const d = drill(actionPhase, {}, s);
  expect(d.offers()).toEqual(['mend ship=0 what=leak', 'mend ship=0 what=rudder', 'mend ship=0 what=nothing']);
  expect(d.refused('repair-box ship=0 box=0')).toBe('A8.11: normal damage is repaired once in a game');
  expect(d.refused('mend ship=0 what=mast')).toBe('A8.11: a mast is repaired once in a game');
});

test('A10.20 the mast that went with her sails is not to be mended', () => {
  const { s } = mender({ masts: 1, lostMasts: 1, leaks: 1 });
  const d = drill(actionPhase, {}, s);
  expect(d.refused('mend ship=0 what=mast')).toBe('A10.20: a mast that went with its sails cannot be repaired');
  expect(d.refused('mend ship=0 what=rudder')).toBe('A3.3: that is not damaged');
});

test('R62 she may leave a repair unused', () => {
  const { s, ship } = mender({ hull: boxes(1) });
  drill(actionPhase, {}, s).say('mend ship=0 what=nothing');
  expect(ship).toMatchObject({ hull: boxes(1), mending: IDLE, mendedHull: 0 });
});

test('A7.4 a ship out of the fight finishes nothing', () => {
  const { s, ship } = ready({
    condition: 'wreck',
    dousing: AT_WORK,
    mending: AT_WORK,
    mendingWhat: 1,
    fires: 1,
    leaks: 1,
  });
  finishActions(s, QUIET);
  expect(ship).toMatchObject({ dousing: IDLE, mending: IDLE, fires: 1, leaks: 1 });
});

test('T6.2 a battery repairs normal damage only, once', () => {
  const s = sea({ level: 'advanced' });
  const fort = add(s, 0, 'fort', 300, 300, N, { mending: BEGUN, hull: boxes(4, BURNT, 6) });
  const d = drill(actionPhase, {}, s);
  expect(d.offers()).toEqual(['repair-box ship=0 box=0', 'repair-box ship=0 box=2', 'mend ship=0 what=nothing']);
  expect(d.refused('mend ship=0 what=leak')).toBe('T6.2: a battery repairs normal damage only');
  d.say('repair-box ship=0 box=0');
  expect(fort.hull).toEqual(boxes(BURNT, 6));
  expect(actionOffers(s, fort)).not.toContain('repair');
});

test('P3.4, P3.7, P3.8, P3.9 an automatic ship mends a leak first, then a full box, a mast, the rudder', () => {
  const all = () => ({ leaks: 1, hull: boxes(2, 3), masts: 1, rudders: 1 });
  const run = (changes: Partial<Ship>) => {
    const s = sea({ level: 'advanced', articles: { sides: [0], automatic: 1 } });
    const ship = add(s, NOBODY, 'courageuse', 300, 300, E, { mending: BEGUN, ...all(), ...changes });
    expect(drill(actionPhase, {}, s).ended()).toBe(true);
    return [ship.mendingWhat, ship.mendedHull, ship.hull[1]];
  };
  expect(run({})).toEqual([1, 0, 3]);
  expect(run({ leaks: 0 })).toEqual([0, 1, 0]);
  expect(run({ leaks: 0, mendedHull: 1 })).toEqual([3, 1, 3]);
  expect(run({ leaks: 0, hull: boxes(2), mendedMast: 1 })).toEqual([2, 0, 0]);
  expect(run({ leaks: 0, hull: boxes(2), masts: 0, rudders: 0 })).toEqual([0, 0, 0]);
});

test('O3.10 raw gunners: reload is a delayed action', () => {
  const { s, ship } = ready({ rawGunners: 1, shot: [0, 1], orders: orders('reload-left') });
  drill(actionPhase, {}, s);
  expect(ship.loading).toEqual([BEGUN, IDLE]);
  expect(view(s, 0).ships[ship.id]?.loading, 'it lies open on the mat').toEqual([BEGUN, IDLE]);
  finishActions(s, QUIET);
  expect(actionSlots(ship)).toBe(3);
  expect(actionOffers(s, ship)).not.toContain('reload-left');
});

test('O5.7, A7.2 raw gunners: guns whose reload waits since last turn cannot be ordered to fire', () => {
  const articles = { continuousFire: true };
  const { s, ship } = ready({ rawGunners: 1, shot: [0, 0], loading: [BEGUN, IDLE] }, { articles });
  expect(actionOffers(s, ship)).not.toContain('fire-left');
  expect(actionOffers(s, ship)).toContain('fire-right');
  const d = lanes(planning, [1], s).say('helm ship=0 card=2');
  expect(d.refused('order ship=0 action=fire-left')).toBe('O5.7: a side cannot fire and reload in one turn');
  // Ordered all the same it does nothing (A3.3).
  const other = ready(
    { rawGunners: 1, shot: [0, 0], loading: [IDLE, BEGUN], orders: orders('fire-right') },
    { articles },
  );
  drill(actionPhase, {}, other.s);
  expect(other.ship).toMatchObject({ orders: 0, loading: [IDLE, AT_WORK] });
});

test('O3.11 it goes to work in the next action phase, and the counter comes free that turn', () => {
  const { s, ship } = ready({ rawGunners: 1, shot: [1, 0], loading: [IDLE, BEGUN] });
  drill(actionPhase, {}, s);
  expect(ship.loading).toEqual([IDLE, AT_WORK]);
  finishActions(s, QUIET);
  expect(ship.loading).toEqual([IDLE, IDLE]);
  expect(actionOffers(s, ship)).toContain('reload-right');
});

test('O3.10 trained gunners reload in the same turn', () => {
  const { s, ship } = ready({ shot: [0, 1], orders: orders('reload-left') });
  drill(actionPhase, {}, s);
  expect(ship.loading).toEqual([IDLE, IDLE]);
  expect(ship.orders).toBe(orders('reload-left'));
});

/** The Courageuse with an enemy on either side, her buckets out. */
function alongside(fires: number): { s: Sails; ship: Ship } {
  const { s, ship } = ready({ fires, orders: orders('extinguish') }, { articles: { spreadingFires: true } });
  add(s, 0, 'terpsichore', 300, 344, E);
  add(s, 0, 'terpsichore', 300, 256, E);
  add(s, 0, 'defence', 700, 300, NE);
  return { s, ship };
}

test('O16.2, R61 buckets are declared on an enemy in contact when the action is revealed', () => {
  const { s, ship } = alongside(0);
  const d = drill(actionPhase, {}, s);
  expect([d.seat(), d.ask()]).toEqual([1, 'action-phase.buckets']);
  expect(d.offers()).toEqual(['buckets ship=0 target=1', 'buckets ship=0 target=2']);
  d.say('buckets ship=0 target=2');
  expect(ship).toMatchObject({ buckets: 2, dousing: IDLE });
  expect(happened(d, 'buckets')).toMatchObject([{ ship: 0, target: 2 }]);
});

test('O16.2 or they serve on her own fire', () => {
  const { s, ship } = alongside(1);
  const other = clone(s);
  const d = drill(actionPhase, {}, s);
  expect(d.offers()).toEqual(['buckets ship=0 target=0', 'buckets ship=0 target=1', 'buckets ship=0 target=2']);
  d.say('buckets ship=0 target=0');
  expect(ship).toMatchObject({ buckets: -1, dousing: BEGUN });
  drill(actionPhase, {}, other).say('buckets ship=0 target=1');
  expect(other.ships[0]).toMatchObject({ buckets: 1, dousing: IDLE });
});

test('O16.2 with one enemy and no fire of her own there is nothing to ask', () => {
  const { s, ship } = alongside(0);
  Object.assign(s.ships[2] ?? {}, { condition: 'gone' });
  expect(actionOffers(s, { ...ship, orders: 0 })).toContain('extinguish');
  expect(drill(actionPhase, {}, s).ended()).toBe(true);
  expect(ship).toMatchObject({ buckets: 1, dousing: IDLE });
});

test('O16.2 without the rule or without contact the action is for her own fire only', () => {
  const { s, ship } = alongside(0);
  for (const other of s.ships.slice(1)) other.y += 20_000;
  expect(bucketOffers(s, ship)).toEqual([]);
  expect(actionOffers(s, { ...ship, orders: 0 })).not.toContain('extinguish');
  const plain = ready({ fires: 1, orders: orders('extinguish') });
  add(plain.s, 0, 'terpsichore', 300, 344, E);
  expect(drill(actionPhase, {}, plain.s).ended()).toBe(true);
  expect(plain.ship).toMatchObject({ buckets: -1, dousing: BEGUN });
});

test('A4.5 the last box closes up to nothing', () => {
  const { ship } = ready({ hull: boxes(1, 1, 1, 1, 1, 1, 1, 1, 1, FLOODED) });
  clearBox(ship, 9);
  expect(ship.hull).toEqual(boxes(1, 1, 1, 1, 1, 1, 1, 1, 1));
});
