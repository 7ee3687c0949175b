/** Words over a ship for a moment: on the screen, and not on top of what is said over another one. */

import type { Actor, Air } from './air.ts';
import { live, SVG } from './air.ts';
import { short } from './geometry.ts';

const CHARACTER = 5.9;
const LINE = 17;
const HEIGHT = 26;
const EDGE = 6;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In pixels of the chart. */
const taken = new WeakMap<Element, Box>();

export function caption(text: string, ship: number, ms: number, air: Air): void {
  const actor = air.actor(ship);
  if (actor === null || text === '') return;
  // What was said of her before has been read.
  air.layer.querySelector(`.fx-caption[data-of="${ship}"]`)?.remove();
  const lines = text.split('\n');
  const wide = Math.max(...lines.map(line => line.length)) * CHARACTER + 24;
  const high = HEIGHT + (lines.length - 1) * LINE;
  const group = pill(lines, wide, high);
  group.dataset['of'] = String(ship);
  const { x, y } = actor.pose;
  const aside = within(air, x, wide);
  const out = (actor.length * air.scale) / 2 + 9 + high / 2;
  const boxAt = (down: number): Box => ({
    left: x * air.scale + aside - wide / 2,
    right: x * air.scale + aside + wide / 2,
    top: y * air.scale + down - high / 2,
    bottom: y * air.scale + down + high / 2,
  });
  const others = [...air.layer.querySelectorAll('.fx-caption')].flatMap(other => taken.get(other) ?? []);
  const isFree = (down: number): boolean => others.every(other => !overlap(boxAt(down), other));
  const hulls = air.others(ship).map(other => hullBox(other, air.scale));
  const hidesNobody = (down: number): boolean => hulls.every(hull => !overlap(boxAt(down), hull));
  const step = high + 3;
  const places = [-out, out, -out - step, out + step, -out - 2 * step];
  const down = places.find(place => isFree(place) && hidesNobody(place)) ?? places.find(isFree) ?? -out;
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
function hullBox({ pose, length }: Actor, scale: number): Box {
  const [x, y, half] = [pose.x * scale, pose.y * scale, length * scale * 0.4];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** How far to the side it has to go so that all of it is on the board. */
function within(air: Air, x: number, wide: number): number {
  const board = air.layer.closest('.board')?.getBoundingClientRect();
  const chart = air.layer.getScreenCTM();
  if (board === undefined || chart === null) return 0;
  const middle = chart.a * x + chart.e;
  const least = board.left + EDGE + wide / 2;
  const most = board.right - EDGE - wide / 2;
  return least > most ? 0 : Math.min(most, Math.max(least, middle)) - middle;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
