/** Decoration of the sea as SVG paths. It depends on the size of the sheet only, so it never changes during a game. */

import { offset, short, seededRandom } from './geometry.ts';
import type { Box, Spot } from './scene.ts';

/** Great soft shapes of deeper and shallower water. */
export function depths(b: Box): { readonly d: string; readonly level: number }[] {
  const random = seededRandom(Math.round(b.width * 7 + b.height));
  const size = Math.max(b.width, b.height);
  const shapes: { d: string; level: number }[] = [];
  for (let i = 0; i < 6; i++) {
    const x = b.x + b.width * (-0.15 + 1.3 * random());
    const y = b.y + b.height * (-0.15 + 1.3 * random());
    const r = size * (0.2 + 0.16 * random());
    const phase = [random() * 7, random() * 7, random() * 7] as const;
    const deep = i % 2 === 0;
    for (let step = 0; step < 3; step++) {
      shapes.push({ d: blob(x, y, r * (1 - step * 0.26), phase), level: deep ? 4 : 1 });
    }
  }
  return shapes;
}

function blob(x: number, y: number, r: number, phase: readonly [number, number, number]): string {
  const points: Spot[] = [];
  const count = 28;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const far =
      r *
      (1 + 0.22 * Math.sin(2 * a + phase[0]) + 0.12 * Math.sin(3 * a + phase[1]) + 0.06 * Math.sin(5 * a + phase[2]));
    points.push({ x: x + far * Math.cos(a) * 1.25, y: y + far * Math.sin(a) * 0.85 });
  }
  return smooth(points);
}

/** A closed curve through the middles of the sides. */
function smooth(points: readonly Spot[]): string {
  const middle = (i: number): Spot => {
    const a = points[i % points.length] as Spot;
    const b = points[(i + 1) % points.length] as Spot;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const start = middle(points.length - 1);
  let d = `M${short(start.x)} ${short(start.y)}`;
  points.forEach((p, i) => {
    const m = middle(i);
    d += `Q${short(p.x)} ${short(p.y)} ${short(m.x)} ${short(m.y)}`;
  });
  return `${d}Z`;
}

/** Short engraved waves in loose groups. */
export function swell(b: Box): string {
  const random = seededRandom(Math.round(b.width + b.height * 3));
  const size = Math.max(b.width, b.height);
  const w = size * 0.011;
  let d = '';
  for (let i = 0; i < 46; i++) {
    const x = b.x + b.width * (-0.5 + 2 * random());
    const y = b.y + b.height * (-0.5 + 2 * random());
    for (let k = 0; k < 3; k++) {
      d += `M${short(x + (k % 2) * w * 1.1)} ${short(y + k * w * 0.62)}q${short(w * 0.5)} ${short(-w * 0.42)} ${short(w)} 0t${short(w)} 0${k === 1 ? `t${short(w)} 0` : ''}`;
    }
  }
  return d;
}

/** Lines in sixteen directions from two points, like the rhumb lines of old charts. */
export function rhumbs(b: Box): string {
  const far = Math.max(b.width, b.height) * 2.4;
  const roses = [
    { x: b.x + b.width * 0.27, y: b.y + b.height * 0.31 },
    { x: b.x + b.width * 0.73, y: b.y + b.height * 0.69 },
  ];
  let d = '';
  for (const rose of roses) {
    for (let i = 0; i < 16; i++) {
      const to = offset({ ...rose, heading: i * 22.5 }, far);
      d += `M${short(rose.x)} ${short(rose.y)}L${short(to.x)} ${short(to.y)}`;
    }
  }
  return d;
}

/** Dotted lines, as a chart marks the depths that were measured. Each dot is a line of no length with round caps. */
export function dots(b: Box): string {
  const random = seededRandom(Math.round(b.width * 3 + 17));
  const size = Math.max(b.width, b.height);
  let d = '';
  for (let i = 0; i < 34; i++) {
    let x = b.x + b.width * (-0.4 + 1.8 * random());
    let y = b.y + b.height * (-0.4 + 1.8 * random());
    const direction = random() * 2 * Math.PI;
    for (let k = 0; k < 9; k++) {
      d += `M${short(x)} ${short(y)}h0`;
      x += Math.cos(direction + (random() - 0.5) * 0.5) * size * 0.016;
      y += Math.sin(direction + (random() - 0.5) * 0.5) * size * 0.016;
    }
  }
  return d;
}
