/** What can happen, as data. `words.ts` tells it. */

import type { Audience, Emit, GameEvent, Modifier } from '@weathergauge/engine';
import type { Aim, Arc, Broadside, CrewAction, Fate, Mendable, Setting, Shot } from './vocabulary.ts';

/** Why counters are drawn. */
export type Cause =
  | 'artillery'
  | 'musketry'
  | 'collision'
  | 'reef'
  | 'ashore'
  | 'boarding'
  | 'surprise'
  | 'explosion'
  | 'aimed-high';

type Happening =
  // the engine's own, whenever all that was sealed is opened
  | { readonly type: 'revealed' }
  // laying out
  | { readonly type: 'mustered'; readonly ship: number }
  | { readonly type: 'placed'; readonly ship: number; readonly x: number; readonly y: number; readonly heading: number }
  | {
      readonly type: 'terrain';
      readonly land: number;
      readonly x: number;
      readonly y: number;
      readonly outline: readonly number[];
    }
  | { readonly type: 'flag-hoisted'; readonly ship: number }
  | { readonly type: 'leg'; readonly leg: number; readonly scores: readonly number[] }
  // the turn
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'wind-counter'; readonly gauge: 'direction' | 'strength'; readonly drawn: number }
  | { readonly type: 'wind'; readonly from: number; readonly strength: number }
  | { readonly type: 'entangle-test'; readonly ship: number; readonly other: number; readonly happens: boolean }
  | { readonly type: 'entangled' | 'disentangled'; readonly ship: number; readonly other: number }
  // planning and crew
  | { readonly type: 'grog'; readonly ship: number }
  | { readonly type: 'orders'; readonly ship: number; readonly actions: readonly CrewAction[] }
  | { readonly type: 'fumbled'; readonly ship: number; readonly action: CrewAction; readonly lost: boolean }
  | { readonly type: 'sails'; readonly ship: number; readonly setting: Setting }
  | { readonly type: 'pumped'; readonly ship: number }
  | { readonly type: 'dousing'; readonly ship: number; readonly stage: number }
  | { readonly type: 'doused'; readonly ship: number }
  | { readonly type: 'buckets'; readonly ship: number; readonly target: number }
  | { readonly type: 'mending'; readonly ship: number; readonly what: Mendable | 'hull' }
  | { readonly type: 'mended'; readonly ship: number; readonly what: Mendable | 'hull'; readonly box: number }
  // movement
  | { readonly type: 'card-drawn'; readonly ship: number; readonly card: number }
  | { readonly type: 'shuffled-back'; readonly ship: number; readonly cards: readonly number[] }
  | {
      readonly type: 'card-replaced';
      readonly ship: number;
      readonly card: number;
      readonly by: number;
      readonly why: 'veer' | 'aback' | 'blocked';
    }
  | {
      readonly type: 'sailed';
      readonly ship: number;
      readonly card: number;
      readonly line: number;
      /** Index of the point of the card's track that she reached. */
      readonly arrow: number;
      readonly fromX: number;
      readonly fromY: number;
      readonly fromHeading: number;
      readonly x: number;
      readonly y: number;
      readonly heading: number;
      /** True when something stopped her on the way. */
      readonly slid: boolean;
    }
  | {
      readonly type: 'lay-still';
      readonly ship: number;
      readonly why: 'entangled' | 'grappled' | 'struck' | 'no-card' | 'blocked';
    }
  | { readonly type: 'move-order'; readonly ships: readonly number[] }
  | { readonly type: 'collided'; readonly ship: number; readonly other: number }
  | {
      readonly type: 'struck-ground';
      readonly ship: number;
      readonly land: number;
      readonly what: 'reef' | 'shoal' | 'ashore';
    }
  | { readonly type: 'aground'; readonly ship: number }
  | { readonly type: 'exited'; readonly ship: number }
  | { readonly type: 'gale-test'; readonly ship: number; readonly torn: boolean }
  // combat
  | {
      readonly type: 'fired';
      readonly ship: number;
      readonly side: Broadside;
      readonly arc: Arc;
      /** -1 when the guns are only emptied. */
      readonly target: number;
      readonly shot: Shot;
      readonly aim: Aim;
      readonly range: number;
      /** How the counters come about; a clause for each. */
      readonly modifiers: readonly Modifier[];
      readonly counters: number;
    }
  | { readonly type: 'musketry'; readonly ship: number; readonly target: number; readonly counters: number }
  | {
      readonly type: 'drew';
      readonly ship: number;
      readonly by: number;
      readonly cause: Cause;
      readonly letter: number;
      readonly faces: readonly number[];
    }
  | {
      readonly type: 'damaged';
      readonly ship: number;
      readonly hull: readonly number[];
      readonly crew: number;
    }
  | {
      readonly type: 'special';
      readonly ship: number;
      readonly what: 'fire' | 'leak' | 'rudder' | 'mast' | 'sail' | 'mast-of-sails' | 'mast-of-rudder';
    }
  | { readonly type: 'burning' | 'flooding'; readonly ship: number; readonly boxes: number }
  | { readonly type: 'magazine-test'; readonly ship: number; readonly explodes: boolean }
  | { readonly type: 'founder-test'; readonly ship: number; readonly sinks: boolean }
  | { readonly type: 'lost'; readonly ship: number; readonly fate: Fate }
  | { readonly type: 'flagship-lost'; readonly ship: number }
  | { readonly type: 'morale'; readonly ship: number; readonly crew: number }
  // boarding
  | { readonly type: 'boarding-choice'; readonly ship: number; readonly boards: boolean }
  | { readonly type: 'grapple-declared'; readonly ship: number; readonly target: number }
  | { readonly type: 'grapple-test'; readonly ship: number; readonly target: number; readonly holds: boolean }
  | { readonly type: 'grappled'; readonly ship: number; readonly other: number }
  | { readonly type: 'boarding-tie'; readonly ship: number; readonly other: number; readonly yields: number }
  // reloading
  | { readonly type: 'reloading'; readonly ship: number; readonly side: Broadside; readonly ready: boolean }
  // solitaire: what the automaton does, and by which of its rules
  | { readonly type: 'automaton'; readonly ship: number; readonly actions: readonly CrewAction[] }
  // the end
  | { readonly type: 'scored'; readonly side: number; readonly points: number; readonly why: string }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly reason: string };

/** Audience is 'all' but inside a lane, where the engine keeps it to the lane's own seat. */
export type SailsEvent = GameEvent & { readonly to: Audience } & Happening;

export function tell(context: { readonly emit: Emit }, event: SailsEvent): void {
  context.emit(event);
}
