/** What effects are drawn with: their layer, the wind that moves smoke, and where the ships are. */

import { short } from './geometry.ts';
import type { Pose } from './scene.ts';

export const SVG = 'http://www.w3.org/2000/svg';

export interface Actor {
  readonly pose: Pose;
  readonly length: number;
  readonly beam: number;
}

export interface Air {
  readonly layer: SVGGElement;
  /** Below badges and marks, so that these can be read through any smoke. */
  readonly smoke: SVGGElement;
  /** Where the wind comes from at a place. */
  windFrom(pose: Pose): number;
  /** A board unit in screen pixels. */
  readonly scale: number;
  actor(ship: number): Actor | null;
  /** All ships but this one. */
  others(ship: number): readonly Actor[];
}

export function add(
  layer: SVGElement,
  name: string,
  className: string,
  attributes: Readonly<Record<string, number | string>>,
): SVGElement {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  layer.append(element);
  return element;
}

export const at = (x: number, y: number, scale: number): string =>
  `translate(${short(x)}px,${short(y)}px) scale(${short(scale)})`;

/** Plays key frames on an element, then removes it. */
export function live(
  element: Element,
  keys: Keyframe[],
  timing: { duration: number; delay?: number; easing?: string },
): void {
  const animation = element.animate(keys, { fill: 'both', ...timing });
  animation.addEventListener('finish', () => element.remove());
  animation.addEventListener('cancel', () => element.remove());
}
