/** Labels leave land, shoals and ways off the table in sight where they need not go far for it. */

import { expect, test } from 'vitest';
import { coveredOf, groundsOf } from './grounds.ts';
import type { Rect } from './rect.ts';
import { overlap, rectAround } from './rect.ts';
import type { AreaKind, Overlay, SceneArea } from './scene.ts';
import { placeTags, widthOfTag } from './tags.ts';

const RING: Overlay = {
  arcs: [],
  lines: [],
  rings: [{ x: 0, y: 0, radius: 0, label: 'Wind on the quarter · 3–6 hexes' }],
};

function area(kind: AreaKind, outline: readonly number[]): SceneArea {
  return { id: kind, kind, outline, label: '' };
}

const square = (half: number): number[] => [-half, -half, half, -half, half, half, -half, half];

function labelled(areas: readonly SceneArea[], scale: number, blocked: readonly Rect[] = []): Rect {
  const [tag] = placeTags(RING, blocked, scale, null, groundsOf(areas, scale));
  if (tag === undefined) throw new Error('no label');
  return rectAround(tag.x * scale, tag.y * scale, widthOfTag(tag.text) / 2, 10);
}

test.each(['island', 'shoal', 'reef', 'exit'] as const)(
  'the label of a ring covers no %s beside which there is water',
  kind => {
    const areas = [area(kind, square(15))];
    for (const scale of [0.8, 1, 2]) expect(coveredOf(groundsOf(areas, scale), labelled(areas, scale))).toBe(0);
  },
);

test('it lies on fog, and on land that it could only leave by going far', () => {
  const inMiddle = labelled([], 1);
  expect(labelled([area('fog', square(15))], 1)).toEqual(inMiddle);
  expect(labelled([area('island', square(2000))], 1)).toEqual(inMiddle);
});

test('it rather lies on land than on a ship', () => {
  const ship = rectAround(0, 120, 400, 110);
  const rect = labelled([area('island', [-400, -200, 400, -200, 400, 10, -400, 10])], 1, [ship]);
  expect(overlap(rect, ship)).toBe(0);
});

test('what lies between the arms of a coast is no land', () => {
  const bay = area('island', [-90, -90, 90, -90, 90, 90, 60, 90, 60, -60, -60, -60, -60, 90, -90, 90]);
  expect(coveredOf(groundsOf([bay], 1), rectAround(0, 20, 50, 20))).toBe(0);
  expect(coveredOf(groundsOf([bay], 1), rectAround(0, -75, 50, 10))).toBeCloseTo(2000);
});

test('labels are hardly wider than their words', () => {
  // As measured in the face that comes with the page, at 12 px and a weight of 600.
  for (const [words, wide] of [
    ['Wind on the quarter · 3–6 hexes', 159],
    ['12 cm · 5+', 49],
    ['heading E', 50],
    ['3 hexes · starboard guns · raking', 161],
    ['2 hexes, 0 left · SE · guns bear on Cutpurse', 210],
  ] as const) {
    const room = widthOfTag(words) - wide;
    expect(room, words).toBeGreaterThanOrEqual(14);
    expect(room, words).toBeLessThan(40);
  }
});
