/** The events that decided a game, for the report. */

import type { Happening } from '../../client/protocol.ts';

export interface Told {
  readonly happening: Happening;
  /** Its place in the log. */
  readonly key: number;
}

/**
 * What the board shows as a burst (a ship afire, struck, taken, sunk), the last that was heard of each ship that is no
 * longer on the table, and the ending where it was not the rules'.
 */
export function decisiveOf(
  happenings: readonly Happening[],
  gone: readonly number[],
  isBurst: (happening: Happening) => boolean,
): readonly Told[] {
  const last = new Set(gone.map(ship => happenings.findLastIndex(({ facts }) => facts.ship === ship)));
  return happenings.flatMap((happening, key) =>
    last.has(key) || happening.event.type === 'ended' || isBurst(happening) ? [{ happening, key }] : [],
  );
}
