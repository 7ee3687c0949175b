/**
 * Where the labels of arcs, rings and lines go: only where they cover neither a ship, a badge, a mark nor one another, and
 * on that part of the screen which no panel covers.
 */

import { cornersOf } from './framing.ts';
import { distance, offset } from './geometry.ts';
import type { Ground } from './grounds.ts';
import { coveredOf } from './grounds.ts';
import type { Rect } from './rect.ts';
import { inset, nearestIn, overlap, rectAround } from './rect.ts';
import type { Overlay, Spot } from './scene.ts';

export interface PlacedTag {
  readonly key: string;
  readonly text: string;
  /** The same as it is drawn: its parts one below the other where there is no room for it in one line. */
  readonly lines: readonly string[];
  readonly strong: boolean;
  /** In board units. */
  readonly x: number;
  readonly y: number;
}

/** What is seen of the board, in pixels from its origin. */
export interface Pane {
  readonly free: Rect;
  /** Panels that lie over the board, such as the wind rose. */
  readonly over: readonly Rect[];
}

interface Wish extends Pick<PlacedTag, 'key' | 'text' | 'strong'> {
  /** In board units, best first, for its words as they are laid. */
  readonly places: (lines: readonly string[]) => readonly Spot[];
  /** Shown even if it must cover something: then where it covers least. */
  readonly must: boolean;
}

/** Rounded up a little, for where a face of the reader’s stands in. */
const WIDTHS: readonly (readonly [characters: RegExp, pixels: number])[] = [
  [/[ ijlI.,:;·'’|]/, 3.2],
  [/[frt()°-]/, 4.6],
  [/[mwMW%½¼¾]/, 10],
  [/[A-Z]/, 7.6],
];
const CHARACTER = 6.4;
const PADDING = 16;
const HALF_HEIGHT = 11;
/** Of each line below the first. */
export const LINE_OF_TAG = 15;
/** What parts of a label are set off by. */
const BETWEEN = ' · ';
/** Arcs smaller than this on the screen, in pixels, are not labelled. */
const SMALLEST_ARC = 60;

/** Under a panel a label cannot be read; over a ship or a mark it can. */
const UNREAD = 20;
/** Pixels of land covered, and pixels farther off, as pixels of a ship covered: she counts before either. */
const OF_GROUND = 0.002;
const OF_DISTANCE = 0.01;

export function widthOfTag(text: string): number {
  return Array.from(text).reduce(
    (sum, one) => sum + (WIDTHS.find(([some]) => some.test(one))?.[1] ?? CHARACTER),
    PADDING,
  );
}

/** Half of what its words take, with a little water. */
function halfOf(laid: readonly string[]): readonly [x: number, y: number] {
  const wide = Math.max(...laid.map(widthOfTag));
  return [wide / 2 + 1, HALF_HEIGHT + (LINE_OF_TAG * (laid.length - 1)) / 2];
}

/** `blocked`: what must not be covered, in pixels from the board's origin at this scale. Off `grounds` it goes if it need not go far. */
export function placeTags(
  overlay: Overlay,
  blocked: readonly Rect[],
  scale: number,
  pane: Pane | null = null,
  grounds: readonly Ground[] = [],
): PlacedTag[] {
  const taken = [...blocked];
  const over = pane?.over ?? [];
  const placed: PlacedTag[] = [];
  for (const { places, must, ...tag } of [
    ...lines(overlay, scale, pane),
    ...rings(overlay, scale, pane),
    ...outlines(overlay, scale, pane),
    ...arcs(overlay, scale),
  ]) {
    if (tag.text === '') continue;
    const room: Room = { taken, over, grounds, scale, free: pane?.free ?? null, must };
    const whole = bestPlace([tag.text], places([tag.text]), room);
    const best = whole?.covers === 0 ? whole : inParts(tag.text, places, room, whole);
    if (best === null) continue;
    taken.push(best.rect);
    placed.push({ ...tag, lines: best.lines, x: best.at.x, y: best.at.y });
  }
  return placed;
}

interface Found {
  readonly lines: readonly string[];
  readonly at: Spot;
  readonly rect: Rect;
  readonly covers: number;
}

interface Room extends Pick<Wish, 'must'> {
  readonly taken: readonly Rect[];
  readonly over: readonly Rect[];
  readonly grounds: readonly Ground[];
  readonly scale: number;
  readonly free: Rect | null;
}

/** Its parts below each other, where they cover less than the whole of it would. */
function inParts(text: string, places: Wish['places'], room: Room, whole: Found | null): Found | null {
  const parts = text.split(BETWEEN);
  if (parts.length === 1) return whole;
  const found = bestPlace(parts, places(parts), room);
  return found === null || (whole !== null && whole.covers <= found.covers) ? whole : found;
}

function bestPlace(laid: readonly string[], places: readonly Spot[], room: Room): Found | null {
  const { taken, over, grounds, scale, free, must } = room;
  const [x, y] = halfOf(laid);
  let best: (Found & { readonly cost: number }) | null = null;
  for (const place of places) {
    const at = free === null ? place : seen(place, scale, inset(free, x, y));
    // Moved into view the label would stand far from what it measures: left out.
    if (!must && at !== place) continue;
    const rect = rectAround(at.x * scale, at.y * scale, x, y);
    const hidden = over.reduce((sum, other) => sum + overlap(rect, other), 0);
    const covers = taken.reduce((sum, other) => sum + overlap(rect, other), 0) + UNREAD * hidden;
    if (!must && covers > 0) continue;
    const ground = coveredOf(grounds, rect);
    const far = distance(at, places[0] ?? at) * scale;
    const cost = covers + OF_GROUND * ground + OF_DISTANCE * far;
    if (best === null || cost < best.cost) best = { lines: laid, at, rect, covers, cost };
    if (covers === 0 && ground === 0) break;
  }
  return best;
}

/** The same place where it is in sight, else the nearest that is. */
function seen(place: Spot, scale: number, free: Rect): Spot {
  const [x, y] = [place.x * scale, place.y * scale];
  const near = nearestIn(free, x, y);
  return near.x === x && near.y === y ? place : { x: near.x / scale, y: near.y / scale };
}

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
/** Where what it is drawn to leaves no room on the line. */
const BESIDE = [0.5, 0.3, 0.7] as const;
/** How finely a line is gone along for the part of it that is in sight. */
const STEPS = 40;

function lines(overlay: Overlay, scale: number, pane: Pane | null): Wish[] {
  return overlay.lines.map(({ x1, y1, x2, y2, label }) => {
    const along = (share: number): Spot => ({ x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share });
    const places = (laid: readonly string[]): Spot[] => {
      const free = pane === null ? null : inset(pane.free, ...halfOf(laid));
      const inSight = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).filter(share => {
        const place = along(share);
        return free === null || seen(place, scale, free) === place;
      });
      const [from, to] = [inSight[0] ?? 0, inSight.at(-1) ?? 1];
      return [
        ...SHARES.map(share => along(from + (to - from) * share)),
        ...BESIDE.flatMap(share => about(along(from + (to - from) * share), laid, scale, pane)),
      ];
    };
    return { key: `line ${x1} ${y1} ${x2} ${y2}`, text: label, strong: true, must: true, places };
  });
}

const upTo = (most: number, step: number): number[] =>
  Array.from({ length: (2 * most) / step + 1 }, (_, i) => i * step - most);

/** Ways off in pixels, the nearest first; a label is wide, so it goes up and down before it goes aside. */
const WAYS_OFF: readonly Spot[] = upTo(176, HALF_HEIGHT)
  .flatMap(y => upTo(144, 24).map(x => ({ x, y })))
  .toSorted((a, b) => Math.hypot(a.x * 0.6, a.y) - Math.hypot(b.x * 0.6, b.y));

/** About a place, or the nearest to it that is in sight. */
function about(place: Spot, laid: readonly string[], scale: number, pane: Pane | null): Spot[] {
  const { x, y } = pane === null ? place : seen(place, scale, inset(pane.free, ...halfOf(laid)));
  return WAYS_OFF.map(off => ({ x: x + off.x / scale, y: y + off.y / scale }));
}

function rings(overlay: Overlay, scale: number, pane: Pane | null): Wish[] {
  return overlay.rings.map(({ x, y, radius, label }) => ({
    key: `ring ${x} ${y} ${radius}`,
    text: label,
    strong: false,
    must: true,
    places: laid => about({ x, y: y - radius }, laid, scale, pane),
  }));
}

function outlines(overlay: Overlay, scale: number, pane: Pane | null): Wish[] {
  return (overlay.outlines ?? []).map(({ outline, grow, label, tone }) => ({
    key: `outline ${outline.join(' ')} ${grow}`,
    text: label,
    strong: false,
    // A band is labelled where one of its corners is in sight, or not at all.
    must: tone === undefined,
    places: laid =>
      tone === undefined ? about(topOf(outline, grow), laid, scale, pane) : cornersOf(outline).toReversed(),
  }));
}

/** Above the highest corner of an outline that has been widened. */
function topOf(outline: readonly number[], grow: number): Spot {
  let top = 0;
  for (let i = 2; i < outline.length; i += 2) if ((outline[i + 1] as number) < (outline[top + 1] as number)) top = i;
  return { x: outline[top] ?? 0, y: (outline[top + 1] ?? 0) - grow };
}

const AROUND = [0, 1, 0.2, 0.8, 0.5, 0.1, 0.9, 0.35, 0.65] as const;

/** Outermost first; at its limits, where nobody is aimed at, then on the rim between them, then inside. */
function arcs(overlay: Overlay, scale: number): Wish[] {
  return overlay.arcs
    .filter(arc => arc.radius * scale >= SMALLEST_ARC)
    .toSorted((a, b) => b.radius - a.radius)
    .map(arc => {
      const turn = (((arc.to - arc.from) % 360) + 360) % 360 || 360;
      return {
        key: `arc ${arc.at.x} ${arc.at.y} ${arc.from} ${arc.radius}`,
        text: arc.label,
        strong: false,
        must: false,
        places: () =>
          [arc.radius, (arc.radius + (arc.inner ?? 0)) / 2].flatMap(far =>
            AROUND.map(share => offset({ ...arc.at, heading: arc.from + turn * share }, far)),
          ),
      };
    });
}
