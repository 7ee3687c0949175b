/** What the gazette passes over. */

import type { GameEvent } from '@weathergauge/engine';

/**
 * Whose winds or moves they are is said by the chit; what is settled after a battle is told when it is. That a block makes for
 * some place is news only where somebody may stop it on the way: if the next thing told is that it has moved, that says both.
 * So does the weather that strikes of the chit that brought it.
 */
export function unlogged(event: GameEvent, next: GameEvent | undefined): boolean {
  if (event.type === 'declares') return next?.type === 'moved';
  if (event.type === 'chit') return next?.type === 'weather';
  return event.type === 'half' || event.type === 'after-battle';
}
