import { describe, expect, test } from 'vitest';
import { gunnery } from './b5-gunnery.ts';
import { resolveFire } from './b5-volleys.ts';
import { reloadGuns } from './b9-reloading.ts';
import { A, B, C, D } from '../model/terms.ts';
import { ALL_RIGHT, BALL, blanks, DOUBLE, fires, GRAPE, order, pair, shoot, zeros } from '../test/broadside.fixture.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, draws, E, face, happened, N, sea, context, W, lanes } from '../test/drill.fixture.ts';
import { CENTRAL } from '../model/sight.ts';
import { FIRST_EDITION } from '../model/editions.ts';
import type { Ship } from '../model/state.ts';
import { bitOf, NOBODY, RIGHT, volleyCode } from '../model/state.ts';

describe('continuous fire on offer', () => {
  const articles = { continuousFire: true };

  test('O5.1 an empty broadside may fire too; in the Basic rules with ball', () => {
    expect(fires(pair(90, { articles }, { shot: [0, 0] }).d)).toEqual(ALL_RIGHT);
  });

  test('O5.4, O5.5 in the Standard rules the shot is chosen in secret, never double', () => {
    const { s, d } = pair(90, { level: 'standard', articles: { ...articles, doubleShot: true } }, { shot: [0, 0] });
    const central = fires(d).filter(offer => offer.includes('central'));
    expect(central).toEqual(['right central 1', 'right central 1 chain', 'right central 1 grape']);
    expect(d.refused(order('right', 'central', 1, 'double'))).toBe('O5.5: double shot needs loaded guns');
    d.say(order('right', 'central', 1, 'grape'));
    expect(s.ships[0]?.volley[RIGHT]).toBe(volleyCode(1, CENTRAL, 3, 0));
    expect(d.events.map(({ type }) => type)).toEqual(['revealed']);
  });

  test('O5.4 loaded guns fire what they hold', () => {
    const { d } = pair(90, { level: 'standard', articles }, { shot: [1, 2] });
    expect(fires(d)).toEqual(['right forward 1 chain', 'right central 1 chain', 'right rear 1 chain']);
  });

  test('O5.6 in the Advanced rules the fire action is needed', () => {
    expect(pair(90, { level: 'advanced', articles }, { shot: [0, 0] }).d.ended()).toBe(true);
    const { d } = pair(90, { level: 'advanced', articles }, { shot: [0, 0], orders: bitOf('fire-right') });
    expect(fires(d)).toContain('right central 1 grape');
  });

  test('S8.5, O5.1 there is nothing to empty in empty guns', () => {
    const { d } = pair(1000, { level: 'standard', articles }, { shot: [0, 0] });
    expect(d.ended()).toBe(true);
  });
});

describe('forced aim', () => {
  const articles = { forcedAim: true };

  /** The pair, 120 mm apart, and one more ship of a seat on the quarter at this place. */
  function three(seat: 0 | 1, x: number, y: number): Drill {
    const { s } = pair(120, { articles }, {}, 30);
    add(s, seat, 'courageuse', x, y, N);
    return lanes(gunnery, [0], { ...s, stack: [] });
  }

  test('O7.1, O7.2 only the nearest target of that side, over all three arcs', () => {
    const d = three(1, 700, 370);
    expect(new Set(fires(d).map(offer => offer.split(' ')[2]))).toEqual(new Set(['2']));
    expect(d.refused(order('right', 'central', 1))).toBe('O7.1: the nearest ship on that side must be aimed at');
    expect(new Set(fires(three(1, 800, 330)).map(offer => offer.split(' ')[2]))).toEqual(new Set(['1']));
  });

  test('O7.3 with a friend nearest that broadside cannot fire', () => {
    expect(three(0, 700, 370).ended()).toBe(true);
    expect(fires(three(0, 800, 330)).length).toBeGreaterThan(0);
  });

  /** The same in the Standard rules, where guns may be emptied. */
  function emptying(seat: 0 | 1, x: number, y: number, own: Partial<Ship> = {}, later = sea().articles.later): Drill {
    const { s } = pair(120, { level: 'standard', articles: { ...articles, ...(later ? { later } : {}) } }, own, 30);
    add(s, seat, 'courageuse', x, y, N);
    return lanes(gunnery, [0], { ...s, stack: [] });
  }
  const EMPTY = (side: string) => `discharge ship=0 side=${side}`;

  test('O7.1, O7.3, S8.5 guns are not emptied with a friend nearest, nor past a target that they can hit', () => {
    const friend = emptying(0, 700, 370);
    expect(friend.offers()).not.toContain(EMPTY('right'));
    expect(friend.offers()).toContain(EMPTY('left'));
    expect(friend.refused(EMPTY('right'))).toBe('O7.3: with a friend nearest these guns cannot fire');
    const enemy = emptying(1, 800, 330);
    expect(enemy.offers()).not.toContain(EMPTY('right'));
    expect(enemy.refused(EMPTY('right'))).toBe('O7.1: the nearest ship on that side must be aimed at');
    // Chain does not carry to her: it is spent in vain either way.
    expect(emptying(1, 800, 330, { shot: [1, 2] }).offers()).toContain(EMPTY('right'));
  });

  test('O7.3 in games of the third edition they were', () => {
    const { aimBindsEmptying: _, ...third } = sea().articles.later ?? FIRST_EDITION;
    expect(emptying(0, 700, 370, {}, third).offers()).toContain(EMPTY('right'));
  });

  test('R93 a wreck is neither the nearest friend nor the nearest target', () => {
    const { s } = pair(120, { articles }, {}, 30);
    add(s, 0, 'courageuse', 700, 370, N, { condition: 'wreck', fate: 'surrendered' });
    add(s, 1, 'terpsichore', 500, 450, N, { condition: 'wreck', fate: 'surrendered' });
    expect(fires(lanes(gunnery, [0], { ...s, stack: [] }))).toEqual(ALL_RIGHT);
  });

  test('O7.1 the other side aims for itself', () => {
    expect(fires(three(0, 500, 450))).toEqual(ALL_RIGHT);
  });

  test('O7.1, R69 of two equally near the player may choose', () => {
    const s = sea({ articles });
    add(s, 0, 'courageuse', 600, 450, N);
    add(s, 1, 'small-battery', 708, 456.4, W);
    add(s, 1, 'small-battery', 708, 436.4, W);
    const d = lanes(gunnery, [0], s);
    expect(fires(d)).toContain('right central 1');
    expect(fires(d)).toContain('right central 2');
  });
});

describe('aiming high on offer', () => {
  const changes: Sea = { level: 'advanced', articles: { aimingHigh: true, doubleShot: true } };
  const aimed = (shot: number) =>
    fires(pair(90, changes, { shot: [1, shot], orders: bitOf('fire-right') }).d).filter(offer =>
      offer.startsWith('right central'),
    );

  test('O9.1, O9.2 ball and double shot may be aimed high, chain and grape may not', () => {
    expect(aimed(1)).toEqual(['right central 1', 'right central 1 high']);
    expect(aimed(4)).toEqual(['right central 1 double', 'right central 1 double high']);
    expect(aimed(2)).toEqual(['right central 1 chain']);
    expect(aimed(3)).toEqual(['right central 1 grape']);
  });

  test('O9.2 the refusal says so', () => {
    const { d } = pair(90, changes, { shot: [1, 3], orders: bitOf('fire-right') });
    expect(d.refused(order('right', 'central', 1, 'grape', 'high'))).toBe('O9.2: that cannot be aimed high');
  });
});

describe('continuous fire', () => {
  const articles = { continuousFire: true };
  const empty = { shot: [0, 0] };

  test('O5.1 guns that are not loaded deal half the counters, rounded down', () => {
    const { event, parts } = shoot({ abeam: 100, own: empty, sea: { articles }, faces: [zeros(B, 1)] });
    expect(event).toMatchObject({ counters: 1, clause: 'O5.1' });
    expect(parts).toEqual([
      ['firepower', 3],
      ['continuous', -2],
    ]);
  });

  test('O5.3, R19 the rake is added before halving', () => {
    const { event } = shoot({
      abeam: 120,
      heading: E,
      own: empty,
      sea: { level: 'standard', articles },
      faces: [zeros(B, 2)],
    });
    expect(event.counters).toBe(2);
  });

  test('O5.1 half of one is none', () => {
    const { event, drawn } = shoot({
      abeam: 100,
      own: { ...empty, hull: [3, 3, 3, 3, 3, 3, 3, 3, 3, 0] },
      sea: { articles },
    });
    expect([event.counters, drawn]).toEqual([0, []]);
  });

  test('O3.9 of raw gunners a third', () => {
    const { event, parts } = shoot({
      shooter: 'genereux',
      abeam: 100,
      own: { ...empty, rawGunners: 1 },
      sea: { articles },
      faces: [zeros(B, 2)],
    });
    expect(event.counters).toBe(2);
    expect(parts[1]).toEqual(['continuous', -5]);
    expect(event.modifiers[1]?.clause).toBe('O3.9');
  });

  test('O5.4 the shot chosen is drawn for', () => {
    const { drawn } = shoot({
      abeam: 90,
      shot: GRAPE,
      own: empty,
      sea: { level: 'standard', articles },
      faces: [zeros(D, 1)],
    });
    expect(drawn).toEqual([[D, 1]]);
  });

  test('O5.1 loaded guns fire in full', () => {
    expect(shoot({ abeam: 100, sea: { articles }, faces: [zeros(B, 3)] }).event.counters).toBe(3);
  });
});

describe('first broadside', () => {
  const articles = { firstBroadside: true };

  test('O6.1, O6.2, O6.4 the first full broadside of the Terpsichore counts 6 for 4', () => {
    const { event, parts } = shoot({
      shooter: 'terpsichore',
      target: 'courageuse',
      abeam: 100,
      sea: { articles },
      faces: [zeros(B, 6)],
    });
    expect(event.counters).toBe(6);
    expect(parts).toEqual([
      ['firepower', 4],
      ['first-broadside', 2],
    ]);
  });

  test('O6.5, O6.6, R18 and 8 when it rakes through the bow: both additions from the same 4', () => {
    const { event, parts } = shoot({
      shooter: 'terpsichore',
      target: 'courageuse',
      abeam: 120,
      heading: W,
      sea: { level: 'standard', articles },
      faces: [zeros(B, 8)],
    });
    expect(event.counters).toBe(8);
    expect(parts).toEqual([
      ['firepower', 4],
      ['rake-bow', 2],
      ['first-broadside', 2],
    ]);
  });

  test('R89 of double shot both letters are drawn to what rake and first broadside make of the firepower', () => {
    const { event, drawn } = shoot({
      shooter: 'terpsichore',
      target: 'courageuse',
      abeam: 120,
      heading: W,
      shot: DOUBLE,
      own: { shot: [1, DOUBLE] },
      sea: { level: 'standard', articles: { ...articles, doubleShot: true } },
      faces: [zeros(A, 8), zeros(B, 8)],
    });
    expect(event.counters).toBe(16);
    expect(drawn).toEqual([
      [A, 8],
      [B, 8],
    ]);
  });

  test('R94 guns that were emptied without a target have had their first broadside', () => {
    const s = sea({ level: 'standard', articles });
    const ship = add(s, 0, 'courageuse', 600, 450, N, { volley: [0, volleyCode(-1, CENTRAL, BALL, 0)] });
    resolveFire(s, context());
    expect(ship.fresh).toEqual([1, 0]);
  });

  test('O6.3 each side has its own, once; without the rule there is none', () => {
    const first = shoot({ abeam: 100, sea: { articles }, faces: [zeros(B, 4)] });
    expect(first.ship.fresh).toEqual([1, 0]);
    const later = shoot({ abeam: 100, own: { fresh: [1, 0] }, sea: { articles }, faces: [zeros(B, 3)] });
    expect(later.parts).toEqual([['firepower', 3]]);
    expect(shoot({ abeam: 100, faces: [zeros(B, 3)] }).event.counters).toBe(3);
  });
});

describe('together', () => {
  test('O9.1, O9.8 the Courageuse aims high at the Terpsichore', () => {
    const { target, event } = shoot({
      target: 'terpsichore',
      abeam: 100,
      high: 1,
      sea: { level: 'advanced', articles: { aimingHigh: true } },
      faces: [
        [B, face(2, 'crew'), face(0, 'crew'), face(3, 'leak')],
        [C, face(0, 'mast'), face(1, 'sail')],
      ],
    });
    expect(event.aim).toBe('high');
    expect([target.crew, target.tornSails, target.masts, target.leaks]).toEqual([1, 2, 1, 0]);
    expect(target.hull.slice(0, 3)).toEqual([2, 1, 0]);
  });

  test('P2.4, R92 automatic guns that could do no harm unloaded are loaded again', () => {
    const s = sea({ articles: { continuousFire: true, sides: [1], automatic: 0 } });
    const worn = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0];
    const ship = add(s, NOBODY, 'defence', 600, 450, N, { shot: [0, 0], hull: worn });
    add(s, 0, 'courageuse', 700, 450, N);
    resolveFire(s, context());
    reloadGuns(s, context());
    expect([ship.volley, ship.shot]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('P2.1 ships without a player fire in the same moment', () => {
    const s = sea({ articles: { sides: [0], automatic: 1 } });
    const ship = add(s, 0, 'courageuse', 600, 450, N);
    add(s, -1, 'terpsichore', 700, 450, N);
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, BALL, 0);
    const t = context(...draws(s, B, ...blanks(7)));
    resolveFire(s, t);
    expect(happened(t, 'fired').map(e => [e.ship, e.target])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
