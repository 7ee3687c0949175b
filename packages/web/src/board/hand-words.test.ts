/** A ship in hand: her words stay on the board, and handles step aside for the ghost that is looked at. */

import { expect, test } from 'vitest';
import { asideOf } from './aside.ts';
import { layBadges } from './badges.ts';
import { LINE, linesOf, placeWords, widthOf } from './hand-words.ts';
import { layHandles } from './handles.ts';
import type { Rect } from './rect.ts';
import { overlap, rectAround } from './rect.ts';
import { blockedByHand } from './held.ts';
import type { Mark, Pose } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';
import type { Pane } from './tags.ts';

const PANE: Pane = {
  free: { left: 0, top: 0, right: 390, bottom: 420 },
  over: [{ left: 290, top: 0, right: 390, bottom: 100 }],
};
const LINES = ['Leaves the table', '12 cm, 3 cm left'];

function rectOf(pose: Pose, away: number, scale: number, hulls: readonly Rect[] = []): Rect {
  const { x, y } = placeWords(LINES, { pose, length: 40, away }, scale, PANE, hulls);
  return rectAround(x * scale, y * scale, widthOf(LINES) / 2, (LINE * LINES.length) / 2);
}

test.each([0, 45, 90, 135, 180, 225, 270, 315])('the words of a ship in hand stay on the board, bearing %d', away => {
  for (const scale of [0.5, 1, 2])
    for (let x = 0; x <= 390; x += 65)
      for (let y = 0; y <= 420; y += 70) {
        const rect = rectOf({ x: x / scale, y: y / scale, heading: away }, away, scale);
        expect(rect.left).toBeGreaterThanOrEqual(PANE.free.left - 0.01);
        expect(rect.top).toBeGreaterThanOrEqual(PANE.free.top - 0.01);
        expect(rect.right).toBeLessThanOrEqual(PANE.free.right + 0.01);
        expect(rect.bottom).toBeLessThanOrEqual(PANE.free.bottom + 0.01);
      }
});

test('they stand beyond her where there is room, and round her rather than under the rose', () => {
  const free = rectOf({ x: 195, y: 300, heading: 0 }, 0, 1);
  expect(free.bottom).toBeLessThan(300 - 20);
  const byRose = rectOf({ x: 330, y: 150, heading: 0 }, 0, 1);
  for (const rose of PANE.over) expect(overlap(byRose, rose)).toBe(0);
});

test('they hide no other ship where there is room beside her', () => {
  const ship = { x: 195, y: 250, heading: 0 };
  const beyond = rectOf(ship, 0, 1);
  const other = rectAround((beyond.left + beyond.right) / 2, (beyond.top + beyond.bottom) / 2, 8);
  expect(overlap(rectOf(ship, 0, 1, [other]), other)).toBe(0);
  // Hemmed in, she still has her words, on the board.
  const all = rectAround(195, 210, 400);
  expect(rectOf(ship, 0, 1, [all])).toEqual(beyond);
});

test('hemmed in by others close about her, they stand farther out', () => {
  const ship = { x: 195, y: 250, heading: 0 };
  const near = rectOf(ship, 0, 1);
  const about = [0, 45, 90, 135, 180, 225, 270, 315].map(away => rectOf(ship, away, 1));
  const close = about.map(({ left, top, right, bottom }) => rectAround((left + right) / 2, (top + bottom) / 2, 20, 8));
  const far = rectOf(ship, 0, 1, close);
  expect(close.reduce((sum, other) => sum + overlap(far, other), 0)).toBe(0);
  expect(far).not.toEqual(near);
});

test('they cover not even a small ship while there is water farther out', () => {
  const ship = { x: 195, y: 220, heading: 0 };
  const near = (away: number): Rect => rectOf(ship, away, 1);
  const small = Array.from({ length: 16 }, (_, i) => near(i * 22.5)).map(({ left, top, right, bottom }) =>
    rectAround((left + right) / 2, (top + bottom) / 2, 3),
  );
  const rect = rectOf(ship, 0, 1, small);
  expect(small.map(other => overlap(rect, other))).toEqual(small.map(() => 0));
});

test('they lie clear of the ship in hand where another is beyond her', () => {
  const pane = { free: { left: 0, top: 0, right: 820, bottom: 650 }, over: [] };
  for (const heading of [0, 45, 90, 135, 150, 180, 225, 270, 315]) {
    const pose = { x: 348, y: 410, heading };
    const scene = aScene({
      ships: [aShip(0, { x: 250, y: 410, heading: 90 }), aShip(1, { x: 545, y: 410, heading: 0 })],
    });
    const ghost = { ship: 0, pose, path: [], words: '2 hexes, 0 left · SE · guns bear on Cutpurse', danger: '' };
    const [words, ...hull] = blockedByHand(scene, ghost, 1, { badges: new Map(), pane });
    if (words === undefined) throw new Error('no words');
    expect(
      hull.reduce((sum, disc) => sum + overlap(words, disc), 0),
      `heading ${heading}`,
    ).toBe(0);
  }
});

test('on a narrow board long words are broken between their parts', () => {
  const words = '2 hexes, 0 left · SE · guns bear on Cutpurse';
  expect(linesOf(words, PANE)).toEqual(['2 hexes, 0 left · SE', 'guns bear on Cutpurse']);
  expect(linesOf(words, { ...PANE, free: { ...PANE.free, right: 1200 } })).toEqual([words]);
  expect(linesOf(words, null)).toEqual([words]);
});

test('handles on the ghost that is looked at step aside, its own does not', () => {
  const scene = aScene({ ships: [aShip(0, { x: 200, y: 700, heading: 0 })] });
  const [start] = scene.ships;
  const marks: Mark[] = [40, 60, 80, 300].map((run, offer) => {
    const pose = { x: 200, y: 700 - run, heading: 0 };
    return { offer, at: { kind: 'ghost', ship: 0, pose, path: [start?.pose ?? pose, pose] }, label: '' };
  });
  const scale = 2;
  const handles = layHandles(marks, scene, scale, layBadges(scene, scale));
  expect(asideOf(marks, null, handles, scene, scale, []).size).toBe(0);
  const aside = asideOf(marks, 2, handles, scene, scale, []);
  expect(aside.has(2)).toBe(false);
  expect(aside.has(3)).toBe(false);
  expect(aside.size).toBeGreaterThan(0);
});

test('handles on what is in hand step aside, even one that is looked at', () => {
  const scene = aScene({ ships: [aShip(0, { x: 200, y: 700, heading: 0 }), aShip(1, { x: 400, y: 700, heading: 0 })] });
  const marks: Mark[] = [0, 1].map(offer => ({ offer, at: { kind: 'ship', ship: offer, tone: 'choose' }, label: '' }));
  const scale = 2;
  const handles = layHandles(marks, scene, scale, layBadges(scene, scale));
  const at = handles.at[0] ?? { x: 0, y: 0 };
  const beside = rectAround(at.x * scale + 40, at.y * scale, 30, 10);
  const away = rectAround(at.x * scale + 90, at.y * scale, 30, 10);
  expect([...asideOf(marks, 0, handles, scene, scale, [beside])]).toEqual([0]);
  expect([...asideOf(marks, 0, handles, scene, scale, [away])]).toEqual([]);
});

test('what is in hand lies where she is held, not where she was taken up', () => {
  const scene = aScene({ ships: [aShip(0, { x: 100, y: 200, heading: 0 })] });
  const ghost = { ship: 0, pose: { x: 300, y: 200, heading: 90 }, path: [], words: '2 hexes', danger: '' };
  const rects = blockedByHand(scene, ghost, 1, { badges: new Map(), pane: null });
  const around = (x: number): number => rects.reduce((sum, rect) => sum + overlap(rect, rectAround(x, 200, 4)), 0);
  expect(around(300)).toBeGreaterThan(0);
  expect(around(100)).toBe(0);
});
