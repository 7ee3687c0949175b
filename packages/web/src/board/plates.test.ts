/** Harbours printed on the sheet: what offers are about is seen whole, with its name. */

import { expect, test } from 'vitest';
import { discsOf } from './handles.ts';
import { cellMiddle, layPlate, titleStrip } from './plates.ts';
import type { Mark, ScenePlate } from './scene.ts';
import { aScene } from './scene.fixture.ts';

const plate = (id: string, x: number, y: number): ScenePlate => ({
  id,
  title: id,
  side: 0,
  ...layPlate({ x, y }, 40, ['port', 'inshore', 'loose']),
});
const BREST = plate('Brest', 100, 100);
const CADIZ = plate('Cadiz', 100, 700);
const SCENE = aScene({ bounds: { x: 0, y: 0, width: 1600, height: 1200 }, plates: [BREST, CADIZ] });

/** An offer about the first berth of a harbour. */
function berthIn({ cells: [first] }: ScenePlate): Mark {
  if (first === undefined) throw new Error('no berth');
  return { offer: 0, label: '', at: { kind: 'spot', ...cellMiddle(first), radius: 10 } };
}

test.each([0.3, 1, 2.5])('a view of a berth shows the name of its harbour, at scale %d', scale => {
  const discs = discsOf([berthIn(BREST)], SCENE, scale, new Map());
  const top = Math.min(...discs.map(({ y, r }) => y - r));
  const right = Math.max(...discs.map(({ x, r }) => x + r));
  const { middle, high } = titleStrip(BREST, scale);
  expect(top).toBeLessThanOrEqual(middle.y - high / 2);
  expect(right).toBeGreaterThanOrEqual((BREST.bounds.x + BREST.bounds.width) * scale);
});

test('a harbour that no offer is about is not called for', () => {
  const discs = discsOf([berthIn(BREST)], SCENE, 1, new Map());
  expect(Math.max(...discs.map(({ y, r }) => y + r))).toBeLessThan(CADIZ.bounds.y);
});
