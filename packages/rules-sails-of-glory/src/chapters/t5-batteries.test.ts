import type { Modifier } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { actionOffers } from './a3-actions.ts';
import { mending } from './a7-works.ts';
import { planning } from './b2-planning.ts';
import { movement } from './b3-movement.ts';
import { gunnery } from './b5-gunnery.ts';
import { countersOf, inMusketShot, rangeOf } from './b5-laying.ts';
import { resolveFire } from './b5-volleys.ts';
import { crewActionsOf, crewBoxes, firepower, hit, loseCrew, musketry, openDamage, settleDamage } from './b7-damage.ts';
import { placePoints } from './b7-ship-log.ts';
import { reloadGuns } from './b9-reloading.ts';
import { BATTERIES, RULER } from '../model/data/figures.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, draws, drill, E, face, happened, lanes, N, QUIET, S, sea, context, W } from '../test/drill.fixture.ts';

import { makeLand } from '../model/ground.ts';
import { burnAndFlood } from './o14-hazards.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BATTERY, BEGUN, BURNT, LEFT, volleyCode } from '../model/state.ts';
import { batteryRake, batteryRange, rangeToShore } from './t5-batteries.ts';
import { newBattery } from './t5-raising.ts';

const SMALL = 0;
const MEDIUM = 1;
const FORT = 2;
/** An island of 8 cm across. */
const SQUARE = [-4000, -4000, 4000, -4000, 4000, 4000, -4000, 4000];
const island = (xmm: number, ymm: number) => makeLand('island', SQUARE, xmm * 100, ymm * 100, 0, 'rocky', 0);
const [A_BAG, B_BAG, E_BAG] = [0, 1, 4] as const;

/** A battery of the British in the middle of an island, facing north. */
function ashore(which: number, changes: Sea = {}): { s: Sails; battery: Ship } {
  const s = sea({ ...changes, land: [island(600, 100)] });
  const battery = newBattery(0, 'Battery', which, 0, 0, 0, 60_000, 10_000, N);
  s.ships.push(battery);
  return { s, battery };
}

/** The arcs on offer against each target. */
function bearing(d: Drill): string[] {
  return d
    .offers()
    .filter(offer => offer.startsWith('fire '))
    .map(offer => offer.replace(/.*arc=(\w+) target=(\d+).*/, '$1 $2'));
}

const fire = (arc: string, target: number) => `fire ship=0 side=left arc=${arc} target=${target} shot=ball aim=level`;

describe('the battery log', () => {
  test('T5.1, T5.2 dots, arcs and a log of its own for each battery', () => {
    for (const [which, dots] of [
      [SMALL, 1],
      [MEDIUM, 2],
      [FORT, 3],
    ] as const) {
      const { battery } = ashore(which);
      const printed = BATTERIES[which] as (typeof BATTERIES)[number];
      expect(battery).toMatchObject({ base: BATTERY, card: which, land: 0, condition: 'afloat' });
      expect([printed.dotX.length, printed.arcs.length]).toEqual([dots, dots]);
      expect([battery.hull.length, crewBoxes(battery)]).toEqual([printed.guns.length, printed.musketry.length]);
    }
  });

  test('T5.3 boxes of the guns track hold damage to the fortification rating', () => {
    const { battery } = ashore(SMALL);
    for (const points of [3, 1, 3]) placePoints(battery, points);
    expect(battery.hull).toEqual([4, 3, 0, 0, 0, 0]);
    placePoints(battery, 4);
    expect(battery.hull).toEqual([4, 3, 4, 0, 0, 0]);
    expect(firepower(battery, 0)).toBe(2);
  });

  test('T5.4 the crew track is like that of a ship', () => {
    const { battery } = ashore(FORT);
    expect(musketry(battery)).toBe(3);
    loseCrew(battery, 3);
    expect([battery.crew, musketry(battery), crewActionsOf(battery)]).toEqual([3, 2, 3]);
  });

  test('T5.5 it never moves, and plans nothing but actions in the Advanced rules', () => {
    for (const level of ['basic', 'standard'] as const) {
      const { s, battery } = ashore(FORT, { level });
      expect(lanes(planning, [0], s).pending()).toEqual([]);
      drill(movement, {}, s);
      expect([battery.x, battery.y, battery.heading]).toEqual([60_000, 10_000, N]);
    }
    const { s } = ashore(FORT, { level: 'advanced' });
    const d = lanes(planning, [0], s);
    expect(d.offers().map(offer => offer.split(' ')[0])).not.toContain('helm');
    expect(d.offers()).toContain('order ship=0 action=fire-left');
  });

  test('T5.7 the leftmost empty box gives a figure for each arc', () => {
    const { battery } = ashore(FORT);
    const figures = () => [0, 1, 2].map(arc => firepower(battery, arc));
    expect(figures()).toEqual([4, 6, 4]);
    for (let box = 0; box < 3; box++) battery.hull[box] = 6;
    expect(figures()).toEqual([3, 5, 3]);
    const { battery: small } = ashore(SMALL);
    expect([0, 1, 2].map(arc => firepower(small, arc))).toEqual([3, 0, 0]);
  });
});

describe('fire', () => {
  test('T5.6 it fires, is hit and reloads as ships do', () => {
    const { s, battery } = ashore(SMALL);
    const frigate = add(s, 1, 'courageuse', 600, 300, E, { shot: [0, 1] });
    battery.volley[LEFT] = volleyCode(1, 0, 1, 0);
    frigate.volley[1] = volleyCode(0, 1, 1, 0);
    const t = context(...draws(s, A_BAG, face(2), face(0), face(1), face(3), face(1), face(0)));
    resolveFire(s, t);
    expect(happened(t, 'drew').map(event => [event.ship, event.letter, event.faces.length])).toEqual([
      [1, A_BAG, 3],
      [0, A_BAG, 3],
    ]);
    expect([frigate.hull[0], battery.hull[0]]).toEqual([3, 4]);
    reloadGuns(s, QUIET);
    expect(battery.shot).toEqual([0]);
    reloadGuns(s, QUIET);
    expect(battery.shot).toEqual([1]);
  });

  test('T5.8, T5.9, T5.11 one broadside: of targets and arcs one is chosen, and no more', () => {
    const { s, battery } = ashore(FORT);
    add(s, 1, 'courageuse', 600, 300, E);
    add(s, 1, 'unite', 480, 260, N);
    const d = lanes(gunnery, [0], s);
    expect(bearing(d)).toEqual(['forward 1', 'central 1', 'rear 1', 'forward 2']);
    d.say(fire('rear', 1));
    expect(d.ended()).toBe(true);
    expect(battery.volley).toEqual([volleyCode(1, 2, 1, 0)]);
  });

  test('T5.10 a ship between blocks, the ground it stands on does not, another element does', () => {
    const { s, battery } = ashore(SMALL);
    const target = add(s, 1, 'courageuse', 600, 300, E);
    // Dot at 100 mm, near side at 278 mm.
    expect(batteryRange(s, battery, 0, target)).toBe(17_800);
    const between = add(s, 1, 'unite', 600, 220, E, { halfLength: 6000 });
    expect(batteryRange(s, battery, 0, target)).toBe(-1);
    between.condition = 'gone';
    expect(batteryRange(s, battery, 0, target)).toBe(17_800);
    s.land = [...s.land, island(600, 220)];
    expect(batteryRange(s, battery, 0, target)).toBe(-1);
  });

  test('T5.12 ranges to and from a battery are measured at its dots', () => {
    const { s, battery } = ashore(MEDIUM);
    const ship = add(s, 1, 'courageuse', 600, 300, E);
    // Both dots stand 12 mm beside the middle, and the base reaches past both.
    expect([0, 1].map(arc => batteryRange(s, battery, arc, ship))).toEqual([17_800, 17_800]);
    expect(batteryRange(s, battery, 2, ship)).toBe(-1);
    // Her central dot is 8 mm off her middle and 3.6 mm abaft it: the left-hand dot of the battery is nearer.
    // The dot itself is a hundredth of a millimetre each way.
    expect(rangeToShore(s, ship, 1, 1, battery)).toBe(Math.ceil(Math.hypot(840 - 1, 19_200 - 1)));
    expect(rangeOf(s, ship, 1, 1, battery)).toBe(rangeToShore(s, ship, 1, 1, battery));
    expect(rangeToShore(s, ship, 0, 1, battery)).toBe(-1);
  });

  test('T5.13, R80 muskets reach as far as the red and purple part of the ruler from a dot, all around', () => {
    const { s, battery } = ashore(SMALL);
    const reach = (xmm: number, ymm: number) => {
      const ship = add(s, 1, 'courageuse', xmm, ymm, E);
      const [hers, theirs] = [inMusketShot(s, ship, battery), inMusketShot(s, battery, ship)];
      s.ships.pop();
      return [theirs, hers];
    };
    const close = RULER.close / 100;
    expect(reach(600, 100 + close + 22)).toEqual([true, false]);
    expect(reach(600, 100 - close - 22)).toEqual([true, false]);
    expect(reach(600, 100 + close + 22.1)).toEqual([false, false]);
    // Hers carry no farther than the width of the ruler, to the dot.
    expect(reach(600, 100 + 19 + 22)).toEqual([true, true]);
    expect(reach(600, 100 + 19 + 22.1)).toEqual([true, false]);
  });

  test('T5.14 it rakes if any of its arcs does, whichever it fires', () => {
    const { s, battery } = ashore(FORT, { level: 'standard' });
    const bows = add(s, 1, 'courageuse', 600, 300, S);
    expect(batteryRake(s, battery, bows)).toBe(1);
    bows.heading = N;
    expect(batteryRake(s, battery, bows)).toBe(2);
    const parts: Modifier[] = [];
    expect(countersOf(s, battery, LEFT, 0, bows, 1, 10_000, parts)).toBe(6);
    expect(parts).toMatchObject([
      { what: 'firepower', by: 4 },
      { what: 'rake-stern', by: 2, clause: 'S6.4' },
    ]);
    bows.heading = E;
    expect(batteryRake(s, battery, bows)).toBe(0);
    // In the Basic rules nothing rakes.
    const basic = ashore(FORT);
    const stern = add(basic.s, 1, 'courageuse', 600, 300, N);
    expect(countersOf(basic.s, basic.battery, LEFT, 0, stern, 1, 10_000, null)).toBe(4);
  });

  test('R66 a base across the line to the mast spoils its rake, not its shot', () => {
    const { s, battery } = ashore(SMALL, { level: 'standard' });
    const target = add(s, 1, 'defence', 600, 300, N);
    expect(batteryRake(s, battery, target)).toBe(2);
    add(s, 1, 'courageuse', 634, 200, E);
    expect(batteryRange(s, battery, 0, target)).toBeGreaterThan(0);
    expect(batteryRake(s, battery, target)).toBe(0);
  });

  test('T5.15 only crew and fire count of special damage, and the explosion with its rule', () => {
    const { s, battery } = ashore(FORT, { level: 'advanced', articles: { explosion: true } });
    openDamage();
    const faces = [
      face(3, 'leak'),
      face(2, 'rudder'),
      face(3, 'mast'),
      face(1, 'sail'),
      face(2, 'fire'),
      face(2, 'crew'),
    ];
    const t = context(...draws(s, B_BAG, ...faces));
    hit(s, battery, -1, 'artillery', B_BAG, faces.length, 0, t);
    settleDamage(s, t);
    expect(happened(t, 'special').map(event => event.what)).toEqual(['fire']);
    expect(battery).toMatchObject({ fires: 1, leaks: 0, rudders: 0, masts: 0, tornSails: 0, crew: 1 });
    expect(battery.hull.slice(0, 3)).toEqual([6, 6, 1]);
    battery.hull = [BURNT, BURNT, 0, 0, 0, 0, 0, 0, 0, 0];
    const boom = context(1);
    burnAndFlood(s, boom);
    expect(happened(boom, 'magazine-test')).toMatchObject([{ explodes: true }]);
    expect(battery.fate).toBe('exploded');
  });

  test('T5.16, T5.20 at a target on land only other elements and ships block: A is hit, B behind the peninsula is not', () => {
    const { s, battery } = ashore(SMALL);
    s.land = [...s.land, island(660, 320), island(450, 320), island(510, 240)];
    const a = newBattery(1, 'A', SMALL, 1, 1, 1, 66_000, 31_000, S);
    const b = newBattery(2, 'B', SMALL, 1, 1, 2, 46_000, 31_000, S);
    s.ships.push(a, b);
    expect(batteryRange(s, battery, 0, a)).toBeGreaterThan(0);
    expect(batteryRange(s, battery, 0, b)).toBe(-1);
    add(s, 1, 'courageuse', 630, 200, W);
    expect(batteryRange(s, battery, 0, a)).toBe(-1);
    s.ships.pop();
    s.land = s.land.slice(0, 3);
    expect(batteryRange(s, battery, 0, b)).toBeGreaterThan(0);
  });
});

describe('out of action', () => {
  test('T5.17 with either track covered it is out', () => {
    for (const ruin of [{ hull: [4, 4, 4, 4, 4, 1] }, { crew: 6 }]) {
      const { s, battery } = ashore(SMALL);
      Object.assign(battery, ruin);
      openDamage();
      const t = context();
      settleDamage(s, t);
      expect(happened(t, 'lost')).toMatchObject([{ ship: 0, fate: 'surrendered', clause: 'T5.17' }]);
      expect(battery.condition).toBe('gone');
    }
  });

  test('T5.18, T5.19 it still fires in that phase, and its counters, zeros too, go back to the bags', () => {
    const { s, battery } = ashore(SMALL);
    const frigate = add(s, 1, 'courageuse', 600, 300, E);
    battery.hull = [4, 4, 4, 4, 4, 0];
    battery.volley[LEFT] = volleyCode(1, 0, 1, 0);
    frigate.volley[1] = volleyCode(0, 1, 1, 0);
    const before = s.bags[A_BAG]?.slice();
    const t = context(...draws(s, A_BAG, face(0), face(1), face(0), face(0)));
    resolveFire(s, t);
    // One counter of its last gun, three of the frigate's.
    expect(happened(t, 'drew').map(event => [event.ship, event.faces.length])).toEqual([
      [1, 1],
      [0, 3],
    ]);
    expect(battery).toMatchObject({ condition: 'gone', held: [] });
    const left = s.bags[A_BAG] as number[];
    left[face(0)] = (left[face(0)] as number) + 1;
    expect(left).toEqual(before);
    expect(s.bags[E_BAG]).toEqual(sea().bags[E_BAG]);
  });
});

test('T6.1 fire, reload, muskets, extinguish and repair are all that it can plan', () => {
  const { s, battery } = ashore(FORT, { level: 'advanced', articles: { boarding: true, grog: true } });
  Object.assign(battery, { fires: 1, crew: 2 });
  expect(actionOffers(s, battery)).toEqual(['fire-left', 'musketry', 'extinguish', 'repair']);
  battery.shot = [0];
  expect(actionOffers(s, battery)).toEqual(['reload-left', 'musketry', 'extinguish', 'repair']);
});

test('T6.2 repair mends normal damage only', () => {
  const { s, battery } = ashore(FORT, { level: 'advanced' });
  Object.assign(battery, { leaks: 1, rudders: 1, masts: 1, mending: BEGUN });
  battery.hull[0] = 6;
  expect(drill(mending, {}, s).offers()).toEqual(['repair-box ship=0 box=0', 'mend ship=0 what=nothing']);
});
