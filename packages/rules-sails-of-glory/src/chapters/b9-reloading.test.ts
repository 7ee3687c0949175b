import { view } from '../model/view.ts';
import { describe, expect, test } from 'vitest';
import { gunnery } from './b5-gunnery.ts';
import { resolveFire } from './b5-volleys.ts';
import { mayLoad, reloadGuns, reloading } from './b9-reloading.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, happened, lanes, N, QUIET, sea, context } from '../test/drill.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { AT_WORK, BEGUN, bitOf, IDLE, LEFT, NOBODY, RIGHT, volleyCode } from '../model/state.ts';

const BALL = 1;
const GRAPE = 3;
const DOUBLE = 4;

function alone(changes: Sea = {}, own: Partial<Ship> = {}): { s: Sails; ship: Ship } {
  const s = sea(changes);
  return { s, ship: add(s, 0, 'defence', 300, 300, N, own) };
}

/** The right broadside is emptied in this turn's combat phase. */
function fireRight(s: Sails, ship: Ship): void {
  ship.volley[RIGHT] = volleyCode(-1, 1, Math.max(BALL, ship.shot[RIGHT] as number), 0);
  resolveFire(s, QUIET);
  ship.volley[RIGHT] = 0;
}

/** One reloading phase, with these answers of seat 0. */
function phase(s: Sails, ...answers: string[]) {
  const d = lanes(reloading, [0], s);
  d.say(...answers);
  expect(d.ended()).toBe(true);
  const t = context();
  reloadGuns(s, t);
  return t;
}

/** Can the right broadside fire, were there a target? */
const ready = (ship: Ship) => ship.shot[RIGHT] !== 0 && ship.spent[RIGHT] === 0;

describe('Basic', () => {
  test('B9.1, B9.2, B9.3, B9.5, R31 the Defence fires in turn 1, is loaded at the end of 2, and fires again in 3', () => {
    const { s, ship } = alone();
    fireRight(s, ship);
    expect([ship.shot[RIGHT], ship.spent[RIGHT]]).toEqual([BALL, 1]);
    reloadGuns(s, QUIET);
    expect([ship.shot[RIGHT], ship.spent[RIGHT]]).toEqual([0, 0]);
    expect(ready(ship)).toBe(false);
    const t = context();
    reloadGuns(s, t);
    expect(ready(ship)).toBe(true);
    expect(happened(t, 'reloading')).toMatchObject([{ ship: 0, side: 'right', ready: true, clause: 'B9.2' }]);
  });

  test('B9.4 both sides may be loaded in one turn', () => {
    const { s, ship } = alone({}, { shot: [0, 0] });
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([BALL, BALL]);
  });

  test('B9.2 a ship out of action loads nothing', () => {
    const { s, ship } = alone({}, { shot: [0, 0], condition: 'wreck' });
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([0, 0]);
  });
});

describe('Standard', () => {
  const standard: Sea = { level: 'standard' };

  test('S8.1, S8.2, S8.3, S8.6 ball fired in turn 1, grape chosen in turn 2, ready in turn 3', () => {
    const { s, ship } = alone(standard);
    fireRight(s, ship);
    phase(s);
    expect(ship.shot).toEqual([BALL, 0]);
    const t = phase(s, 'reload ship=0 side=right shot=grape');
    expect(ship.shot).toEqual([BALL, GRAPE]);
    expect(ready(ship)).toBe(true);
    // What was loaded is not told.
    expect(happened(t, 'reloading')).toEqual([
      { type: 'reloading', to: 'all', clause: 'S8.2', ship: 0, side: 'right', ready: true },
    ]);
  });

  test('S8.1 any kind may be chosen, or none; double shot only with its rule', () => {
    const { s } = alone(standard, { shot: [0, BALL] });
    const d = lanes(reloading, [0], s);
    expect(d.offers()).toEqual([
      'leave-empty ship=0 side=left',
      'reload ship=0 side=left shot=ball',
      'reload ship=0 side=left shot=chain',
      'reload ship=0 side=left shot=grape',
    ]);
    const { s: other } = alone({ level: 'standard', articles: { doubleShot: true } }, { shot: [0, BALL] });
    expect(lanes(reloading, [0], other).offers()).toContain('reload ship=0 side=left shot=double');
  });

  test('S8.2 a side left empty is asked about again next turn', () => {
    const { s, ship } = alone(standard, { shot: [0, BALL] });
    const t = phase(s, 'leave-empty ship=0 side=left');
    expect([ship.shot, ship.loads]).toEqual([
      [0, BALL],
      [0, 0],
    ]);
    expect(happened(t, 'reloading')).toEqual([]);
    phase(s, 'reload ship=0 side=left shot=chain');
    expect(ship.shot).toEqual([2, BALL]);
  });

  test('S8.4 loaded guns are not asked about', () => {
    const { s } = alone(standard);
    expect(lanes(reloading, [0], s).ended()).toBe(true);
  });

  test('S8.2, R30 choices are sealed, and on no ship before all are opened', () => {
    const { s, ship } = alone(standard, { shot: [0, 0] });
    const d = lanes(reloading, [0, 1], s);
    d.sayAs(0, 'reload ship=0 side=left shot=ball');
    expect(d.ask(0)).toBe('reloading.load');
    expect([ship.loads, ship.shot, d.events]).toEqual([[0, 0], [0, 0], []]);
    expect(view(s, 0).ships[0]?.own?.loads).toEqual([BALL, 0]);
  });

  test('P2.2 ships without a player load as soon as they can', () => {
    const s = sea({ level: 'standard', articles: { sides: [0], automatic: 1 } });
    const ship = add(s, NOBODY, 'genereux', 300, 300, N, { shot: [0, BALL] });
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([BALL, BALL]);
  });
});

describe('Advanced', () => {
  const advanced: Sea = { level: 'advanced' };

  test('A6.1, A6.3 only with the action planned, in the same turn, with a counter of choice', () => {
    const { s, ship } = alone(advanced, { shot: [0, 0], orders: bitOf('reload-right') });
    const d = lanes(reloading, [0], s);
    expect(d.offers()[1]).toBe('reload ship=0 side=right shot=ball');
    d.say('reload ship=0 side=right shot=chain');
    const t = context();
    reloadGuns(s, t);
    expect(ship.shot).toEqual([0, 2]);
    expect(happened(t, 'reloading')).toMatchObject([{ side: 'right', clause: 'A6.3' }]);
  });

  test('A6.2 not a loaded side', () => {
    const { s, ship } = alone(advanced, { orders: bitOf('reload-right') });
    expect(mayLoad(s, ship, RIGHT)).toBe(false);
    expect(lanes(reloading, [0], s).ended()).toBe(true);
  });

  test('A6.4, A6.1 without the action a side stays empty for as long as one likes', () => {
    const { s, ship } = alone(advanced, { shot: [0, 0] });
    phase(s);
    phase(s);
    expect(ship.shot).toEqual([0, 0]);
  });
});

describe('continuous fire', () => {
  test('O5.2 a side that fired unloaded is not reloaded in the same turn', () => {
    const { s, ship } = alone({ articles: { continuousFire: true } }, { shot: [BALL, 0] });
    fireRight(s, ship);
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([BALL, 0]);
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([BALL, BALL]);
  });

  test('O5.2 in the Standard rules it is not even asked about', () => {
    const { s, ship } = alone({ level: 'standard', articles: { continuousFire: true } }, { shot: [BALL, 0] });
    fireRight(s, ship);
    phase(s);
    expect(ship.shot).toEqual([BALL, 0]);
  });

  test('O5.7 fire and reload of one side exclude each other: what fired is not loaded', () => {
    const { s, ship } = alone(
      { level: 'advanced', articles: { continuousFire: true } },
      { shot: [BALL, 0], orders: bitOf('fire-right') | bitOf('reload-right') },
    );
    fireRight(s, ship);
    expect(mayLoad(s, ship, RIGHT)).toBe(false);
  });
});

describe('raw gunners', () => {
  test('O3.4, O3.5, O3.6, O3.8 they load in the second phase after firing, one later than others', () => {
    const { s, ship } = alone({}, { rawGunners: 1 });
    fireRight(s, ship);
    reloadGuns(s, QUIET);
    expect([ship.shot[RIGHT], ship.wait[RIGHT]]).toEqual([0, 1]);
    const t = context();
    reloadGuns(s, t);
    expect([ship.shot[RIGHT], ship.wait[RIGHT]]).toEqual([0, 0]);
    expect(happened(t, 'reloading')).toMatchObject([{ ready: false, clause: 'O3.6' }]);
    reloadGuns(s, QUIET);
    expect(ready(ship)).toBe(true);
  });

  test('O3.7 in the Standard rules no other shot is loaded meanwhile', () => {
    const { s, ship } = alone({ level: 'standard' }, { rawGunners: 1 });
    fireRight(s, ship);
    phase(s);
    const t = phase(s);
    expect(happened(t, 'reloading')).toMatchObject([{ ready: false, clause: 'O3.7' }]);
    phase(s, 'reload ship=0 side=right shot=grape');
    expect(ship.shot[RIGHT]).toBe(GRAPE);
  });

  test('O3.9, O3.4, R73 firing unloaded, they begin anew', () => {
    const { s, ship } = alone({ articles: { continuousFire: true } }, { rawGunners: 1 });
    fireRight(s, ship);
    reloadGuns(s, QUIET);
    fireRight(s, ship);
    reloadGuns(s, QUIET);
    reloadGuns(s, QUIET);
    expect(ship.shot[RIGHT]).toBe(0);
    reloadGuns(s, QUIET);
    expect(ship.shot[RIGHT]).toBe(BALL);
  });

  test('O3.10, O3.11 in the Advanced rules the action loads in the turn after', () => {
    const { s, ship } = alone({ level: 'advanced' }, { rawGunners: 1, orders: bitOf('reload-right') });
    fireRight(s, ship);
    phase(s);
    expect([ship.shot[RIGHT], ship.wait[RIGHT]]).toEqual([0, 0]);
    ship.loading = [IDLE, BEGUN];
    phase(s);
    expect([ship.shot[RIGHT], ship.loading[RIGHT]]).toEqual([0, BEGUN]);
    ship.loading = [IDLE, AT_WORK];
    phase(s, 'reload ship=0 side=right shot=ball');
    expect([ship.shot[RIGHT], ship.loading[RIGHT]]).toEqual([BALL, IDLE]);
  });
});

describe('double shot', () => {
  const articles = { doubleShot: true };

  test('O8.1, O8.2, O8.3 chosen in one phase, half loaded and in sight, it is ready after the next', () => {
    const { s, ship } = alone({ level: 'standard', articles }, { shot: [0, BALL] });
    const first = phase(s, 'reload ship=0 side=left shot=double');
    expect([ship.shot[LEFT], ship.doubling[LEFT]]).toEqual([0, 1]);
    expect(happened(first, 'reloading')).toMatchObject([{ ready: false, clause: 'O8.3' }]);
    expect(lanes(gunnery, [0], { ...s, stack: [] }).offers()).not.toContain('discharge ship=0 side=left');
    const second = phase(s);
    expect([ship.shot[LEFT], ship.doubling[LEFT]]).toEqual([DOUBLE, 0]);
    expect(happened(second, 'reloading')).toMatchObject([{ ready: true, clause: 'O8.3' }]);
  });

  test('R37 in the Advanced rules it takes two actions', () => {
    const { s, ship } = alone({ level: 'advanced', articles }, { shot: [0, BALL], orders: bitOf('reload-left') });
    phase(s, 'reload ship=0 side=left shot=double');
    ship.orders = 0;
    phase(s);
    expect([ship.shot[LEFT], ship.doubling[LEFT]]).toEqual([0, 1]);
    ship.orders = bitOf('reload-left');
    phase(s);
    expect([ship.shot[LEFT], ship.doubling[LEFT]]).toEqual([DOUBLE, 0]);
  });

  test('O8.3, O5.2, R37 guns that fire unloaded meanwhile are not loaded on', () => {
    const { s, ship } = alone(
      { level: 'standard', articles: { ...articles, continuousFire: true } },
      { shot: [BALL, 0], doubling: [0, 1] },
    );
    fireRight(s, ship);
    phase(s);
    expect([ship.shot[RIGHT], ship.doubling[RIGHT]]).toEqual([0, 1]);
    phase(s);
    expect(ship.shot[RIGHT]).toBe(DOUBLE);
  });
});
