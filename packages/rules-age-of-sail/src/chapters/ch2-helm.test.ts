import { describe, expect, test } from 'vitest';
import { helm } from './ch2-helm.ts';
import { allowance } from './ch2-sailing.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, CM, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';

const N = 0;
const NE = 1;
const E = 2;
const SE = 3;
const S = 4;
const NW = 7;

/** One mast of three: slow enough to be in trouble. */
const ONE_MAST = { fore: 0, mizzen: 0 } as const;

/** A ship alone at the middle of the table, at her helm, in a wind from the north. */
function alone(heading: number, changes: Partial<Ship> = {}, table: Partial<Pick<AgeOfSail, 'windSpeed'>> = {}): Drill {
  const s = sea(table);
  add(s, 0, 50, 50, heading, changes);
  return drill(helm, s);
}

function ship(d: Drill): Ship {
  return d.s.ships[0] as Ship;
}

/** East and north from the middle of the table, in hundredths of a millimetre. */
function made(d: Drill): [number, number] {
  return [ship(d).x - 50 * CM, ship(d).y - 50 * CM];
}

/** The longest run on offer, in mm. */
function longest(d: Drill): number {
  return Math.max(0, ...runs(d));
}

function runs(d: Drill): number[] {
  return d
    .offers()
    .filter(offer => offer.startsWith('run '))
    .map(offer => Number(offer.split('=')[1]));
}

function turns(d: Drill): string[] {
  return d.offers().filter(offer => /^(turn|tack|pivot) /.test(offer));
}

describe('running straight', () => {
  test('2.1 a unit of distance is a centimetre: ten millimetres of run', () => {
    const d = alone(S).say('run mm=10', 'end');
    expect(made(d)).toEqual([0, -CM]);
    expect(ship(d).sailed).toBe(10);
  });

  test('2.1, R6 a run on each of the eight headings goes the way she heads', () => {
    const far = 3536; // 50 mm on a diagonal
    const ends = [
      [0, 5000],
      [far, far],
      [5000, 0],
      [far, -far],
      [0, -5000],
      [-far, -far],
      [-5000, 0],
      [-far, far],
    ];
    for (let heading = 0; heading < 8; heading++) {
      const s = sea({ windFrom: (heading + 4) % 8 });
      add(s, 0, 50, 50, heading);
      const d = drill(helm, s).say('run mm=50', 'end');
      expect(made(d)).toEqual(ends[heading]);
      expect(ship(d).heading).toBe(heading);
    }
  });

  test('2.2 the whole of her speed may be run at once, and then her move is over', () => {
    const d = alone(S);
    expect(longest(d)).toBe(120);
    expect(d.refused('run mm=121')).toContain('2.2: only 120 mm');
    d.say('run mm=120');
    expect(d.ended()).toBe(true);
    expect(made(d)).toEqual([0, -12 * CM]);
    expect(ship(d)).toMatchObject({ moved: 1, sailed: 120 });
  });

  test('R6, R61 every length from 1 cm to the whole of her speed can be run, to the millimetre', () => {
    for (const [heading, speed] of [
      [NE, 90],
      [E, 150],
      [S, 120],
    ] as const) {
      for (let wished = 10; wished <= speed; wished++) {
        const d = alone(heading);
        let left = wished;
        while (left > 0) {
          const stroke = Math.max(...runs(d).filter(mm => mm <= left));
          expect(stroke).toBeGreaterThan(0);
          d.say(`run mm=${stroke}`);
          left -= stroke;
        }
        if (!d.ended()) d.say('end');
        expect(ship(d).sailed).toBe(wished);
      }
    }
  });

  test('R61 the strokes of one run grow shorter, and a turn begins a new run', () => {
    const d = alone(E).say('run mm=10');
    expect(runs(d).toSorted((a, b) => b - a)).toEqual([10, 5, 1]);
    expect(d.refused('run mm=50')).toContain('ever shorter strokes');
    d.say('turn to=starboard');
    expect(runs(d)).toContain(50);
  });

  test('2.6, R7 nobody ends a move short of 1 cm', () => {
    const d = alone(S);
    expect(d.offers()).not.toContain('end');
    expect(d.refused('end')).toContain('2.6');
    d.say('run mm=5', 'run mm=1', 'run mm=1', 'run mm=1', 'run mm=1');
    expect(d.refused('end')).toContain('2.6');
    d.say('run mm=1');
    expect(d.offers()).toContain('end');
    d.say('end');
    expect(ship(d).sailed).toBe(10);
  });

  test('2.6 the slowest ship runs her 1 cm and no more', () => {
    const d = alone(NE, ONE_MAST, { windSpeed: 1 });
    expect(longest(d)).toBe(10);
    d.say('run mm=10');
    expect(d.ended()).toBe(true);
  });

  test('R6 a ship may stop anywhere between 1 cm and her speed', () => {
    const d = alone(S).say('run mm=50', 'run mm=5', 'run mm=1', 'run mm=1', 'end');
    expect(ship(d).sailed).toBe(57);
    expect(made(d)).toEqual([0, -5700]);
  });
});

describe('the turning circle', () => {
  /** T8: points turned, then ahead and sideways in units of 1/100 mm, as the circle has them. */
  const CIRCLE = [
    [1, 1800.6, 745.8],
    [2, 2546.5, 2546.5],
    [3, 1800.6, 4347.1],
    [4, 0, 5093.0],
    [5, -1800.6, 4347.1],
    [6, -2546.5, 2546.5],
    [7, -1800.6, 745.8],
    [8, 0, 0],
  ] as const;

  test('2.11, R8 one point of the turning circle takes 2 cm and moves her 1.80 cm ahead and 0.75 to the side', () => {
    const starboard = alone(E).say('turn to=starboard');
    expect(longest(starboard)).toBe(150 - 20);
    expect(ship(starboard).heading).toBe(SE);
    expect(made(starboard)).toEqual([1801, -746]);
    const port = alone(SE).say('turn to=port');
    expect(ship(port).heading).toBe(E);
    expect(happened(port, 'sailed')).toMatchObject([{ how: 'port', mm: 20, clause: '2.11' }]);
  });

  test('2.11, R8, R9 the whole table of the turning circle, to either side, from every heading', () => {
    for (let from = 0; from < 8; from++) {
      for (const side of [-1, 1]) {
        const s = sea({ windSpeed: 7 });
        const turning = add(s, 0, 50, 50, from, { navy: 'privateers' });
        const angle = (from * Math.PI) / 4;
        for (const [points, ahead, sideways] of CIRCLE) {
          // The wind is kept abaft the beam all the way round, so that the circle alone is measured.
          s.windFrom = (turning.heading + 4) % 8;
          turning.moved = 0;
          drill(helm, s).say(`turn to=${side < 0 ? 'port' : 'starboard'}`, 'end');
          const abeam = side * sideways;
          const x = 50 * CM + ahead * Math.sin(angle) + abeam * Math.cos(angle);
          const y = 50 * CM + ahead * Math.cos(angle) - abeam * Math.sin(angle);
          expect(turning.heading).toBe((from + side * points + 8) % 8);
          expect(Math.abs(turning.x - x)).toBeLessThanOrEqual(2);
          expect(Math.abs(turning.y - y)).toBeLessThanOrEqual(2);
        }
        expect([turning.x, turning.y, turning.heading]).toEqual([50 * CM, 50 * CM, from]);
      }
    }
  });

  test('R8, R11 eight points in one move, the tack among them, lead back to the very place and heading', () => {
    for (const side of ['port', 'starboard']) {
      const d = alone(S, { navy: 'privateers' }, { windSpeed: 7 });
      for (const order of ['turn', 'turn', 'turn', 'tack', 'turn', 'turn', 'turn']) d.say(`${order} to=${side}`);
      expect(made(d)).toEqual([0, 0]);
      expect(ship(d).heading).toBe(S);
      d.say('end');
      expect(ship(d).sailed).toBe(160);
    }
  });

  test('R9 as many points in one move as her speed pays for: six of them out of 12 cm', () => {
    const d = alone(S, { fore: 0 }, { windSpeed: 6 }); // 12 cm running, 14 reaching, 10 close hauled
    d.say(
      'turn to=port',
      'turn to=port',
      'turn to=starboard',
      'turn to=starboard',
      'turn to=port',
      'turn to=starboard',
    );
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ heading: S, sailed: 120 });
  });

  test('2.11, R9 a point wants 2 cm of speed left: with 20 mm she turns, with 19 she does not', () => {
    const d = alone(S).say('run mm=50', 'run mm=50');
    expect(turns(d)).toEqual(['turn to=port', 'turn to=starboard']);
    d.say('run mm=1');
    expect(turns(d)).toEqual([]);
    expect(d.refused('turn to=port')).toContain('2.11');
  });

  test('R5 before each piece the present heading judges, after a turn the new heading does', () => {
    const reaching = alone(E).say('run mm=50', 'run mm=50');
    expect(longest(reaching)).toBe(50);
    reaching.say('turn to=port'); // 12 cm used, and close hauled she is allowed 9
    expect(reaching.ended()).toBe(true);
    expect(ship(reaching)).toMatchObject({ heading: NE, sailed: 120 });
  });

  test('R5 bearing away from close hauled opens up the greater speed, less the path already used', () => {
    const d = alone(NE).say('run mm=50', 'turn to=starboard');
    expect(longest(d)).toBe(150 - 70);
    d.say('turn to=starboard', 'turn to=starboard'); // running: 12 cm, 11 used
    expect(ship(d).heading).toBe(S);
    expect(longest(d)).toBe(120 - 110);
  });

  test('R5 luffing early leaves what the close-hauled speed still pays for', () => {
    const d = alone(E).say('run mm=50', 'turn to=port');
    expect(longest(d)).toBe(90 - 70);
    d.say('run mm=20');
    expect(d.ended()).toBe(true);
  });
});

describe('the wind ahead', () => {
  test('2.10 no ship turns to a heading dead into the wind', () => {
    const d = alone(NE);
    expect(turns(d)).toEqual(['tack to=port', 'turn to=starboard']);
    expect(d.refused('turn to=port')).toContain('2.10');
    expect(d.refused('tack to=starboard')).toBe('R11: on that hand she does not come through the wind');
  });

  test('2.10, R11 with the wind in the north she tacks from NE to NW for 4 cm of her 9 and has 5 left', () => {
    const d = alone(NE).say('tack to=port');
    expect(ship(d).heading).toBe(NW);
    expect(longest(d)).toBe(50);
    expect(d.refused('run mm=51')).toContain('only 50 mm');
    // Two points of the circle from NE to port: 2.5465 ahead and as much to the left, which is due north.
    expect(made(d)).toEqual([0, 3602]);
    d.say('run mm=50');
    expect(d.ended()).toBe(true);
  });

  test('2.10, R11 tacking to the other side is the same turn mirrored', () => {
    const d = alone(NW).say('tack to=starboard');
    expect(ship(d).heading).toBe(NE);
    expect(made(d)).toEqual([0, 3602]);
    expect(longest(d)).toBe(50);
  });

  test('2.10, R11 board by board she works up to windward', () => {
    const s = sea({ windSpeed: 6 });
    add(s, 0, 50, 50, NE);
    for (let turn = 0; turn < 3; turn++)
      drill(helm, s).say('run mm=50', turn % 2 === 0 ? 'tack to=port' : 'tack to=starboard', 'end');
    expect((s.ships[0] as Ship).y).toBeGreaterThan(60 * CM);
    expect(Math.abs((s.ships[0] as Ship).x - 50 * CM)).toBeLessThan(4 * CM);
  });

  test('R11 a tack wants 4 cm left: with exactly 40 mm she goes about, with 39 she does not', () => {
    const exactly = alone(NE).say('run mm=50');
    expect(turns(exactly)).toContain('tack to=port');
    exactly.say('tack to=port');
    expect(exactly.ended()).toBe(true);
    expect(ship(exactly)).toMatchObject({ heading: NW, sailed: 90 });

    const less = alone(NE).say('run mm=50', 'run mm=1');
    expect(turns(less)).toEqual(['turn to=starboard']);
    expect(less.refused('tack to=port')).toContain('R11');
  });

  test('R11 only a ship that is close hauled tacks', () => {
    for (const heading of [E, SE, S]) {
      const d = alone(heading);
      expect(d.refused('tack to=port')).toContain('2.10');
      expect(turns(d).some(offer => offer.startsWith('tack'))).toBe(false);
    }
  });

  test('R5, R11 path used on a reach counts against the tack', () => {
    const d = alone(E).say('run mm=10', 'turn to=port'); // 3 cm used, 6 left close hauled
    expect(turns(d)).toContain('tack to=port');
    const late = alone(E).say('run mm=50', 'turn to=port'); // 7 used, 2 left
    expect(turns(late)).toEqual(['turn to=starboard']);
  });

  test('R11 too slow to tack, she wears round the other way', () => {
    const slow = alone(NE, ONE_MAST);
    expect(turns(slow)).toEqual(['turn to=starboard']);

    const d = alone(NE);
    for (let point = 0; point < 6; point++) d.say('turn to=starboard');
    expect(d.ended()).toBe(true); // 12 cm used, and close hauled she is allowed 9
    expect(ship(d)).toMatchObject({ heading: NW, sailed: 120 });
  });

  test('R12 a shift that leaves her dead into the wind costs the move but for one point and 1 cm', () => {
    const d = alone(N);
    expect(d.offers()).toEqual(['pivot to=port', 'pivot to=starboard', 'anchor']);
    expect(d.refused('run mm=10')).toContain('2.10');
    d.say('pivot to=starboard');
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ heading: NE, sailed: 10 });
    expect(made(d)).toEqual([707, 707]);

    const port = alone(N).say('pivot to=port');
    expect(ship(port).heading).toBe(NW);
    expect(made(port)).toEqual([-707, 707]);
  });

  test('R12 in irons she may still fire', () => {
    const s = sea();
    add(s, 0, 50, 50, N);
    add(s, 1, 55, 50, N);
    const d = drill(helm, s);
    expect(d.offers()).toContain('engage ship=0 target=1');
    d.say('engage ship=0 target=1', [1, 1, 1], 'volley aim=hull decks=3', 'pivot to=port');
    expect(d.ended()).toBe(true);
  });

  test('R12, R62 a tack cut short past the middle leaves her in irons for her next move', () => {
    const s = sea({ areas: [patch('island', 52.4, 56, 2)] });
    add(s, 0, 50, 50, NE);
    const d = drill(helm, s).say('tack to=port');
    expect(d.ended()).toBe(true);
    expect(ship(d).heading).toBe(N);
    ship(d).moved = 0;
    expect(drill(helm, s).offers()).toEqual(['pivot to=port', 'pivot to=starboard', 'anchor']);
  });
});

describe('the cripple', () => {
  test('R10 with less than 2 cm she may turn one point on the spot and make 1 cm, and that is her move', () => {
    const d = alone(S, ONE_MAST, { windSpeed: 1 });
    expect(turns(d)).toEqual(['pivot to=port', 'pivot to=starboard']);
    d.say('pivot to=port');
    expect(d.ended()).toBe(true);
    expect(ship(d)).toMatchObject({ heading: SE, sailed: 10 });
    expect(made(d)).toEqual([707, -707]);
  });

  test('R10 the point comes first or not at all, and never into the wind', () => {
    const closeHauled = alone(NE, ONE_MAST, { windSpeed: 2 });
    expect(turns(closeHauled)).toEqual(['pivot to=starboard']);
    closeHauled.say('run mm=1');
    expect(turns(closeHauled)).toEqual([]);
  });

  test('R10 a ship that can pay 2 cm keeps to the turning circle', () => {
    const d = alone(S, ONE_MAST, { windSpeed: 2 });
    expect(turns(d)).toEqual(['turn to=port', 'turn to=starboard']);
    expect(d.refused('pivot to=port')).toContain('R10');
    d.say('turn to=port', 'end');
    expect(ship(d)).toMatchObject({ heading: SE, sailed: 20 });
  });

  test('R10 no ship is ever locked on a heading: from every one she can turn to at least one side', () => {
    for (let windSpeed = 1; windSpeed <= 7; windSpeed++) {
      for (let heading = 0; heading < 8; heading++) {
        const d = alone(heading, ONE_MAST, { windSpeed });
        expect(turns(d).length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the anchor', () => {
  test('2.14, R16 the anchor may go at any point of her move, and ends it', () => {
    const atOnce = alone(S).say('anchor');
    expect(atOnce.ended()).toBe(true);
    expect(ship(atOnce)).toMatchObject({ condition: 'anchored', sailed: 0, heading: S });
    expect(made(atOnce)).toEqual([0, 0]);

    const later = alone(S).say('run mm=50', 'turn to=port', 'anchor');
    expect(later.ended()).toBe(true);
    expect(ship(later)).toMatchObject({ condition: 'anchored', sailed: 70, heading: SE });
    expect(happened(later, 'anchored')).toMatchObject([{ ship: 0, clause: '2.14' }]);
  });
});

describe('the order list', () => {
  test('2.2, 2.11, R6 what is offered can be paid: no order ever takes her past the speed of her heading', () => {
    for (let heading = 1; heading < 8; heading++) {
      for (let pick = 0; pick < 12; pick++) {
        const d = alone(heading, {}, { windSpeed: 3 });
        for (let orders = 0; !d.ended() && orders < 60; orders++) {
          const allowed = allowance(d.s, ship(d), ship(d).heading);
          const offers = d.offers().filter(offer => offer !== 'anchor');
          d.say(offers[(pick * 7 + orders * 5) % offers.length] as string);
          expect(used(d)).toBeLessThanOrEqual(allowed);
        }
        expect(d.ended()).toBe(true);
        expect(ship(d).sailed).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

function used(d: Drill): number {
  return happened(d, 'sailed').reduce((sum, event) => sum + (event.type === 'sailed' ? event.mm : 0), 0);
}
