/** What can happen, as data. `words/` tells it. Each chapter adds its own kinds below its heading. */

import type { Audience, Emit, GameEvent, Modifier, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Over } from './terms.ts';

type Happening =
  // the engine's own, whenever all that was sealed is opened
  | { readonly type: 'revealed' }
  // 5 administration
  | { readonly type: 'turn'; readonly turn: number }
  // 6 activation
  | { readonly type: 'chit'; readonly chit: number; readonly left: number }
  | { readonly type: 'half'; readonly side: number }
  // 7, 9, 11, 12 blocks: only what everybody sees, by tag
  | {
      readonly type: 'moved';
      readonly side: number;
      readonly tag: number;
      readonly from: number;
      readonly to: number;
      /** Hexes sailed through, the last one included. */
      readonly path: readonly number[];
    }
  // 13, 14 search: numbers of ships are low ends of ranges
  | {
      readonly type: 'masts';
      /** The side that counts. */
      readonly side: number;
      readonly place: number;
      readonly ships: number;
      readonly ordinary: number;
      readonly frigates: boolean;
      readonly convoys: boolean;
    }
  | {
      readonly type: 'search';
      readonly side: number;
      readonly place: number;
      readonly faces: readonly number[];
      readonly spotted: boolean;
    }
  /** R72 For the side that searches: the sum as far as it can be known, with what it is made of. */
  | {
      readonly type: 'search-total';
      readonly side: number;
      readonly place: number;
      readonly faces: readonly number[];
      readonly total: number;
      readonly spotted: boolean;
    }
  | { readonly type: 'fog-lifted'; readonly place: number; readonly blocks: number }
  | {
      readonly type: 'sighted';
      /** The side that is seen. */
      readonly side: number;
      readonly place: number;
      readonly ships: number;
      readonly frigates: boolean;
      readonly convoys: boolean;
      readonly gold: boolean;
    }
  // 15 events
  // 16–20 battle
  // 21–23 objectives and ends
  | { readonly type: 'over'; readonly reason: Over };

export type GloryEvent = Happening & GameEvent;

type Bare<T> = T extends unknown ? T & { readonly clause: string; readonly modifiers?: readonly Modifier[] } : never;

/** Everybody hears of it where nothing else is said. Nothing is made where nobody listens. */
export function tell(context: { readonly emit: Emit }, event: Bare<Happening>, to: Audience = 'all'): void {
  if (context.emit === silent) return;
  context.emit({ ...event, to });
}

/** Only this side hears of it. */
export function only(side: number): readonly Seat[] {
  return [side as Seat];
}
