import { describe, expect, test } from 'vitest';
import { finishWorks } from './a7-works.ts';
import { firstEmpty, hit, openDamage, settleDamage, tearSail } from './b7-damage.ts';
import { A, B, C, D } from '../model/terms.ts';
import { take } from '../test/broadside.fixture.ts';
import { add, draws, face, happened, N, QUIET, sea, context } from '../test/drill.fixture.ts';
import type { Cause } from '../model/events.ts';
import type { Sails, Ship } from '../model/state.ts';
import { AT_WORK, BACKING, BATTLE, BURNT, FLOODED, FULL, STRUCK } from '../model/state.ts';

function advanced(articles: Partial<Sails['articles']> = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced', articles });
  return { s, ship: add(s, 0, 'defence', 300, 300, N, { sails: FULL }) };
}

describe('special damage', () => {
  test('A10.1, A10.2 symbols count beside the number or in its place; crew as in the Basic rules', () => {
    const { s, ship } = advanced();
    take(s, ship, C, [face(1, 'mast'), face(0, 'sail'), face(1, 'crew'), face(0, 'crew')]);
    expect(ship.hull[0]).toBe(2);
    expect([ship.masts, ship.tornSails, ship.crew]).toEqual([1, 1, 2]);
  });

  test('A10.3, A10.6, R9 fire and leak are markers only at first', () => {
    const { s, ship } = advanced();
    const t = take(s, ship, B, [face(2, 'fire'), face(3, 'leak')]);
    expect([ship.fires, ship.leaks]).toEqual([1, 1]);
    expect(ship.hull.slice(0, 2)).toEqual([5, 0]);
    expect(happened(t, 'special').map(e => [e.what, e.clause])).toEqual([
      ['fire', 'A10.3'],
      ['leak', 'A10.6'],
    ]);
  });

  test('A10.5, A10.8 burnt and flooded boxes take nothing more', () => {
    const { s, ship } = advanced();
    ship.hull.splice(0, 3, 2, BURNT, FLOODED);
    take(s, ship, B, [face(2), face(2)]);
    expect(ship.hull.slice(0, 4)).toEqual([6, BURNT, FLOODED, 0]);
    take(s, ship, B, [face(1), face(6)]);
    expect(ship.hull.slice(0, 6)).toEqual([6, BURNT, FLOODED, 6, 1, 0]);
  });

  test('A10.15 the third mast makes her surrender', () => {
    const { s, ship } = advanced();
    take(s, ship, C, [face(0, 'mast'), face(0, 'mast')]);
    expect([ship.masts, ship.condition]).toEqual([2, 'afloat']);
    const t = take(s, ship, C, [face(1, 'mast')]);
    expect(ship.condition).toBe('gone');
    expect(happened(t, 'lost')[0]).toMatchObject({ clause: 'A10.15', fate: 'surrendered' });
  });

  test('A10.17, A10.18, A10.19, A10.20, A10.21 torn sails: nothing, no full sails, nothing, backing only, nothing, a mast for good, nothing', () => {
    const { s, ship } = advanced();
    const seen: number[][] = [];
    for (let i = 0; i < 7; i++) {
      take(s, ship, C, [face(0, 'sail')]);
      seen.push([ship.sails, ship.masts, ship.lostMasts]);
    }
    expect(seen).toEqual([
      [FULL, 0, 0],
      [BATTLE, 0, 0],
      [BATTLE, 0, 0],
      [BACKING, 0, 0],
      [BACKING, 0, 0],
      [BACKING, 1, 1],
      [BACKING, 1, 1],
    ]);
  });

  test('A10.17 the first torn sail has no effect', () => {
    const { s, ship } = advanced();
    const t = take(s, ship, C, [face(0, 'sail')]);
    expect([ship.tornSails, ship.sails]).toEqual([1, FULL]);
    expect(happened(t, 'sails')).toEqual([]);
  });

  test('A10.18 the second takes full sails in at once', () => {
    const { s, ship } = advanced();
    const t = take(s, ship, C, [face(0, 'sail'), face(0, 'sail')]);
    expect(happened(t, 'sails')).toMatchObject([{ setting: 'battle', clause: 'A10.18' }]);
  });

  test('A10.19 the fourth leaves backing sails, but sets none that are struck', () => {
    const { s, ship } = advanced();
    ship.tornSails = 3;
    ship.sails = BATTLE;
    take(s, ship, C, [face(0, 'sail')]);
    expect(ship.sails).toBe(BACKING);
    const struck = add(s, 0, 'defence', 300, 300, N, { tornSails: 3, sails: STRUCK });
    take(s, struck, C, [face(0, 'sail')]);
    expect(struck.sails).toBe(STRUCK);
  });

  test('A10.20, A10.15 the sixth torn sail can bring down the third mast, in a gale too (O19.7)', () => {
    const { s, ship } = advanced();
    Object.assign(ship, { tornSails: 5, masts: 2 });
    tearSail(s, ship, QUIET);
    expect([ship.masts, ship.lostMasts, ship.condition]).toEqual([3, 1, 'gone']);
  });

  test('A10.21 after the sixth there is no further effect', () => {
    const { s, ship } = advanced();
    Object.assign(ship, { tornSails: 6, masts: 1, lostMasts: 1 });
    take(s, ship, C, [face(1, 'sail')]);
    expect([ship.tornSails, ship.masts, ship.lostMasts]).toEqual([6, 1, 1]);
  });

  test('A10.22, A10.24 the first rudder hit is a marker, every further one a broken mast', () => {
    const { s, ship } = advanced();
    take(s, ship, B, [face(2, 'rudder')]);
    expect([ship.rudders, ship.masts]).toEqual([1, 0]);
    const t = take(s, ship, B, [face(2, 'rudder')]);
    expect([ship.rudders, ship.masts]).toEqual([1, 1]);
    expect(happened(t, 'special')[0]).toMatchObject({ what: 'mast-of-rudder', clause: 'A10.24' });
  });

  test('R68 once mended, the rudder takes its next hit as the first', () => {
    const { s, ship } = advanced();
    take(s, ship, B, [face(2, 'rudder')]);
    Object.assign(ship, { mending: AT_WORK, mendingWhat: 2 });
    finishWorks(ship, QUIET);
    expect(ship.rudders).toBe(0);
    take(s, ship, B, [face(2, 'rudder')]);
    expect([ship.rudders, ship.masts]).toEqual([1, 0]);
  });

  test('T1.9 of counters drawn on a reef only number, leak and rudder count', () => {
    const { s, ship } = advanced();
    take(s, ship, A, [face(2, 'leak'), face(1, 'rudder'), face(1, 'fire'), face(2, 'mast'), face(0, 'crew')], 'reef');
    expect([ship.leaks, ship.rudders, ship.fires, ship.masts, ship.crew]).toEqual([1, 1, 0, 0, 0]);
    expect(ship.hull.slice(0, 3)).toEqual([5, 1, 0]);
    take(s, ship, A, [face(0, 'crew')], 'collision');
    expect(ship.crew).toBe(1);
  });

  test('T1.9 below the Advanced rules the crew on such a counter is lost', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'courageuse', 300, 300, N);
    take(s, ship, A, [face(0, 'crew')], 'ashore');
    expect(ship.crew).toBe(1);
  });

  test('T5.15 a battery takes crew and fire and nothing else; a building no symbol but crew', () => {
    const s = sea({ level: 'advanced' });
    const fort = add(s, 0, 'fort', 300, 300, N);
    take(s, fort, B, [face(2, 'fire'), face(3, 'leak'), face(2, 'rudder'), face(3, 'mast'), face(1, 'sail')]);
    expect([fort.fires, fort.leaks, fort.rudders, fort.masts, fort.tornSails]).toEqual([1, 0, 0, 0, 0]);
    const t = context(...draws(s, B, face(3, 'leak'), face(2, 'rudder')), ...draws(s, C, face(0), face(0)));
    openDamage();
    hit(s, fort, -1, 'artillery', B, 2, 1, t);
    settleDamage(s, t);
    expect([fort.tornSails, fort.masts]).toEqual([0, 0]);
    const building = add(s, 0, 'building', 300, 300, N);
    take(s, building, D, [face(1, 'fire'), face(1, 'crew')]);
    expect([building.fires, building.crew, building.hull[0]]).toEqual([0, 1, 2]);
  });
});

describe('aiming high', () => {
  /** A frigate hit by B counters aimed high, and the C counters drawn for those exchanged. */
  function high(faces: number[], instead: number[]) {
    const s = sea({ level: 'advanced', articles: { aimingHigh: true } });
    const ship = add(s, 1, 'terpsichore', 300, 300, N, { sails: FULL });
    const t = context(...draws(s, B, ...faces), ...draws(s, C, ...instead));
    openDamage();
    hit(s, ship, 0, 'artillery', B, faces.length, 1, t);
    settleDamage(s, t);
    expect(t.dice.left()).toBe(0);
    return { s, ship, t };
  }

  test('O9.8, O9.4, O9.5 2 with crew stays; crew alone and 3 with leak become two C counters, the leak a sail', () => {
    const { ship, t } = high([face(2, 'crew'), face(0, 'crew'), face(3, 'leak')], [face(0, 'sail'), face(1)]);
    expect([ship.crew, ship.leaks, ship.tornSails]).toEqual([1, 0, 2]);
    expect(ship.hull.slice(0, 3)).toEqual([2, 1, 0]);
    expect(ship.sails).toBe(BATTLE);
    expect(ship.held).toHaveLength(5);
    expect(happened(t, 'drew')[1]).toMatchObject({ cause: 'aimed-high', letter: C, clause: 'O9.4' });
  });

  test('O9.4 a 6 is exchanged too, for nothing more than its counter', () => {
    const { ship } = high([face(6), face(5)], [face(0)]);
    expect(ship.hull.slice(0, 2)).toEqual([5, 0]);
    expect([ship.tornSails, ship.masts]).toEqual([0, 0]);
  });

  test('O9.6, O9.7 a rudder exchanged breaks a mast', () => {
    const { ship, t } = high([face(2, 'rudder')], [face(0)]);
    expect([ship.rudders, ship.masts, firstEmpty(ship)]).toEqual([0, 1, 0]);
    expect(happened(t, 'special')).toMatchObject([{ what: 'mast', clause: 'O9.6' }]);
  });

  test('O9.4 C counters drawn in exchange are not exchanged again', () => {
    const { ship } = high([face(0, 'crew')], [face(0, 'crew')]);
    expect(ship.crew).toBe(1);
  });

  test('O9.3 every other counter does what it always does', () => {
    const { ship } = high([face(2, 'fire'), face(4), face(0), face(3, 'mast')], []);
    expect([ship.fires, ship.masts]).toEqual([1, 1]);
    expect(ship.hull.slice(0, 4)).toEqual([4, 3, 2, 0]);
  });
});

describe('fire between ships in contact', () => {
  /** Two enemies side by side, hull against hull, and a fire counter from the first one's broadside. */
  function alongside(changes: Partial<Ship> = {}, apart = 0, cause: Cause = 'artillery', counters = 1) {
    const s = sea({ level: 'advanced', articles: { spreadingFires: true } });
    const shooter = add(s, 0, 'courageuse', 300, 300, N, changes);
    const target = add(s, 1, 'terpsichore', 344 + apart, 300, N);
    const other = add(s, 0, 'defence', 391 + apart, 300, N);
    const t = context(...draws(s, B, ...Array.from({ length: counters }, () => face(2, 'fire'))));
    openDamage();
    hit(s, target, shooter.id, cause, B, counters, 0, t);
    settleDamage(s, t);
    return { shooter, target, other, t };
  }

  test('O16.1 a fire lit by a broadside at an enemy in contact starts on the firing ship too', () => {
    const { shooter, target, other, t } = alongside();
    expect([shooter.fires, target.fires, other.fires]).toEqual([1, 1, 0]);
    expect(happened(t, 'special').map(e => e.clause)).toEqual(['A10.3', 'O16.1']);
  });

  test('R70 every fire counter leaps, once each', () => {
    const { shooter, target } = alongside({}, 0, 'artillery', 2);
    expect([shooter.fires, target.fires]).toEqual([2, 2]);
  });

  test('O16.1 not across a gap', () => {
    const { shooter, target } = alongside({}, 2);
    expect([shooter.fires, target.fires]).toEqual([0, 1]);
  });

  test('O16.2 buckets thrown on her keep it down on both', () => {
    const { shooter, target } = alongside({ buckets: 1 });
    expect([shooter.fires, target.fires]).toEqual([0, 0]);
  });

  test('O16.2 buckets thrown on another ship do not', () => {
    const { shooter, target } = alongside({ buckets: 2 });
    expect([shooter.fires, target.fires]).toEqual([1, 1]);
  });

  test('O16.3 fires lit otherwise, or burning already, do not leap', () => {
    const { shooter, target } = alongside({ fires: 1 }, 0, 'explosion');
    expect([shooter.fires, target.fires]).toEqual([1, 1]);
  });
});
