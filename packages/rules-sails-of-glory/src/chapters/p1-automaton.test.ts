import { describe, expect, test } from 'vitest';
import { actionPhase, actionSlots } from './a3-actions.ts';
import { movement } from './b3-movement.ts';
import { resolveFire } from './b5-volleys.ts';
import { reloadGuns } from './b9-reloading.ts';
import { cardOf, grayCards } from '../model/cards.ts';
import type { Listed, Sea } from '../test/drill.fixture.ts';
import { add, drill, E, happened, N, QUIET, sea, context, W } from '../test/drill.fixture.ts';
import { makeLand } from '../model/ground.ts';
import { autoCard, autoOrders, autoVolleys } from './p1-automaton.ts';
import { CENTRAL, FORWARD, REAR } from '../model/sight.ts';
import type { Sails, Ship } from '../model/state.ts';
import { AT_WORK, BATTLE, BEGUN, BURNT, bitOf, LEFT, NOBODY, ordered, RIGHT, volleyCode } from '../model/state.ts';
import { newBattery } from './t5-raising.ts';
import type { CrewAction } from '../model/vocabulary.ts';
import { crewActions } from '../model/vocabulary.ts';

/** The British have no player; her own ship is number 0. */
function alone(changes: Sea = {}, which: Listed = 'defence', own: Partial<Ship> = {}): { s: Sails; ship: Ship } {
  const s = sea({ ...changes, articles: { sides: [1], automatic: 0, ...changes.articles } });
  return { s, ship: add(s, NOBODY, which, 600, 450, E, own) };
}

/** The cards of her deck that the next draw is made from, and the face that brings one of them up. */
function deckOf(ship: Readonly<Ship>): number[] {
  const numbers = Array.from({ length: 18 }, (_, i) => i + 1);
  return numbers.filter(card => {
    const { veer } = cardOf(ship.deck, card);
    return veer >= 3 && veer <= 7 && !ship.pile.includes(card);
  });
}

/** Draws these cards one after the other. */
function drawn(s: Sails, ship: Ship, ...cards: number[]): ReturnType<typeof context>['events'] {
  return cards.flatMap(card => {
    const t = context(deckOf(ship).indexOf(card) + 1);
    expect(autoCard(s, ship, t)).toBe(card);
    return t.events;
  });
}

describe('movement', () => {
  test('P1.1 ships without a player lie at anchor, or sail by cards drawn at random', () => {
    const { s, ship } = alone();
    const anchored = add(s, NOBODY, 'terpsichore', 600, 600, E, { anchored: 1 });
    const d = drill(movement, {}, s, 1);
    expect(ship.x).toBeGreaterThan(60_000);
    expect(anchored.x).toBe(60_000);
    expect(happened(d, 'sailed')).toMatchObject([{ ship: 0, card: 1 }]);
  });

  test('P1.2 her deck has the cards of veer 3 to 7', () => {
    const seen = new Set<number>();
    for (let i = 1; i <= 14; i++) {
      const { s, ship } = alone();
      seen.add(autoCard(s, ship, context(i)));
    }
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    const { s, ship } = alone();
    expect(() => autoCard(s, ship, context(15))).toThrow('14 sides');
  });

  test('P1.3 the card drawn goes to her pile, and is out of the deck', () => {
    const { s, ship } = alone();
    const events = drawn(s, ship, 7, 8);
    expect(events).toMatchObject([
      { type: 'card-drawn', card: 7 },
      { type: 'card-drawn', card: 8 },
    ]);
    expect(ship.pile).toEqual([7, 8]);
    expect(() => autoCard(s, ship, context(13))).toThrow('12 sides');
  });

  test('P1.4 a slip to the right and one to the left go back with all straights', () => {
    const { s, ship } = alone();
    const events = drawn(s, ship, 1, 3, 2, 5);
    expect(events.at(-1)).toMatchObject({ type: 'shuffled-back', clause: 'P1.4', cards: [1, 3, 2, 5] });
    expect(ship.pile).toEqual([]);
  });

  test('P1.5 a third slip and the turns stay', () => {
    const { s, ship } = alone();
    drawn(s, ship, 3, 7, 4, 6);
    expect(ship.pile).toEqual([7, 4]);
  });

  test('P1.6 a right and a left turn that add up to 10 go back with all straights', () => {
    const { s, ship } = alone();
    const events = drawn(s, ship, 2, 11, 13);
    expect(events.at(-1)).toMatchObject({ type: 'shuffled-back', clause: 'P1.6', cards: [2, 11, 13] });
    expect(ship.pile).toEqual([]);
    // 7 and 4 make 11: they lie side by side.
    drawn(s, ship, 11, 9);
    expect(ship.pile).toEqual([11, 9]);
  });

  test('P1.7 slips and other turns stay', () => {
    const { s, ship } = alone();
    drawn(s, ship, 3, 11, 8, 10);
    expect(ship.pile).toEqual([3, 11]);
    // Of two alike one stays.
    drawn(s, ship, 12, 14);
    expect(ship.pile).toEqual([3, 12]);
  });

  test('P1.8 at no level is anything planned ahead', () => {
    for (const level of ['basic', 'standard', 'advanced'] as const) {
      const { s, ship } = alone({ level, windFrom: 6 }, 'defence', { veer: 1 });
      // From 3 to 7 in two turns: her veer is not asked for either.
      drill(movement, {}, s, 13);
      drill(movement, {}, s, 11);
      expect([ship.sailed, ship.first, ship.second]).toEqual([11, 0, 0]);
    }
  });

  test('P1.9 the example of the discard pile', () => {
    const { s, ship } = alone();
    const events = drawn(s, ship, 1, 3, 7, 11, 9);
    expect(events.filter(event => event.type === 'shuffled-back')).toMatchObject([{ cards: [1, 7, 9] }]);
    expect(ship.pile).toEqual([3, 11]);
    drawn(s, ship, 5);
    expect(ship.pile).toEqual([11]);
  });

  test('R41 with a broken mast she draws among her gray cards; aback, the red card for the one drawn', () => {
    const masts = (broken: number) => {
      const { s, ship } = alone({ level: 'advanced' }, 'defence', { masts: broken });
      const gray = grayCards(ship.deck, broken);
      const cards = gray.map((_, i) => autoCard(s, ship, context(i + 1)));
      expect(cards).toEqual(gray);
      expect(ship.pile).toEqual([]);
      return cards.length;
    };
    expect([masts(1), masts(2)]).toEqual([8, 4]);
    const { s, ship } = alone({ level: 'standard' }, 'defence', { heading: N });
    const d = drill(movement, {}, s, 7);
    // Card 7 has veer 6: the red card for 6 and more.
    expect(happened(d, 'card-replaced')).toMatchObject([{ card: 7, by: 20, why: 'aback' }]);
    expect(ship.pile).toEqual([7]);
  });
});

describe('fire', () => {
  /** An enemy frigate abeam to port or starboard (south), so many millimetres from middle to middle. */
  const enemy = (s: Sails, abeam: number, ahead = 0) => add(s, 0, 'courageuse', 600 + ahead, 450 - abeam, E);

  test('P2.1 every loaded broadside with a target in range fires', () => {
    const { s, ship } = alone();
    enemy(s, 150);
    enemy(s, -150);
    const t = context();
    autoVolleys(s, t);
    expect(ship.volley).toEqual([volleyCode(2, CENTRAL, 1, 0), volleyCode(1, CENTRAL, 1, 0)]);
    expect(happened(t, 'automaton')).toMatchObject([{ ship: 0, actions: ['fire-left', 'fire-right'] }]);
    ship.shot = [0, 1];
    autoVolleys(s, QUIET);
    expect(ship.volley[LEFT]).toBe(0);
    const { s: empty, ship: idle } = alone();
    enemy(empty, 400);
    autoVolleys(empty, QUIET);
    expect([...idle.volley, idle.muskets]).toEqual([0, 0, -1]);
  });

  test('P2.1 whoever has a player is left alone', () => {
    const { s } = alone();
    const hers = enemy(s, 150);
    autoVolleys(s, QUIET);
    expect(hers.volley).toEqual([0, 0]);
  });

  test('P2.2 guns are reloaded as soon as they can be', () => {
    for (const level of ['basic', 'standard'] as const) {
      const { s, ship } = alone({ level });
      ship.spent = [0, 1];
      reloadGuns(s, QUIET);
      expect(ship.shot).toEqual([1, 0]);
      reloadGuns(s, QUIET);
      expect(ship.shot).toEqual([1, 1]);
    }
  });

  test('P2.3 of several targets the nearest, and none if a friend is nearer', () => {
    const { s, ship } = alone();
    enemy(s, 200);
    enemy(s, 180, 60);
    autoVolleys(s, QUIET);
    expect(ship.volley[RIGHT]).toBe(volleyCode(2, CENTRAL, 1, 0));
    add(s, NOBODY, 'terpsichore', 500, 350, E);
    ship.volley = [0, 0];
    autoVolleys(s, QUIET);
    expect(ship.volley[RIGHT]).toBe(0);
  });

  test('P2.4 with continuous fire they fire if there is a target and reload only if there is none', () => {
    const { s, ship } = alone({ articles: { continuousFire: true } }, 'defence', { shot: [0, 0] });
    enemy(s, 150);
    resolveFire(s, context(1, 1, 1));
    reloadGuns(s, QUIET);
    expect(ship.shot).toEqual([1, 0]);
    expect(ship.volley[RIGHT]).not.toBe(0);
  });

  test('P2.5 above the Basic rules the range alone gives the letter: D, B or A', () => {
    const letter = (abeam: number, level: 'basic' | 'standard' | 'advanced') => {
      const { s, ship } = alone({ level });
      enemy(s, abeam);
      ship.orders = bitOf('fire-right');
      const t = context(...Array.from({ length: 7 }, () => 1));
      resolveFire(s, t);
      return happened(t, 'drew').map(event => event.letter);
    };
    // Dot and half a beam take 31 mm.
    for (const level of ['standard', 'advanced'] as const) {
      expect([98.5, 98.6, 166, 166.1, 301].map(abeam => letter(abeam, level))).toEqual([[3], [1], [1], [0], [0]]);
    }
    expect([98.5, 98.6, 166.1].map(abeam => letter(abeam, 'basic'))).toEqual([[1], [1], [0]]);
  });

  test('R42 the arc with most counters, of equal ones the nearer; muskets at every level; battle sails', () => {
    const { s, ship } = alone();
    enemy(s, 150, 100);
    autoVolleys(s, QUIET);
    expect(ship.volley[RIGHT]).toBe(volleyCode(1, FORWARD, 1, 0));
    const stern = alone({}, 'defence', { hull: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0] });
    enemy(stern.s, 150, -70);
    autoVolleys(stern.s, QUIET);
    // 1, 1 and 1 counters in her last box: the rear dot lies nearest.
    expect(stern.ship.volley[RIGHT]).toBe(volleyCode(1, REAR, 1, 0));
    for (const level of ['basic', 'standard', 'advanced'] as const) {
      const near = alone({ level }, 'defence', { orders: bitOf('musketry') });
      enemy(near.s, 65);
      enemy(near.s, -60);
      autoVolleys(near.s, QUIET);
      expect([near.ship.muskets, near.ship.sails]).toEqual([2, BATTLE]);
    }
  });

  test('P3.1, A5.7 in the Advanced rules nothing fires that was not ordered', () => {
    const { s, ship } = alone({ level: 'advanced' });
    enemy(s, 65);
    const t = context();
    autoVolleys(s, t);
    expect([...ship.volley, ship.muskets]).toEqual([0, 0, -1]);
    expect(t.events).toEqual([]);
  });
});

describe('actions', () => {
  const EXPOSED = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0];

  function orders(s: Sails, ship: Ship): CrewAction[] {
    const bits = autoOrders(s, ship, actionSlots(ship));
    return crewActions.filter(action => (bits & bitOf(action)) !== 0);
  }

  /** All that could be done at once: an enemy in musket shot to starboard, fire, leak, empty guns to port, damage. */
  function beset(own: Partial<Ship> = {}, changes: Sea = {}): { s: Sails; ship: Ship } {
    const set = alone({ level: 'advanced', ...changes }, 'defence', { shot: [0, 1], fires: 1, leaks: 1, ...own });
    add(set.s, 0, 'courageuse', 600, 385, E);
    return set;
  }

  test('P3.1 in a fixed order up to her limit', () => {
    const { s, ship } = beset();
    expect(actionSlots(ship)).toBe(4);
    expect(orders(s, ship)).toEqual(['fire-right', 'musketry', 'extinguish', 'repair']);
    expect(orders(...crewOf(4))).toEqual(['musketry', 'extinguish', 'repair']);
    expect(orders(...crewOf(9))).toEqual(['musketry', 'extinguish']);
    expect(orders(...crewOf(11))).toEqual(['musketry']);
    // What waits from last turn takes up hands.
    const busy = beset({ dousing: BEGUN, mending: BEGUN });
    expect(orders(busy.s, busy.ship)).toEqual(['fire-right', 'musketry']);

    function crewOf(crew: number): [Sails, Ship] {
      const set = beset({ crew });
      return [set.s, set.ship];
    }
  });

  test('P3.2 first muskets, with a target in range', () => {
    const { s, ship } = beset({ hull: EXPOSED.slice() });
    expect(actionSlots(ship)).toBe(1);
    expect(orders(s, ship)).toEqual(['musketry']);
    (s.ships[1] as Ship).y -= 2000;
    expect(orders(s, ship)).toEqual(['extinguish']);
  });

  test('P3.3 second extinguish, if there is a fire and nobody at it', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence', { fires: 1 });
    expect(orders(s, ship)).toEqual(['extinguish']);
    ship.dousing = AT_WORK;
    expect(orders(s, ship)).toEqual([]);
    Object.assign(ship, { dousing: 0, fires: 0 });
    expect(orders(s, ship)).toEqual([]);
  });

  test('P3.4 third repair a leak', () => {
    const { s, ship } = beset({ crew: 4, fires: 0 });
    expect(orders(s, ship)).toEqual(['fire-right', 'musketry', 'repair']);
    ship.crew = 9;
    expect(orders(s, ship)).toEqual(['musketry', 'repair']);
  });

  test('P3.5 fourth fire a loaded broadside with a target; with continuous fire an empty one too', () => {
    const { s, ship } = beset({ fires: 0, leaks: 0, crew: 9 });
    expect(orders(s, ship)).toEqual(['fire-right', 'musketry']);
    ship.shot = [0, 0];
    expect(orders(s, ship)).toEqual(['reload-left', 'musketry']);
    const on = beset(
      { fires: 0, leaks: 0, shot: [0, 0] },
      { articles: { continuousFire: true, sides: [1], automatic: 0 } },
    );
    // P2.4 The side with no target is reloaded, the other one is not.
    expect(orders(on.s, on.ship)).toEqual(['reload-left', 'fire-right', 'musketry']);
  });

  test('P3.5, O5.7 no hand is spent on guns whose reload waits since last turn', () => {
    const { s, ship } = beset(
      { fires: 0, leaks: 0, shot: [0, 0] },
      { articles: { continuousFire: true, sides: [1], automatic: 0 } },
    );
    ship.loading = [0, BEGUN];
    expect(orders(s, ship)).toEqual(['reload-left', 'musketry']);
  });

  test('P3.6 fifth reload what is empty', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence', { shot: [0, 0] });
    expect(orders(s, ship)).toEqual(['reload-left', 'reload-right']);
    ship.loading = [BEGUN, 0];
    expect(orders(s, ship)).toEqual(['reload-right']);
  });

  test('P3.7 sixth repair a box wholly filled with what can be repaired, once', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence', { hull: [BURNT, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(orders(s, ship)).toEqual([]);
    ship.hull[1] = 5;
    expect(orders(s, ship)).toEqual(['repair']);
    ship.mendedHull = 1;
    expect(orders(s, ship)).toEqual([]);
  });

  test('P3.8 then a mast, if none has been repaired', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence', { masts: 1 });
    expect(orders(s, ship)).toEqual(['repair']);
    expect(orders(s, Object.assign(ship, { lostMasts: 1 }))).toEqual([]);
    expect(orders(s, Object.assign(ship, { lostMasts: 0, mendedMast: 1 }))).toEqual([]);
  });

  test('P3.9 then the rudder', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence', { rudders: 1 });
    expect(orders(s, ship)).toEqual(['repair']);
  });

  test('P3.4, P3.7, P3.8, P3.9 what a repair is put to follows the same order', () => {
    const ruin = { leaks: 1, rudders: 1, masts: 1 };
    const { s, ship } = alone({ level: 'advanced' }, 'defence', {
      ...ruin,
      hull: [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    const put = () => {
      ship.mending = BEGUN;
      const d = drill(actionPhase, {}, s);
      expect(d.ended()).toBe(true);
      return [...happened(d, 'mended'), ...happened(d, 'mending')][0]?.what;
    };
    expect(put()).toBe('leak');
    ship.leaks = 0;
    expect(put()).toBe('hull');
    expect(put()).toBe('mast');
    ship.mendedMast = 1;
    expect(put()).toBe('rudder');
  });

  test('R74 orders are chosen by the position before anybody moves', () => {
    const { s, ship } = alone({ level: 'advanced' }, 'defence');
    const frigate = add(s, 0, 'courageuse', 600, 50, E);
    drill(actionPhase, {}, s);
    frigate.y = ship.y - 10_000;
    autoVolleys(s, QUIET);
    expect(ship.volley).toEqual([0, 0]);
    const { s: near, ship: other } = alone({ level: 'advanced' }, 'defence');
    add(near, 0, 'courageuse', 600, 350, E);
    drill(actionPhase, {}, near);
    expect(ordered(other, 'fire-right')).toBe(true);
  });

  test('P3.1 the action phase takes them by itself, and tells', () => {
    const { s, ship } = beset();
    const d = drill(actionPhase, {}, s);
    expect(d.ended()).toBe(true);
    expect(happened(d, 'automaton')).toMatchObject([
      { ship: 0, actions: ['fire-right', 'musketry', 'extinguish', 'repair'] },
    ]);
    autoVolleys(s, QUIET);
    expect([ship.volley[RIGHT] !== 0, ship.muskets]).toEqual([true, 1]);
  });
});

describe('batteries', () => {
  /** A fort without a player that faces west, and a frigate off it, out of musket shot or within. */
  function fort(range: number, own: Partial<Ship> = {}, changes: Sea = {}): { s: Sails; battery: Ship } {
    const shape = [-4000, -4000, 4000, -4000, 4000, 4000, -4000, 4000];
    const land = [makeLand('island', shape, 60_000, 45_000, 0, 'rocky', 0)];
    const s = sea({ level: 'advanced', ...changes, land, articles: { sides: [1], automatic: 0, ...changes.articles } });
    const battery = newBattery(0, 'Fort', 2, 0, NOBODY, 0, 60_000, 45_000, W);
    Object.assign(battery, own);
    s.ships.push(battery);
    add(s, 0, 'courageuse', 600 - range - 22, 450, N);
    return { s, battery };
  }

  function orders({ s, battery }: { s: Sails; battery: Ship }): CrewAction[] {
    const bits = autoOrders(s, battery, actionSlots(battery));
    return crewActions.filter(action => (bits & bitOf(action)) !== 0);
  }

  const full = [6, 0, 0, 0, 0, 0, 0, 0, 0, 0];

  test('P4.1 they do not move, and fight like such ships', () => {
    const { s, battery } = fort(150, {}, { level: 'basic' });
    drill(movement, {}, s);
    expect(battery.x).toBe(60_000);
    autoVolleys(s, QUIET);
    expect(battery.volley).toEqual([volleyCode(1, CENTRAL, 1, 0)]);
    const close = fort(60, {}, { level: 'basic' });
    autoVolleys(close.s, QUIET);
    expect(close.battery.muskets).toBe(1);
  });

  test('P3.1, P4.1 what they do is told by their own clause, not by that of ships', () => {
    const d = drill(actionPhase, {}, fort(60, { fires: 1 }).s);
    expect(happened(d, 'automaton')).toMatchObject([{ ship: 0, clause: 'P4.1' }]);
  });

  test('P4.2 first extinguish', () => {
    expect(orders(fort(60, { fires: 1, crew: 8 }))).toEqual(['extinguish']);
  });

  test('P4.3 second fire the guns, with continuous fire unloaded too', () => {
    expect(orders(fort(60, { fires: 1, crew: 6 }))).toEqual(['fire-left', 'extinguish']);
    expect(orders(fort(60, { crew: 8 }))).toEqual(['fire-left']);
    expect(orders(fort(60, { crew: 8, shot: [0] }))).toEqual(['musketry']);
    expect(orders(fort(60, { crew: 8, shot: [0] }, { articles: { continuousFire: true } }))).toEqual(['fire-left']);
  });

  test('P4.4 third muskets, with a target in range', () => {
    expect(orders(fort(60, { crew: 6 }))).toEqual(['fire-left', 'musketry']);
    expect(orders(fort(70, { crew: 6 }))).toEqual(['fire-left']);
  });

  test('P4.5 fourth reload', () => {
    expect(orders(fort(60, { crew: 6, shot: [0], hull: full.slice() }))).toEqual(['reload-left', 'musketry']);
  });

  test('P4.6 fifth repair a full box, once; nothing else is mended', () => {
    expect(orders(fort(60, { hull: full.slice() }))).toEqual(['fire-left', 'musketry', 'repair']);
    expect(orders(fort(60, { hull: full.slice(), mendedHull: 1 }))).toEqual(['fire-left', 'musketry']);
    expect(orders(fort(60, { leaks: 1, rudders: 1, masts: 1 }))).toEqual(['fire-left', 'musketry']);
  });
});
