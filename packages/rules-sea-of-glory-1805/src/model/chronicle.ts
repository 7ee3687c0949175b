/** Where everything stood, with nothing hidden: what the report of a campaign that is over draws. */

import { isBlock } from './places.ts';
import type { Campaign } from './state.ts';

export interface GloryChronicle {
  readonly turn: number;
  /** Chits drawn in it. */
  readonly drawn: number;
  /** By block: its place, and the ships in it. */
  readonly places: readonly number[];
  readonly ships: readonly number[];
  /** By admiral: his berth. */
  readonly admirals: readonly number[];
}

export function chronicle(s: Readonly<Campaign>): GloryChronicle {
  const ships = s.blocks.map(() => 0);
  for (const berth of s.berths) if (isBlock(berth)) ships[berth] = (ships[berth] ?? 0) + 1;
  return {
    turn: s.turn,
    drawn: s.drawn.length,
    places: s.blocks.map(({ place }) => place),
    ships,
    admirals: s.admirals.slice(),
  };
}
