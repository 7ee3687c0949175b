/** Which marks are shots, and which of them needs no number. */

import type { Mark } from './scene.ts';

export function toneOf({ at }: Mark): 'choose' | 'attack' {
  return at.kind === 'ship' ? at.tone : 'choose';
}

/** It shows a cross; several shots are told apart by their numbers, which stand in the list too. */
export function isOnlyShot(marks: readonly Mark[], mark: Mark): boolean {
  return toneOf(mark) === 'attack' && marks.every(other => other === mark || toneOf(other) !== 'attack');
}
