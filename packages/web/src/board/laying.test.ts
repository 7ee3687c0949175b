/** Nothing that is laid over the chart covers what matters: badges, handles, labels, and the view as a whole. */

import { describe, expect, test } from 'vitest';
import { hullDiscs, layBadges } from './badges.ts';
import { placeDial, rectsOfDial, signRect } from './dials.ts';
import { frame, grown, onTheWay, remembered } from './framing.ts';
import { distance } from './geometry.ts';
import { blockedBy, discsOf, foesOf } from './discs.ts';
import { faceOf, layHandles } from './handles.ts';
import type { Rect } from './rect.ts';
import { holds, meets, overlap, rectAround } from './rect.ts';
import type { Dial, Mark, Overlay, Pose, Scene, SceneShip, Spot } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';
import { placeTags, widthOfTag } from './tags.ts';

function sceneOf(...ships: SceneShip[]): Scene {
  return aScene({ ships });
}

/** Bow to stern, as close as lines are laid out. */
function lineAhead(heading: number, count = 12): Scene {
  const turn = (heading * Math.PI) / 180;
  return sceneOf(
    ...Array.from({ length: count }, (_, i) =>
      aShip(i, { x: 600 - i * 66 * Math.sin(turn), y: 400 + i * 66 * Math.cos(turn), heading }),
    ),
  );
}

function rectsOf(scene: Scene, scale: number): [SceneShip, Rect][] {
  const badges = layBadges(scene, scale);
  return scene.ships.map(one => {
    const laid = badges.get(one.id);
    if (laid === undefined) throw new Error(`no badge for ${one.name}`);
    return [one, laid.rect];
  });
}

function expectClear(scene: Scene, scale: number): void {
  const laid = rectsOf(scene, scale);
  for (const [one, rect] of laid) {
    for (const other of scene.ships)
      for (const disc of hullDiscs(other, scale))
        expect(meets({ ...disc, r: disc.r * 0.8 }, rect), `badge of ${one.name} over ${other.name}`).toBe(false);
    for (const [other, its] of laid)
      if (other !== one) expect(overlap(rect, its), `${one.name}, ${other.name}`).toBe(0);
  }
}

describe('badges', () => {
  test.each([0, 45, 90, 135, 180, 225, 270, 315])('of a line heading %d cover no hull and no badge', heading => {
    for (const scale of [0.75, 1.2, 2.2]) {
      expectClear(lineAhead(heading), scale);
    }
  });

  test('of ranks hang close where there is no room for more', () => {
    // A fleet of 32 on a phone: abreast there is room for a small badge, and between ranks for little more.
    const ranks = Array.from({ length: 32 }, (_, i) => {
      const rank = Math.floor(i / 8);
      return aShip(
        i,
        { x: 100 + (i % 8) * 66 + (rank % 2) * 33, y: 100 + rank * 66, heading: 90 },
        { length: 44, beam: 13 },
      );
    });
    expectClear(aScene({ ships: ranks }), 0.4);
  });

  test('lie astern of a ship that is alone, and go small in a crowd', () => {
    const alone = layBadges(sceneOf(aShip(0, { x: 100, y: 100, heading: 90 })), 1).get(0);
    expect(alone).toMatchObject({ small: false, named: false, lie: { berth: 'astern' } });
    expect(alone?.rect.right).toBeLessThanOrEqual(80);
    const packed = layBadges(lineAhead(90), 0.3);
    expect([...packed.values()].every(({ small }) => small)).toBe(true);
  });

  test.each([
    '527,338,240 440,388,0 638,433,60 398,409,180 605,389,120 605,342,240 415,470,240 473,430,240 523,487,120',
    '456,416,60 613,390,120 579,349,120 521,388,0 383,443,120 335,474,240 623,469,180 366,386,120 440,541,180',
    '484,493,180 301,514,180 656,494,240 608,366,0 607,517,300 548,320,180 397,468,300 502,367,240 565,463,240',
  ])('of a melee cover no hull and no badge, whoever chose first', poses => {
    const scene = sceneOf(
      ...poses.split(' ').map((pose, i) => {
        const [x = 0, y = 0, heading = 0] = pose.split(',').map(Number);
        return aShip(i, { x, y, heading });
      }),
    );
    expectClear(scene, 0.6);
  });

  test('and handles leave numbers legible, such as those of smoke', () => {
    const ship = aShip(0, { x: 100, y: 100, heading: 90 });
    const counters = [
      { id: 'astern', at: { x: 60, y: 100 } },
      { id: 'up right', at: { x: 119, y: 81 } },
    ].map(one => ({ ...one, size: 10, leastPixels: 22, shape: 'round' as const, side: -1, sign: '8', label: '' }));
    const scene = { ...sceneOf(ship), counters };
    const badges = layBadges(scene, 1);
    expect(badges.get(0)?.small, 'her flag stays').toBe(false);
    for (const { at } of counters)
      expect(meets({ ...at, r: 11 }, badges.get(0)?.rect ?? rectAround(0, 0, 0))).toBe(false);
    const mark: Mark = { offer: 0, label: '', at: { kind: 'ship', ship: 0, tone: 'choose' } };
    const { at: laid, gap } = layHandles([mark], scene, 1, badges);
    for (const { at } of counters) expect(distance(laid[0] ?? at, at)).toBeGreaterThan(faceOf(gap) + 8);
  });

  test('stand off a little in a melee rather than cover a ship', () => {
    // Two lines that have run into each other, as large as on a phone.
    const scene = sceneOf(
      ...Array.from({ length: 10 }, (_, i) =>
        aShip(i, { x: 300 + (i % 5) * 62, y: i < 5 ? 400 : 440, heading: i < 5 ? 0 : 90 }),
      ),
    );
    const laid = layBadges(scene, 0.25);
    expect([...laid.values()].some(({ lie }) => lie.out > 0)).toBe(true);
    for (const [id, { rect }] of laid)
      for (const other of scene.ships)
        if (other.id !== id)
          for (const disc of hullDiscs(other, 0.25)) expect(meets({ ...disc, r: disc.r * 0.6 }, rect)).toBe(false);
    expect([...layBadges(lineAhead(0), 0.75).values()].every(({ lie }) => lie.out === 0)).toBe(true);
  });

  test('carry names on large ships, and these hang clear as well', () => {
    for (const heading of [0, 90, 180, 270]) {
      const scene = sceneOf(aShip(0, { x: 100, y: 100, heading }, { name: 'Royal Sovereign' }));
      const badge = layBadges(scene, 3).get(0);
      expect(badge?.named).toBe(true);
      for (const disc of hullDiscs(scene.ships[0] as SceneShip, 3))
        expect(meets(disc, badge?.rect as Rect)).toBe(false);
    }
  });
});

const run = (id: number, mm: number, from: Pose): Mark => ({
  offer: mm,
  label: '',
  at: {
    kind: 'ghost',
    ship: id,
    pose: { ...from, y: from.y - mm },
    path: [from, { ...from, y: from.y - mm }],
  },
});

const choose = (id: number): Mark => ({ offer: id, label: '', at: { kind: 'ship', ship: id, tone: 'choose' } });

describe('handles', () => {
  test('keep off the ships and badges in their way', () => {
    const mover = { x: 600, y: 600, heading: 0 };
    const scene = sceneOf(
      aShip(0, mover),
      aShip(1, { x: 600, y: 530, heading: 0 }),
      aShip(2, { x: 603, y: 440, heading: 90 }),
    );
    for (const scale of [0.6, 1, 1.6]) {
      const badges = layBadges(scene, scale);
      const marks = [1, 5, 10, 50, 150].map(mm => run(0, mm, mover));
      const { at, gap } = layHandles(marks, scene, scale, badges);
      for (const spot of at) {
        const disc = { x: spot.x * scale, y: spot.y * scale, r: faceOf(gap) - 1 };
        for (const one of scene.ships)
          for (const hull of hullDiscs(one, scale)) expect(distance(hull, disc)).toBeGreaterThan(hull.r + disc.r - 1);
        // Where there is room for both.
        if (scale === 1)
          for (const { rect } of badges.values()) expect(meets({ ...disc, r: disc.r - 2 }, rect)).toBe(false);
      }
    }
  });

  test('of berths side by side stay where they belong and are made small', () => {
    const marks: Mark[] = Array.from({ length: 15 }, (_, i) => ({
      offer: i,
      label: '',
      at: { kind: 'spot', x: i * 100, y: 0, radius: 50 },
    }));
    const { at, gap } = layHandles(marks, sceneOf(), 0.25, new Map());
    expect(gap).toBe(25);
    expect(faceOf(gap) * 2).toBeLessThan(25);
    at.forEach((spot, i) => expect(spot.x).toBeCloseTo(i * 100));
  });

  test('of ships in a line stand by their own ships', () => {
    const scene = lineAhead(90);
    const { at } = layHandles(
      scene.ships.map(one => choose(one.id)),
      scene,
      0.6,
      layBadges(scene, 0.6),
    );
    at.forEach((spot, i) => {
      const near = scene.ships.toSorted((a, b) => distance(a.pose, spot) - distance(b.pose, spot))[0];
      expect(near?.id).toBe(i);
    });
  });

  test('of shots at a ship that lies across one’s own cover neither of them', () => {
    const scene = sceneOf(
      aShip(0, { x: 300, y: 300, heading: 135 }),
      aShip(1, { x: 312, y: 288, heading: 270 }, { side: 1 }),
    );
    const shot = (offer: number): Mark => ({
      offer,
      label: '',
      at: { kind: 'ship', ship: 1, from: 0, tone: 'attack' },
    });
    for (const scale of [0.6, 1, 2]) {
      const { at, gap } = layHandles([shot(0), shot(1)], scene, scale, layBadges(scene, scale));
      for (const { x, y } of at)
        for (const one of scene.ships)
          for (const hull of hullDiscs(one, scale))
            expect(distance(hull, { x: x * scale, y: y * scale })).toBeGreaterThan(hull.r + faceOf(gap) - 2);
    }
  });

  test('the nearest enemy is known', () => {
    const scene = sceneOf(
      aShip(0, { x: 0, y: 0, heading: 0 }),
      aShip(1, { x: 10, y: 0, heading: 0 }),
      aShip(2, { x: 90, y: 0, heading: 0 }, { side: 1 }),
      aShip(3, { x: 50, y: 0, heading: 0 }, { side: 1, condition: 'wreck' }),
    );
    expect(foesOf([choose(0), choose(1)], scene).map(({ id }) => id)).toEqual([2]);
  });
});

describe('a view', () => {
  test('a box grows by what sticks out of the free space, on that side alone and in its own units', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 };
    const free = { left: 10, top: 10, right: 210, bottom: 110 };
    const inside = { x: 60, y: 60, r: 20 };
    expect(grown(box, [inside], free, 2)).toEqual(box);
    expect(grown(box, [inside, { x: 205, y: 60, r: 15 }], free, 2)).toEqual({ ...box, width: 105 });
    expect(grown(box, [{ x: 60, y: 14, r: 8 }], free, 2)).toEqual({ ...box, y: -2, height: 52 });
  });

  test('a glide begins and ends where it should, and keeps what is in the middle of both', () => {
    const middle = { x: 100, y: 100 };
    const from = { k: 1, x: 0, y: 0 };
    const to = { k: 4, x: -300, y: -300 };
    expect([onTheWay(from, to, 0, middle), onTheWay(from, to, 1, middle)]).toEqual([from, to]);
    expect(onTheWay(from, to, 0.5, middle)).toEqual({ k: 2, x: -100, y: -100 });
  });

  const space = { left: 14, top: 14, right: 376, bottom: 220 };
  const rose = { left: 240, top: 4, right: 386, bottom: 64 };
  const buttons = { left: 292, top: 184, right: 382, bottom: 228 };

  test('shows every handle and both ships, clear of rose and buttons', () => {
    const mine = { x: 300, y: 500, heading: 0 };
    const scene = sceneOf(aShip(0, mine), aShip(1, { x: 320, y: 150, heading: 180 }, { side: 1 }));
    const marks = [1, 10, 50].map(mm => run(0, mm, mine));
    const discsAt = (scale: number) => [
      ...discsOf(marks, scene, scale, layBadges(scene, scale)),
      ...scene.ships.flatMap(one => hullDiscs(one, scale)),
    ];
    const shown = frame(discsAt, { bounds: scene.bounds, space, obstacles: [rose, buttons], least: 0.1, most: 2 });
    if (shown === null) throw new Error('nothing fits');
    expect(shown.scale).toBeGreaterThan(0.25);
    for (const { x, y, r } of discsAt(shown.scale)) {
      const disc = { x: x + shown.x, y: y + shown.y, r: r - 0.01 };
      expect(holds(space, disc)).toBe(true);
      expect(meets(disc, rose) || meets(disc, buttons)).toBe(false);
    }
  });

  test('has no corner of shaded water under the rose or the buttons', () => {
    const corners = (scale: number) =>
      [0, 1].flatMap(x => [0, 1].map(y => ({ x: x * 300 * scale, y: y * 170 * scale, r: 0 })));
    const bounds = { x: 0, y: 0, width: 300, height: 170 };
    const shown = frame(corners, { bounds, space, obstacles: [rose, buttons], least: 0.1, most: 2 });
    if (shown === null) throw new Error('nothing fits');
    expect(shown.scale).toBeGreaterThan(0.6);
    for (const { x, y } of corners(shown.scale))
      for (const { left, top, right, bottom } of [rose, buttons]) {
        const [across, down] = [x + shown.x, y + shown.y];
        expect(across > left && across < right && down > top && down < bottom).toBe(false);
      }
  });

  test('is none where nothing fits, and no larger than it may be', () => {
    const bounds = { x: 0, y: 0, width: 100, height: 100 };
    const two = (scale: number) => [0, 900].map(x => ({ x: x * scale, y: 0, r: 20 }));
    expect(frame(two, { bounds, space, obstacles: [], least: 1, most: 2 })).toBeNull();
    expect(frame(() => [{ x: 0, y: 0, r: 9 }], { bounds, space, obstacles: [], least: 1, most: 2 })?.scale).toBe(2);
  });
});

describe('labels', () => {
  const at = { x: 0, y: 0, heading: 0 };
  const bands = [40, 80, 120].map(radius => ({ at, from: 45, to: 135, radius, label: `${radius} cm` }));
  const nothing: Overlay = { arcs: [], rings: [], lines: [] };

  test('of arcs are left out where these are small, and cover neither marks nor each other', () => {
    const overlay = { ...nothing, arcs: bands };
    expect(placeTags(overlay, [], 0.4)).toEqual([]);
    expect(placeTags(overlay, [], 0.6).map(tag => tag.text)).toEqual(['120 cm']);
    expect(placeTags(overlay, [], 3)).toHaveLength(3);
    const [outer] = placeTags(overlay, [], 3);
    if (outer === undefined) throw new Error('no label');
    const mark = rectAround(outer.x * 3, outer.y * 3, 17);
    const [moved] = placeTags(overlay, [mark], 3);
    if (moved === undefined) throw new Error('no label');
    expect(moved.text).toBe('120 cm');
    expect(overlap(rectAround(moved.x * 3, moved.y * 3, widthOfTag(moved.text) / 2, 10), mark)).toBe(0);
  });

  test('of rings go beside what they would cover, and are said in any case', () => {
    const overlay = { ...nothing, rings: [{ x: 0, y: 0, radius: 0, label: 'Wind on the quarter' }] };
    expect(placeTags(overlay, [], 2)).toMatchObject([{ x: 0, y: 0 }]);
    const mark = rectAround(0, 0, 17);
    const [moved] = placeTags(overlay, [mark], 2);
    if (moved === undefined) throw new Error('no label');
    expect(overlap(rectAround(moved.x * 2, moved.y * 2, widthOfTag(moved.text) / 2, 10), mark)).toBe(0);
    expect(placeTags(overlay, [rectAround(0, 0, 900)], 2)).toHaveLength(1);
  });

  test('of lines fit between two ships rather than cover one', () => {
    const overlay = { ...nothing, lines: [{ x1: -20, y1: 0, x2: 20, y2: 0, label: '6.6 cm' }] };
    const hulls = [
      { left: -400, top: -300, right: 400, bottom: 20 },
      { left: -400, top: 46, right: 400, bottom: 300 },
    ];
    const [tag] = placeTags(overlay, hulls, 1);
    if (tag === undefined) throw new Error('no label');
    const rect = rectAround(tag.x, tag.y, widthOfTag(tag.text) / 2, 10);
    expect(hulls.map(hull => overlap(rect, hull))).toEqual([0, 0]);
  });

  test('keep clear of sails, which reach beyond the hull', () => {
    const before = sceneOf(aShip(0, { x: 0, y: 0, heading: 180 }));
    const badges = layBadges(before, 2);
    const blocked = blockedBy(layHandles([], before, 2, badges), badges, before, 2);
    const beam = (before.ships[0]?.beam ?? 0) * 2;
    const abeam = rectAround(beam * 0.8, -10, 2);
    expect(blocked.some(rect => overlap(rect, abeam) > 0)).toBe(true);
  });

  const pane = { free: { left: 0, top: 0, right: 400, bottom: 300 }, over: [] };
  const rectOf = (tag: { x: number; y: number; text: string } | undefined, scale: number): Rect => {
    if (tag === undefined) throw new Error('no label');
    return rectAround(tag.x * scale, tag.y * scale, widthOfTag(tag.text) / 2, 10);
  };
  const isSeen = ({ left, top, right, bottom }: Rect): boolean =>
    left >= 0 && top >= 0 && right <= 400 && bottom <= 300;

  test('cover a mark rather than lie under a panel, where nobody reads them', () => {
    const overlay = {
      ...nothing,
      lines: [{ x1: 20, y1: 20, x2: 180, y2: 60, label: '3 movement points · 2 against' }],
    };
    const panel = { left: 120, top: 0, right: 400, bottom: 300 };
    const ships = [{ left: 0, top: 0, right: 200, bottom: 300 }];
    const [tag] = placeTags(overlay, ships, 2, { ...pane, over: [panel] });
    const least = widthOfTag('3 movement points · 2 against') - 120;
    const rect = rectOf(tag, 2);
    expect(rect.right - panel.left).toBeLessThan(least + 4);
  });

  test('stand on the part of their line that is seen', () => {
    const line = { x1: 10, y1: 30, x2: 10, y2: 400, label: '120 mm · ball · B' };
    const overlay = { ...nothing, lines: [line] };
    expect(isSeen(rectOf(placeTags(overlay, [], 2)[0], 2))).toBe(false);
    const across = { ...line, x1: 100, x2: 100 };
    const [tag] = placeTags({ ...nothing, lines: [across] }, [], 2, pane);
    expect(isSeen(rectOf(tag, 2))).toBe(true);
    expect(tag?.x).toBe(100);
    expect(isSeen(rectOf(placeTags(overlay, [], 2, pane)[0], 2))).toBe(true);
  });

  test('of rings are pushed back onto the screen, and keep clear of what lies over it', () => {
    const overlay = { ...nothing, rings: [{ x: 190, y: -5, radius: 0, label: 'beating (orange)' }] };
    const [tag] = placeTags(overlay, [], 2, pane);
    expect(isSeen(rectOf(tag, 2))).toBe(true);
    const rose = rectAround(380, 20, 40);
    const [moved] = placeTags(overlay, [], 2, { ...pane, over: [rose] });
    expect(isSeen(rectOf(moved, 2))).toBe(true);
    expect(overlap(rectOf(moved, 2), rose)).toBe(0);
  });

  test('of arcs whose rim is out of sight stand inside them, or are left out', () => {
    const arc = { at: { x: 100, y: 40, heading: 0 }, from: 60, to: 120, radius: 400, inner: 20, label: '270 mm · A' };
    const seen = placeTags({ ...nothing, arcs: [arc] }, [], 1, pane);
    expect(isSeen(rectOf(seen[0], 1))).toBe(true);
    const away = { ...arc, at: { ...arc.at, x: 900 } };
    expect(placeTags({ ...nothing, arcs: [away] }, [], 1, pane)).toEqual([]);
  });
});

describe('the signs of a dial', () => {
  const dial: Dial = {
    x: 100,
    y: 100,
    radius: 24,
    signs: [0, 45, 90, 135, 180, 225, 270, 315].map(bearing => ({ sign: String(bearing), bearing, counts: false })),
  };

  /** Of all signs, where none is left out. */
  const placesOf = (...asked: Parameters<typeof placeDial>): Spot[] => {
    const places = placeDial(...asked).places.flatMap(place => place ?? []);
    expect(places).toHaveLength(dial.signs.length);
    return places;
  };

  test('stand round the ship in the order of their bearings, clear of each other at the size of a phone', () => {
    const places = placesOf(dial, [], 0.7);
    expect(places[0]?.y).toBeLessThan(dial.y - dial.radius);
    expect(places[2]?.x).toBeGreaterThan(dial.x + dial.radius);
    const rects = places.map(place => signRect(place, 0.7));
    for (const [i, rect] of rects.entries())
      for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBe(0);
  });

  test('go farther out where they would cover a handle', () => {
    const [near] = placesOf(dial, [], 1.6);
    if (near === undefined) throw new Error('no sign');
    const handle = rectAround(near.x * 1.6, near.y * 1.6, 13);
    const moved = placesOf(dial, [handle], 1.6);
    expect(placeDial(dial, [], 1.6, { over: [handle] }).places, 'nor under a panel').toEqual(moved);
    for (const place of moved) expect(overlap(signRect(place, 1.6), handle)).toBe(0);
  });

  test('stay near the ship where only another one is in the way', () => {
    const near = placesOf(dial, [], 1.6);
    const [first] = near;
    if (first === undefined) throw new Error('no sign');
    const moved = placesOf(dial, [rectAround(first.x * 1.6, first.y * 1.6, 13)], 1.6);
    expect(moved.slice(1)).toEqual(near.slice(1));
  });

  test('are left out on the hull of a ship in the next square, but for the one that counts', () => {
    const [near] = placesOf(dial, [], 1.6);
    if (near === undefined) throw new Error('no sign');
    const hull = {
      left: near.x * 1.6 - 12,
      right: near.x * 1.6 + 12,
      top: near.y * 1.6 - 90,
      bottom: near.y * 1.6 + 12,
    };
    expect(placeDial(dial, [hull], 1.6).places[0]).toBeNull();
    const counting = { ...dial, signs: dial.signs.map((sign, i) => ({ ...sign, counts: i === 0 })) };
    const counted = placeDial(counting, [hull], 1.6);
    expect(counted.places[0]).not.toBeNull();
    expect(counted.hasArrow, 'its arrow would lie on her').toBe(false);
    expect(placeDial(counting, [], 1.6).hasArrow).toBe(true);
  });

  test('have an arrow at the one that counts, which labels keep clear of as well', () => {
    const placed = placeDial({ ...dial, signs: dial.signs.map((sign, i) => ({ ...sign, counts: i === 0 })) }, [], 1);
    const rects = rectsOfDial(placed, 1);
    expect(rects).toHaveLength(dial.signs.length + 1);
    expect(Math.min(...rects.map(({ top }) => top))).toBeLessThan((placed.places[0]?.y ?? 0) - 20);
  });

  test('are on the screen, also round a ship at its edge', () => {
    const free = { left: 0, top: 0, right: 110, bottom: 300 };
    for (const place of placesOf(dial, [], 1, { free })) {
      const rect = signRect(place, 1);
      expect(overlap(rect, free)).toBeCloseTo((rect.right - rect.left) * (rect.bottom - rect.top));
    }
  });
});

test('handles are laid once for each scale, however often a search comes by', () => {
  const asked: number[] = [];
  const discsAt = remembered(scale => {
    asked.push(scale);
    return [{ x: scale, y: 0, r: 1 }];
  });
  expect([1, 2, 1, 2].map(scale => discsAt(scale)[0]?.x)).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual([1, 2]);
});
