import { describe, expect, test } from 'vitest';
import { rakeOf, rangeOf } from './b5-laying.ts';
import { resolveFire } from './b5-volleys.ts';
import { firepowerNow, musketryNow, noteFitness } from './b7-ship-log.ts';
import { A, B, C, D, E as MUSKET } from '../model/terms.ts';
import { BALL, blanks, CHAIN, DOUBLE, GRAPE, shoot, take, zeros } from '../test/broadside.fixture.ts';
import type { Sea } from '../test/drill.fixture.ts';
import { add, draws, E, face, happened, N, sea, context, W } from '../test/drill.fixture.ts';
import { makeLand } from '../model/ground.ts';
import { CENTRAL, dotOf, FORWARD, mastOf, REAR } from '../model/sight.ts';
import type { Sails } from '../model/state.ts';
import { LEFT, RIGHT, volleyCode } from '../model/state.ts';
import { worthOf } from '../model/shots.ts';
import { view } from '../model/view.ts';

const standard: Sea = { level: 'standard' };

describe('firepower and range', () => {
  test('B5.18, B5.24 within half the ruler the target draws B counters to the number of the firepower', () => {
    // The dot lies 8 mm abeam, the target's side 24.5 mm.
    const { event, drawn } = shoot({ abeam: 167.5, faces: [zeros(B, 3)] });
    expect(event).toMatchObject({ range: 13_500, counters: 3, clause: 'B5.18' });
    expect(drawn).toEqual([[B, 3]]);
  });

  test('B5.25 in the second half A counters', () => {
    expect(shoot({ abeam: 167.6, faces: [zeros(A, 3)] }).drawn).toEqual([[A, 3]]);
    expect(shoot({ abeam: 302.5, faces: [zeros(A, 3)] }).event.range).toBe(27_000);
  });

  test('B5.22 only the figure of the arc used counts', () => {
    for (const arc of [FORWARD, REAR]) {
      const { event } = shoot({ abeam: 100, arc, faces: [zeros(B, 2)] });
      expect(event.counters).toBe(2);
    }
  });

  test('B5.26 the same target may be at short range from one arc and at long range from another', () => {
    const letter = (arc: number, counters: number) => {
      const s = sea();
      const ship = add(s, 0, 'courageuse', 600, 450, N);
      const target = add(s, 1, 'terpsichore', 760, 498, N);
      ship.volley[RIGHT] = volleyCode(target.id, arc, BALL, 0);
      const t = context(...Array.from({ length: counters }, () => 1));
      resolveFire(s, t);
      return happened(t, 'drew')[0]?.letter;
    };
    expect(letter(FORWARD, 2)).toBe(B);
    expect(letter(REAR, 2)).toBe(A);
  });

  test('B5.20 the sum tells its parts, each with its clause', () => {
    const { event } = shoot({ abeam: 100, faces: [zeros(B, 3)] });
    expect(event.modifiers).toEqual([{ what: 'firepower', by: 3, clause: 'B5.20' }]);
  });

  test('B5.1, B5.19, B8.3 fire is simultaneous: two ships that sink each other both fire with all they had', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 600, 450, N, { crew: 9 });
    const target = add(s, 1, 'terpsichore', 700, 450, N, { crew: 8 });
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, BALL, 0);
    target.volley[LEFT] = volleyCode(0, CENTRAL, BALL, 0);
    const crew = [0, 0, 0, 0, 0, 0, 0].map(() => face(0, 'crew'));
    const t = context(...draws(s, B, ...crew));
    resolveFire(s, t);
    expect(happened(t, 'fired').map(e => e.counters)).toEqual([3, 4]);
    expect([ship.fate, target.fate]).toEqual(['surrendered', 'surrendered']);
  });

  test('B5.19 damage of this turn lessens firepower only in the next', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 600, 450, N);
    const target = add(s, 1, 'terpsichore', 700, 450, N);
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, BALL, 0);
    target.volley[LEFT] = volleyCode(0, CENTRAL, BALL, 0);
    const t = context(...draws(s, B, face(2), face(2), face(2), face(3), face(3), face(3), face(4)));
    resolveFire(s, t);
    expect(happened(t, 'fired')[1]?.counters).toBe(4);
    expect(ship.hull.slice(0, 5)).toEqual([4, 3, 3, 3, 0]);
    expect(target.hull.slice(0, 4)).toEqual([2, 2, 2, 0]);
  });

  /** Two frigates abeam after a collision has cost the first boxes of her hull and crew, in this turn. */
  function afterCollision(changes: Sea) {
    const s = sea(changes);
    const ship = add(s, 0, 'courageuse', 600, 450, N, { crew: 4, muskets: 1 });
    add(s, 1, 'terpsichore', 650, 450, N);
    noteFitness(s);
    take(s, ship, A, [face(4), face(3), face(3), face(0, 'crew')], 'collision');
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, BALL, 0);
    return { s, ship };
  }
  function resolved(s: Sails, counters: number, muskets: number) {
    const t = context(...draws(s, B, ...blanks(counters)), ...draws(s, MUSKET, ...blanks(muskets)));
    resolveFire(s, t);
    return [happened(t, 'fired')[0]?.counters, happened(t, 'musketry')[0]?.counters];
  }

  test('R67 damage taken earlier in the turn, by a collision too, does not lower firepower or musketry', () => {
    const { s, ship } = afterCollision({ fit: [] });
    expect([firepowerNow(s, ship, CENTRAL), musketryNow(s, ship)]).toEqual([3, 2]);
    expect(view(s, 0).ships[0]).toMatchObject({ firepower: [2, 3, 2], musketry: 2 });
    const offer = {
      do: 'fire',
      ship: 0,
      side: 'right',
      arc: 'central',
      target: 1,
      shot: 'ball',
      aim: 'level',
    } as const;
    expect(worthOf(view(s, 0), offer).counters).toBe(3);
    expect(resolved(s, 3, 2)).toEqual([3, 2]);
    expect(view(s, 0).ships[0]?.firepower, 'once the fire is over').toEqual([2, 2, 2]);
  });

  test('R67 what the turn before has cost does lower it', () => {
    const { s, ship } = afterCollision({ fit: [] });
    noteFitness(s);
    expect([firepowerNow(s, ship, CENTRAL), musketryNow(s, ship)]).toEqual([2, 1]);
  });

  test('R67 with the option damage of this turn’s movement counts at once', () => {
    const { s } = afterCollision({});
    expect(resolved(s, 2, 1)).toEqual([2, 1]);
  });

  test('B5.11, S7.1, S7.5, A5.4 the shot is shown and lies spent until the reloading phase', () => {
    const { s, ship, event } = shoot({
      abeam: 90,
      shot: CHAIN,
      own: { shot: [1, CHAIN] },
      sea: standard,
      faces: [zeros(C, 3)],
    });
    expect(event).toMatchObject({ shot: 'chain', side: 'right', arc: 'central', aim: 'level' });
    expect([ship.spent, ship.shot]).toEqual([
      [0, 1],
      [1, CHAIN],
    ]);
    expect(view(s, 1).ships[ship.id]?.fired, 'for the enemy to see').toEqual([0, CHAIN]);
  });
});

describe('musketry', () => {
  test('B6.4 the target draws E counters to the number of the first empty crew box', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 600, 450, N, { crew: 5, muskets: 1 });
    const target = add(s, 1, 'terpsichore', 650, 450, N, { muskets: 0 });
    const t = context(...draws(s, MUSKET, face(0, 'crew'), face(0, 'crew'), face(0)));
    resolveFire(s, t);
    expect(happened(t, 'musketry').map(e => [e.ship, e.target, e.counters])).toEqual([
      [0, 1, 1],
      [1, 0, 2],
    ]);
    expect([target.crew, ship.crew]).toEqual([1, 6]);
  });

  test('B6.2, B7.2 guns and muskets of one turn are placed together', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 600, 450, N, { muskets: 1 });
    const target = add(s, 1, 'terpsichore', 650, 450, N);
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, BALL, 0);
    const script = [...draws(s, B, face(1), face(0), face(0, 'crew')), ...draws(s, MUSKET, face(0, 'crew'), face(0))];
    const t = context(...script);
    resolveFire(s, t);
    expect(happened(t, 'damaged')).toHaveLength(1);
    expect([target.crew, target.hull[0]]).toEqual([2, 1]);
  });
});

describe('raking', () => {
  test('S6.1, S6.2, S6.3, S6.5 firepower 3 through the bow of the Defence makes 4', () => {
    const { event, parts, drawn } = shoot({ abeam: 220, heading: W, sea: standard, faces: [zeros(A, 4)] });
    expect(parts).toEqual([
      ['firepower', 3],
      ['rake-bow', 1],
    ]);
    expect(event.modifiers[1]?.clause).toBe('S6.3');
    expect(drawn).toEqual([[A, 4]]);
  });

  test('S6.4, S6.5 and through the stern 5', () => {
    const { parts, drawn } = shoot({ abeam: 220, heading: E, sea: standard, faces: [zeros(A, 5)] });
    expect(parts[1]).toEqual(['rake-stern', 2]);
    expect(drawn).toEqual([[A, 5]]);
  });

  test('S6.6, R17 firepower 7 makes 10 through the bow and 11 through the stern', () => {
    const bow = shoot({ shooter: 'genereux', abeam: 120, heading: W, sea: standard, faces: [zeros(B, 10)] });
    expect(bow.event.counters).toBe(10);
    const stern = shoot({ shooter: 'genereux', abeam: 120, heading: E, sea: standard, faces: [zeros(B, 11)] });
    expect(stern.event.counters).toBe(11);
  });

  test('S6.2, R17 only from the central arc, not through a long side, and not in the Basic rules', () => {
    const forward = shoot({ abeam: 120, heading: W, arc: FORWARD, sea: standard, faces: [zeros(B, 2)] });
    expect(forward.parts).toEqual([['firepower', 2]]);
    expect(shoot({ abeam: 120, sea: standard, faces: [zeros(B, 3)] }).parts).toEqual([['firepower', 3]]);
    expect(shoot({ abeam: 120, heading: W, faces: [zeros(B, 3)] }).parts).toEqual([['firepower', 3]]);
  });

  /** A shot at a bow 200 mm off with something else near the line to the mast. */
  function past(change: (s: Sails) => void): number {
    const s = sea(standard);
    const ship = add(s, 0, 'courageuse', 600, 450, N);
    const target = add(s, 1, 'defence', 800, 450, W);
    change(s);
    ship.volley[RIGHT] = volleyCode(target.id, CENTRAL, BALL, 0);
    const t = context(...draws(s, B, ...blanks(4)));
    resolveFire(s, t);
    return happened(t, 'fired')[0]?.counters ?? 0;
  }

  test('S6.1, B5.16, R66 a base or an island across the line to the mast spoils the rake, not the shot', () => {
    expect(past(() => {})).toBe(4);
    // Her far edge lies 2 mm over the line; the target's other side stays in sight.
    expect(past(s => add(s, 1, 'courageuse', 690, 470, E))).toBe(3);
    expect(past(s => add(s, 1, 'courageuse', 690, 474, E))).toBe(4);
    const outline = [-2000, -2000, 2000, -2000, 2000, 2000, -2000, 2000];
    expect(past(s => (s.land = [makeLand('island', outline, 69_000, 46_700, 0, 'rocky', 0)]))).toBe(3);
  });

  test('R85 a main mast beyond the ruler is raked, if the bow is in reach', () => {
    const { event, parts } = shoot({ abeam: 310, heading: W, sea: standard, faces: [zeros(A, 4)] });
    expect(event.range).toBeLessThanOrEqual(27_000);
    expect(parts[1]).toEqual(['rake-bow', 1]);
  });

  test('R85 and one outside the central arc, if some of her is within it', () => {
    const s = sea(standard);
    const ship = add(s, 0, 'courageuse', 600, 450, N);
    const target = add(s, 1, 'defence', 730, 495, Math.round((250 / 360) * 65_536));
    const [dot, mast] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    dotOf(ship, RIGHT, CENTRAL, dot);
    mastOf(target, mast);
    // The arc begins 73 degrees off her bow, of which this is the tangent.
    expect((mast.x - dot.x) / (mast.y - dot.y)).toBeLessThan(3.27);
    expect(rangeOf(s, ship, RIGHT, CENTRAL, target)).toBeGreaterThan(0);
    expect(rakeOf(s, ship, RIGHT, CENTRAL, target)).toBe(1);
  });

  test('T5.14 a battery rakes if one of its arcs does', () => {
    const s = sea(standard);
    const fort = add(s, 0, 'fort', 600, 450, E);
    const target = add(s, 1, 'defence', 720, 450, W);
    fort.volley[LEFT] = volleyCode(target.id, FORWARD, BALL, 0);
    const t = context(...draws(s, B, ...blanks(6)));
    resolveFire(s, t);
    expect(happened(t, 'fired')[0]).toMatchObject({ counters: 6, clause: 'T5.6' });
  });

  test('S6.1 works on shore have no mast to sight', () => {
    const { parts } = shoot({
      abeam: 120,
      target: 'building',
      heading: W,
      sea: standard,
      faces: [zeros(B, 3)],
    });
    expect(parts).toEqual([['firepower', 3]]);
  });
});

describe('kinds of shot', () => {
  test('S7.2, S7.3, S7.4 ball draws A or B, chain C, grape D', () => {
    const near = { abeam: 90, sea: standard };
    expect(shoot({ ...near, faces: [zeros(B, 3)] }).drawn).toEqual([[B, 3]]);
    expect(shoot({ ...near, shot: CHAIN, faces: [zeros(C, 3)] }).drawn).toEqual([[C, 3]]);
    expect(shoot({ ...near, shot: GRAPE, faces: [zeros(D, 3)] }).drawn).toEqual([[D, 3]]);
  });

  test('S7.3, S7.4 beyond the red and purple part chain and grape do nothing', () => {
    for (const shot of [CHAIN, GRAPE]) {
      const { event, drawn } = shoot({ abeam: 100.1, shot, sea: standard });
      expect([event.counters, drawn]).toEqual([0, []]);
    }
  });

  test('S8.5 emptied guns hit nobody and are spent', () => {
    const s = sea(standard);
    const ship = add(s, 0, 'courageuse', 600, 450, N);
    ship.volley[LEFT] = volleyCode(-1, CENTRAL, BALL, 0);
    const t = context();
    resolveFire(s, t);
    expect(happened(t, 'fired')[0]).toMatchObject({ target: -1, counters: 0, modifiers: [], clause: 'S8.5' });
    expect(ship.spent).toEqual([1, 0]);
  });

  test('O8.4 double shot within half the ruler draws as many A as B counters', () => {
    const { drawn, event, parts } = shoot({
      abeam: 167.5,
      shot: DOUBLE,
      own: { shot: [1, DOUBLE] },
      sea: { level: 'standard', articles: { doubleShot: true } },
      faces: [zeros(A, 3), zeros(B, 3)],
    });
    expect(drawn).toEqual([
      [A, 3],
      [B, 3],
    ]);
    expect(event.counters).toBe(6);
    expect(parts.at(-1)).toEqual(['double-shot', 3]);
  });

  test('O8.5 beyond it nothing', () => {
    const { drawn } = shoot({ abeam: 168, shot: DOUBLE, own: { shot: [1, DOUBLE] }, sea: standard });
    expect(drawn).toEqual([]);
  });

  test('O9.2, O9.4 double shot aimed high exchanges counters of both letters', () => {
    const s = sea({ level: 'advanced', articles: { doubleShot: true, aimingHigh: true } });
    const ship = add(s, 0, 'courageuse', 600, 450, N, { shot: [1, DOUBLE], hull: [3, 3, 3, 3, 3, 3, 3, 0, 0, 0] });
    const target = add(s, 1, 'defence', 700, 450, N);
    ship.volley[RIGHT] = volleyCode(1, CENTRAL, DOUBLE, 1);
    const [first, second] = draws(s, C, face(0), face(1)) as [number, number];
    resolveFire(s, context(...draws(s, A, face(2, 'leak')), first, ...draws(s, B, face(2, 'rudder')), second));
    expect([target.tornSails, target.masts, target.leaks, target.rudders, target.hull[0]]).toEqual([1, 1, 0, 0, 1]);
  });
});
