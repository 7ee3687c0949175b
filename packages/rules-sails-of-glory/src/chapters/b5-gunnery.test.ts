import { view } from '../model/view.ts';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../index.ts';
import { fireOffers, gunnery } from './b5-gunnery.ts';
import { rangeOf } from './b5-laying.ts';
import { ALL_RIGHT, fires, order, pair } from '../test/broadside.fixture.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, E, lanes, N, sea, W } from '../test/drill.fixture.ts';
import { makeLand } from '../model/ground.ts';
import { CENTRAL, FORWARD, REAR } from '../model/sight.ts';
import type { Ship } from '../model/state.ts';
import { clone, BATTERY, BUILDING, bitOf, RIGHT, volleyCode, volleyTarget } from '../model/state.ts';
import type { SailsAction } from '../model/vocabulary.ts';

describe('arcs and targets', () => {
  test('B5.2, B5.3, B5.4, B5.5, B5.8 abeam all three arcs of that side bear, and one is chosen', () => {
    const { s, d } = pair(120);
    expect(fires(d)).toEqual(ALL_RIGHT);
    d.say(order('right', 'rear', 1));
    expect(d.ended()).toBe(true);
    expect(s.ships[0]?.volley).toEqual([0, volleyCode(1, REAR, 1, 0)]);
  });

  test('B5.3, B5.5 on the bow only the forward arc bears, on the quarter only the rear one', () => {
    expect(fires(pair(120, {}, {}, 110).d)).toEqual(['right forward 1']);
    expect(fires(pair(120, {}, {}, -130).d)).toEqual(['right rear 1']);
    expect(fires(pair(-120, {}, {}, 110).d)).toEqual(['left forward 1']);
  });

  test('B5.6, B5.7, B5.23 the ruler reaches from the dot to any part of the base, and no farther than its length', () => {
    // Dot 8 mm, half the target's width 22 mm, ruler 270 mm.
    const reach = pair(300);
    const ship = reach.s.ships[0] as Ship;
    const target = reach.s.ships[1] as Ship;
    expect(rangeOf(reach.s, ship, RIGHT, CENTRAL, target)).toBe(27_000);
    expect(fires(reach.d)).toContain('right central 1');
    expect(pair(300.1).d.ended()).toBe(true);
    expect(pair(1000).d.ended()).toBe(true);
  });

  test('B5.7 right ahead nothing bears', () => {
    expect(pair(0, {}, {}, 150).d.ended()).toBe(true);
  });

  test('B5.13, B5.14 one target for each side, but both sides may fire', () => {
    const { s } = pair(120);
    add(s, 1, 'defence', 480, 450, N);
    const d = lanes(gunnery, [0], { ...s, stack: [] });
    expect(fires(d)).toHaveLength(6);
    d.say(order('right', 'central', 1));
    expect(fires(d)).toEqual(['left forward 2', 'left central 2', 'left rear 2']);
    expect(d.refused(order('right', 'forward', 1))).toBe('B5.13: that broadside has its orders');
    d.say(order('left', 'central', 2));
    expect(d.ended()).toBe(true);
  });

  test('B5.13 of several targets on a side the player chooses one', () => {
    const { s } = pair(120, {}, {}, 40);
    add(s, 1, 'courageuse', 720, 410, N);
    const d = lanes(gunnery, [0], { ...s, stack: [] });
    expect(fires(d)).toContain('right central 1');
    expect(fires(d)).toContain('right central 2');
    d.say(order('right', 'central', 2));
    expect(volleyTarget(s.ships[0]?.volley[RIGHT] as number)).toBe(2);
  });

  test('B5.15 nobody must fire', () => {
    const { s, d } = pair(120);
    d.say('cease');
    expect(d.ended()).toBe(true);
    expect(s.ships[0]?.volley).toEqual([0, 0]);
  });

  test('B5.7, B5.13 friends, wrecks and ships out of the game are no targets', () => {
    const { s, d } = pair(120, {}, {});
    const other = s.ships[1] as Ship;
    expect(d.refused(order('right', 'central', 0))).toBe('B5.7: that is no enemy in action');
    for (const changes of [{ side: 0 }, { condition: 'wreck' }, { condition: 'gone' }] as const) {
      const offers: SailsAction[] = [];
      Object.assign(other, { side: 1, condition: 'afloat' }, changes);
      fireOffers(s, s.ships[0] as Ship, RIGHT, offers);
      expect(offers).toEqual([]);
    }
  });

  test('B5.13 each ship of the seat is given her own orders, in any order', () => {
    const { s } = pair(120);
    add(s, 0, 'defence', 600, 330, N);
    const d = lanes(gunnery, [0], { ...s, stack: [] });
    d.say(order('right', 'forward', 1, 'ball', 'level', 2), order('right', 'central', 1));
    expect([s.ships[0]?.volley[RIGHT], s.ships[2]?.volley[RIGHT]]).toEqual([
      volleyCode(1, CENTRAL, 1, 0),
      volleyCode(1, FORWARD, 1, 0),
    ]);
  });

  test('B5.20 an arc without guns left is not on offer', () => {
    const { d } = pair(120, {}, { hull: [3, 3, 3, 3, 3, 3, 3, 3, 3, 0] });
    expect(fires(d)).toEqual(['right central 1']);
    expect(d.refused(order('right', 'rear', 1))).toBe('B5.20: no guns are left in that arc');
  });
});

describe('loaded guns', () => {
  test('B5.9, B5.12 only loaded guns fire', () => {
    expect(pair(120, {}, { shot: [1, 0] }).d.ended()).toBe(true);
    const { d } = pair(15, {}, { shot: [1, 0] });
    expect(d.refused(order('right', 'central', 1))).toBe('B5.9: the guns are not loaded');
  });

  test('B5.10 both sides are loaded when a ship is new', () => {
    const { s } = pair(120);
    expect(s.ships[0]?.shot).toEqual([1, 1]);
  });
});

describe('line of sight', () => {
  test('B5.16, B5.17 a base in between blocks the shot, be it of a friend or an enemy; another arc may still see', () => {
    for (const seat of [0, 1] as const) {
      const { s } = pair(200);
      add(s, seat, 'courageuse', 690, 450, N);
      const d = lanes(gunnery, [0], { ...s, stack: [] });
      expect(fires(d)).not.toContain('right central 1');
    }
    const { s } = pair(200);
    add(s, 0, 'courageuse', 680, 472, E);
    const d = lanes(gunnery, [0], { ...s, stack: [] });
    expect(fires(d)).toEqual(['right central 1', 'right rear 1']);
  });

  test('B5.17 a wreck blocks too', () => {
    const { s } = pair(200);
    add(s, 1, 'courageuse', 690, 450, N, { condition: 'wreck' });
    expect(lanes(gunnery, [0], { ...s, stack: [] }).ended()).toBe(true);
  });

  test('T4.1, T4.2 an island blocks, a reef does not (T1.10)', () => {
    const outline = [-2000, -20_000, 2000, -20_000, 2000, 20_000, -2000, 20_000];
    const island = makeLand('island', outline, 67_000, 45_000, 0, 'rocky', 1900);
    const reef = makeLand('reef', outline, 67_000, 45_000, 0, 'safe', 0);
    expect(pair(200, { land: [island] }).d.ended()).toBe(true);
    expect(fires(pair(200, { land: [reef] }).d)).toEqual(ALL_RIGHT);
  });
});

describe('on shore', () => {
  test('C4.8, T4.4 an enemy building may be fired at; its own island does not hide it', () => {
    const s = sea();
    add(s, 0, 'courageuse', 600, 450, N);
    const outline = [-5000, -5000, 5000, -5000, 5000, 5000, -5000, 5000];
    s.land = [makeLand('island', outline, 75_000, 45_000, 0, 'rocky', 1900)];
    add(s, 1, 'building', 750, 450, N, { land: 0, halfLength: 800, halfWidth: 1100 });
    expect(s.ships[1]?.base).toBe(BUILDING);
    const d = lanes(gunnery, [0], s);
    expect(fires(d)).toContain('right central 1');
    expect(lanes(gunnery, [1], { ...s, stack: [] }).ended()).toBe(true);
  });

  test('T5.6, T5.8, T5.9, T5.11 a battery fires like one broadside, by an arc of its own, at one target', () => {
    const s = sea();
    const fort = add(s, 0, 'fort', 600, 450, E);
    add(s, 1, 'terpsichore', 700, 450, N);
    expect(fort.base).toBe(BATTERY);
    const d = lanes(gunnery, [0], s);
    const offers = fires(d);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(offer => offer.startsWith('left '))).toBe(true);
    expect(d.refused(order('right', 'central', 1))).toBe('T5.8: there are no guns on that side');
    d.say(d.offers().find(offer => offer.startsWith('fire ')) ?? '');
    expect(fires(d)).toEqual([]);
  });

  test('T5.12 a ship may fire at a battery, measured to its dot', () => {
    const s = sea();
    add(s, 0, 'courageuse', 600, 450, N);
    const battery = add(s, 1, 'small-battery', 700, 446.4, W);
    expect(fires(lanes(gunnery, [0], s))).toContain('right central 1');
    const range = rangeOf(s, s.ships[0] as Ship, RIGHT, CENTRAL, battery);
    expect(Math.abs(range - 9200)).toBeLessThanOrEqual(1);
  });
});

describe('musketry', () => {
  const muskets = (d: Drill) => d.offers().filter(offer => offer.startsWith('muskets'));

  test('B6.1, B6.7 bases no farther apart than the ruler is wide, in any direction', () => {
    expect(muskets(pair(44 + 19).d)).toEqual(['muskets ship=0 target=1']);
    expect(muskets(pair(44 + 19.1).d)).toEqual([]);
    expect(muskets(pair(0, {}, {}, 70 + 19).d)).toEqual(['muskets ship=0 target=1']);
    expect(pair(0, {}, {}, 70 + 19.1).d.ended()).toBe(true);
    expect(muskets(pair(55, {}, {}, -80).d)).toEqual(['muskets ship=0 target=1']);
  });

  test('B6.2, B6.3 beside the guns, at one target, which may be another', () => {
    const { s } = pair(60);
    add(s, 1, 'courageuse', 540, 450, N);
    const d = lanes(gunnery, [0], { ...s, stack: [] });
    expect(muskets(d)).toHaveLength(2);
    d.say('muskets ship=0 target=2', order('right', 'central', 1));
    expect(muskets(d)).toEqual([]);
    expect(d.refused('muskets ship=0 target=1')).toBe('B6.2: the muskets have their target');
    expect(view(d.s, 0).ships[0]?.own?.muskets).toBe(2);
  });

  test('B6.2 no duty', () => {
    const { s, d } = pair(0, {}, {}, 80);
    expect(d.offers()).toEqual(['cease', 'muskets ship=0 target=1']);
    d.say('cease');
    expect(s.ships[0]?.muskets).toBe(-1);
  });

  test('B6.5 they need no loading', () => {
    const { d } = pair(60, {}, { shot: [0, 0] });
    expect(d.offers()).toEqual(['cease', 'muskets ship=0 target=1']);
  });

  test('T5.13 a battery’s reach as far as the red and purple part of the ruler', () => {
    const near = sea();
    add(near, 0, 'small-battery', 600, 450, E, { shot: [0] });
    add(near, 1, 'terpsichore', 600 + 22 + 67, 450, N);
    expect(muskets(lanes(gunnery, [0], near))).toEqual(['muskets ship=0 target=1']);
    const far = sea();
    add(far, 0, 'small-battery', 600, 450, E, { shot: [0] });
    add(far, 1, 'terpsichore', 600 + 22 + 69, 450, N);
    expect(lanes(gunnery, [0], far).ended()).toBe(true);
  });

  test('B6.1 a target out of reach is refused', () => {
    expect(pair(100).d.refused('muskets ship=0 target=1')).toBe('B6.1: she is out of musket shot');
  });
});

describe('kinds of shot', () => {
  const standard: Sea = { level: 'standard' };

  test('S7.2, S7.3, S7.4 chain and grape are on offer within the red and purple part alone, ball over the whole ruler', () => {
    // Central dot to base: 60 mm, then 70 mm.
    for (const [shot, name] of [
      [2, 'chain'],
      [3, 'grape'],
    ] as const) {
      expect(fires(pair(90, standard, { shot: [1, shot] }).d)).toContain(`right central 1 ${name}`);
      expect(fires(pair(100, standard, { shot: [1, shot] }).d)).toEqual([]);
    }
    expect(fires(pair(290, standard).d)).toContain('right central 1');
  });

  test('S8.4 only what is loaded can be fired', () => {
    const { d } = pair(90, standard, { shot: [1, 3] });
    expect(d.refused(order('right', 'central', 1, 'chain'))).toBe('S8.4: the guns hold another shot');
    expect(d.refused(order('right', 'central', 1, 'grape'))).toBe('');
  });

  test('S7.3, S7.4, O8.5 beyond its reach the refusal says so', () => {
    for (const [shot, name, clause] of [
      [2, 'chain', 'S7.3'],
      [3, 'grape', 'S7.4'],
      [4, 'double', 'O8.5'],
    ] as const) {
      const { d } = pair(200, { ...standard, articles: { doubleShot: true } }, { shot: [1, shot] });
      expect(d.refused(order('right', 'central', 1, name))).toBe(`${clause}: the shot does not carry so far`);
    }
  });

  test('S8.5 loaded guns may be emptied without a target, from the Standard rules on', () => {
    const { s, d } = pair(1000, standard, { shot: [2, 0] });
    expect(d.offers()).toEqual(['cease', 'discharge ship=0 side=left']);
    expect(d.refused('discharge ship=0 side=right')).toBe('B5.9: the guns are not loaded');
    d.say('discharge ship=0 side=left');
    expect(s.ships[0]?.volley).toEqual([volleyCode(-1, CENTRAL, 2, 0), 0]);
    expect(pair(1000).d.ended()).toBe(true);
    const basic = 'S8.5: with one kind of shot guns are not emptied';
    expect(pair(120).d.refused('discharge ship=0 side=right')).toBe(basic);
  });

  test('O8.4, O8.5 double shot carries over half the ruler', () => {
    const articles = { doubleShot: true };
    // Central dot to base: 135 mm, then a tenth more.
    expect(fires(pair(165, { ...standard, articles }, { shot: [1, 4] }).d)).toContain('right central 1 double');
    expect(fires(pair(165.1, { ...standard, articles }, { shot: [1, 4] }).d)).not.toContain('right central 1 double');
  });
});

describe('actions', () => {
  const advanced: Sea = { level: 'advanced' };

  test('A5.1, A5.2, A5.7 a broadside fires only with its action planned', () => {
    expect(pair(60, advanced).d.ended()).toBe(true);
    const { d } = pair(60, advanced, { orders: bitOf('fire-right') });
    expect(fires(d)).toEqual(ALL_RIGHT);
    expect(d.refused('discharge ship=0 side=left')).toBe('A5.7: no action was planned for these guns');
    expect(d.refused('muskets ship=0 target=1')).toBe('A5.7: no action was planned for the muskets');
  });

  test('A5.2 the action does not fire empty guns', () => {
    expect(pair(60, advanced, { orders: bitOf('fire-right'), shot: [1, 0] }).d.ended()).toBe(true);
  });

  test('A5.3, A5.6 planned guns and muskets may be held', () => {
    const { s, d } = pair(60, advanced, { orders: bitOf('fire-right') | bitOf('musketry') });
    d.say('cease');
    expect([s.ships[0]?.volley, s.ships[0]?.muskets]).toEqual([[0, 0], -1]);
  });

  test('A5.5, A5.7 muskets fire only with theirs', () => {
    const { s, d } = pair(60, advanced, { orders: bitOf('musketry') });
    expect(d.offers()).toEqual(['cease', 'muskets ship=0 target=1']);
    d.say('muskets ship=0 target=1');
    expect([d.ended(), s.ships[0]?.muskets]).toEqual([true, 1]);
  });

  test('T6.1 the guns of a battery are the left ones to the action counters', () => {
    const s = sea(advanced);
    add(s, 0, 'small-battery', 600, 450, E, { orders: bitOf('fire-left') });
    add(s, 1, 'terpsichore', 700, 450, N);
    expect(fires(lanes(gunnery, [0], s))).toEqual(['left forward 1']);
  });
});

describe('the lane', () => {
  test('B5.1, R30 seats give their orders side by side, and nothing is told until all have', () => {
    const { s } = pair(60);
    const d = lanes(gunnery, [0, 1], { ...s, stack: [] });
    expect(d.pending()).toEqual([0, 1]);
    d.sayAs(1, 'fire ship=1 side=left arc=central target=0 shot=ball aim=level', 'cease');
    expect(d.pending()).toEqual([0]);
    expect(d.events).toEqual([]);
    d.sayAs(0, 'cease');
    expect(d.ended()).toBe(true);
  });

  test('R30 what is ordered under seal is on no ship before all are opened', () => {
    const { s } = pair(60);
    const before = clone(s);
    const d = lanes(gunnery, [0, 1], s).sayAs(0, order('right', 'central', 1));
    expect(s.ships).toEqual(before.ships);
    expect(view(s, 0).ships[0]?.own?.volley).toEqual([0, volleyCode(1, CENTRAL, 1, 0)]);
    d.sayAs(0, 'cease').sayAs(1, 'cease');
    expect(s.ships[0]?.volley).toEqual([0, volleyCode(1, CENTRAL, 1, 0)]);
  });

  test('B5.1 the word that ends the orders says whether anybody fires', () => {
    const { s } = pair(60);
    const said = () => ruleset.words.action(view(s, 0), { do: 'cease' });
    const d = lanes(gunnery, [0, 1], s);
    expect(said()).toBe('hold all fire');
    d.sayAs(0, order('right', 'central', 1));
    expect(said()).toBe('that is all: fire');
  });

  test('B5.1 a ship of another seat is not to be commanded', () => {
    const { d } = pair(60);
    expect(d.refused(order('left', 'central', 0, 'ball', 'level', 1))).toBe('B5.1: she is not yours to command');
  });

  test('B5.7 an arc that does not bear is refused', () => {
    expect(pair(120).d.refused(order('left', 'central', 1))).toBe('B5.7: that arc does not bear on her');
  });
});
