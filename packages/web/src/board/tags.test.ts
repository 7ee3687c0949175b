/** Labels where there is little room: in one line, or part below part; and signs of a dial among badges. */

import { expect, test } from 'vitest';
import { layBadges } from './badges.ts';
import { placeDial, signRect } from './dials.ts';
import { meets, overlap, rectAround } from './rect.ts';
import { sailDiscs } from './rig.ts';
import type { Dial, Overlay } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';
import { LINE_OF_TAG, placeTags, widthOfTag } from './tags.ts';

const LABEL = 'beating (orange) · muskets 19 mm';
const PARTS = ['beating (orange)', 'muskets 19 mm'];
const OVERLAY: Overlay = { arcs: [], rings: [{ x: 180, y: 160, radius: 0, label: LABEL }], lines: [] };
const PANE = { free: { left: 0, top: 0, right: 360, bottom: 320 }, over: [] };

/** Ships to both sides of a strip that is so wide. */
function strip(wide: number) {
  return [
    { left: 0, top: 0, right: 180 - wide / 2, bottom: 320 },
    { left: 180 + wide / 2, top: 0, right: 360, bottom: 320 },
  ];
}

test('a label stands part below part where only so it covers no ship, and in one line everywhere else', () => {
  expect(placeTags(OVERLAY, strip(widthOfTag(LABEL) + 8), 1, PANE)).toMatchObject([{ lines: [LABEL] }]);
  const hulls = strip(140);
  const [tag] = placeTags(OVERLAY, hulls, 1, PANE);
  if (tag === undefined) throw new Error('no label');
  expect(tag).toMatchObject({ text: LABEL, lines: PARTS });
  const wide = Math.max(...PARTS.map(widthOfTag));
  const rect = rectAround(tag.x, tag.y, wide / 2, 10 + LINE_OF_TAG / 2);
  expect(hulls.map(hull => overlap(rect, hull))).toEqual([0, 0]);
  expect(placeTags(OVERLAY, strip(20), 1, PANE), 'nowhere clear').toHaveLength(1);
});

/** All round a ship; one of its signs may count. */
function dialOf(x: number, y: number, radius: number, counting: number | null): Dial {
  const bearings = [0, 45, 90, 135, 180, 225, 270, 315];
  return {
    x,
    y,
    radius,
    signs: bearings.map(bearing => ({ sign: `${bearing}`, bearing, counts: bearing === counting })),
  };
}

test.each([
  [
    'that counts goes beyond a ship and her badge',
    dialOf(200, 200, 12, 225),
    5,
    [rectAround(182, 218, 20), { left: 140, top: 232, right: 178, bottom: 250 }],
  ],
  [
    'that does not goes beyond the badge and the name of its own ship',
    dialOf(606, 234, 50, null),
    3,
    [{ left: 620, top: 270, right: 697, bottom: 304 }],
  ],
] as const)('a sign of a dial %s', (_, dial, at, inTheWay) => {
  const place = placeDial(dial, inTheWay, 1).places[at] ?? null;
  if (place === null) throw new Error('left out');
  expect(inTheWay.map(rect => overlap(signRect(place, 1), rect))).toEqual(inTheWay.map(() => 0));
});

test.each([0, 40, 80, 130, 180, 220, 300])('a badge alongside covers no sail, with the wind from %d', from => {
  const ship = aShip(0, { x: 100, y: 100, heading: 90 });
  const scene = aScene({ ships: [ship], winds: [{ from, strength: '', label: '' }] });
  const scale = 3;
  const laid = layBadges(scene, scale).get(0);
  if (laid === undefined) throw new Error('no badge');
  expect(laid.lie.berth).toBe('starboard');
  expect(sailDiscs(ship, from, scale).filter(disc => meets(disc, laid.rect))).toEqual([]);
});
