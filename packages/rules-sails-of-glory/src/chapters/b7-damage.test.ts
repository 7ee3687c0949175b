import { describe, expect, test } from 'vitest';
import {
  applyNow,
  checkSurrender,
  coveredHull,
  crewActionsOf,
  drawRandomizer,
  firepower,
  firstEmpty,
  hit,
  lose,
  loseCrew,
  musketry,
  openDamage,
  settleDamage,
} from './b7-damage.ts';
import { A, B, D, E } from '../model/terms.ts';
import { take } from '../test/broadside.fixture.ts';
import { MIX } from '../model/data/figures.ts';
import { add, draws, face, happened, N, QUIET, sea, context } from '../test/drill.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { FULL, pairOf } from '../model/state.ts';

const all = (ship: Ship) => [0, 1, 2].map(arc => firepower(ship, arc));
const inBags = (s: Sails) => s.bags.flat().reduce((sum, n) => sum + n, 0);

function basic(): { s: Sails; ship: Ship } {
  const s = sea();
  return { s, ship: add(s, 0, 'courageuse', 300, 300, N) };
}

function advanced(articles: Partial<Sails['articles']> = {}): { s: Sails; ship: Ship } {
  const s = sea({ level: 'advanced', articles });
  return { s, ship: add(s, 0, 'defence', 300, 300, N, { sails: FULL }) };
}

describe('reading the ship log', () => {
  test('B5.21, B5.20, R7 the frigate fires 3 and 2 at first, 2 and 1 with five boxes covered', () => {
    const { ship } = basic();
    expect(all(ship)).toEqual([2, 3, 2]);
    ship.hull.splice(0, 5, 3, 3, 3, 3, 2);
    expect(firstEmpty(ship)).toBe(5);
    expect(all(ship)).toEqual([1, 2, 1]);
  });

  test('B6.6, R6 her muskets go from 2 to 1 by losses of crew alone', () => {
    const { ship } = basic();
    expect(musketry(ship)).toBe(2);
    ship.hull.fill(3, 0, 9);
    expect(musketry(ship)).toBe(2);
    ship.crew = 5;
    expect(musketry(ship)).toBe(1);
    expect(firepower(ship, 1)).toBe(1);
  });

  test('A2.3, A2.4 three hull boxes and four of crew leave three actions', () => {
    const { ship } = basic();
    expect(crewActionsOf(ship)).toBe(4);
    ship.hull.splice(0, 3, 3, 3, 1);
    ship.crew = 4;
    expect(coveredHull(ship)).toBe(3);
    expect(crewActionsOf(ship)).toBe(3);
  });

  test('T5.7 a battery has a figure for each of its arcs; a building fires nothing', () => {
    const s = sea();
    const fort = add(s, 0, 'fort', 300, 300, N);
    expect(all(fort)).toEqual([4, 6, 4]);
    const small = add(s, 0, 'small-battery', 300, 300, N, { crew: 2 });
    expect(all(small)).toEqual([3, 0, 0]);
    expect([musketry(small), crewActionsOf(small)]).toEqual([1, 2]);
    const building = add(s, 0, 'building', 300, 300, N);
    expect([...all(building), musketry(building), crewActionsOf(building)]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('placing', () => {
  test('B7.15, B7.16, R4, R5, R7 the Courageuse under fire for two turns', () => {
    const { s, ship } = basic();
    const first = [face(0), face(0, 'crew'), face(2), face(6), face(0), face(4), face(0, 'crew')];
    take(s, ship, B, first);
    expect(ship.hull.slice(0, 4)).toEqual([6, 4, 2, 0]);
    expect(ship.crew).toBe(2);
    expect(all(ship)).toEqual([2, 2, 2]);
    expect(musketry(ship)).toBe(2);

    const second = [face(1), face(0, 'crew'), face(3), face(0), face(1), face(2, 'crew')];
    take(s, ship, B, second);
    expect(ship.hull.slice(0, 6)).toEqual([6, 4, 4, 3, 2, 0]);
    expect(ship.crew).toBe(4);
    expect(all(ship)).toEqual([1, 2, 1]);
    expect(musketry(ship)).toBe(2);

    // A later 3 takes the sixth box by itself, a 1 or a 2 fills the fifth.
    const later = structuredClone(s);
    take(later, later.ships[0] as Ship, B, [face(3)]);
    expect(later.ships[0]?.hull.slice(4, 7)).toEqual([2, 3, 0]);
    take(s, ship, B, [face(1)]);
    expect(ship.hull.slice(4, 7)).toEqual([3, 0, 0]);
  });

  test('B7.1, B7.2 drawn counters are shown at once and placed only when all have drawn', () => {
    const { s, ship } = basic();
    const t = context(...draws(s, B, face(3)), ...draws(s, A, face(1)));
    openDamage();
    hit(s, ship, -1, 'artillery', B, 1, 0, t);
    hit(s, ship, -1, 'artillery', A, 1, 0, t);
    expect(firstEmpty(ship)).toBe(0);
    expect(happened(t, 'drew').map(e => [e.letter, e.faces])).toEqual([
      [B, [face(3)]],
      [A, [face(1)]],
    ]);
    settleDamage(s, t);
    expect(ship.hull.slice(0, 3)).toEqual([3, 1, 0]);
    expect(happened(t, 'damaged')).toHaveLength(1);
  });

  test('B7.3 of zeros nothing more is told than that they were drawn', () => {
    const { s, ship } = basic();
    const t = context(...draws(s, B, face(0), face(0)));
    openDamage();
    hit(s, ship, -1, 'artillery', B, 2, 0, t);
    settleDamage(s, t);
    expect(happened(t, 'drew')).toHaveLength(1);
    expect(happened(t, 'damaged')).toEqual([]);
  });

  test('B7.1 draws are without replacement', () => {
    const { s, ship } = basic();
    take(s, ship, B, [face(6), face(6), face(6)]);
    expect(s.bags[B]?.[face(6)]).toBe(0);
    expect(() => draws(s, B, face(6))).toThrow('no counter');
  });

  test('R32 an empty bag gives nothing', () => {
    const { s, ship } = basic();
    s.bags[A] = MIX[A]?.map((_, i) => (i === face(1) ? 2 : 0)) ?? [];
    const t = context(1, 1);
    openDamage();
    hit(s, ship, -1, 'collision', A, 5, 0, t);
    settleDamage(s, t);
    expect(ship.hull[0]).toBe(2);
    expect(applyNow(s, ship, -1, 'collision', A, QUIET)).toBe(-1);
  });

  test('B7.3 zeros only leave the bag', () => {
    const { s, ship } = basic();
    const bag = s.bags[A]?.[0] as number;
    take(s, ship, A, [face(0), face(0)]);
    expect([coveredHull(ship), ship.crew]).toEqual([0, 0]);
    expect(s.bags[A]?.[0]).toBe(bag - 2);
  });

  test('B7.4, B7.8, B7.10, B7.11 numbers share the leftmost box until it holds the burden', () => {
    const { s, ship } = basic();
    take(s, ship, B, [face(1)]);
    take(s, ship, B, [face(1)]);
    expect(ship.hull.slice(0, 2)).toEqual([2, 0]);
    take(s, ship, B, [face(2)]);
    take(s, ship, B, [face(1)]);
    expect(ship.hull.slice(0, 3)).toEqual([4, 1, 0]);
  });

  test('B7.9 numbers are placed from the highest down, in whatever order they were drawn', () => {
    const { s, ship } = basic();
    take(s, ship, B, [face(1), face(2), face(2)]);
    expect(ship.hull.slice(0, 3)).toEqual([4, 1, 0]);
  });

  test('B7.12, R4 a heavy counter takes an empty box, its surplus is lost, an open box stays open', () => {
    const { s, ship } = basic();
    take(s, ship, B, [face(2)]);
    take(s, ship, B, [face(5)]);
    expect(ship.hull.slice(0, 3)).toEqual([2, 5, 0]);
    take(s, ship, B, [face(1)]);
    expect(ship.hull.slice(0, 3)).toEqual([3, 5, 0]);
  });

  test('B7.5, B7.13 each crew counter takes a box of the crew track', () => {
    const { s, ship } = basic();
    take(s, ship, E, [face(0, 'crew'), face(0, 'crew'), face(0)]);
    expect([ship.crew, coveredHull(ship)]).toEqual([2, 0]);
  });

  test('B7.6, B7.14 number and crew count on both tracks', () => {
    const { s, ship } = basic();
    take(s, ship, A, [face(2, 'crew')]);
    expect([ship.hull[0], ship.crew]).toEqual([2, 1]);
  });

  test('B7.7, B1.14 below the Advanced rules other symbols are only their number: lost crew is all that is marked', () => {
    const { s, ship } = basic();
    take(s, ship, B, [face(2, 'fire'), face(3, 'leak'), face(2, 'rudder')]);
    expect(ship.hull.slice(0, 3)).toEqual([3, 4, 0]);
    expect([ship.fires, ship.leaks, ship.rudders]).toEqual([0, 0, 0]);
  });
});

describe('surrender', () => {
  test('B8.1, R8 the last hull box, even partly covered, takes her off', () => {
    const { s, ship } = basic();
    ship.hull.fill(3, 0, 9);
    const t = take(s, ship, A, [face(1)]);
    expect([ship.condition, ship.fate]).toEqual(['gone', 'surrendered']);
    expect(happened(t, 'lost')[0]).toMatchObject({ ship: 0, clause: 'B8.1' });
  });

  test('B8.1 so does the last box of the crew', () => {
    const { s, ship } = basic();
    ship.crew = 9;
    take(s, ship, E, [face(0)]);
    expect(ship.condition).toBe('afloat');
    take(s, ship, E, [face(0, 'crew'), face(0, 'crew')]);
    expect([ship.condition, ship.crew]).toEqual(['gone', 10]);
  });

  test('B8.2 all her counters, zeros too, return to their bags', () => {
    const { s, ship } = basic();
    const full = inBags(s);
    take(s, ship, A, [face(0), face(1), face(0)]);
    take(s, ship, E, [face(0, 'crew')]);
    expect(inBags(s)).toBe(full - 4);
    lose(s, ship, 'surrendered', 'B8.1', QUIET);
    expect(s.bags).toEqual(MIX);
    expect(ship.held).toEqual([]);
  });

  test('B8.1 ships that must surrender do so together', () => {
    const { s, ship } = basic();
    const other = add(s, 1, 'terpsichore', 400, 300, N, { crew: 9 });
    ship.crew = 10;
    checkSurrender(s, QUIET);
    expect([ship.condition, other.condition]).toEqual(['gone', 'gone']);
  });

  test('B8.1 her grapnels and fouled rigging go with her', () => {
    const { s, ship } = basic();
    add(s, 1, 'terpsichore', 345, 300, N);
    add(s, 1, 'defence', 255, 300, N);
    s.grappled = [pairOf(0, 1), pairOf(1, 2)];
    s.entangled = [pairOf(0, 2)];
    lose(s, ship, 'surrendered', 'B8.1', QUIET);
    expect([s.grappled, s.entangled]).toEqual([[pairOf(1, 2)], []]);
  });

  test('T5.3, T5.17, T5.18 a battery fills by its fortification and is out when a track is covered', () => {
    const s = sea();
    const fort = add(s, 0, 'fort', 300, 300, N);
    take(s, fort, B, [face(5), face(1)]);
    expect(fort.hull.slice(0, 2)).toEqual([6, 0]);
    fort.crew = 9;
    const t = take(s, fort, E, [face(0, 'crew')]);
    expect(happened(t, 'lost')[0]).toMatchObject({ clause: 'T5.17', fate: 'surrendered' });
    expect(s.bags).toEqual(MIX);
  });

  test('C4.9 a building surrenders with 8 points or with 4 crew', () => {
    const s = sea();
    const first = add(s, 0, 'building', 300, 300, N);
    take(s, first, B, [face(4), face(3)]);
    expect([first.condition, first.hull]).toEqual(['afloat', [7]]);
    take(s, first, B, [face(1)]);
    expect(first.condition).toBe('gone');
    const second = add(s, 0, 'building', 300, 300, N);
    take(s, second, D, [face(0, 'crew'), face(0, 'crew'), face(0, 'crew')]);
    expect(second.condition).toBe('afloat');
    take(s, second, D, [face(0, 'crew')]);
    expect(second.condition).toBe('gone');
  });
});

describe('surrendered ships', () => {
  const articles = { surrenderedShips: true };

  test('O17.1, O17.3, O17.4 she stays as a wreck, out of action, and her counters return', () => {
    const s = sea({ articles });
    const ship = add(s, 0, 'courageuse', 300, 300, N, { first: 1, second: 3 });
    take(s, ship, A, [face(1)]);
    lose(s, ship, 'surrendered', 'B8.1', QUIET);
    expect([ship.condition, ship.fate]).toEqual(['wreck', 'surrendered']);
    expect(s.bags).toEqual(MIX);
    expect([ship.first, ship.second]).toEqual([1, 3]);
    checkSurrender(s, QUIET);
    expect(ship.condition).toBe('wreck');
  });

  test('O17.8, T2.4, R71 with a fire or a leak she is removed, but aground a leak cannot sink her', () => {
    const { s, ship } = advanced(articles);
    ship.fires = 1;
    lose(s, ship, 'surrendered', 'B8.1', QUIET);
    expect(ship.condition).toBe('gone');
    const leaking = add(s, 0, 'defence', 300, 300, N, { leaks: 1 });
    lose(s, leaking, 'surrendered', 'B8.1', QUIET);
    expect(leaking.condition).toBe('gone');
    const stranded = add(s, 0, 'defence', 300, 300, N, { leaks: 1, condition: 'aground' });
    lose(s, stranded, 'surrendered', 'B8.1', QUIET);
    expect(stranded.condition).toBe('wreck');
  });

  test('O17.8 whoever explodes, sinks or leaves the field leaves no wreck', () => {
    const { s } = advanced(articles);
    for (const fate of ['exploded', 'sunk', 'exited'] as const) {
      const ship = add(s, 0, 'defence', 300, 300, N);
      lose(s, ship, fate, 'O17.8', QUIET);
      expect([ship.condition, ship.fate]).toEqual(['gone', fate]);
    }
  });
});

describe('single counters', () => {
  test('O1.4, O1.5, O1.6 an E counter tells whether it happens, and goes back', () => {
    const { s } = basic();
    expect(drawRandomizer(s, context(...draws(s, E, face(0, 'crew'))), 'test')).toBe(true);
    expect(drawRandomizer(s, context(...draws(s, E, face(0))), 'test')).toBe(false);
    expect(s.bags).toEqual(MIX);
    s.bags[E]?.fill(0);
    expect(drawRandomizer(s, QUIET, 'test')).toBe(false);
  });

  test('O10.13 a counter of a boarding takes effect at once; who surrenders is found out afterwards', () => {
    const { s, ship } = basic();
    ship.crew = 9;
    expect(applyNow(s, ship, 1, 'boarding', E, context(...draws(s, E, face(0, 'crew'))))).toBe(face(0, 'crew'));
    expect([ship.crew, ship.condition]).toEqual([10, 'afloat']);
    checkSurrender(s, QUIET);
    expect(ship.condition).toBe('gone');
  });

  test('B7.13 there are no more losses than boxes', () => {
    const { ship } = basic();
    loseCrew(ship, 99);
    expect(ship.crew).toBe(10);
  });
});
