import { describe, expect, test } from 'vitest';
import { helm } from './ch2-helm.ts';
import { movement } from './ch2-orders.ts';
import { hullsTouch } from './ch2-courses.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, CM, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import { areFouled } from './ch4-grapnels.ts';
import { afloat } from '../model/conditions.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

const N = 0;
const NE = 1;
const E = 2;
const S = 4;
const W = 6;

const BARE = { fore: 0, main: 0, mizzen: 0 } as const;

function ship(d: Drill): Ship {
  return d.s.ships[0] as Ship;
}

/** A ship in the middle of the table heading east, in a wind from the north: 15 cm to sail. */
function reaching(s: AgeOfSail = sea()): AgeOfSail {
  add(s, 0, 50, 50, E);
  return s;
}

/** The same, at the end of a run of so many mm. */
function run(s: AgeOfSail, mm: number, ...faces: number[]): Drill {
  return drill(helm, s, ...faces).say(`run mm=${mm}`);
}

describe('hulls in contact', () => {
  test('R19 hulls touch side by side at 1 cm and bow to stern at 4 cm', () => {
    const touch = (x: number, y: number) => {
      const s = reaching();
      return hullsTouch(s.ships[0] as Ship, add(s, 1, 50 + x, 50 + y, E));
    };
    expect([touch(0, 1), touch(0, 1.01), touch(4, 0), touch(4.01, 0)]).toEqual([true, false, true, false]);
  });

  test('R47 contact with an enemy stops her at the first touch and entangles both', () => {
    const s = reaching();
    const enemy = add(s, 1, 60, 50, E);
    const d = run(s, 150);
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ x: 56 * CM, y: 50 * CM, sailed: 60 });
    expect(areFouled(ship(d), enemy)).toBe(true);
    expect(areFouled(enemy, ship(d))).toBe(true);
    expect(happened(d, 'touched')).toMatchObject([{ ship: 0, other: 1, fouled: true, clause: 'R47' }]);
  });

  test('R47 contact on the last millimetre of a run ends the move as well', () => {
    const s = reaching();
    add(s, 1, 59, 50, E);
    const d = run(s, 50);
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ x: 55 * CM, fouled: 2 });
  });

  test('R47 a ship that passes clear by a hair is not touched', () => {
    for (const [aside, fouled] of [
      [1.01, 0],
      [1, 2],
    ] as const) {
      const s = reaching();
      add(s, 1, 57, 50 + aside, E);
      const d = run(s, 150);
      expect(ship(d).fouled).toBe(fouled);
      expect(ship(d).x === 65 * CM).toBe(fouled === 0);
    }
  });

  test('R47, R62 she is touched in the turn as on the straight, and holds the heading she was nearer to', () => {
    const early = reaching();
    add(early, 1, 54.5, 50, E);
    const soon = drill(helm, early).say('turn to=starboard');
    expect(soon.ended()).toBe(true);
    expect(ship(soon)).toMatchObject({ heading: E, fouled: 2 });
    expect(ship(soon).sailed).toBeLessThanOrEqual(10);

    const late = reaching();
    add(late, 1, 53.7, 48.5, S);
    const nearlyRound = drill(helm, late).say('turn to=starboard');
    expect(ship(nearlyRound)).toMatchObject({ heading: 3, fouled: 2 });
    expect(ship(nearlyRound).sailed).toBeGreaterThan(10);
    expect(ship(nearlyRound).sailed).toBeLessThan(20);
  });

  test('R11, R47 wherever in a tack she meets the enemy, there she stays', () => {
    let met = 0;
    for (let y = 52; y < 60; y += 0.05) {
      const s = sea();
      add(s, 0, 50, 50, NE);
      add(s, 1, 50, y, E);
      const d = drill(helm, s).say('tack to=port');
      const types = d.events.map(event => event.type);
      if (!types.includes('touched')) continue;
      met++;
      expect(types.slice(types.indexOf('touched') - 1)).toEqual(['sailed', 'touched']);
      expect(d.ended()).toBe(true);
    }
    expect(met).toBeGreaterThan(40);
  });

  test('R11, R17 wherever in a tack she grounds, there she stays', () => {
    let met = 0;
    for (let y = 53; y < 62; y += 0.05) {
      const s = sea({ areas: [patch('shoal', 50, y, 2)] });
      add(s, 0, 50, 50, NE);
      const d = drill(helm, s, 1).say('tack to=port');
      const types = d.events.map(event => event.type);
      if (!types.includes('sounding')) continue;
      met++;
      expect(types.slice(types.indexOf('sounding') - 1)).toEqual(['sailed', 'sounding']);
      expect(ship(d).condition).toBe('aground');
      expect(d.ended()).toBe(true);
    }
    expect(met).toBeGreaterThan(40);
  });

  test('R62 a turn cut short leaves her hull clear of what stopped her, on one of the two headings', () => {
    let cut = 0;
    for (let x = 52; x < 57; x += 0.1) {
      for (const y of [46, 48, 50]) {
        const s = reaching();
        const friend = add(s, 0, x, y, N);
        if (hullsTouch(s.ships[0] as Ship, friend)) continue;
        const d = drill(helm, s).say('turn to=starboard');
        if (happened(d, 'touched').length === 0) continue;
        cut++;
        const [last] = happened(d, 'sailed');
        const wholePoint = last?.type === 'sailed' && last.mm === 20;
        expect(hullsTouch(ship(d), friend)).toBe(wholePoint);
        expect([E, E + 1]).toContain(ship(d).heading);
      }
    }
    expect(cut).toBeGreaterThan(20);
  });

  test('R62 exactly half way through the point she still keeps her old heading, a millimetre farther she has the new', () => {
    const headings = new Map<number, number>();
    for (let x = 52.5; x < 56; x += 0.05) {
      const d = drill(helm, reaching(sea({ areas: [patch('shoal', x + 1, 50, 1)] })), 1).say('turn to=starboard');
      const [turned] = happened(d, 'sailed');
      if (turned !== undefined && ship(d).condition === 'aground') headings.set(turned.mm, turned.heading);
    }
    expect([9, 10, 11, 12].map(mm => headings.get(mm))).toEqual([E, E, E + 1, E + 1]);
  });

  test('R47 entangled, neither of the two moves', () => {
    const s = reaching();
    add(s, 1, 59, 50, E);
    run(s, 50);
    for (const side of [0, 1] as const) {
      s.active = side;
      for (const each of s.ships) each.moved = 0;
      const d = drill(movement, s);
      expect(d.ended()).toBe(true);
      expect(happened(d, 'sailed')).toEqual([]);
    }
  });

  test('R48 a friend stops her, touching, without entangling or harming anyone', () => {
    const s = reaching();
    const friend = add(s, 0, 60, 50, N);
    const d = run(s, 150);
    expect(d.ended()).toBe(true);
    expect(hullsTouch(ship(d), friend)).toBe(true);
    expect([ship(d).fouled, friend.fouled]).toEqual([0, 0]);
    expect(ship(d)).toMatchObject({ port: 3, starboard: 3, hull: 3, fore: 1, main: 1, mizzen: 1 });
    expect(happened(d, 'touched')).toMatchObject([{ ship: 0, other: 1, fouled: false, clause: 'R48' }]);
  });

  test('R48 an ally of the same side is a friend too', () => {
    const s = reaching(sea({ articles: { sides: [0, 1, 0, 1] } }));
    add(s, 2, 60, 50, N);
    expect(ship(run(s, 150)).fouled).toBe(0);
    const against = reaching(sea({ articles: { sides: [0, 1, 0, 1] } }));
    add(against, 3, 60, 50, N);
    expect(ship(run(against, 150)).fouled).toBe(2);
  });

  test('R7, R48 a ship that cannot advance 1 cm stays where she touches, and that was her move', () => {
    const s = reaching();
    add(s, 0, 54.5, 50, E); // 5 mm of water between them
    const d = run(s, 150);
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ x: 50.5 * CM, sailed: 5, moved: 1 });

    ship(d).moved = 0;
    const again = run(s, 150);
    expect(again.ended()).toBe(true);
    expect(ship(again)).toMatchObject({ x: 50.5 * CM, sailed: 0, moved: 1 });
  });

  test('R48, R65 in contact she may draw away', () => {
    const astern = reaching();
    add(astern, 0, 46, 50, E); // her bow against our stern
    expect(ship(run(astern, 150))).toMatchObject({ x: 65 * CM, sailed: 150 });
    const abreast = reaching();
    add(abreast, 0, 49, 51, E); // alongside, her centre abaft ours
    expect(ship(run(abreast, 150))).toMatchObject({ x: 65 * CM, sailed: 150 });
  });

  test('R47, R65 cut free but still in contact with the enemy she may draw away, not press on', () => {
    const away = reaching();
    add(away, 1, 46, 50, E);
    expect(ship(run(away, 150))).toMatchObject({ x: 65 * CM, fouled: 0 });
    const on = reaching();
    add(on, 1, 54, 50, E);
    expect(ship(run(on, 150))).toMatchObject({ x: 50 * CM, sailed: 0, fouled: 2 });
  });

  test('R47, R48 ships gone from the table are in nobody’s way', () => {
    for (const condition of ['sunk', 'blown-up', 'withdrawn'] as const) {
      const s = reaching();
      add(s, 1, 60, 50, E, { condition });
      expect(ship(run(s, 150))).toMatchObject({ x: 65 * CM, fouled: 0 });
    }
  });
});

describe('land', () => {
  test('R7, R64 land stops her and holds nobody', () => {
    const s = reaching(sea({ areas: [patch('island', 60, 50, 2)] }));
    const d = run(s, 150);
    expect(d.ended()).toBe(true);
    // The coast at 58 cm, less 1.5 of keel and 0.5 of bow.
    expect(ship(d)).toMatchObject({ x: 56 * CM, sailed: 60, condition: 'sailing', fouled: 0 });
    expect(happened(d, 'stopped-by-land')).toMatchObject([{ ship: 0, area: 0, clause: 'R64' }]);
  });

  test('R7, R65 against the coast she cannot press on, but turned about she sails off', () => {
    const s = reaching(sea({ areas: [patch('island', 60, 50, 2)] }));
    run(s, 150);
    const stuck = s.ships[0] as Ship;
    expect(ship(run(s, 150))).toMatchObject({ x: 56 * CM, sailed: 0 });
    stuck.heading = W;
    expect(ship(run(s, 150))).toMatchObject({ x: 41 * CM, sailed: 150 });
  });

  test('R64, R65 scraping along a coast she may draw away from it, and no die is thrown', () => {
    const past = reaching(sea({ areas: [patch('island', 48, 52.5, 2)] }));
    expect(ship(run(past, 150))).toMatchObject({ x: 65 * CM, sailed: 150 });
    const before = reaching(sea({ areas: [patch('island', 51, 52.5, 2)] }));
    expect(ship(run(before, 150))).toMatchObject({ x: 50 * CM, sailed: 0 });
  });

  test('R64 land a hair off her side lets her pass', () => {
    const s = reaching(sea({ areas: [patch('island', 58, 52.51, 2)] }));
    expect(ship(run(s, 150)).sailed).toBe(150);
    const nearer = reaching(sea({ areas: [patch('island', 58, 52.5, 2)] }));
    expect(ship(run(nearer, 150)).sailed).toBeLessThan(150);
  });
});

describe('shoals', () => {
  const shoal = () => reaching(sea({ areas: [patch('shoal', 57, 50, 1)] }));

  test('2.15, R17, R63 on first touching a shoal one die is thrown: 1, 2 and 3 put her aground there', () => {
    for (const face of [1, 2, 3]) {
      const d = run(shoal(), 150, face);
      expect(d.ended()).toBe(true);
      // The edge at 56 cm, less 1.5 of keel and 0.5 of bow.
      expect(ship(d)).toMatchObject({ condition: 'aground', x: 54 * CM, sailed: 40 });
      expect(happened(d, 'sounding')).toMatchObject([{ face, aground: true, clause: '2.15' }]);
    }
  });

  test('2.15, R17 on 4, 5 and 6 she sails on over the whole of it with that one die', () => {
    for (const face of [4, 5, 6]) {
      const d = run(shoal(), 150, face);
      expect(ship(d)).toMatchObject({ condition: 'sailing', x: 65 * CM, sailed: 150 });
      expect(d.left()).toBe(0);
      expect(happened(d, 'sounding').length).toBe(1);
    }
  });

  test('R17, R63 she leaves a shoal with the last of her hull, not with her centre', () => {
    const s = shoal(); // its far edge lies at 58 cm
    drill(helm, s, 6).say('run mm=50', 'run mm=50', 'end');
    expect(s.ships[0]).toMatchObject({ x: 60 * CM, soundings: 1 });
    drill(helm, s).say('run mm=10', 'end');
    expect(s.ships[0]).toMatchObject({ x: 61 * CM, soundings: 0 });
  });

  test('R17 stopping on the shoal and sailing on next turn asks for no second die', () => {
    const s = shoal();
    drill(helm, s, 6).say('run mm=50', 'end');
    const d = run(s, 50);
    expect(happened(d, 'sounding')).toEqual([]);
    expect(ship(d).condition).toBe('sailing');
  });

  test('R17 each shoal has its own die, and so has the same one after she has left it', () => {
    const s = reaching(sea({ areas: [patch('shoal', 55, 50, 0.5), patch('shoal', 64, 50, 0.5)] }));
    const d = run(s, 150, 4, 5);
    expect(happened(d, 'sounding')).toMatchObject([
      { area: 0, face: 4 },
      { area: 1, face: 5 },
    ]);
    // Back the way she came: she still lies on the second, and comes upon the first anew.
    ship(d).heading = W;
    const back = run(s, 150, 6);
    expect(happened(back, 'sounding')).toMatchObject([{ area: 0, face: 6 }]);
  });

  test('R17 leaving the shoal and coming back is a new encounter', () => {
    const s = shoal();
    run(s, 150, 6);
    (s.ships[0] as Ship).heading = W;
    const back = run(s, 150, 2);
    expect(happened(back, 'sounding')).toMatchObject([{ area: 0, face: 2, aground: true }]);
    expect(ship(back).condition).toBe('aground');
  });

  test('R17 far from every shoal the old soundings are forgotten', () => {
    const s = shoal();
    drill(helm, s, 6).say('run mm=50', 'end'); // she lies on it
    const lying = s.ships[0] as Ship;
    expect(lying.soundings).toBe(1);
    Object.assign(lying, { x: 20 * CM, y: 20 * CM });
    run(s, 50);
    expect(lying.soundings).toBe(0);
  });

  test('2.15 a shoal is met in a turn as on the straight', () => {
    const s = reaching(sea({ areas: [patch('shoal', 55, 50, 2)] }));
    const d = drill(helm, s, 1).say('turn to=starboard');
    expect(d.ended()).toBe(true);
    expect(ship(d).condition).toBe('aground');
  });
});

describe('the edge of the table', () => {
  test('R55 past the edge she is withdrawn for good, in the middle of her run', () => {
    const s = sea();
    add(s, 0, 95, 50, E);
    const d = run(s, 150);
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ condition: 'withdrawn', sailed: 51 });
    expect(afloat(ship(d))).toBe(false);
    expect(happened(d, 'withdrew')).toMatchObject([{ ship: 0, clause: 'R55' }]);
    s.active = 0;
    ship(d).moved = 0;
    expect(drill(movement, s).ended()).toBe(true);
  });

  test('R55 her fire leaves with her', () => {
    const s = sea();
    add(s, 0, 99, 50, E, { fire: 2 });
    expect(ship(run(s, 50))).toMatchObject({ condition: 'withdrawn', fire: 0 });
  });

  test('R55 on the very edge she is still there', () => {
    const s = sea();
    add(s, 0, 95, 50, E);
    const d = run(s, 50);
    expect(ship(d)).toMatchObject({ condition: 'sailing', x: 100 * CM });
    d.say('run mm=1');
    expect(ship(d).condition).toBe('withdrawn');
  });

  test('R55 all four edges, and a turn or a drift over them, count alike', () => {
    for (const [x, y, heading, windFrom] of [
      [50, 99, N, S],
      [50, 1, S, N],
      [1, 50, W, N],
      [99, 50, E, N],
    ] as const) {
      const s = sea({ windFrom });
      add(s, 0, x, y, heading);
      expect(ship(run(s, 50)).condition).toBe('withdrawn');
    }
    const turning = sea();
    add(turning, 0, 99, 50, E);
    expect(ship(drill(helm, turning).say('turn to=starboard')).condition).toBe('withdrawn');
    const drifting = sea();
    add(drifting, 0, 50, 0.5, E, BARE);
    expect(ship(drill(movement, drifting).say('end')).condition).toBe('withdrawn');
  });

  test('R55 whoever withdraws with her hull against nobody leaves the others free', () => {
    const s = sea();
    add(s, 0, 98, 50, E);
    add(s, 1, 98, 54, E);
    const d = run(s, 150);
    expect(d.s.ships.map(each => each.fouled)).toEqual([0, 0]);
  });
});
