/** What can happen, as data. `words/` tells it. */

import type { Audience, Emit, GameEvent, Modifier, Seat } from '@weathergauge/engine';
import { silent } from '@weathergauge/engine';
import type { Over } from './state.ts';

interface OfShip {
  readonly ship: number;
}

/** 11.4.4–11.4.8 An attack before the dice: what each of its throws will be made of. */
export interface Prospect {
  /** Sections as bits; 0 for chasers. */
  readonly sections: number;
  readonly shot: number;
  /** Dice to hit, and what is added to each; the face that hits. */
  readonly dice: readonly Modifier[];
  readonly toHit: readonly Modifier[];
  readonly needed: number;
  /** Dice that cancel hits, and the face that does. */
  readonly defence: readonly Modifier[];
  readonly cancels: number;
  /** What is added to the damage roll. */
  readonly damage: readonly Modifier[];
}

type Happening =
  // the engine's own, whenever all that was sealed is opened
  | { readonly type: 'revealed' }
  // 2, 19 before the first turn
  | { readonly type: 'bid'; readonly seat: Seat; readonly side: number; readonly points: number }
  | { readonly type: 'bid-settled'; readonly seat: Seat; readonly side: number; readonly points: number }
  | { readonly type: 'bid-tied'; readonly faces: readonly number[] }
  | ({ readonly type: 'fitted-out'; readonly sails: number } & OfShip)
  // the turn
  | { readonly type: 'turn'; readonly turn: number }
  | ({ readonly type: 'crew'; readonly tasks: readonly number[]; readonly melee: number } & OfShip)
  | {
      readonly type: 'initiative';
      /** Empty when they have been told already. */
      readonly faces: readonly number[];
      readonly totals: readonly number[];
      /** -1 while nobody has it: a card may follow, and a tie is thrown again. */
      readonly side: number;
      readonly held: number;
    }
  | ({
      readonly type: 'speed';
      readonly base: number;
      readonly face: number;
      readonly bonus: number;
      readonly speed: number;
    } & OfShip)
  | { readonly type: 'impulse'; readonly impulse: number; readonly activated: readonly number[] }
  // 1.7 cards
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly hand: number }
  | { readonly type: 'card-seen'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'card-set-aside'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: number; readonly ship: number }
  | { readonly type: 'card-spent'; readonly seat: Seat; readonly card: number; readonly ship: number }
  | { readonly type: 'card-thrown-away'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'play-now'; readonly seat: Seat; readonly card: number; readonly applies: boolean }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'wind'; readonly to8: number }
  | ({ readonly type: 'weather-roll'; readonly face: number; readonly harm: boolean } & OfShip)
  // 9 manoeuvres
  | ({ readonly type: 'block-laid'; readonly strained: boolean } & OfShip)
  | ({ readonly type: 'block-void' } & OfShip)
  | ({ readonly type: 'ready' } & OfShip)
  | ({ readonly type: 'manoeuvre'; readonly manoeuvre: number } & OfShip)
  | ({
      readonly type: 'moved';
      readonly fromCol: number;
      readonly fromRow: number;
      readonly col: number;
      readonly row: number;
      readonly heading: number;
    } & OfShip)
  | ({ readonly type: 'turned'; readonly from: number; readonly heading: number } & OfShip)
  | ({ readonly type: 'tack'; readonly face: number; readonly total: number; readonly done: boolean } & OfShip)
  | { readonly type: 'recentred'; readonly columns: number; readonly rows: number }
  | {
      readonly type: 'contact';
      readonly ship: number;
      readonly other: number;
      readonly kind: number;
      readonly sides: readonly number[];
      readonly raker: number;
    }
  // 10, 11.7 loading
  | ({ readonly type: 'loaded'; readonly section: number } & OfShip)
  | ({ readonly type: 'chaser-loaded'; readonly end: number } & OfShip)
  | ({ readonly type: 'load-late'; readonly section: number; readonly due: number } & OfShip)
  | ({ readonly type: 'reload-lost'; readonly section: number } & OfShip)
  | ({ readonly type: 'load-laid'; readonly section: number; readonly due: number } & OfShip)
  // 11 firing, in its eleven steps
  | ({
      readonly type: 'fire';
      readonly target: number;
      readonly sections: number;
      readonly aim: number;
      readonly shot: number;
      readonly rake: number;
      readonly range: number;
    } & OfShip)
  | ({
      readonly type: 'announced';
      readonly target: number;
      readonly sections: number;
      readonly aim: number;
      /** R23 By section that fires: what it held. */
      readonly shots: readonly number[];
      readonly rake: number;
      readonly range: number;
      /** What it comes to as things stand, before any card; two where the loads differ. */
      readonly attacks: readonly Prospect[];
    } & OfShip)
  | ({
      readonly type: 'to-hit';
      readonly target: number;
      readonly faces: readonly number[];
      readonly again: readonly number[];
      readonly needed: number;
      readonly hits: number;
    } & OfShip)
  | ({
      readonly type: 'defence';
      readonly by: number;
      readonly faces: readonly number[];
      readonly again: readonly number[];
      readonly needed: number;
      readonly cancelled: number;
      readonly hits: number;
    } & OfShip)
  | ({
      readonly type: 'damage';
      readonly by: number;
      readonly faces: readonly number[];
      readonly total: number;
      readonly hits: number;
      readonly hull: number;
      readonly rigging: number;
      readonly crew: number;
    } & OfShip)
  | ({ readonly type: 'burst'; readonly faces: readonly number[]; readonly sections: number } & OfShip)
  | ({
      readonly type: 'harm';
      readonly hull: readonly number[];
      readonly rigging: number;
      readonly crew: number;
    } & OfShip)
  | ({ readonly type: 'fire-check'; readonly faces: readonly number[]; readonly caught: boolean } & OfShip)
  | ({ readonly type: 'smoke'; readonly markers: number; readonly col: number; readonly row: number } & OfShip)
  | ({
      readonly type: 'chasers';
      readonly target: number;
      readonly end: number;
      readonly faces: readonly number[];
      readonly hits: number;
    } & OfShip)
  | ({ readonly type: 'marksmen'; readonly target: number; readonly face: number; readonly hit: boolean } & OfShip)
  // 1.8 morale
  | ({
      readonly type: 'morale-check';
      readonly faces: readonly number[];
      readonly modifier: number;
      readonly failed: boolean;
    } & OfShip)
  | ({ readonly type: 'morale'; readonly level: number } & OfShip)
  // 12, 15 boarding
  | ({
      readonly type: 'grapple';
      readonly target: number;
      readonly face: number;
      readonly total: number;
      readonly holds: boolean;
    } & OfShip)
  | ({ readonly type: 'boarding'; readonly target: number } & OfShip)
  | ({
      readonly type: 'melee';
      readonly target: number;
      readonly faces: readonly number[];
      readonly answer: readonly number[];
      readonly modifier: number;
      readonly answerModifier: number;
      /** 15.0 Steps 5, 6: points of support. */
      readonly support: number;
      readonly answerSupport: number;
      readonly hits: number;
      readonly answerHits: number;
    } & OfShip)
  | ({ readonly type: 'broken-off'; readonly target: number } & OfShip)
  | ({ readonly type: 'captured'; readonly by: number } & OfShip)
  // 16 bonus move
  | ({ readonly type: 'strained'; readonly value: number } & OfShip)
  | ({ readonly type: 'strain-check'; readonly face: number; readonly total: number; readonly lost: number } & OfShip)
  // 17 housekeeping
  | ({ readonly type: 'fire-fighting'; readonly face: number; readonly total: number } & OfShip)
  | ({ readonly type: 'fire-out' } & OfShip)
  | ({
      readonly type: 'repair';
      readonly task: number;
      readonly faces: readonly number[];
      readonly mended: boolean;
    } & OfShip)
  | ({ readonly type: 'strike-check'; readonly faces: readonly number[]; readonly strikes: boolean } & OfShip)
  | ({ readonly type: 'struck'; readonly willing: boolean } & OfShip)
  | ({ readonly type: 'strikes-ignored' } & OfShip)
  | ({ readonly type: 'sail-roll'; readonly faces: readonly number[]; readonly may: boolean } & OfShip)
  | ({ readonly type: 'sails'; readonly sails: number } & OfShip)
  | ({ readonly type: 'disengage'; readonly face: number; readonly total: number; readonly free: boolean } & OfShip)
  | ({ readonly type: 'fell-off'; readonly heading: number } & OfShip)
  | { readonly type: 'smoke-drifts'; readonly squares: number }
  | { readonly type: 'over'; readonly reason: Over; readonly scores: readonly number[] };

export type SeaEvent = Happening & GameEvent;

type Bare<T> = T extends unknown ? T & { readonly clause: string; readonly modifiers?: readonly Modifier[] } : never;

/** To everybody, or to `to` alone. */
export function tell(context: { readonly emit: Emit }, event: Bare<Happening>, to: Audience = 'all'): void {
  if (context.emit === silent) return;
  context.emit({ ...event, to });
}
