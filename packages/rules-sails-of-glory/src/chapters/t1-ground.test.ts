import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { movement } from './b3-movement.ts';
import { add, draws, drill, E, face, happened, N, S, sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { FIRST_EDITION } from '../model/editions.ts';
import type { Land, LandKind, Shore } from '../model/ground.ts';
import { makeLand } from '../model/ground.ts';
import { burnAndFlood } from './o14-hazards.ts';
import type { Sails } from '../model/state.ts';
import { FULL } from '../model/state.ts';
import { context } from '../test/drill.fixture.ts';
import { layTable } from './setup.ts';

const move = (s: Sails, ...dice: number[]) => drill(movement, {}, s, ...dice);

/** A square of 60 mm around a point in millimetres. */
function square(kind: LandKind, xmm: number, ymm: number, shore: Shore = 'rocky', danger = 0): Land {
  const half = 3000;
  return makeLand(kind, [-half, -half, half, -half, half, half, -half, half], xmm * 100, ymm * 100, 0, shore, danger);
}

const zeros = (s: Sails, count: number): number[] => draws(s, 0, ...Array.from({ length: count }, () => face(0)));

describe('T1 reefs', () => {
  test('T1.2 rocks alongside do no harm to a ship that another one stops', () => {
    const s = sea({ land: [square('reef', 490, 348)] });
    add(s, 0, 'courageuse', 460, 400, E, { first: 1 });
    add(s, 1, 'defence', 594, 400, N, { anchored: 1 });
    expect(happened(move(s, ...zeros(s, 3)), 'struck-ground')).toEqual([]);
  });

  test('T1.2, T1.3, T1.5 she slides up to the reef and draws as many counters as her burden', () => {
    const s = sea({ land: [square('reef', 600, 400)] });
    const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1 });
    const d = move(s, ...zeros(s, 3));
    expect(ship.x).toBeGreaterThan(57_000 - 3500 - 100);
    expect(ship.x).toBeLessThanOrEqual(57_000 - 3500 + 5);
    expect(happened(d, 'struck-ground')).toMatchObject([{ what: 'reef', land: 0 }]);
    expect(happened(d, 'drew')).toMatchObject([{ cause: 'reef', letter: 0 }]);
    expect(ship.condition).toBe('afloat');
  });

  test('T1.1 beyond its outline a reef does nothing: she may pass over it', () => {
    const s = sea({ land: [square('reef', 470, 400)] });
    s.land = [makeLand('reef', [-500, -500, 500, -500, 500, 500, -500, 500], 51_000, 40_000, 0, 'rocky', 0)];
    const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1 });
    move(s);
    expect(ship.x).toBe(46_000 + 9800);
  });

  /** Her manoeuvre would end on the land, and her bow on its line ends short of it. */
  function short(kind: LandKind, articles: Partial<Sails['articles']>, ...faces: number[]) {
    const s = sea({ land: [square(kind, 600, 400)], articles });
    const ship = add(s, 0, 'courageuse', 470, 400, E, { first: 1 });
    const d = move(s, ...draws(s, 0, ...faces));
    expect(ship.x).toBe(47_000 + 2800);
    return { s, ship, d };
  }
  const blank = face(0);

  test('R51 a manoeuvre that would end on land always grounds her with double counters, though her bow stops short', () => {
    const { ship, d } = short('island', {}, blank, blank, blank, blank, blank, blank);
    expect(happened(d, 'struck-ground')).toMatchObject([{ what: 'ashore', clause: 'T3.8' }]);
    expect(ship.condition).toBe('aground');
  });

  test('R51 and one that would end on a reef costs her counters', () => {
    const { ship, d } = short('reef', {}, blank, blank, blank);
    expect(happened(d, 'struck-ground')).toMatchObject([{ what: 'reef' }]);
    expect(ship.condition).toBe('afloat');
  });

  test('R51 with the option a bow that follows its line and ends short of the rocks takes no harm', () => {
    for (const kind of ['reef', 'island'] as const) {
      const { ship, d } = short(kind, { later: FIRST_EDITION });
      expect([happened(d, 'struck-ground'), ship.condition]).toEqual([[], 'afloat']);
    }
  });

  test('R51 a ship that another one stops short of land does not strike it', () => {
    const s = sea({ land: [square('island', 620, 400)] });
    const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1 });
    add(s, 1, 'defence', 545, 400, N, { anchored: 1 });
    const d = move(s);
    expect([happened(d, 'collided').length, happened(d, 'struck-ground'), ship.condition]).toEqual([1, [], 'afloat']);
  });

  test('R14, R51 nothing drives her off land that her card leads to', () => {
    const at = (articles: Partial<Sails['articles']>, ...faces: number[]) => {
      const s = sea({ land: [square('island', 600, 400)], articles });
      const ship = add(s, 0, 'courageuse', 600 - 30 - 35, 400, E, { first: 1 });
      const d = move(s, ...draws(s, 0, ...faces));
      return [ship.condition, happened(d, 'card-replaced').length];
    };
    expect(at({}, blank, blank, blank, blank, blank, blank)).toEqual(['aground', 0]);
    expect(at({ later: FIRST_EDITION })).toEqual(['afloat', 1]);
  });

  test('R14 with her bow on the rocks and no room for the card she is driven astern and takes no more harm', () => {
    const s = sea({ land: [square('reef', 600, 400)] });
    const ship = add(s, 0, 'courageuse', 600 - 30 - 35, 400, E, { first: 1 });
    const d = move(s);
    expect(happened(d, 'card-replaced')).toMatchObject([{ why: 'blocked', by: 27, clause: 'R14' }]);
    expect([ship.x, happened(d, 'struck-ground')]).toEqual([53_500 - 2200, []]);
  });

  test('R14 a shoal astern holds her all the same, and with no room there either she strikes again', () => {
    const sandy = sea({ land: [square('reef', 600, 400), square('shoal', 460, 400)] });
    const ship = add(sandy, 0, 'courageuse', 600 - 30 - 35, 400, E, { first: 1 });
    move(sandy);
    expect(ship.condition).toBe('aground');
    const shut = sea({ land: [square('reef', 600, 400)] });
    add(shut, 0, 'courageuse', 600 - 30 - 35, 400, E, { first: 1 });
    add(shut, 1, 'defence', 600 - 30 - 70 - 39, 400, E);
    expect(happened(move(shut, ...zeros(shut, 3)), 'struck-ground')).toHaveLength(1);
  });

  test('T1.4 with another ship in the way her move takes its place in the order', () => {
    const s = sea({ land: [square('reef', 600, 400)] });
    add(s, 0, 'courageuse', 460, 400, E, { first: 1 });
    add(s, 1, 'defence', 300, 480, S, { first: 1 });
    add(s, 1, 'courageuse', 230, 395, E, { first: 1 });
    const d = move(s, 1, ...zeros(s, 3));
    expect(happened(d, 'move-order')[0]?.ships[0]).toBe(1);
    expect(happened(d, 'move-order')[0]?.ships).toContain(0);
  });

  test('T1.6, T1.7 more points than her burden, and she is aground for good', () => {
    const s = sea({ level: 'standard', land: [square('reef', 600, 400)] });
    const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1, second: 2 });
    move(s, ...draws(s, 0, face(2), face(2), face(0)));
    expect(ship.condition).toBe('aground');
    expect([ship.first, ship.second]).toEqual([0, 0]);
    const { x } = ship;
    ship.first = 1;
    ship.second = 2;
    move(s);
    expect(ship.x).toBe(x);
    const lucky = sea({ land: [square('reef', 600, 400)] });
    const other = add(lucky, 0, 'courageuse', 460, 400, E, { first: 1 });
    move(lucky, ...draws(lucky, 0, face(2), face(1), face(0)));
    expect(other.condition).toBe('afloat');
  });

  test('T1.8, T2.3 aground her leaks cost no more water', () => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'courageuse', 460, 400, E, { condition: 'aground', leaks: 2 });
    burnAndFlood(s, context());
    expect(ship.hull.every(box => box === 0)).toBe(true);
    ship.condition = 'afloat';
    burnAndFlood(s, context());
    expect(ship.hull.filter(box => box !== 0)).toHaveLength(2);
  });

  test('T1.9 only number, leak and rudder of the counters count', () => {
    const s = sea({ level: 'advanced', land: [square('reef', 600, 400)] });
    const ship = add(s, 0, 'defence', 448, 400, E, { first: 1, second: 2 });
    move(s, ...draws(s, 0, face(1, 'fire'), face(0, 'crew'), face(2, 'leak'), face(1, 'rudder'), face(2, 'mast')));
    expect([ship.fires, ship.crew, ship.masts]).toEqual([0, 0, 0]);
    expect([ship.leaks, ship.rudders]).toEqual([1, 1]);
    expect(ship.hull[0]).toBeGreaterThan(0);
  });
});

test('R95 a wreck that is carried onto rocks or a shoal draws nothing, and is not aground', () => {
  for (const kind of ['reef', 'shoal'] as const) {
    const s = sea({ level: 'standard', articles: { surrenderedShips: true }, land: [square(kind, 600, 400)] });
    const wreck = add(s, 0, 'courageuse', 460, 400, E, { condition: 'wreck', fate: 'surrendered', first: 1 });
    const d = move(s);
    expect(happened(d, 'sailed')).toHaveLength(1);
    expect([happened(d, 'drew'), wreck.condition]).toEqual([[], 'wreck']);
  }
});

test('T2.1, T2.2 on a shoal she is aground where she lies', () => {
  const s = sea({ level: 'standard', land: [square('shoal', 600, 400, 'sandy')] });
  const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1, second: 2 });
  const d = move(s);
  expect(ship.x).toBe(46_000 + 9800);
  expect([ship.condition, ship.first, ship.second]).toEqual(['aground', 0, 0]);
  expect(happened(d, 'drew')).toEqual([]);
});

describe('T3 coasts and islands', () => {
  test('T3.1, T3.4, T3.6, R47 within the danger of rocks she is as on a reef, and stops at its edge', () => {
    for (const kind of ['island', 'coast'] as const) {
      const s = sea({ land: [square(kind, 650, 400, 'rocky', 1900)] });
      const ship = add(s, 0, 'courageuse', 480, 400, E, { first: 1 });
      const d = move(s, ...zeros(s, 3));
      expect(happened(d, 'struck-ground')).toMatchObject([{ what: 'reef' }]);
      expect(ship.x).toBeLessThanOrEqual(65_000 - 3000 - 1900 - 3500 + 5);
      expect(ship.x).toBeGreaterThan(65_000 - 3000 - 1900 - 3500 - 100);
    }
  });

  test('T3.2, T3.3, T3.5 within the danger of sand she is as on a shoal', () => {
    const s = sea({ land: [square('island', 650, 400, 'sandy', 1900)] });
    const ship = add(s, 0, 'courageuse', 480, 400, E, { first: 1 });
    move(s);
    expect([ship.x, ship.condition]).toEqual([48_000 + 9800, 'aground']);
    const far = sea({ land: [square('island', 680, 400, 'sandy', 1900)] });
    const clear = add(far, 0, 'courageuse', 480, 400, E, { first: 1 });
    move(far);
    expect(clear.condition).toBe('afloat');
    const farther = sea({ land: [square('island', 680, 400, 'sandy', 6750)] });
    const caught = add(farther, 0, 'courageuse', 480, 400, E, { first: 1 });
    move(farther);
    expect(caught.condition).toBe('aground');
  });

  test('T3.7 between sand and rocks both take effect', () => {
    const s = sea({ land: [square('island', 650, 400, 'rocky', 1900), square('island', 578, 470, 'sandy', 1900)] });
    const ship = add(s, 0, 'courageuse', 480, 400, E, { first: 1 });
    const d = move(s, ...zeros(s, 3));
    expect(happened(d, 'drew')).toMatchObject([{ cause: 'reef' }]);
    expect(ship.condition).toBe('aground');
  });

  test('T3.8, T3.9, T3.10 on land twice the counters, and always aground, in a harbour too', () => {
    for (const [shore, danger, from] of [
      ['rocky', 1900, 490],
      ['safe', 0, 460],
    ] as const) {
      const s = sea({ land: [square('island', 600, 400, shore, danger)] });
      const ship = add(s, 0, 'courageuse', from, 400, E, { first: 1 });
      const d = move(s, ...zeros(s, 6));
      expect(happened(d, 'struck-ground')).toMatchObject([{ what: 'ashore' }]);
      expect(happened(d, 'drew')[0]?.faces).toHaveLength(6);
      expect(ship.condition).toBe('aground');
    }
    const harbour = sea({ land: [square('island', 650, 400, 'safe', 0)] });
    const near = add(harbour, 0, 'courageuse', 480, 400, E, { first: 1 });
    move(harbour);
    expect([near.x, near.condition]).toEqual([48_000 + 9800, 'afloat']);
  });
});

describe('O19.7 in a high wind', () => {
  const gales = (land: readonly Land[], changes: Partial<Sails['articles']>, ...dice: number[]) => {
    const s = sea({ level: 'advanced', windStrength: 2, land: [...land], articles: changes });
    const ship = add(s, 0, 'courageuse', 460, 400, E, { first: 1, second: 2, sails: FULL });
    if (land.length === 0)
      for (const x of [460 - 35 - 39, 460 + 35 + 39]) add(s, 1, 'defence', x, 400, E, { condition: 'aground' });
    const d = move(s, ...draws(s, 4, ...dice));
    return [ship.condition, ship.tornSails, happened(d, 'gale-test').length];
  };
  const { galeAsSheMoves: _, ...second } = sea().articles.later ?? FIRST_EDITION;

  test('O19.7, R88 full sails may tear as she runs aground too', () => {
    const shoal = [square('shoal', 600, 400)];
    expect(gales(shoal, {}, face(0, 'crew'))).toEqual(['aground', 1, 1]);
    expect(gales(shoal, { later: second })).toEqual(['aground', 0, 0]);
  });

  test('O19.7, R88 they do not where she is shut in and cannot move', () => {
    expect(gales([], {})).toEqual(['afloat', 0, 0]);
    expect(gales([], { later: second }, face(0))).toEqual(['afloat', 0, 1]);
  });

  test('R88 a log of the second edition is laid out without what the third has changed', () => {
    const config = configure(ruleset, { scenario: 'enemy-in-sight' });
    if (isRefusal(config)) throw new Error(config.reason);
    const later = (edition?: number) =>
      layTable(edition === undefined ? config : { ...config, edition }, seededDice('any')).articles.later;
    expect(later()).toHaveProperty('galeAsSheMoves', true);
    expect(later(2)).toStrictEqual({ ...FIRST_EDITION, shortOfRocks: false, damageAtOnce: false });
  });
});
