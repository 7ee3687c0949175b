/** What the face of a damage counter says, by the pack in use. */

import type { Face } from './data/figures.ts';
import { FACES } from './data/figures.ts';
import { ADVANCED } from './vessels.ts';

export interface FaceShown {
  readonly points: number;
  /** Crew, or special damage (A10.1); '' for a bare number. */
  readonly symbol: 'crew' | Face['special'];
}

export function faceOf(face: number): FaceShown {
  const found = FACES[face];
  if (found === undefined) return { points: 0, symbol: '' };
  return { points: found.points, symbol: found.crew > 0 ? 'crew' : found.special };
}

/** B7.3 A zero is only held; B7.7 below the Advanced rules a counter is its number and its crew. */
export function doesHarm(level: number, face: number): boolean {
  const { points, symbol } = faceOf(face);
  return points > 0 || symbol === 'crew' || (symbol !== '' && level === ADVANCED);
}
