import { headingBetween, rotate } from '@weathergauge/seamanship';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blueCards, grayCards, redCards, type Track, trackOf } from './cards.ts';
import { basesOverlap, basesTouch, type Hull, poseOverlaps } from './hulls.ts';
import { endPose, pathPoses, type Pose3, slide } from './sliding.ts';

const NORTH = 0;
const EAST = 16384;
const SOUTH = 32768;
const FULL = 0;
const BATTLE = 1;
const TWO_SANDGLASSES = 1;

/** Decks of a French ship of the line and of a British frigate. */
const B = 1;
const C = 2;
const STRAIGHT = 1;
const TURN_8 = 15;
const RED_5 = 19;
const RED_6 = 20;

const liner = (x: number, y: number, heading: number): Hull => ({ x, y, heading, halfLength: 3900, halfWidth: 2450 });
const frigate = (x: number, y: number, heading: number): Hull => ({ x, y, heading, halfLength: 3500, halfWidth: 2200 });
const pose = (): Pose3 => ({ x: 0, y: 0, heading: 0 });

function endOf(hull: Hull, track: Track, arrow: number): Hull {
  const out = pose();
  endPose(hull, track, arrow, out);
  return { ...hull, ...out };
}

/** Slides among others; the hull where it stopped, and the way it made. */
function slideAmong(hull: Hull, track: Track, arrow: number, others: readonly Hull[]): { at: Hull; way: number } {
  const out = pose();
  const blocked = (x: number, y: number, heading: number): boolean =>
    others.some(other => poseOverlaps(x, y, heading, hull.halfLength, hull.halfWidth, other));
  const way = slide(hull, track, arrow, blocked, out);
  return { at: { ...hull, ...out }, way };
}

const edge = (hull: Hull, ahead: number): { x: number; y: number } => {
  const at = rotate(0, ahead, hull.heading);
  return { x: hull.x + at.x, y: hull.y + at.y };
};

describe('whole moves', () => {
  test('B3.3, B3.5, B3.6 the stern comes to the arrow, one length and the line ahead', () => {
    const track = trackOf(B, STRAIGHT, BATTLE);
    expect(endOf(liner(0, 0, NORTH), track, track.orange)).toEqual(liner(0, 9670, NORTH));
    expect(endOf(liner(0, 0, NORTH), track, track.green)).toEqual(liner(0, 10_730, NORTH));
    expect(endOf(liner(1000, 500, EAST), track, track.green)).toEqual(liner(11_730, 500, EAST));
  });

  test('B3.2, B3.6 on a turn the stern is on the arrow and she heads as it does', () => {
    const track = trackOf(B, TURN_8, BATTLE);
    const end = endOf(liner(0, 0, NORTH), track, track.green);
    expect(end.heading).toBe(12_288);
    const stern = edge(end, -3900);
    expect(stern).toEqual({ x: 1090, y: 3900 + 2830 });
  });

  test('B3.9, B3.10 two sandglasses drive the stern back from where it is', () => {
    const astern = trackOf(B, RED_5, TWO_SANDGLASSES);
    expect(endOf(liner(0, 0, NORTH), astern, astern.green)).toEqual(liner(0, -1760, NORTH));
    const turning = trackOf(B, RED_6, TWO_SANDGLASSES);
    const end = endOf(liner(0, 0, NORTH), turning, turning.green);
    expect(edge(end, -3900)).toEqual({ x: 80, y: -3900 - 1630 });
    expect(end.heading).toBeGreaterThan(11_000);
  });

  test('B4.3 two ships heading for each other pass through and lie clear at the end', () => {
    const track = trackOf(B, STRAIGHT, BATTLE);
    const one = liner(0, 0, NORTH);
    const other = liner(600, 12_000, SOUTH);
    const oneEnd = endOf(one, track, track.green);
    const otherEnd = endOf(other, track, track.green);
    expect(oneEnd.y).toBeGreaterThan(otherEnd.y);
    expect(basesOverlap(oneEnd, otherEnd)).toBe(false);
    // Though half way they lie over each other.
    const half = pathPoses(one, track, track.green, 2)[0] as Pose3;
    const otherHalf = pathPoses(other, track, track.green, 2)[0] as Pose3;
    expect(basesOverlap({ ...one, ...half }, { ...other, ...otherHalf })).toBe(true);
  });
});

describe('slides', () => {
  test('B4.15 example 1: the heavier makes her whole move, the other slides her bow along the arrow until she touches', () => {
    const heavy = liner(0, 0, EAST);
    const light = frigate(8000, -9000, NORTH);
    const heavyTrack = trackOf(B, STRAIGHT, BATTLE);
    const lightTrack = trackOf(C, STRAIGHT, BATTLE);
    const moved = endOf(heavy, heavyTrack, heavyTrack.green);
    expect(basesOverlap(moved, endOf(light, lightTrack, lightTrack.green))).toBe(true);
    const { at, way } = slideAmong(light, lightTrack, lightTrack.green, [moved]);
    expect(basesTouch(at, moved)).toBe(true);
    expect(basesOverlap(at, moved)).toBe(false);
    // Her bow had 9000 - 3500 - 2450 to go, less than a length: there was no room for her on the card.
    expect(at.x).toBe(8000);
    expect(way).toBeGreaterThanOrEqual(3050);
    expect(way).toBeLessThanOrEqual(3060);
    expect(way).toBe(at.y - light.y);
  });

  test('B4.12, B4.13 a bow slides up to what lies ahead; with room on the card a stern slides until the base touches', () => {
    const heavy = liner(0, 0, NORTH);
    const light = frigate(-3000, 8500, EAST);
    const heavyTrack = trackOf(B, STRAIGHT, BATTLE);
    const lightTrack = trackOf(C, STRAIGHT, FULL);
    const first = slideAmong(heavy, heavyTrack, heavyTrack.green, [light]);
    expect(basesTouch(first.at, light)).toBe(true);
    expect(first.way).toBeLessThan(2420);
    expect(first.way).toBeGreaterThan(2380);
    // A third ship farther on stops the second one, who had room on her card.
    const ahead = liner(-3000 + 3500 + 7000 + 2450 + 1200, 8500, NORTH);
    const second = slideAmong(light, lightTrack, lightTrack.green, [first.at, ahead]);
    expect(second.way).toBeGreaterThanOrEqual(7000 + 1200);
    expect(second.way).toBeLessThanOrEqual(7000 + 1210);
    expect(second.at.x).toBe(light.x + second.way);
    expect(basesTouch(second.at, ahead)).toBe(true);
  });

  test('B4.12 with room on the card her stern follows the line; an empty sea is the whole move', () => {
    const track = trackOf(B, TURN_8, FULL);
    const start = liner(0, 0, NORTH);
    const { at, way } = slideAmong(start, track, track.green, []);
    expect(at).toEqual(endOf(start, track, track.green));
    expect(way).toBeGreaterThan(7800 + 4200);
    expect(way).toBeLessThan(7800 + 4900);
    const wall = frigate(6000, 15_600, EAST);
    const stopped = slideAmong(start, track, track.green, [wall]);
    expect(basesTouch(stopped.at, wall)).toBe(true);
    expect(stopped.way).toBeGreaterThan(7800);
    expect(stopped.way).toBeLessThan(way);
    expect(isOnLine(start, track, edge(stopped.at, -3900))).toBe(true);
  });

  test('B4.13 without room her bow follows the line, turning with it', () => {
    const track = trackOf(B, TURN_8, BATTLE);
    const start = liner(0, 0, NORTH);
    // Where she would stand on the card, but aside of the line itself.
    const other = frigate(-3800, 9000, NORTH);
    const { at, way } = slideAmong(start, track, track.green, [other]);
    expect(way).toBeGreaterThan(0);
    expect(isOnLine(start, track, edge(at, 3900))).toBe(true);
    expect(at.heading).toBeGreaterThan(0);
  });

  test('B4.14 bow against another base she does not move at all', () => {
    const start = liner(0, 0, NORTH);
    const track = trackOf(B, STRAIGHT, BATTLE);
    const { at, way } = slideAmong(start, track, track.green, [liner(0, 7800, NORTH)]);
    // What overlap allows, a tenth of a millimetre, she may still take.
    expect(way).toBeLessThanOrEqual(10);
    expect(at.y).toBe(way);
    const stuck = slideAmong(start, track, track.green, [liner(0, 7790, NORTH)]);
    expect(stuck).toEqual({ at: start, way: 0 });
  });

  test('B4.14 going astern the stern stops at what is behind', () => {
    const start = liner(0, 0, NORTH);
    const track = trackOf(B, RED_5, TWO_SANDGLASSES);
    const behind = frigate(0, -3900 - 1000 - 2200, EAST);
    const { at, way } = slideAmong(start, track, track.green, [behind]);
    expect(way).toBeGreaterThanOrEqual(1000);
    expect(way).toBeLessThanOrEqual(1010);
    expect(at).toEqual(liner(0, 0 - way, NORTH));
  });

  /** Every line of every card of two decks. */
  const lines: { track: Track; arrow: number }[] = [B, C].flatMap(deck =>
    [...blueCards(deck), ...redCards(deck), ...grayCards(deck, 1)].flatMap(card => {
      const gray = grayCards(deck, 1).includes(card);
      const count = redCards(deck).includes(card) ? 2 : gray ? 1 : 3;
      return Array.from({ length: count }, (_, line) => trackOf(deck, card, line)).flatMap(track =>
        [track.orange, track.green].map(arrow => ({ track, arrow })),
      );
    }),
  );
  const place = fc.integer({ min: -20_000, max: 20_000 });
  const heading = fc.integer({ min: 0, max: 65535 });

  test('R34 whatever the card, a slide stops within a millimetre, free, and short of nothing', () => {
    let touched = 0;
    fc.assert(
      fc.property(fc.constantFrom(...lines), heading, place, place, heading, ({ track, arrow }, h, x, y, oh) => {
        const start = liner(0, 0, h);
        const other = frigate(x, y, oh);
        fc.pre(!basesOverlap(start, other));
        const { at, way } = slideAmong(start, track, arrow, [other]);
        expect(basesOverlap(at, other)).toBe(false);
        const end = endOf(start, track, arrow);
        if (basesOverlap(end, other)) {
          // Stopped by the other, or at the arrow with her bow.
          const bowThere = track.from === 'bow' && isSame(edge(at, 3900), edge(end, -3900));
          expect(basesTouch(at, other) || bowThere).toBe(true);
          if (!bowThere) touched += 1;
        }
        if (way === 0) expect(isSame(at, start)).toBe(true);
      }),
      { numRuns: 3000 },
    );
    expect(touched).toBeGreaterThan(50);
  });

  test('B4.14 quarter turns of the table change nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), heading, place, place, heading, ({ track, arrow }, h, x, y, oh) => {
        const start = liner(0, 0, h);
        const to = (dx: number, dy: number) => slideAmong(start, track, arrow, [frigate(x + dx, y + dy, oh)]);
        const a = to(0, 0);
        // Where two units decide whether or how she grazes the other, so may the half unit that is rounded.
        const nudged = [to(2, 0), to(-2, 0), to(0, 2), to(0, -2)];
        const isNear = ({ way, at }: typeof a): boolean =>
          Math.abs(way - a.way) < 5 && headingBetween(at.heading, a.at.heading) < 20;
        fc.pre(nudged.every(isNear));
        const turned = slideAmong(liner(0, 0, (h + EAST) & 65535), track, arrow, [
          frigate(y, 0 - x, (oh + EAST) & 65535),
        ]);
        // A half unit may round the other way.
        expect(Math.abs(turned.way - a.way)).toBeLessThan(5);
        expect(Math.hypot(turned.at.x - a.at.y, turned.at.y + a.at.x)).toBeLessThan(10);
        expect(headingBetween(turned.at.heading, a.at.heading + EAST)).toBeLessThan(20);
      }),
      { numRuns: 500 },
    );
  });
});

const isSame = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) <= 2 && Math.abs(a.y - b.y) <= 2;

/** Is the point within a tenth of a millimetre of the card's line, laid at the bow? */
function isOnLine(start: Hull, track: Track, point: { x: number; y: number }): boolean {
  const bow = edge(start, start.halfLength);
  return track.x.some((right, i) => {
    if (i === 0) return false;
    const from = rotate(track.x[i - 1] as number, track.y[i - 1] as number, start.heading);
    const to = rotate(right, track.y[i] as number, start.heading);
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].some(n => {
      const x = bow.x + from.x + ((to.x - from.x) * n) / 8;
      const y = bow.y + from.y + ((to.y - from.y) * n) / 8;
      return Math.hypot(point.x - x, point.y - y) <= 20;
    });
  });
}

describe('paths for the eye', () => {
  test('they end where she ends, by short and smooth steps, bow and stern in one wake', () => {
    const start = liner(1000, 2000, 9000);
    for (const [card, line] of [
      [STRAIGHT, FULL],
      [TURN_8, FULL],
      [3, BATTLE],
      [RED_6, 0],
      [RED_6, TWO_SANDGLASSES],
    ] as const) {
      const track = trackOf(B, card, line);
      const poses = pathPoses(start, track, track.green, 40);
      expect(poses).toHaveLength(40);
      const end = pose();
      endPose(start, track, track.green, end);
      expect(poses.at(-1)).toEqual(end);
      let before: Pose3 = start;
      for (const at of poses) {
        expect(Math.hypot(at.x - before.x, at.y - before.y)).toBeLessThan(600);
        expect(headingBetween(before.heading, at.heading)).toBeLessThan(1500);
        before = at;
      }
    }
    const track = trackOf(B, TURN_8, FULL);
    const bowAtFirst = edge({ ...start, ...(pathPoses(start, track, track.green, 40)[3] as Pose3) }, 3900);
    const wake = track.x.map((right, i) => rotate(right, track.y[i] as number, start.heading));
    const bow = edge(start, 3900);
    const off = Math.min(...wake.map(p => Math.hypot(bow.x + p.x - bowAtFirst.x, bow.y + p.y - bowAtFirst.y)));
    expect(off).toBeLessThan(80);
  });
});
