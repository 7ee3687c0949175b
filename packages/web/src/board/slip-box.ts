/** How large a slip is: it grows when the chart is seen from far away, so that it can still be read. */

import type { Rect } from './rect.ts';
import type { Box, SceneSlip } from './scene.ts';

/** Of the size of the letters: how wide one of them is, and how high the slip. */
const LETTER = 0.5;
const HIGH = 1.35;
/** On the screen the letters are at least so many pixels high, unless they would grow by more than this for it. */
export const LEAST = 12;
export const MOST_GROWN = 1.8;

/** Letters of fewer pixels are nobody’s to read. */
const READABLE = 8;

/** Pixels a unit from which on it is drawn. */
export function seenFrom({ size, leastScale = 0 }: Pick<SceneSlip, 'size' | 'leastScale'>): number {
  return Math.max(leastScale, READABLE / (size * MOST_GROWN));
}

export function isSlipSeen(slip: Pick<SceneSlip, 'size' | 'leastScale'>, scale: number): boolean {
  return scale >= seenFrom(slip);
}

type Sized = Pick<SceneSlip, 'text' | 'size'>;

export function slipSize({ text, size }: Sized): { readonly width: number; readonly height: number } {
  return { width: size * (text.length * LETTER + 0.9), height: size * HIGH };
}

/** What it may cover on the sheet, when it has grown as much as it ever does. */
export function largestSlip(slip: Sized & Pick<SceneSlip, 'at'>): Box {
  const { width, height } = slipSize(slip);
  return {
    x: slip.at.x - (width / 2) * MOST_GROWN,
    y: slip.at.y - height * MOST_GROWN,
    width: width * MOST_GROWN,
    height: height * MOST_GROWN,
  };
}

/** As it is drawn at a scale, in pixels from the board's origin. */
export function slipRect(slip: Sized & Pick<SceneSlip, 'at'>, scale: number): Rect {
  const { width, height } = slipSize(slip);
  const grown = scale * Math.min(MOST_GROWN, Math.max(1, LEAST / slip.size / scale));
  const [x, bottom] = [slip.at.x * scale, slip.at.y * scale];
  return { left: x - (width / 2) * grown, right: x + (width / 2) * grown, top: bottom - height * grown, bottom };
}
