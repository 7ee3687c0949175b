/** A ship's legs as motions: how long they take, and how consecutive ones are merged. */

import { pathLength } from '../board/geometry.ts';
import type { Motion, Pose } from '../board/scene.ts';

export interface Pace {
  /** For each unit of the board. */
  readonly msAUnit: number;
  readonly shortestMs: number;
  readonly longestMs: number;
}

export function sailMs(path: readonly Pose[], { msAUnit, shortestMs, longestMs }: Pace): number {
  return Math.round(Math.min(longestMs, Math.max(shortestMs, pathLength(path) * msAUnit)));
}

/** One ship's legs one after another are one motion, without a stop between them. */
export function pushLeg(list: Motion[], motion: Motion, pace: Pace): void {
  const last = list[list.length - 1];
  if (motion.kind === 'sail' && last?.kind === 'sail' && last.ship === motion.ship) {
    const path = [...last.path, ...motion.path.slice(1)];
    list[list.length - 1] = { ...last, path, ms: sailMs(path, pace) };
    return;
  }
  list.push(motion);
}
