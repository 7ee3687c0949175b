import { describe, expect, test } from 'vitest';
import { belly, boomAngle, braceAngle } from './brace.ts';
import { bearing, distance, offset, pathLength, poseAt, sector, turnBetween } from './geometry.ts';
import { roomFor } from './framing.ts';
import { cellBounds, cellCentre, cellOutline, gridPath, hexCentre, hexOutline, rectangle } from './grid.ts';
import { gunPorts, holes, mastSteps } from './hull.ts';
import { join } from './outline.ts';
import type { Pose } from './scene.ts';
import { spread } from './spread.ts';

describe('bracing the yards', () => {
  test('square before the wind and in its eye', () => {
    expect(braceAngle(90, 270)).toBe(0);
    expect(braceAngle(90, 90)).toBe(0);
  });

  test('wind on the starboard side brings the starboard yardarms forward', () => {
    expect(braceAngle(0, 90)).toBe(-45);
    expect(braceAngle(0, 270)).toBe(45);
  });

  test('port and starboard tack are mirror images, and the shrouds stop the yards', () => {
    for (let wind = 0; wind < 360; wind += 5) {
      expect(braceAngle(0, wind) + braceAngle(0, 360 - wind)).toBeCloseTo(0);
      expect(Math.abs(braceAngle(0, wind))).toBeLessThanOrEqual(52);
      expect(braceAngle(135, wind + 135)).toBeCloseTo(braceAngle(0, wind));
    }
  });

  test('no jump as she turns through the wind', () => {
    for (let heading = 0; heading < 360; heading++) {
      expect(Math.abs(braceAngle(heading + 1, 0) - braceAngle(heading, 0))).toBeLessThan(3);
    }
  });

  test('a full sail drives her ahead', () => {
    for (let wind = 40; wind <= 320; wind += 10) {
      // The canvas points square off the yard; the wind must be behind it.
      const canvas = braceAngle(0, wind);
      expect(Math.cos(((wind + 180 - canvas) * Math.PI) / 180) * belly(0, wind)).toBeGreaterThan(0);
    }
    expect(belly(0, 10)).toBe(-1);
  });

  test('booms swing to leeward', () => {
    expect(boomAngle(0, 90)).toBeGreaterThan(0);
    expect(boomAngle(0, 270)).toBeLessThan(0);
  });
});

describe('paths', () => {
  const path: Pose[] = [
    { x: 0, y: 0, heading: 0 },
    { x: 0, y: -30, heading: 0 },
    { x: 10, y: -40, heading: 90 },
  ];

  test('length, ends and middle', () => {
    expect(pathLength(path)).toBeCloseTo(30 + Math.SQRT2 * 10);
    expect(poseAt(path, 0)).toEqual(path[0]);
    expect(poseAt(path, 1)).toEqual(path[2]);
    expect(poseAt(path, 2)).toEqual(path[2]);
    expect(poseAt([path[1] as Pose], 0.5)).toEqual(path[1]);
  });

  test('she turns as she goes, at an even pace', () => {
    let before = poseAt(path, 0);
    for (let t = 0.02; t <= 1.0001; t += 0.02) {
      const now = poseAt(path, t);
      expect(distance(before, now)).toBeLessThan(pathLength(path) * 0.0201);
      expect(now.heading).toBeGreaterThanOrEqual(before.heading);
      before = now;
    }
  });

  test('headings take the short way round', () => {
    expect(turnBetween(350, 10)).toBe(20);
    expect(turnBetween(10, 350)).toBe(-20);
    const through = poseAt(
      [
        { x: 0, y: 0, heading: 350 },
        { x: 10, y: 0, heading: 10 },
      ],
      0.5,
    );
    expect(((through.heading % 360) + 360) % 360).toBeCloseTo(0);
  });

  test('a turn on the spot takes its time', () => {
    const spot = poseAt(
      [
        { x: 5, y: 5, heading: 0 },
        { x: 5, y: 5, heading: 90 },
      ],
      0.5,
    );
    expect(spot).toEqual({ x: 5, y: 5, heading: 45 });
  });

  test('ahead and abeam, and the bearing back', () => {
    expect(offset({ x: 0, y: 0, heading: 90 }, 10, 5)).toEqual({ x: expect.closeTo(10), y: expect.closeTo(5) });
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: -3 })).toBe(0);
    expect(bearing({ x: 0, y: 0 }, { x: -3, y: 0 })).toBe(270);
    expect(sector(0, 0, 0, 90, 10)).toBe('M0 0L0 -10A10 10 0 0 1 10 0L0 0Z');
  });
});

describe('grids', () => {
  /** A rectangle with a bay, an islet and a cell on its own. */
  const ragged = [...rectangle(5, 4).filter(([column, row]) => column + row !== 3), [8, 1] as const];

  test.each([
    ['hex', rectangle(5, 4)],
    ['hex', ragged],
    ['flat-hex', ragged],
    ['square', ragged],
  ] as const)('every side of every %s is drawn once', (kind, cells) => {
    const grid = { kind, size: 10, cells, origin: { x: 3, y: -7 } };
    const drawn = new Map<string, number>();
    for (const run of gridPath(grid, cellBounds(grid)).split('M').slice(1)) {
      const points = run.split('L');
      for (let i = 1; i < points.length; i++) {
        const side = [points[i - 1] ?? '', points[i] ?? ''].toSorted().join(' ');
        drawn.set(side, (drawn.get(side) ?? 0) + 1);
      }
    }
    const sides = new Set<string>();
    for (const cell of cells) {
      const c = cellOutline(grid, cell).map(v => Math.round(v * 100) / 100);
      const at = (k: number): string => `${c[k % c.length]} ${c[(k + 1) % c.length]}`;
      for (let k = 0; k < c.length; k += 2) sides.add([at(k), at(k + 2)].toSorted().join(' '));
    }
    expect([...drawn.values()].every(times => times === 1)).toBe(true);
    expect([...drawn.keys()].toSorted()).toEqual([...sides].toSorted());
  });

  test('odd rows of hexes are shifted right, odd columns of flat ones down, and bounds hold them all', () => {
    expect(hexCentre(10, 0, 0)).toEqual({ x: 0, y: 0 });
    expect(hexCentre(10, 0, 1).x).toBeCloseTo(Math.sqrt(75));
    expect(cellCentre({ kind: 'flat-hex', size: 10, cells: [] }, [1, 0]).y).toBeCloseTo(Math.sqrt(75));
    expect(cellCentre({ kind: 'square', size: 10, cells: [], origin: { x: 5, y: 1 } }, [2, 3])).toEqual({
      x: 25,
      y: 31,
    });
    const b = cellBounds({ kind: 'hex', size: 10, cells: rectangle(3, 2) });
    const far = hexOutline(10, 2, 1);
    expect(Math.max(...far.filter((_, i) => i % 2 === 0))).toBeCloseTo(b.x + b.width);
    expect(Math.max(...far.filter((_, i) => i % 2 === 1))).toBeCloseTo(b.y + b.height);
  });

  test('neighbours become one coast', () => {
    const two = join([hexOutline(10, 0, 0), hexOutline(10, 1, 0)]);
    expect(two).toHaveLength(1);
    expect(two[0]).toHaveLength(10);
    expect(join([hexOutline(10, 0, 0), hexOutline(10, 4, 0)])).toHaveLength(2);
  });
});

describe('ships', () => {
  test('ports fall out with the guns', () => {
    expect(gunPorts(40, 10, 1, 3, 3).filter(port => port.lost)).toHaveLength(0);
    expect(gunPorts(40, 10, 1, 1, 3).filter(port => port.lost)).toHaveLength(6);
    expect(gunPorts(40, 10, -1, 0, 0)).toHaveLength(0);
    expect(gunPorts(40, 10, 1, 20, 40)).toHaveLength(14);
  });

  test('damage shows, and in the same places every time', () => {
    expect(holes(40, 10, 1, 0, 1)).toBe('');
    expect(holes(40, 10, 1, 5, 1).match(/Z/g)).toHaveLength(5);
    expect(holes(40, 10, -1, 3, 3)).toBe(holes(40, 10, -1, 3, 3));
  });

  test('masts stand within the hull, bow to stern', () => {
    for (const count of [1, 2, 3, 4]) {
      const steps = mastSteps(count, 40);
      expect(steps).toHaveLength(count);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(Math.max(...steps.map(Math.abs))).toBeLessThan(20);
    }
  });
});

describe('handles', () => {
  test('crowded handles part, lonely ones stay', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 3, y: 1 },
      { x: 500, y: 500 },
    ];
    const laid = spread(spots, 44);
    for (let i = 0; i < 4; i++) {
      for (let j = i + 1; j < 4; j++) {
        expect(distance(laid[i] as { x: number; y: number }, laid[j] as { x: number; y: number })).toBeGreaterThan(43);
      }
    }
    expect(laid[3]).toEqual(spots[3]);
    expect(spread(spots, 44)).toEqual(laid);
  });

  test('and keep off the hull', () => {
    const [laid] = spread([{ x: 4, y: 0 }], 44, [{ x: 0, y: 0, gap: 25 }]);
    expect(laid?.x).toBeGreaterThan(24);
    expect(Math.hypot(laid?.x ?? 0, laid?.y ?? 0)).toBeGreaterThan(24.9);
  });
});

describe('room for the chart', () => {
  const space = { left: 0, top: 0, right: 390, bottom: 336 };
  const rose = { left: 250, top: 4, right: 386, bottom: 64 };
  const buttons = { left: 292, top: 284, right: 382, bottom: 328 };

  test('a wide sheet goes between rose and buttons, a tall one beside them', () => {
    const wide = roomFor({ x: 0, y: 0, width: 300, height: 170 }, space, [rose, buttons]);
    expect(wide).toEqual({ left: 0, top: 64, right: 390, bottom: 284 });
    const tall = roomFor({ x: 0, y: 0, width: 60, height: 100 }, space, [rose, buttons]);
    expect(tall).toEqual({ left: 0, top: 0, right: 250, bottom: 336 });
    expect(roomFor({ x: 0, y: 0, width: 60, height: 100 }, space, [])).toBe(space);
  });

  test('each of several is passed on the side where that leaves more', () => {
    const desk = { left: 0, top: 0, right: 900, bottom: 400 };
    const forecast = { left: 0, top: 190, right: 290, bottom: 400 };
    const low = { left: 700, top: 360, right: 900, bottom: 400 };
    const room = (width: number, height: number) => roomFor({ x: 0, y: 0, width, height }, desk, [forecast, low]);
    expect(room(560, 300)).toEqual({ left: 290, top: 0, right: 900, bottom: 360 });
    expect(room(900, 150)).toEqual({ left: 0, top: 0, right: 900, bottom: 190 });
    expect(room(100, 400)).toEqual({ left: 290, top: 0, right: 700, bottom: 400 });
  });
});
