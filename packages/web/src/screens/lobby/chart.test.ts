import { expect, test } from 'vitest';
import type { Scene, SceneShip } from '../../board/scene.ts';
import { aScene, aShip } from '../../board/scene.fixture.ts';
import { chartOf } from './chart.ts';

const ship = (id: number, side: 0 | 1, x: number, y: number): SceneShip =>
  aShip(id, { x, y, heading: 0 }, { side, length: 5, beam: 1 });

const scene = (ships: readonly SceneShip[], outline: readonly number[] = []): Scene =>
  aScene({
    bounds: { x: 0, y: 0, width: 100, height: 50 },
    areas: outline.length === 0 ? [] : [{ id: 'a', kind: 'shoal', outline, label: '' }],
    ships,
  });

test('an empty table is shown whole', () => {
  expect(chartOf(scene([]))).toEqual({ box: { x: 0, y: 0, width: 100, height: 50 }, ships: [] });
});

test('two ships alone are drawn large', () => {
  const { ships } = chartOf(scene([ship(1, 0, 0, 25), ship(2, 1, 100, 25)]));
  expect(ships.map(({ x, length }) => [x, length])).toEqual([
    [15, 30],
    [85, 30],
  ]);
});

test('a line is enlarged about its middle until its ships do not touch', () => {
  const { ships } = chartOf(scene([ship(1, 0, 0, 20), ship(2, 0, 0, 30), ship(3, 0, 0, 25), ship(4, 1, 100, 25)]));
  const [first, last, middle] = ships;
  const length = first?.length ?? 0;
  expect(middle?.y).toBe(25);
  expect((last?.y ?? 0) - (middle?.y ?? 0)).toBeCloseTo(length * 1.15);
  expect((middle?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(length * 1.15);
});

test('no fleet is drawn off the table, and none over the other', () => {
  const { ships } = chartOf(scene([ship(1, 0, 2, 1), ship(2, 0, 2, 9), ship(3, 1, 14, 1), ship(4, 1, 90, 49)]));
  for (const { x, y } of ships) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(50);
  }
  expect(ships[0]?.length).toBeLessThanOrEqual(12);
});

test('the chart holds ships and shoals', () => {
  const { box, ships } = chartOf(scene([ship(1, 0, 40, 20)], [50, 20, 60, 45]));
  const [only] = ships;
  expect(only).toMatchObject({ x: 40, y: 20 });
  expect(box.x).toBeLessThan(40);
  expect(box.x + box.width).toBeGreaterThan(60);
  expect(box.y + box.height).toBeGreaterThan(45);
});

test('many ships are drawn smaller rather than beyond the table, but never smaller than life', () => {
  const many = Array.from({ length: 12 }, (_, i) => ship(i, 0, 0, 4 * i));
  const { ships } = chartOf(scene([...many, ship(20, 1, 100, 25)]));
  expect(ships[0]?.length).toBeLessThan(30);
  expect(ships[0]?.length).toBeGreaterThanOrEqual(5);
});

test('ships in one place, not laid out yet, stay there', () => {
  const { ships } = chartOf(scene([ship(1, 0, 3, 3), ship(2, 0, 3, 3), ship(3, 1, 9, 9)]));
  expect(ships.map(({ x }) => x)).toEqual([3, 3, 9]);
});

test('works stay on their island, and do not keep the ships of their side small', () => {
  const alone = [ship(1, 0, 0, 25), ship(2, 1, 100, 25)];
  const fort: SceneShip = { ...ship(3, 1, 50, 3), works: 'battery' };
  const { ships } = chartOf(scene([...alone, fort]));
  expect(ships.find(one => one.ship.id === 3)).toMatchObject({ x: 50, y: 3 });
  expect(ships.find(one => one.ship.id === 2)).toMatchObject({ x: 85, length: 30 });
});
