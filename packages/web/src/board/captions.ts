/** Captions over ships for a moment, kept on the screen and off other captions. */

import type { Actor, Air } from './air.ts';
import { live, SVG } from './air.ts';
import { short } from './geometry.ts';
import type { Rect } from './rect.ts';
import { overlap } from './rect.ts';

const CHARACTER = 5.9;
const LINE = 17;
const HEIGHT = 26;
const EDGE = 6;

/** In pixels of the chart. */
const taken = new WeakMap<Element, Rect>();

export function caption(text: string, ship: number, ms: number, air: Air): void {
  const actor = air.actor(ship);
  if (actor === null || text === '') return;
  // A new caption of a ship replaces the previous one.
  air.layer.querySelector(`.fx-caption[data-of="${ship}"]`)?.remove();
  const lines = text.split('\n');
  const wide = Math.max(...lines.map(line => line.length)) * CHARACTER + 24;
  const high = HEIGHT + (lines.length - 1) * LINE;
  const group = pill(lines, wide, high);
  group.dataset['of'] = String(ship);
  const { x, y } = actor.pose;
  const free = freeOf(air);
  const aside = free === null ? 0 : within(free, x * air.scale, wide);
  const out = (actor.length * air.scale) / 2 + 9 + high / 2;
  const boxAt = (down: number): Rect => ({
    left: x * air.scale + aside - wide / 2,
    right: x * air.scale + aside + wide / 2,
    top: y * air.scale + down - high / 2,
    bottom: y * air.scale + down + high / 2,
  });
  const others = [...air.layer.querySelectorAll('.fx-caption')].flatMap(other => taken.get(other) ?? []);
  const isFree = (down: number): boolean => others.every(other => overlap(boxAt(down), other) === 0);
  const hulls = air.others(ship).map(other => hullBox(other, air.scale));
  const hidesNobody = (down: number): boolean => hulls.every(hull => overlap(boxAt(down), hull) === 0);
  const isSeen = (down: number): boolean =>
    free === null || (boxAt(down).top >= free.top && boxAt(down).bottom <= free.bottom);
  const step = high + 3;
  const places = [-out, out, -out - step, out + step, -out - 2 * step];
  const clear = places.filter(isFree);
  const down = clear.find(at => isSeen(at) && hidesNobody(at)) ?? clear.find(isSeen) ?? clear[0] ?? -out;
  taken.set(group, boxAt(down));
  air.layer.append(group);
  const lift = (px: number): string =>
    `translate(${short(x)}px,${short(y)}px) scale(var(--u)) translate(${short(aside)}px,${short(px)}px)`;
  live(
    group,
    [
      { transform: lift(down + 8), opacity: 0 },
      { transform: lift(down), opacity: 1, offset: 0.15 },
      { transform: lift(down), opacity: 1, offset: 0.8 },
      { transform: lift(down - 6), opacity: 0 },
    ],
    { duration: ms + 500 },
  );
}

function pill(lines: readonly string[], wide: number, high: number): SVGGElement {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', 'fx-caption');
  const box = document.createElementNS(SVG, 'rect');
  for (const [key, value] of Object.entries({ x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 13 }))
    box.setAttribute(key, String(value));
  group.append(box);
  lines.forEach((line, i) => {
    const words = document.createElementNS(SVG, 'text');
    words.setAttribute('dy', '0.35em');
    words.setAttribute('y', String((i - (lines.length - 1) / 2) * LINE));
    words.textContent = line;
    group.append(words);
  });
  return group;
}

/** Where her sails are, whichever way she heads. */
function hullBox({ pose, length }: Actor, scale: number): Rect {
  const [x, y, half] = [pose.x * scale, pose.y * scale, length * scale * 0.4];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** What no panel covers of the board, in pixels of the chart. */
function freeOf(air: Air): Rect | null {
  const free = air.layer.closest('.board')?.querySelector('[data-part="free"]')?.getBoundingClientRect();
  const chart = air.layer.getScreenCTM();
  if (free === undefined || chart === null) return null;
  const across = (x: number): number => ((x - chart.e) / chart.a) * air.scale;
  const down = (y: number): number => ((y - chart.f) / chart.d) * air.scale;
  return { left: across(free.left), right: across(free.right), top: down(free.top), bottom: down(free.bottom) };
}

/** How far to the side it has to go so that all of it is seen. */
function within(free: Rect, middle: number, wide: number): number {
  const least = free.left + EDGE + wide / 2;
  const most = free.right - EDGE - wide / 2;
  return least > most ? 0 : Math.min(most, Math.max(least, middle)) - middle;
}
