import { boxCorners, boxSegmentCrosses, cosine, rotate, segmentTouchesPolygon, sine } from '@weathergauge/seamanship';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARCS, type ArcLimits } from './data/figures.ts';
import { type Land, makeLand } from './ground.ts';
import type { Hull } from './hulls.ts';
import {
  bandOf,
  CENTRAL,
  dotOf,
  FORWARD,
  mastOf,
  type Printed,
  rakeOf,
  rangeFromPoint,
  rangeTo,
  REAR,
} from './sight.ts';

const LEFT = 0;
const RIGHT = 1;
const NORTH = 0;
const EAST = 16384;

const liner = (x: number, y: number, heading: number): Printed => ({
  x,
  y,
  heading,
  halfLength: 3900,
  halfWidth: 2450,
  base: 1,
});
const frigate = (x: number, y: number, heading: number): Printed => ({
  x,
  y,
  heading,
  halfLength: 3500,
  halfWidth: 2200,
  base: 0,
});

/** Without anything between. */
const clear = (shooter: Printed, side: number, arc: number, target: Hull): number =>
  rangeTo(shooter, side, arc, target, [], [], 0);
const arcsOn = (shooter: Printed, side: number, target: Hull, screens: Hull[] = [], land: Land[] = []): number[] =>
  [FORWARD, CENTRAL, REAR].filter(arc => rangeTo(shooter, side, arc, target, screens, land, 0) >= 0);

describe('the print of a base', () => {
  test('B5.2, B5.3 three dots on either side, turning with the ship', () => {
    const at = { x: 0, y: 0 };
    const ship = liner(50_000, 40_000, NORTH);
    const dots = [LEFT, RIGHT].map(side =>
      [FORWARD, CENTRAL, REAR].map(arc => {
        dotOf(ship, side, arc, at);
        return [at.x - 50_000, at.y - 40_000];
      }),
    );
    expect(dots).toEqual([
      [
        [-900, 2000],
        [-900, -400],
        [-900, -2750],
      ],
      [
        [900, 2000],
        [900, -400],
        [900, -2750],
      ],
    ]);
    dotOf(frigate(0, 0, EAST), RIGHT, FORWARD, at);
    expect(at).toEqual({ x: 1800, y: -800 });
    mastOf(frigate(0, 0, EAST), at);
    expect(at).toEqual({ x: -360, y: 0 });
  });
});

describe('arcs and ruler', () => {
  const shooter = liner(0, 0, NORTH);

  test('B5.7, B5.23 square abeam the range is the gap from the dot to the side of the base', () => {
    const target = liner(900 + 10_000 + 2450, -400, NORTH);
    expect(clear(shooter, RIGHT, CENTRAL, target)).toBe(10_000);
    expect(clear(shooter, LEFT, CENTRAL, target)).toBe(-1);
    expect(clear(shooter, LEFT, CENTRAL, liner(-900 - 10_000 - 2450, -400, NORTH))).toBe(10_000);
  });

  test('B5.24, B5.25 the ends of the bands belong to the nearer one', () => {
    const at = (gap: number): number => bandOf(clear(shooter, RIGHT, CENTRAL, liner(900 + gap + 2450, -400, NORTH)));
    expect([6750, 6751, 13_500, 13_501, 27_000, 27_001].map(at)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bandOf(-1)).toBe(-1);
    expect(bandOf(0)).toBe(0);
  });

  test('B5.4, B5.5, B5.8 which arcs bear: ahead of the beam the forward one, abaft it the rear one, abeam all three', () => {
    expect(arcsOn(shooter, RIGHT, frigate(12_000, 0, NORTH))).toEqual([FORWARD, CENTRAL, REAR]);
    expect(arcsOn(shooter, RIGHT, frigate(14_000, 14_000, NORTH))).toEqual([FORWARD]);
    expect(arcsOn(shooter, RIGHT, frigate(14_000, -14_000, NORTH))).toEqual([REAR]);
    expect(arcsOn(shooter, RIGHT, frigate(0, 15_000, NORTH))).toEqual([]);
    expect(arcsOn(shooter, RIGHT, frigate(0, -15_000, NORTH))).toEqual([]);
    expect(arcsOn(shooter, RIGHT, frigate(13_000, 5500, NORTH))).toEqual([FORWARD, CENTRAL]);
  });

  test('B5.26 short range from one arc, long from another', () => {
    const target = frigate(11_500, 13_500, NORTH);
    const near = clear(shooter, RIGHT, FORWARD, target);
    expect(bandOf(near)).toBe(1);
    const ahead = frigate(900 + 13_450 + 2200, 2000, NORTH);
    expect(clear(shooter, RIGHT, FORWARD, ahead)).toBe(13_450);
    expect(clear(shooter, RIGHT, REAR, ahead)).toBeGreaterThan(13_500);
  });

  test('both limits belong to the arc: a corner on the ray is reached, a unit outside it is not', () => {
    // From dot (900, 2000) of a base heading north-east by 41°, so that the forward limit runs exactly east or west.
    const heading = EAST - 7464;
    const ship = liner(0, 0, heading);
    const at = { x: 0, y: 0 };
    dotOf(ship, RIGHT, FORWARD, at);
    const above = (gap: number): Hull => liner(at.x + 15_000, at.y + 3900 + gap, NORTH);
    expect(clear(ship, RIGHT, FORWARD, above(0))).toBe(15_000 - 2450);
    expect(clear(ship, RIGHT, FORWARD, above(1))).toBe(-1);
    expect(clear(ship, RIGHT, FORWARD, above(-1))).toBe(15_000 - 2450);
  });

  test('T5.8, T5.12 a battery measures from its dot, in its own arc', () => {
    const far = (x: number, y: number) => rangeFromPoint(0, 0, NORTH, -8192, 8192, frigate(x, y, NORTH), [], [], 0);
    expect(far(0, 13_500)).toBe(10_000);
    expect(far(0, -13_500)).toBe(-1);
    expect(far(12_000, 10_000)).toBeGreaterThan(0);
    expect(far(12_000, 5000)).toBe(-1);
    // A building as a small base.
    const building = { x: 0, y: 20_000, heading: EAST, halfLength: 1100, halfWidth: 800 };
    expect(rangeFromPoint(0, 0, NORTH, -8192, 8192, building, [], [], 0)).toBe(19_200);
  });
});

describe('line of sight', () => {
  const shooter = liner(0, 0, NORTH);
  const target = liner(18_000, -400, NORTH);

  test('B5.16 a base right between stops the shot; shooter and target themselves never do', () => {
    const between = frigate(9000, -400, NORTH);
    expect(clear(shooter, RIGHT, CENTRAL, target)).toBe(18_000 - 2450 - 900);
    expect(rangeTo(shooter, RIGHT, CENTRAL, target, [shooter, target], [], 0)).toBe(18_000 - 2450 - 900);
    expect(rangeTo(shooter, RIGHT, CENTRAL, target, [shooter, between, target], [], 0)).toBe(-1);
    expect(rangeTo(shooter, RIGHT, CENTRAL, between, [shooter, between, target], [], 0)).toBe(9000 - 2200 - 900);
  });

  test('B5.17 past a screen that leaves a part of the base free the range is to that part', () => {
    const partly = frigate(9000, -3000, NORTH);
    const range = rangeTo(shooter, RIGHT, CENTRAL, target, [partly], [], 0);
    // Over the screen's corner at (6800, 500) up to the near side at x = 15550.
    const [dx, dy] = [15_550 - 900, ((15_550 - 900) * 900) / (6800 - 900)];
    expect(range).toBe(Math.ceil(Math.hypot(dx, dy)));
    expect(arcsOn(shooter, RIGHT, target, [partly])).toEqual([FORWARD, CENTRAL]);
    // Close alongside she covers the rear arc and the central one, and the forward one still bears.
    expect(arcsOn(shooter, RIGHT, target, [frigate(4700, -2000, NORTH)])).toEqual([FORWARD]);
  });

  test('R38 a line that only touches a base is blocked, a gap however narrow is a gap', () => {
    // Two screens, ends meeting on the line square abeam of the dot, hide all of a small target between them.
    const small = { x: 20_000, y: -400, heading: NORTH, halfLength: 50, halfWidth: 50 };
    const upper = { x: 10_000, y: -400 + 1000, heading: NORTH, halfLength: 1000, halfWidth: 500 };
    const lower = { x: 10_000, y: -400 - 1000, heading: NORTH, halfLength: 1000, halfWidth: 500 };
    expect(rangeTo(shooter, RIGHT, CENTRAL, small, [upper, lower], [], 0)).toBe(-1);
    const range = rangeTo(shooter, RIGHT, CENTRAL, small, [upper, { ...lower, y: lower.y - 1 }], [], 0);
    expect(range).toBe(20_000 - 50 - 900);
    // The screen's edge runs along the edge of the target's shadow: its corner is hidden, so all of it is.
    const edge = { x: 10_000, y: -400 + 1000, heading: NORTH, halfLength: 1000, halfWidth: 500 };
    const above = { x: 20_000, y: -400 + 50, heading: NORTH, halfLength: 50, halfWidth: 50 };
    expect(rangeTo(shooter, RIGHT, CENTRAL, above, [edge], [], 0)).toBe(-1);
    expect(rangeTo(shooter, RIGHT, CENTRAL, { ...above, y: above.y - 1 }, [edge], [], 0)).toBe(19_050);
  });

  test('a base behind the target, or in contact beyond it, hides nothing', () => {
    const beyond = liner(18_000 + 4900, -400, NORTH);
    expect(rangeTo(shooter, RIGHT, CENTRAL, target, [beyond], [], 0)).toBe(clear(shooter, RIGHT, CENTRAL, target));
    const astern = liner(0, -7800, NORTH);
    const other = liner(-4900, 0, NORTH);
    expect(rangeTo(shooter, RIGHT, CENTRAL, target, [astern, other], [], 0)).toBe(
      clear(shooter, RIGHT, CENTRAL, target),
    );
  });

  const square = [-4000, -4000, 4000, -4000, 4000, 4000, -4000, 4000];

  test('T4.1, T4.2, T4.3 land blocks: all arcs, or the central one but not the forward', () => {
    const peninsula = makeLand('coast', square, 9000, 0, 0, 'rocky', 0);
    expect(arcsOn(shooter, RIGHT, frigate(18_000, 0, NORTH), [], [peninsula])).toEqual([]);
    const lower = makeLand('coast', square, 9000, -4700, 0, 'rocky', 0);
    const ahead = frigate(18_000, 3000, NORTH);
    expect(arcsOn(shooter, RIGHT, ahead)).toEqual([FORWARD, CENTRAL, REAR]);
    expect(arcsOn(shooter, RIGHT, ahead, [], [lower])).toEqual([FORWARD, CENTRAL]);
    expect(arcsOn(shooter, RIGHT, ahead, [], [makeLand('coast', square, 9000, -2500, 0, 'rocky', 0)])).toEqual([
      FORWARD,
    ]);
    // T1.10, T2.5
    for (const kind of ['reef', 'shoal'] as const) {
      expect(arcsOn(shooter, RIGHT, target, [], [makeLand(kind, square, 9000, 0, 0, 'safe', 0)])).toEqual([0, 1, 2]);
    }
  });

  test('T4.4, T4.6, T5.16 the ground under shooter or target does not block, other ground and ships do', () => {
    const own = makeLand('island', square, 18_000, 0, 0, 'rocky', 0);
    const other = makeLand('coast', square, 8000, 0, 0, 'rocky', 0);
    const building = { x: 19_000, y: -400, heading: NORTH, halfLength: 800, halfWidth: 1100 };
    const at = (land: Land[], exempt: number, screens: Hull[] = []): number =>
      rangeTo(shooter, RIGHT, CENTRAL, building, screens, land, exempt);
    expect(at([own], 0)).toBe(-1);
    expect(at([own], 1)).toBe(19_000 - 1100 - 900);
    expect(at([other, own], 2)).toBe(-1);
    expect(at([other, own], 3)).toBe(19_000 - 1100 - 900);
    expect(at([own], 1, [frigate(9000, -400, NORTH)])).toBe(-1);
  });

  test('T4.5, T5.10, T5.20 a battery fires off its own island at A, but not over a peninsula at B', () => {
    const own = makeLand('island', square, 0, 0, 0, 'rocky', 0);
    const peninsula = makeLand('coast', square, -9000, 14_000, 0, 'rocky', 0);
    const isleA = makeLand('island', square, 6000, 22_000, 0, 'rocky', 0);
    const isleB = makeLand('island', square, -15_000, 22_000, 0, 'rocky', 0);
    const land = [own, peninsula, isleA, isleB];
    const a = { x: 6000, y: 21_000, heading: NORTH, halfLength: 800, halfWidth: 1100 };
    const b = { x: -14_000, y: 21_000, heading: NORTH, halfLength: 800, halfWidth: 1100 };
    const fire = (aim: Hull, exempt: number): number =>
      rangeFromPoint(0, 1000, NORTH, -8192, 8192, aim, [], land, exempt);
    expect(fire(a, 0b0101)).toBeGreaterThan(0);
    expect(fire(a, 0b0100)).toBe(-1);
    expect(fire(b, 0b1001)).toBe(-1);
    expect(fire(b, 0b1011)).toBeGreaterThan(0);
  });
});

describe('raking', () => {
  const target = liner(0, 0, NORTH);

  test('S6.1, S6.2, R17 through the bow, through the stern, through neither', () => {
    expect(rakeOf(0, 15_000, target)).toBe(1);
    expect(rakeOf(0, -15_000, target)).toBe(2);
    expect(rakeOf(15_000, 0, target)).toBe(0);
    expect(rakeOf(-15_000, 3000, target)).toBe(0);
    // The mast stands abaft the middle: (0, -400), so the bow is seen under a narrower angle than the stern.
    expect(rakeOf(2450 * 4, -400 + 4300 * 4, target)).toBe(1);
    expect(rakeOf(2450 * 4 + 1, -400 + 4300 * 4, target)).toBe(0);
    expect(rakeOf(-2450 * 4, -400 - 3500 * 4, target)).toBe(2);
    expect(rakeOf(-2450 * 4 - 1, -400 - 3500 * 4, target)).toBe(0);
  });

  test('S6.1, S6.2 a frigate crossing the stern, and one crossing the bow, of the same ship', () => {
    const at = { x: 0, y: 0 };
    const astern = frigate(0, -12_000, EAST);
    expect(rangeTo(astern, LEFT, CENTRAL, target, [], [], 0)).toBeGreaterThan(0);
    dotOf(astern, LEFT, CENTRAL, at);
    expect(rakeOf(at.x, at.y, target)).toBe(2);
    const ahead = frigate(0, 12_000, EAST);
    expect(rangeTo(ahead, RIGHT, CENTRAL, target, [], [], 0)).toBeGreaterThan(0);
    dotOf(ahead, RIGHT, CENTRAL, at);
    expect(rakeOf(at.x, at.y, target)).toBe(1);
  });
});

// Against brute force.

const place = fc.integer({ min: -20_000, max: 20_000 });
const heading = fc.integer({ min: 0, max: 65535 });
const ship: fc.Arbitrary<Printed> = fc
  .tuple(place, place, heading, fc.boolean())
  .map(([x, y, h, big]) => (big ? liner(x, y, h) : frigate(x, y, h)));
const rock = [-3000, -2000, 0, -4000, 4000, -1000, 2000, 3000, -2000, 3000];

/** A shooter, a target somewhere on her broadside, and others about the line between them. */
interface Melee {
  readonly shooter: Printed;
  readonly target: Printed;
  readonly screens: readonly Printed[];
  readonly land: readonly Land[];
}
const hundred = fc.integer({ min: 0, max: 100 });
const astray = fc.integer({ min: -6000, max: 6000 });
const melee: fc.Arbitrary<Melee> = fc
  .record({
    shooter: ship,
    bearing: fc.integer({ min: 5000, max: 27_000 }),
    port: fc.boolean(),
    range: fc.integer({ min: 6000, max: 32_000 }),
    heading,
    screens: fc.array(fc.tuple(hundred, astray, heading, fc.boolean()), { maxLength: 4 }),
    land: fc.array(fc.tuple(hundred, astray, heading), { maxLength: 2 }),
  })
  .map(({ shooter, bearing, port, range, heading: h, screens, land }) => {
    const line = shooter.heading + (port ? 0 - bearing : bearing);
    const along = (share: number, off: number): [number, number] => {
      const p = rotate(off, Math.round((range * share) / 100), line);
      return [shooter.x + p.x, shooter.y + p.y];
    };
    return {
      shooter,
      target: liner(...along(100, 0), h),
      screens: screens.map(([share, off, sh, big]) => (big ? liner : frigate)(...along(share, off), sh)),
      land: land.map(([share, off, lh]) => makeLand('island', rock, ...along(share, off), lh, 'rocky', 0)),
    };
  });
const grow = (hull: Hull, by: number): [number, number, number, number, number] => [
  hull.x,
  hull.y,
  hull.heading,
  hull.halfLength + by,
  hull.halfWidth + by,
];

/** Tries points all around the target; `slack` makes the screens smaller and the arc wider. */
function tried(
  shooter: Printed,
  side: number,
  arc: number,
  target: Hull,
  screens: readonly Hull[],
  land: readonly Land[],
  slack: number,
): number {
  const at = { x: 0, y: 0 };
  dotOf(shooter, side, arc, at);
  const limits = ARCS[arc] as ArcLimits;
  const [from, to] = side === 0 ? [0 - limits.to, 0 - limits.from] : [limits.from, limits.to];
  const corners = boxCorners(...grow(target, 0));
  const shores = land.map(({ outline, x, y }) =>
    outline.map((v, i) => {
      const middle = i % 2 === 0 ? x : y;
      return middle + (v - middle) * (1 - slack / 1000);
    }),
  );
  let best = Infinity;
  for (let i = 0; i < 8; i += 2) {
    const [ax, ay] = [corners[i] as number, corners[i + 1] as number];
    const [bx, by] = [corners[(i + 2) % 8] as number, corners[(i + 3) % 8] as number];
    for (let n = 0; n < 400; n += 1) {
      const x = ax + ((bx - ax) * n) / 400;
      const y = ay + ((by - ay) * n) / 400;
      const range = Math.hypot(x - at.x, y - at.y);
      if (range >= best || range > 27_000 + slack) continue;
      if (!isBetween(shooter.heading + from - slack, shooter.heading + to + slack, x - at.x, y - at.y)) continue;
      if (screens.some(other => boxSegmentCrosses(...grow(other, 0 - slack), at.x, at.y, x, y))) continue;
      if (shores.some(shore => segmentTouchesPolygon(at.x, at.y, x, y, shore))) continue;
      best = range;
    }
  }
  return best;
}

/** Clockwise of the one ray, and not of the other: less than half a turn lies between them. */
function isBetween(from: number, to: number, dx: number, dy: number): boolean {
  const clockwise = (ray: number) => cosine(ray) * dx - sine(ray) * dy;
  return clockwise(from) >= 0 && clockwise(to) <= 0;
}

const apart = (hulls: readonly Hull[]): boolean =>
  hulls.every((a, i) =>
    hulls.every((b, j) => j <= i || !segmentTouchesPolygonOf(boxCorners(...grow(a, 1)), boxCorners(...grow(b, 1)))),
  );
function segmentTouchesPolygonOf(a: readonly number[], b: readonly number[]): boolean {
  return [0, 2, 4, 6].some(i =>
    segmentTouchesPolygon(a[i] as number, a[i + 1] as number, a[(i + 2) % 8] as number, a[(i + 3) % 8] as number, b),
  );
}

describe('against a thousand points tried one by one', () => {
  test('R38 the range is theirs, on an empty sea and in a crowd', () => {
    let clean = 0;
    let hidden = 0;
    let none = 0;
    fc.assert(
      fc.property(
        melee,
        fc.constantFrom(LEFT, RIGHT),
        fc.constantFrom(FORWARD, CENTRAL, REAR),
        ({ shooter, target, screens, land }, side, arc) => {
          fc.pre(apart([shooter, target, ...screens]));
          fc.pre(
            land.every(
              l => ![shooter, target].some(h => segmentTouchesPolygonOf(boxCorners(...grow(h, 1)), l.outline)),
            ),
          );
          const range = rangeTo(shooter, side, arc, target, screens, land, 0);
          const strict = tried(shooter, side, arc, target, screens, land, 0);
          const lax = tried(shooter, side, arc, target, screens, land, 30);
          if (range < 0) {
            none += 1;
            expect(strict).toBe(Infinity);
          } else {
            if (range === clear(shooter, side, arc, target)) clean += 1;
            else hidden += 1;
            expect(range).toBeLessThan(strict + 1);
            expect(range).toBeGreaterThan(lax - 30);
          }
          // Mirrors and quarter turns.
          const turn = <H extends Hull>(h: H): H => ({ ...h, x: h.y, y: 0 - h.x, heading: (h.heading + EAST) & 65535 });
          const flip = <H extends Hull>(h: H): H => ({ ...h, x: 0 - h.x, heading: (0 - h.heading) & 65535 });
          const open = rangeTo(shooter, side, arc, target, screens, [], 0);
          expect(rangeTo(turn(shooter), side, arc, turn(target), screens.map(turn), [], 0)).toBe(open);
          expect(rangeTo(flip(shooter), 1 - side, arc, flip(target), screens.map(flip), [], 0)).toBe(open);
          // The order of the screens is nothing to the shot.
          expect(rangeTo(shooter, side, arc, target, screens.toReversed(), land.toReversed(), 0)).toBe(range);
        },
      ),
      { numRuns: 2500 },
    );
    expect(Math.min(clean, hidden, none)).toBeGreaterThan(20);
  });

  test('S6.2 a rake is by the side that the line first comes to', () => {
    fc.assert(
      fc.property(ship, place, place, (target, x, y) => {
        const corners = boxCorners(...grow(target, 0));
        const mast = { x: 0, y: 0 };
        mastOf(target, mast);
        const crosses = (i: number): boolean => {
          const [ax, ay] = [corners[2 * i] as number, corners[2 * i + 1] as number];
          const [bx, by] = [corners[(2 * i + 2) % 8] as number, corners[(2 * i + 3) % 8] as number];
          return segmentTouchesPolygon(x, y, mast.x, mast.y, [ax, ay, bx, by, ax, ay]);
        };
        fc.pre(!boxSegmentCrosses(...grow(target, 0), x, y, x, y));
        const sides = [0, 1, 2, 3].map(crosses);
        fc.pre(sides.filter(Boolean).length === 1);
        const rake = rakeOf(x, y, target);
        expect(rake).toBe(sides[0] ? 1 : sides[2] ? 2 : 0);
      }),
      { numRuns: 500 },
    );
  });
});
