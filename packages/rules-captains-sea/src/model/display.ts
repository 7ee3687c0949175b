/** What a ship display and a control panel show beside the view, by the figures of the rules: places for crew, times, cards. */

import type { Boarder } from './boarding.ts';
import { DECK } from './data/figures.ts';
import type { Moment } from './deck.ts';
import { PLAYED_AT } from './deck.ts';
import { range } from './geometry-core.ts';
import { moraleModifier } from './reading.ts';
import { FIRST_HOLD, GUNNERY, HULL_REPAIR, IMPULSES, RIG_CHANGE, RIG_REPAIR, SAILING } from './terms.ts';
import { FREE_NEEDS, STRAIN_NEEDS, TACK_NEAR, TACK_NEEDS } from './throws.ts';
import type { ShipView } from './view.ts';

interface Worn {
  readonly rigging: number;
  readonly guns: readonly number[];
}
interface Built {
  readonly rigging: number;
  readonly fightingOnly: number;
  readonly boxes: { readonly length: number };
}

/** 5.1.1–5.1.5 The most crew points that a task can take; none where there is nothing to do (R56). */
export function placesFor(task: number, worn: Worn, built: Built): number {
  if (task === SAILING) return 1;
  if (task === RIG_CHANGE) return worn.rigging <= built.fightingOnly ? 0 : 2;
  if (task === RIG_REPAIR) return worn.rigging < built.rigging ? 2 : 0;
  const guns = worn.guns[(task - HULL_REPAIR) % 4] as number;
  if (task < GUNNERY) return guns < built.boxes.length ? 2 : 0;
  return guns;
}

export function placesOn(ship: ShipView, task: number): number {
  return placesFor(task, ship, { ...ship, rigging: ship.fullRigging });
}

/** Which turn and impulse an impulse of the whole game is (`due` and `chasers` of a ship). */
export function whenDue(clock: number): { readonly turn: number; readonly impulse: number } {
  return { turn: Math.floor((clock - 1) / IMPULSES), impulse: ((clock - 1) % IMPULSES) + 1 };
}

/** 9.1 The impulse of this turn in which a block of this cost would be made; 0 if it carries over into the next. */
export function madeIn(ship: ShipView, impulse: number, cost: number): number {
  return ship.activations.filter(at => at > impulse)[cost - ship.spent - 1] ?? 0;
}

/** 9.0 Movement points that she still has this turn. */
export function pointsLeft(ship: ShipView, impulse: number): number {
  return ship.activations.filter(at => at > impulse).length;
}

export function boarderOf(ship: ShipView): Boarder {
  const { heading, morale, quality, melee, nation } = ship;
  return { heading, morale, quality, melee, french: nation === 'french' ? 1 : 0 };
}

/** 9.1.4 The least face that brings her through the wind, as the ships lie now and cards apart. */
export function tackFace(ship: ShipView, ships: readonly ShipView[]): number {
  const isNear = ships.some(other => other.side !== ship.side && other.fate === '' && range(ship, other) <= TACK_NEAR);
  return TACK_NEEDS - ship.quality + (isNear ? 1 : 0);
}

/** 16.0 The least face at which her rigging holds, straining so hard, cards apart. */
export function strainFace(ship: ShipView, value: number): number {
  return STRAIN_NEEDS - ship.quality - (ship.tasks[SAILING] ?? 0) - value;
}

/** 17.5 The least face that frees her of the ship she is grappled to, cards apart. */
export function freeFace(ship: ShipView, other: ShipView): number {
  return FREE_NEEDS - ship.quality + other.quality - moraleModifier(ship.morale);
}

/** 1.7 A bridge card as it is printed, and when it may be played. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  /** 1.7.1 Play Now, or 1.7.2 Hold. */
  readonly hold: boolean;
  readonly moments: readonly Moment[];
}

export function cardFace(kind: number): CardFace {
  const { id = '', name = '', effect = '' } = DECK[kind] ?? {};
  return { id, name, effect, hold: kind >= FIRST_HOLD, moments: PLAYED_AT[kind] ?? [] };
}
