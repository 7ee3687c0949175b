/** What can happen, as data. `words/` tells it. Each chapter adds its own kinds below its heading. */

import type { Audience, Emit, GameEvent, Modifier, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Over } from './terms.ts';

type Happening =
  // the engine's own, whenever all that was sealed is opened
  | { readonly type: 'revealed' }
  // 5 administration
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'gathered'; readonly convoy: number; readonly space: number }
  | { readonly type: 'reinforcement'; readonly ship: number; readonly port: number }
  | { readonly type: 'fever'; readonly face: number; readonly over: boolean }
  | { readonly type: 'provisions-drawn'; readonly chits: number }
  | {
      readonly type: 'fast-passage';
      readonly side: number;
      readonly tag: number;
      readonly face: number;
      readonly fast: boolean;
    }
  // 6 activation
  /** `ends`: the Initiative Chit that ends the turn (6.5). */
  | { readonly type: 'chit'; readonly chit: number; readonly left: number; readonly ends: boolean }
  | { readonly type: 'half'; readonly side: number }
  | { readonly type: 'initiative'; readonly side: number }
  /** 6.6, 6.7 Bit z of `zones` is set: zone z is hit. Nothing is where the die shows a zone that is not in play (R57). */
  | {
      readonly type: 'weather';
      readonly zones: number;
      readonly faces: readonly number[];
      readonly result: number;
      readonly severity: number;
    }
  | { readonly type: 'blown-off'; readonly side: number; readonly port: number }
  | { readonly type: 'foundered'; readonly side: number; readonly ship: number }
  /** R54 To her owner alone. */
  | { readonly type: 'weather-damage'; readonly ship: number; readonly damage: number }
  | { readonly type: 'frigate-away'; readonly place: number; readonly returns: number }
  // 7, 9, 11, 12 blocks: only what everybody sees, by tag
  | {
      readonly type: 'moved';
      readonly side: number;
      readonly tag: number;
      readonly from: number;
      readonly place: number;
      /** Hexes sailed through, the last one included. */
      readonly path: readonly number[];
    }
  // R32 laid on its face, or set up again
  | {
      readonly type: 'turned';
      readonly side: number;
      readonly tag: number;
      readonly place: number;
      readonly flat: boolean;
    }
  // 11.1, 14.2 where it is bound in a patrol zone: a part of it, the port, or the sea
  | { readonly type: 'declares'; readonly side: number; readonly port: number; readonly part: number }
  // 14.2 nobody stopped it in one part of a patrol zone: it stands on into the next
  | { readonly type: 'stands-on'; readonly side: number; readonly port: number; readonly part: number }
  | { readonly type: 'sortie'; readonly side: number; readonly port: number }
  | { readonly type: 'provisions-shown'; readonly port: number }
  | { readonly type: 'taken-off'; readonly side: number; readonly place: number }
  | { readonly type: 'appeared'; readonly side: number; readonly place: number }
  | { readonly type: 'gold'; readonly port: number }
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
  /** Numbers of `randomEvents`, and 1 where the event is spent or comes too late. */
  | { readonly type: 'random-event'; readonly faces: readonly number[]; readonly event: number; readonly spent: number }
  /** A number of `automaticEvents`. */
  | { readonly type: 'automatic-event'; readonly event: number }
  | { readonly type: 'manpower'; readonly nation: number; readonly box: number; readonly points: number }
  | { readonly type: 'yellow-jack' }
  | { readonly type: 'fell-ill' | 'recovered'; readonly admiral: number }
  /** random-7 Whose spies they are; then what he asks for; then, to him alone, the answer. */
  | { readonly type: 'spies'; readonly side: number; readonly face: number }
  | {
      readonly type: 'spied-on';
      readonly side: number;
      readonly on: 'fleet' | 'port' | 'provisions' | 'raids';
      readonly place: number;
      readonly tag: number;
    }
  | {
      readonly type: 'spies-report';
      readonly side: number;
      readonly place: number;
      readonly ships: readonly number[];
      readonly ordinary: readonly number[];
      readonly frigate: boolean;
      readonly convoy: boolean;
    }
  | { readonly type: 'provisions-exposed'; readonly ports: readonly number[]; readonly chits: readonly number[] }
  | { readonly type: 'privateers'; readonly face: number; readonly taken: boolean; readonly until: number }
  // 5.10, 5.11 Admiralty events: numbers of `admiraltyEvents`
  | { readonly type: 'admiralty-drawn'; readonly due: number }
  | { readonly type: 'admiralty-orders' | 'duty-shown' | 'duty-set'; readonly event: number; readonly due: number }
  | { readonly type: 'duty-done'; readonly event: number }
  | { readonly type: 'duty-failed'; readonly event: number; readonly points: number }
  | { readonly type: 'tension'; readonly space: number; readonly war: boolean }
  /** The turn in which she would have come back, 0 where she was not on the turn track: that lies open. */
  | { readonly type: 'frigate-gone'; readonly returns: number }
  | { readonly type: 'ships-detached'; readonly ships: number }
  /** To the Allied player: which of his ships. */
  | { readonly type: 'rockets-hit'; readonly port: number; readonly ships: readonly number[] }
  | { readonly type: 'rockets'; readonly port: number; readonly face: number; readonly ships: number }
  | {
      readonly type: 'envoy';
      readonly admiral: number;
      readonly faces: readonly number[];
      readonly needed: number;
      readonly done: boolean;
    }
  | { readonly type: 'algiers-invaded'; readonly faces: readonly number[]; readonly done: boolean }
  | { readonly type: 'algiers'; readonly side: number }
  /** A block was taken off the map, from this place. */
  | { readonly type: 'taken-off'; readonly side: number; readonly place: number }
  // 8 admirals: who is lost with the last of his ships, who takes over, and not where
  | { readonly type: 'admiral-gone'; readonly admiral: number }
  | { readonly type: 'appointed'; readonly admiral: number }
  // 16–20 battle
  | {
      readonly type: 'battle';
      readonly place: number;
      /** The side whose activation it is. */
      readonly side: number;
      /** Tags of the blocks engaged. */
      readonly british: readonly number[];
      readonly allied: readonly number[];
      readonly northSeaFleet: number;
    }
  | { readonly type: 'pennant'; readonly side: number; readonly admiral: number }
  | {
      readonly type: 'fleet-size';
      readonly side: number;
      readonly low: number;
      readonly transports: number;
      readonly gold: number;
      readonly allWrecked: number;
    }
  | {
      readonly type: 'gauge-thrown';
      readonly faces: readonly number[];
      readonly totals: readonly number[];
      readonly side: number;
    }
  | { readonly type: 'windward'; readonly side: number; readonly anchored: number }
  | { readonly type: 'denied'; readonly side: number }
  | { readonly type: 'day-of-battle'; readonly total: number; readonly rounds: number }
  | { readonly type: 'round'; readonly round: number; readonly rounds: number }
  | {
      readonly type: 'command';
      readonly side: number;
      readonly face: number;
      readonly rating: number;
      readonly passed: number;
      /** 1 for the side to windward: the two have other tactics. */
      readonly windward: number;
      /** Numbers in the tactics of the side's position (4 for Repeat Same) and in `sailStates`; -1 where the order failed. */
      readonly tactic: number;
      readonly sail: number;
    }
  | { readonly type: 'battle-type'; readonly kind: number; readonly notes: number }
  | { readonly type: 'lines-formed'; readonly ships: readonly number[]; readonly damage: readonly number[] }
  | {
      readonly type: 'broadside';
      readonly side: number;
      readonly firepower: number;
      readonly faces: readonly number[];
      readonly total: number;
      readonly points: number;
      readonly extra: number;
    }
  | { readonly type: 'ship-hit'; readonly side: number; readonly ship: number; readonly damage: number }
  | { readonly type: 'left-battle'; readonly side: number; readonly precipitous: number }
  | { readonly type: 'battle-over'; readonly status: readonly number[]; readonly rounds: number }
  | {
      readonly type: 'fate';
      readonly side: number;
      readonly faces: readonly number[];
      readonly total: number;
      readonly result: number;
    }
  | { readonly type: 'ship-lost'; readonly side: number; readonly ship: number; readonly taken: number }
  | { readonly type: 'ship-wrecked'; readonly side: number; readonly ship: number }
  | {
      readonly type: 'admiral-fate';
      readonly admiral: number;
      readonly faces: readonly number[];
      readonly total: number;
      readonly killed: number;
    }
  | { readonly type: 'admiral-captured'; readonly admiral: number }
  | { readonly type: 'cargo-lost'; readonly cargo: 'transport' | 'expedition' | 'gold' | 'barges' }
  | { readonly type: 'sent-in'; readonly side: number; readonly port: number }
  /** 20.5, 20.6 What is settled next, under seal: the fleets that take prizes, ships for a port (-1 for none), goals, or release; then that all is. */
  | {
      readonly type: 'after-battle';
      readonly what: 'prizes' | 'port' | 'goals' | 'release' | 'end';
      readonly port: number;
    }
  | { readonly type: 'prize-scored'; readonly side: number; readonly ship: number }
  | { readonly type: 'victor-marker'; readonly admiral: number }
  // 21–23 objectives and ends
  /** 21.3 A marker goes to the Allied VP box; its value is 0 where it stays hidden. */
  | {
      readonly type: 'objective';
      readonly whose: 'napoleon' | 'pitt';
      readonly area: number;
      readonly value: number;
    }
  | { readonly type: 'directive-scored' | 'directive-shown'; readonly directive: number }
  /** R87 By tag: a fleet or Fog of War throws as many dice. A Raided? marker is placed, or an invasion fails openly. */
  | {
      readonly type: 'raid';
      readonly side: number;
      readonly tag: number;
      readonly port: number;
      readonly faces: readonly number[];
      readonly invasion: boolean;
    }
  /** R87 To the side that raids alone. */
  | {
      readonly type: 'raid-outcome';
      readonly port: number;
      readonly total: number;
      readonly damage: number;
      readonly defence: number;
      readonly success: boolean;
    }
  | { readonly type: 'invasion'; readonly port: number; readonly success: boolean }
  /** 22.3.2 */
  | { readonly type: 'ships-for-india'; readonly faces: readonly number[]; readonly ships: number }
  /** R92 Only what comes of it: 0 stalled, 1 the Barges have sailed, 2 Great Britain is invaded. */
  | { readonly type: 'channel'; readonly outcome: number }
  | { readonly type: 'raid-shown'; readonly port: number; readonly isTrue: boolean }
  | { readonly type: 'objective-scored'; readonly objective: number }
  /** 24.1.2, R101 */
  | { readonly type: 'fleet-joins'; readonly side: number; readonly place: number }
  /** R102 A block has left the West Indies. */
  | { readonly type: 'gone-home'; readonly side: number; readonly tag: number }
  | { readonly type: 'over'; readonly reason: Exclude<Over, ''>; readonly scores: readonly number[] };

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
