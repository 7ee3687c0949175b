import { describe, expect, test } from 'vitest';
import type { Clock, Stage } from './animate.ts';
import { play } from './animate.ts';
import { arcLines, attitudeBorder, grown, rim } from './base.ts';
import type { Motion, Pose, ShipBase } from './scene.ts';

/** The ship of the line's, as printed. */
const base: ShipBase = {
  model: { length: 57, beam: 16 },
  mast: -4,
  sectors: [
    { to: 60, tone: 'aback' },
    { to: 95, tone: 'fair' },
    { to: 165, tone: 'best' },
    { to: 180, tone: 'fair' },
  ],
  dots: [{ ahead: -4, abeam: 9, from: 73, to: 107 }],
};

function pointsOf(d: string): { x: number; y: number }[] {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe('the border of a base', () => {
  const border = attitudeBorder(base, 78, 49, 0);

  test('has red ahead, orange, green and orange astern', () => {
    expect(border.map(({ tone }) => tone)).toEqual(['aback', 'fair', 'best', 'fair']);
  });

  test('goes all the way round, each colour beginning where the last ends', () => {
    const ends = border.map(({ d }) => pointsOf(d));
    // Starboard: the bow sector's last point is the next one's first, and so on.
    expect(ends[0]?.at(-1)).toEqual(ends[1]?.[0]);
    const length = border.reduce((sum, { d }) => {
      const strokes = d.split('M').filter(part => part !== '');
      return (
        sum +
        strokes.reduce((all, stroke) => {
          const points = pointsOf(`M${stroke}`);
          return (
            all +
            points.slice(1).reduce((way, p, i) => {
              const before = points[i] as { x: number; y: number };
              return way + Math.hypot(p.x - before.x, p.y - before.y);
            }, 0)
          );
        }, 0)
      );
    }, 0);
    expect(length).toBeCloseTo(2 * (78 + 49), 1);
  });

  test('is seen from the main mast: sixty degrees off the bow', () => {
    const corner = pointsOf(border[0]?.d ?? '').at(-1) ?? { x: 0, y: 0 };
    expect((Math.atan2(corner.x, 4 - corner.y) * 180) / Math.PI).toBeCloseTo(60, 1);
    expect(corner.x).toBeCloseTo(24.5);
  });

  test('a ray leaves by the side it points to', () => {
    const box = { halfWidth: 10, halfLength: 20 };
    expect(rim({ x: 0, y: 0 }, 90, box)).toMatchObject({ x: 10 });
    expect(rim({ x: 0, y: 0 }, 180, box).y).toBeCloseTo(20);
    expect(rim({ x: 3, y: 5 }, 270, box).x).toBeCloseTo(-10);
  });

  test('arc lines run from the dot to the edge', () => {
    const points = pointsOf(arcLines(base, 78, 49));
    expect(points).toHaveLength(4);
    expect(points[0]).toEqual({ x: 9, y: 4 });
    expect(points[1]?.x).toBeCloseTo(24.5);
  });
});

describe('a widened outline', () => {
  const square = [0, 0, 10, 0, 10, 10, 0, 10];

  test('by nothing is the outline itself', () => {
    expect(grown(square, 0)).toBe('M0 0L10 0L10 10L0 10Z');
  });

  test('keeps its distance on every side, whichever way it was given', () => {
    const around = (outline: readonly number[]): string[] =>
      [...grown(outline, 2).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LAZ])/g)].map(([, x, y]) => `${x} ${y}`).toSorted();
    expect(around(square)).toEqual(['-2 0', '-2 10', '0 -2', '0 12', '10 -2', '10 12', '12 0', '12 10']);
    expect(around([0, 10, 10, 10, 10, 0, 0, 0])).toEqual(around(square));
  });

  test('of a single point is a disc', () => {
    expect(grown([3, 4], 2)).toBe('M1 4A2 2 0 0 1 5 4A2 2 0 0 1 1 4Z');
  });
});

describe('motions at the same time', () => {
  const at = (x: number): Pose => ({ x, y: 0, heading: 0 });
  const sail = (ship: number, to: number, ms: number, more: { with?: true } = {}): Motion => ({
    kind: 'sail',
    ship,
    path: [at(0), at(to)],
    ms,
    ...more,
  });

  function staged(): {
    stage: Stage;
    poses: Map<number, number>;
    effects: string[];
    clock: Clock;
    turn(ms: number): void;
  } {
    let time = 0;
    let due: (() => void) | null = null;
    const poses = new Map<number, number>();
    const effects: string[] = [];
    return {
      poses,
      effects,
      stage: {
        place: (ship, pose) => void poses.set(ship, pose.x),
        wind: () => {},
        drift: () => {},
        effect: motion => void effects.push(motion.kind),
        highlight: () => {},
        hear: () => {},
      },
      clock: {
        now: () => time,
        request: callback => {
          due = callback;
          return 1;
        },
        cancel: () => {
          due = null;
        },
      },
      turn(ms) {
        time += ms;
        const call = due;
        due = null;
        call?.();
      },
    };
  }

  const calm = { speed: 1, reduced: false, winds: [0] };

  test('start together, and the next waits for the longest', () => {
    const { stage, poses, effects, clock, turn } = staged();
    let done = 0;
    const list = [sail(1, 100, 1000), sail(2, 50, 600, { with: true }), sail(3, 10, 100)];
    play(list, stage, clock, calm, () => done++);
    turn(500);
    expect(poses.get(1)).toBeCloseTo(50);
    expect(poses.get(2)).toBeGreaterThan(25);
    expect(poses.has(3)).toBe(false);
    expect(effects).toEqual(['sail', 'sail']);
    turn(300);
    expect(poses.get(2)).toBe(50);
    expect(poses.get(1)).toBeLessThan(100);
    turn(250);
    expect(poses.get(1)).toBe(100);
    expect(poses.has(3)).toBe(true);
    turn(100);
    expect(poses.get(3)).toBe(10);
    expect(done).toBe(1);
  });

  test('are all settled when skipped', () => {
    const { stage, poses, clock, turn } = staged();
    let done = 0;
    const queue = play([sail(1, 100, 1000), sail(2, 50, 600, { with: true })], stage, clock, calm, () => done++);
    turn(10);
    queue.skip();
    expect([poses.get(1), poses.get(2), done]).toEqual([100, 50, 1]);
  });
});
