/** What can happen, as data. `words.ts` tells it. */

import type { Emit, GameEvent, Modifier } from '@weathergauge/engine';
import type { Battery, Helm, Marker } from './vocabulary.ts';

type Faces = readonly number[];

type Happening =
  | { readonly type: 'mustered'; readonly ship: number }
  | { readonly type: 'placed'; readonly ship: number; readonly at: number; readonly facing: number }
  | { readonly type: 'refitted'; readonly ship: number; readonly from: Marker; readonly gained: Marker }
  | { readonly type: 'first-mover'; readonly faces: Faces; readonly side: number }
  | { readonly type: 'turn'; readonly side: number; readonly turn: number }
  | { readonly type: 'whistled'; readonly side: number; readonly faces: Faces; readonly successes: number }
  | { readonly type: 'countered'; readonly side: number; readonly faces: Faces; readonly successes: number }
  | { readonly type: 'wind'; readonly towards: number }
  | { readonly type: 'fog'; readonly hexes: readonly number[] }
  | { readonly type: 'recovery'; readonly ship: number; readonly faces: Faces; readonly successes: number }
  | { readonly type: 'mended'; readonly ship: number; readonly marker: Marker }
  | { readonly type: 'struck'; readonly ship: number; readonly willing: boolean }
  | { readonly type: 'paused'; readonly ship: number }
  | { readonly type: 'sailed'; readonly ship: number; readonly at: number }
  | { readonly type: 'turned'; readonly ship: number; readonly helm: Helm; readonly facing: number }
  | { readonly type: 'pressed'; readonly ship: number; readonly face: number; readonly needed: number }
  | { readonly type: 'exited'; readonly ship: number }
  | { readonly type: 'fog-roll'; readonly ship: number; readonly face: number; readonly stopped: boolean }
  | { readonly type: 'sounding'; readonly ship: number; readonly faces: Faces; readonly aground: boolean }
  | { readonly type: 'refloated'; readonly ship: number }
  | {
      readonly type: 'shot';
      readonly ship: number;
      readonly target: number;
      readonly battery: Battery;
      readonly how: 'own' | 'opportunity' | 'return';
      readonly raking: boolean;
      readonly faces: Faces;
      readonly again: Faces;
      readonly hits: number;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly type: 'held'; readonly ship: number }
  | { readonly type: 'marker-lost'; readonly ship: number; readonly marker: Marker; readonly by: 'owner' | 'shooter' }
  | { readonly type: 'swept'; readonly ship: number }
  | { readonly type: 'death-roll'; readonly ship: number; readonly face: number }
  | { readonly type: 'burnt'; readonly ship: number }
  | {
      readonly type: 'grapple' | 'fight';
      readonly ship: number;
      readonly target: number;
      readonly faces: Faces;
      readonly answer: Faces;
      readonly won: boolean;
    }
  | { readonly type: 'cast-off'; readonly ship: number; readonly target: number }
  | { readonly type: 'captured'; readonly ship: number; readonly by: number }
  | { readonly type: 'repulsed'; readonly ship: number; readonly by: number }
  | { readonly type: 'tired'; readonly ship: number; readonly marker: Marker }
  | { readonly type: 'clock'; readonly side: number; readonly spaces: number; readonly clock: number }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly reason: string };

/** Everything on this table lies open, the stocks of wind dice too. */
export type ConvoyEvent = GameEvent & { readonly to: 'all' } & Happening;

/** Puts a modifier into the list, if there is one, and returns what it adds. */
export function noted(modifier: Modifier, modifiers: Modifier[] | null): number {
  modifiers?.push(modifier);
  return modifier.by;
}

export function tell(context: { readonly emit: Emit }, event: ConvoyEvent): void {
  context.emit(event);
}
