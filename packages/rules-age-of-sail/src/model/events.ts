/** What can happen, as data. `words.ts` tells it. */

import type { Emit, GameEvent, Modifier } from '@weathergauge/engine';
import type { Aim, Board, Mast } from './vocabulary.ts';

type Happening =
  | { readonly type: 'revealed' }
  | {
      readonly type: 'laid-out';
      readonly ship: number;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
    }
  | { readonly type: 'first-mover'; readonly faces: readonly number[]; readonly side: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly side: number }
  | { readonly type: 'wind-direction'; readonly face: number; readonly from: number }
  | { readonly type: 'wind-speed'; readonly face: number; readonly speed: number }
  | {
      readonly type: 'douse';
      readonly ship: number;
      readonly face: number;
      readonly needed: number;
      readonly out: boolean;
    }
  | { readonly type: 'blew-up'; readonly ship: number }
  | {
      readonly type: 'blast';
      readonly ship: number;
      readonly face: number;
      readonly needed: number;
      readonly caught: boolean;
    }
  | {
      readonly type: 'cut';
      readonly ship: number;
      readonly from: number;
      readonly face: number;
      readonly free: boolean;
    }
  | { readonly type: 'manned'; readonly ship: number; readonly prize: number; readonly crew: number }
  | { readonly type: 'refloat'; readonly ship: number; readonly face: number; readonly free: boolean }
  | { readonly type: 'founder-check'; readonly ship: number; readonly face: number; readonly sunk: boolean }
  | { readonly type: 'repair'; readonly ship: number; readonly face: number; readonly mended: boolean }
  | { readonly type: 'rigged'; readonly ship: number; readonly mast: Mast }
  | {
      readonly type: 'sailed';
      readonly ship: number;
      readonly how: 'run' | Board | 'drift';
      readonly mm: number;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
    }
  | { readonly type: 'anchored'; readonly ship: number }
  | { readonly type: 'weighing'; readonly ship: number }
  | { readonly type: 'under-way'; readonly ship: number }
  | {
      readonly type: 'sounding';
      readonly ship: number;
      readonly area: number;
      readonly face: number;
      readonly aground: boolean;
    }
  | { readonly type: 'stopped-by-land'; readonly ship: number; readonly area: number }
  | { readonly type: 'touched'; readonly ship: number; readonly other: number; readonly fouled: boolean }
  | { readonly type: 'withdrew'; readonly ship: number }
  | {
      readonly type: 'volley';
      readonly ship: number;
      readonly target: number;
      readonly board: Board;
      readonly aim: Aim;
      readonly needed: number;
      readonly faces: readonly number[];
      readonly hits: number;
      readonly raked: boolean;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly type: 'deck-lost'; readonly ship: number; readonly board: Board }
  | { readonly type: 'hull-lost'; readonly ship: number; readonly board: Board }
  | { readonly type: 'mast-lost'; readonly ship: number; readonly mast: Mast }
  | { readonly type: 'on-fire'; readonly ship: number }
  | {
      readonly type: 'boarding';
      readonly ship: number;
      readonly target: number;
      readonly faces: readonly number[];
      readonly answer: readonly number[];
      readonly winner: number;
    }
  | { readonly type: 'captured'; readonly ship: number; readonly by: number }
  | { readonly type: 'declined'; readonly ship: number }
  | { readonly type: 'terms'; readonly seat: number; readonly agreed: boolean }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly reason: string };

/** Nothing in this book is told to one seat alone; what is sealed is sealed by its lane. */
export type AgeOfSailEvent = GameEvent & { readonly to: 'all' } & Happening;

export function tell(context: { readonly emit: Emit }, event: AgeOfSailEvent): void {
  context.emit(event);
}
