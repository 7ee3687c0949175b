/** Marks never hide what they mark: wherever ships lie and whatever is offered, handles cover nothing that is to be seen. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hullDiscs, layBadges } from './badges.ts';
import { clear, DOT } from './clear.ts';
import { distance, offset } from './geometry.ts';
import type { Handles } from './handles.ts';
import { blockedBy } from './discs.ts';
import { faceOf, layHandles } from './handles.ts';
import { drawnDiscs, solidsOf } from './keeps.ts';
import { holds, meets, rectAround } from './rect.ts';
import type { Mark, Pose, Scene, SceneShip, Spot } from './scene.ts';
import { aScene, aShip } from './scene.fixture.ts';
import { placeTags, widthOfTag } from './tags.ts';
import { windAt } from './winds.ts';

const FEW_SHIPS = 9;

const pose: fc.Arbitrary<Pose> = fc.record({
  x: fc.integer({ min: 60, max: 1140 }),
  y: fc.integer({ min: 60, max: 740 }),
  heading: fc.integer({ min: 0, max: 359 }),
});

const scene: fc.Arbitrary<Scene> = fc
  .record({
    poses: fc.array(pose, { minLength: 2, maxLength: FEW_SHIPS }),
    wind: fc.integer({ min: 0, max: 359 }),
    plan: pose,
  })
  .map(({ poses, wind, plan }) =>
    aScene({
      ships: poses.map((at, i) => aShip(i, at, { side: i % 2 })),
      winds: [{ from: wind, strength: '', label: '' }],
      plans: [{ ship: 1, pose: plan, path: [plan] }],
    }),
  );

const scale = fc.constantFrom(0.6, 0.9, 1.4, 2.2);

function choices({ ships }: Scene): Mark[] {
  return ships.map(({ id }) => ({ offer: id, label: '', at: { kind: 'ship', ship: id, tone: 'choose' } }));
}

function shots({ ships }: Scene): Mark[] {
  return ships
    .slice(1)
    .flatMap(({ id }) =>
      [0, 1].map(
        i => ({ offer: id * 2 + i, label: '', at: { kind: 'ship', ship: id, from: 0, tone: 'attack' } }) as const,
      ),
    );
}

/** Turns of one ship, as on cards. */
function turns({ ships }: Scene): Mark[] {
  const from = ships[0]?.pose ?? { x: 0, y: 0, heading: 0 };
  return [-40, -20, 0, 20, 40].map((turn, offer) => {
    const heading = from.heading + turn;
    const angle = (heading * Math.PI) / 180;
    const end = { x: from.x + 70 * Math.sin(angle), y: from.y - 70 * Math.cos(angle), heading };
    return { offer, label: '', at: { kind: 'ghost', ship: 0, pose: end, path: [from, end] } };
  });
}

/** What the handles of a scene cover, in words. */
function faults(on: Scene, marks: readonly Mark[], at: number): string[] {
  const badges = layBadges(on, at);
  const handles: Handles = layHandles(marks, on, at, badges);
  const face = faceOf(handles.gap);
  const { discs, rects } = solidsOf(on, at, badges);
  const { x, y, width, height } = on.bounds;
  const sheet = { left: x * at, top: y * at, right: (x + width) * at, bottom: (y + height) * at };
  const laid = handles.at.map(spot => ({ x: spot.x * at, y: spot.y * at, r: spot.isDot ? DOT : face }));
  return laid.flatMap((one, i) => [
    ...(handles.at[i]?.isDot === true ? [`${i} has no room`] : []),
    ...(discs.some(disc => distance(disc, one) < disc.r + one.r) ? [`${i} covers a hull, a ghost or a number`] : []),
    ...(rects.some(rect => meets(one, rect)) ? [`${i} covers a badge`] : []),
    ...(laid.some((other, j) => j < i && distance(other, one) < other.r + one.r) ? [`${i} covers another handle`] : []),
    ...(holds(sheet, { ...one, r: one.r - 0.1 }) ? [] : [`${i} is off the chart`]),
  ]);
}

test.each([
  ['choices', choices],
  ['shots', shots],
  ['turns', turns],
] as const)(
  'where there is room, handles of %s cover no hull, no ghost, no badge and no other, and are on the chart',
  (_, of) => {
    fc.assert(
      fc.property(scene, scale, (on, at) => {
        expect(faults(on, of(on), at)).toEqual([]);
      }),
    );
  },
);

/** Twenty-four ships in a corner as wide as a thumb. */
const PACKED = aScene({
  ships: Array.from({ length: 24 }, (_, i) =>
    aShip(i, { x: 30 + (i % 6) * 26, y: 30 + Math.floor(i / 6) * 30, heading: i * 15 }, { side: i % 2 }),
  ),
});

test('where there is none they are dots, which cover nothing either; seen closer they are handles', () => {
  const afar = faults(PACKED, choices(PACKED), 0.8);
  expect(afar.length).toBeGreaterThan(0);
  for (const fault of afar) expect(fault).toMatch(/has no room$/);
  expect(faults(PACKED, choices(PACKED), 4)).toEqual([]);
});

test('a handle that had to go farther off has a line to her ship, and one that has room stays by her', () => {
  const handles = layHandles(choices(PACKED), PACKED, 1.2, layBadges(PACKED, 1.2));
  expect(handles.at.some(({ isOff, isDot }) => isOff && !isDot)).toBe(true);
  const alone = aScene({ ships: [aShip(0, { x: 300, y: 300, heading: 20 })] });
  const [spot] = layHandles(choices(alone), alone, 1, layBadges(alone, 1)).at;
  expect(spot).toMatchObject({ isOff: false, isDot: false });
  expect(distance(spot ?? { x: 0, y: 0 }, { x: 300, y: 300 })).toBeLessThan(40);
});

test('a handle between two ships, and one beyond the ring of hers, has a line to her', () => {
  const spots = { spot: { x: 0, y: 20 }, about: { x: 0, y: 0 }, own: [], heading: null, foreign: [] };
  const within = { left: -100, top: -100, right: 100, bottom: 100 };
  const isMoved = (rivals: readonly Spot[]): boolean | undefined =>
    clear([{ ...spots, rivals, within }], 10, { discs: [], rects: [] })[0]?.isMoved;
  expect(isMoved([{ x: 0, y: 42 }])).toBe(true);
  expect(isMoved([{ x: 0, y: 50 }])).toBe(false);
  // Twelve ships about one: the handles of those within stand beyond their rings.
  const seen = 1.4;
  const handles = layHandles(choices(PACKED), PACKED, seen, layBadges(PACKED, seen));
  PACKED.ships.forEach((ship, i) => {
    const at = handles.at[i];
    if (at === undefined || at.isDot) return;
    const usual = Math.max(ship.length * 0.68, 26 / seen);
    if (distance(at, ship.pose) > usual * 1.4) expect(at.isOff, `handle of ship ${i}`).toBe(true);
  });
});

test('yards are kept clear of as they are braced', () => {
  const reach = (ship: SceneShip, from: number): number =>
    Math.max(...drawnDiscs(ship, windAt([{ from, strength: '', label: '' }], ship.pose), 1).map(({ x, r }) => x + r));
  const north = aShip(0, { x: 0, y: 0, heading: 0 });
  expect(reach(north, 180), 'square before the wind').toBeGreaterThan(12);
  expect(reach(north, 90), 'sharp up on the wind').toBeLessThan(reach(north, 180));
});

test('a model, and the ghost of one, is kept clear of to the corners of its base', () => {
  const base = { model: { length: 36, beam: 8 }, mast: 0, sectors: [], dots: [] };
  const based = aShip(0, { x: 300, y: 300, heading: 30 }, { beam: 24, base });
  const plan = { x: 380, y: 240, heading: 70 };
  const on = aScene({ ships: [based], plans: [{ ship: 0, pose: plan, path: [plan] }] });
  const corners = (at: Pose): Spot[] =>
    [-1, 1].flatMap(fore => [-1, 1].map(side => offset(at, (fore * based.length) / 2, (side * based.beam) / 2)));
  const { discs } = solidsOf(on, 1, layBadges(on, 1));
  for (const corner of [...corners(based.pose), ...corners(plan)])
    expect(Math.min(...discs.map(disc => distance(disc, corner) - disc.r))).toBeLessThan(1);
  for (const at of [0.6, 1, 1.6]) {
    const marks = turns(on);
    const { at: laid, gap } = layHandles(marks, on, at, layBadges(on, at));
    marks.forEach((mark, i) => {
      const { x, y, isDot } = laid[i] ?? { x: 0, y: 0, isDot: true };
      const own = mark.at.kind === 'ghost' ? corners(mark.at.pose) : [];
      for (const corner of own)
        expect(distance({ x, y }, corner) * at, `${i} at ${at}`).toBeGreaterThan(isDot ? DOT : faceOf(gap));
    });
  }
});

test('no label lies on the ghost of a move that is settled', () => {
  const ship = aShip(0, { x: 600, y: 400, heading: 0 });
  const plan = { ship: 0, pose: { x: 600, y: 300, heading: 45 }, path: [] };
  const settled = aScene({ ships: [ship], plans: [plan] });
  const there = { ...plan.pose, radius: 0, label: 'within 6' };
  const zoom = 2;
  const blocked = blockedBy({ at: [], gap: 44, hubs: [] }, new Map(), settled, zoom);
  const [tag] = placeTags({ arcs: [], rings: [there], lines: [] }, blocked, zoom);
  if (tag === undefined) throw new Error('no label');
  const words = rectAround(tag.x * zoom, tag.y * zoom, widthOfTag(tag.text) / 2, 10);
  for (const disc of hullDiscs({ ...ship, pose: plan.pose }, zoom)) expect(meets(disc, words)).toBe(false);
});
