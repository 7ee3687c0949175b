/** What a ship's yards cover as they are braced, for all that keeps clear of sails. */

import { braceAngle } from './brace.ts';
import { offset } from './geometry.ts';
import { mastSteps, yardsOf } from './hull.ts';
import type { Disc } from './rect.ts';
import type { SceneShip } from './scene.ts';

/** Along a yard, as shares of half of it, with the radius that holds the sail there, in beams. */
const ALONG_A_YARD = [
  [0, 0.7],
  [0.5, 0.5],
  [-0.5, 0.5],
  [0.95, 0.2],
  [-0.95, 0.2],
] as const;

type Rigged = Pick<SceneShip, 'pose' | 'length' | 'beam' | 'masts'>;

/** Her sails as discs, in pixels at a scale. */
export function sailDiscs(ship: Rigged, windFrom: number, scale: number): Disc[] {
  const { pose, length, beam, masts } = ship;
  const brace = braceAngle(pose.heading, windFrom);
  const steps = mastSteps(masts.length, length);
  return yardsOf(ship).flatMap((half, mast): Disc[] => {
    const at = offset(pose, -(steps[mast] ?? 0));
    return ALONG_A_YARD.map(([share, r]) => {
      const { x, y } = offset({ ...at, heading: pose.heading + brace }, 0, half * share);
      return { x: x * scale, y: y * scale, r: r * beam * scale };
    });
  });
}

/** From her middle line to where her sails end abeam, in board units. */
export function reachOfSails(ship: Rigged, windFrom: number): number {
  const square = Math.cos((braceAngle(ship.pose.heading, windFrom) * Math.PI) / 180);
  const longest = Math.max(0, ...yardsOf(ship));
  return Math.max(...ALONG_A_YARD.map(([share, r]) => longest * share * square + r * ship.beam));
}
