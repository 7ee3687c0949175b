/** Harbours printed on the sheet: what offers are about is seen whole, with its name. */

import { expect, test } from 'vitest';
import { LINE, widthOf } from './hand-words.ts';
import { blockedBy, discsOf } from './discs.ts';
import { faceOf, layHandles } from './handles.ts';
import { heldOn } from './held.ts';
import { captionRect, cellMiddle, layPlate, titleStrip } from './plates.ts';
import { meets, overlap, rectAround } from './rect.ts';
import type { Mark, ScenePlate } from './scene.ts';
import { aBlock, aScene } from './scene.fixture.ts';
import { placeTags, widthOfTag } from './tags.ts';

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

/** Close below the other, so that words that hang under that one would cover its name. */
const LISBON = plate('Lisbon', 96, BREST.bounds.y + BREST.bounds.height + 16);
const NEIGHBOURS = aScene({ bounds: SCENE.bounds, plates: [BREST, LISBON] });

test.each([0.6, 0.8, 1, 1.4, 2])(
  'neither words of a fleet in hand nor labels hide the name of a harbour, at %d',
  scale => {
    const { x, y } = cellMiddle(BREST.cells[1] ?? BREST.bounds);
    const pane = { free: { left: 0, top: 0, right: 1600 * scale, bottom: 1200 * scale }, over: [] };
    const placing = { size: { length: 32, beam: 32 }, masts: [], isFixed: true, isBlock: true } as const;
    const ghost = { ship: 9, pose: { x, y, heading: 0 }, path: [], words: 'Inshore off Brest', danger: '', placing };
    const held = heldOn(NEIGHBOURS, ghost, scale, { badges: new Map(), pane });
    if (held === null) throw new Error('nothing in hand');
    const half = { wide: widthOf(held.lines) / 2, high: LINE / 2 };
    const words = rectAround(held.words.x * scale, held.words.y * scale, half.wide, half.high);
    const below = { x, y: LISBON.bounds.y + 8, radius: 0, label: 'Inshore off Brest' };
    const handles = { at: [], gap: 44, hubs: [] };
    const blocked = blockedBy(handles, new Map(), NEIGHBOURS, scale);
    const [tag] = placeTags({ arcs: [], rings: [below], lines: [] }, blocked, scale, pane);
    if (tag === undefined) throw new Error('no label');
    const label = rectAround(tag.x * scale, tag.y * scale, widthOfTag(tag.text) / 2, 10);
    for (const { middle, high, words: wide } of [BREST, LISBON].map(one => titleStrip(one, scale))) {
      const name = rectAround(middle.x, middle.y, wide / 2, high / 2);
      expect(overlap(words, name)).toBe(0);
      expect(overlap(label, name)).toBe(0);
    }
  },
);

test.each([1.2, 1.5, 2.2])('the handle of a fleet in a berth covers no name of a berth, at scale %d', scale => {
  const [home] = BREST.cells;
  if (home === undefined) throw new Error('no berth');
  const fleet = aBlock(1, cellMiddle(home).x, cellMiddle(home).y, { length: 32, beam: 32 });
  const scene = aScene({ bounds: SCENE.bounds, plates: [BREST], blocks: [fleet] });
  const { at, gap } = layHandles([berthIn(BREST)], scene, scale, new Map());
  const [handle] = at;
  if (handle === undefined) throw new Error('no handle');
  const disc = { x: handle.x * scale, y: handle.y * scale, r: faceOf(gap) };
  for (const cell of BREST.cells) expect(meets(disc, captionRect(cell, scale))).toBe(false);
});
