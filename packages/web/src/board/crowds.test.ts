/** Berths and their headings: every handle has its room and is known by its place. */

import { expect, test } from 'vitest';
import { inRows, layRoses, ROSE_GAP } from './crowds.ts';
import { distance } from './geometry.ts';
import { discsOf } from './discs.ts';
import { hasChevrons, layHandles } from './handles.ts';
import type { Mark, Spot } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';

const SCENE = aScene({ bounds: { x: 0, y: 0, width: 1600, height: 1200 } });
const SHEET = { left: 0, top: 0, right: 1600, bottom: 1200 };

/** Three berths one above the other, and every way but straight west. */
function mooring(rows: readonly number[]): Mark[] {
  const headings = [0, 45, 90, 135, 180, 225, 315];
  return rows.flatMap((y, row) =>
    headings.map((heading, i) => {
      const pose = { x: 200, y, heading };
      return {
        offer: row * headings.length + i,
        label: '',
        at: { kind: 'ghost', ship: 0, pose, path: [pose], size: { length: 40, beam: 10 } },
      } as const;
    }),
  );
}

function apart(spots: readonly Spot[]): number {
  return Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map(b => distance(a, b))));
}

test('headings at several berths are laid as roses in the order of the berths', () => {
  const marks = mooring([1060, 1110, 1160]);
  for (const scale of [0.2, 0.5, 3]) {
    const roses = layRoses(marks, scale, 20 * scale, [], SHEET);
    if (roses === null) throw new Error('no roses');
    expect(roses.handles.size).toBe(marks.length);
    expect(apart([...roses.handles.values()])).toBeGreaterThan(ROSE_GAP - 0.01);
    const heights = roses.hubs.map(({ at }) => at.y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    for (const [mark, spot] of roses.handles) {
      const near = roses.hubs.toSorted((a, b) => distance(a.at, spot) - distance(b.at, spot))[0];
      const { at } = marks[mark] as Mark;
      expect(near?.berth.y).toBeCloseTo((at.kind === 'ghost' ? at.pose.y : 0) * scale);
    }
  }
});

test('roses give way to a ship, and stay on the sheet when they do', () => {
  const marks = mooring([560, 610, 660]);
  const ship = { x: 200, y: 640, gap: 20 };
  const laid = layRoses(marks, 1, 20, [ship], SHEET);
  if (laid === null) throw new Error('no roses');
  for (const spot of laid.handles.values()) {
    expect(distance(spot, ship)).toBeGreaterThanOrEqual(ship.gap);
    expect(spot.x).toBeGreaterThan(0);
  }
  // Nothing in the way: each berth is the middle of all.
  expect(layRoses(marks, 1, 20, [], SHEET)?.hubs[1]).toEqual({ at: { x: 200, y: 610 }, berth: { x: 200, y: 610 } });
});

test('one berth alone has no rose, and a rose no chevrons', () => {
  const alone = layHandles(mooring([600]), SCENE, 0.5, new Map());
  expect(alone.hubs).toEqual([]);
  expect(hasChevrons(alone.gap)).toBe(true);
  const several = mooring([500, 550]);
  const laid = layHandles(several, SCENE, 0.5, new Map());
  expect(laid.hubs).toHaveLength(2);
  expect(hasChevrons(laid.gap)).toBe(false);
  expect(Math.max(...discsOf(several, SCENE, 0.5, new Map()).map(({ r }) => r))).toBeLessThan(ROSE_GAP);
});

test('berths that are too close stand in rows, each at its own place along the edge', () => {
  const berths = Array.from({ length: 23 }, (_, i) => ({ x: 20 + i * 10, y: 230 }));
  const laid = inRows(berths, 24, { x: 150, y: 100 });
  laid.forEach((spot, i) => expect(spot.x).toBe(berths[i]?.x));
  expect(apart(laid)).toBeGreaterThanOrEqual(24);
  // Towards the middle of the sheet.
  for (const spot of laid) expect(spot.y).toBeLessThanOrEqual(230);
  const wide = berths.map(({ x, y }) => ({ x: x * 3, y }));
  expect(inRows(wide, 24, { x: 0, y: 0 })).toBe(wide);
});

test('handles of short runs stand no farther off than they must', () => {
  const from = { x: 600, y: 900, heading: 0 };
  const ships = [aShip(0, from)];
  const runs: Mark[] = [1, 5, 10, 50, 150].map((mm, offer) => {
    const pose = { ...from, y: from.y - mm };
    return { offer, label: '', at: { kind: 'ghost', ship: 0, pose, path: [from, pose] } };
  });
  const small = layHandles(runs, { ...SCENE, ships }, 0.3, new Map());
  const farthest = Math.min(...small.at.map(({ y }) => y));
  // Five of them need four gaps of 30 pixels beyond the first.
  expect((from.y - farthest) * 0.3).toBeLessThan(6 + 20 + 4 * 30 + 5);
  expect(small.gap).toBe(30);
  expect(layHandles(runs, { ...SCENE, ships }, 3, new Map()).gap).toBe(44);
});

test('places all over a sheet that is seen from afar are dots where they are, and handles when it is seen closer', () => {
  const marks: Mark[] = Array.from({ length: 60 }, (_, offer) => ({
    offer,
    label: '',
    at: { kind: 'spot', x: 20 + (offer % 10) * 40, y: 20 + Math.floor(offer / 10) * 40, radius: 16 },
  }));
  const afar = layHandles(marks, SCENE, 0.2, new Map());
  expect(afar.at.every(({ isDot }) => isDot)).toBe(true);
  afar.at.forEach((spot, i) => expect(spot).toMatchObject({ x: 20 + (i % 10) * 40, y: 20 + Math.floor(i / 10) * 40 }));
  expect(layHandles(marks, SCENE, 0.8, new Map()).at.some(({ isDot }) => isDot)).toBe(false);
  // A few are told apart wherever they are.
  expect(layHandles(marks.slice(0, 4), SCENE, 0.2, new Map()).at.some(({ isDot }) => isDot)).toBe(false);
});

test('so are places of which a quarter lie close together, as on an inset', () => {
  const at = (close: number) => (offer: number) =>
    offer < close ? { x: 300, y: 10 + offer * 15 } : { x: (offer % 6) * 60, y: 200 + Math.floor(offer / 6) * 60 };
  const places = (close: number): Mark[] =>
    Array.from({ length: 24 }, (_, offer) => ({
      offer,
      label: '',
      at: { kind: 'spot', ...at(close)(offer), radius: 6 },
    }));
  expect(layHandles(places(8), SCENE, 1, new Map()).at.every(({ isDot }) => isDot)).toBe(true);
  expect(layHandles(places(3), SCENE, 1, new Map()).at.every(({ isDot }) => isDot)).toBe(false);
});
