/** What a seat or a spectator sees, built up from nothing. Everything on this table lies open. */

import type { Viewer } from '@weathergauge/engine';
import { rowFor } from './abilities.ts';
import { scores } from '../chapters/ch05-victory.ts';
import type { Kind } from './data/papers.ts';
import type { Articles, Convoy, Ship, Side } from './state.ts';
import type { Condition } from './vocabulary.ts';

export interface ShipView {
  readonly id: number;
  readonly name: string;
  readonly kind: Kind;
  readonly size: number;
  readonly quality: number;
  readonly flag: Ship['flag'];
  readonly seat: Ship['seat'];
  readonly side: Ship['side'];
  readonly condition: Condition;
  readonly at: number;
  readonly facing: number;
  /** Row of the movement table on her facing. */
  readonly row: number;
  readonly crew: number;
  readonly gun: number;
  readonly sail: number;
  readonly fullCrew: number;
  readonly fullGun: number;
  readonly fullSail: number;
  readonly captured: boolean;
  readonly aground: boolean;
  readonly paused: boolean;
  readonly moved: boolean;
  readonly fired: number;
  readonly reacted: number;
}

export interface ConvoyView {
  readonly who: Viewer;
  readonly scenario: string;
  readonly prize: Articles['prize'];
  readonly sides: readonly Side[];
  readonly chart: readonly number[];
  readonly fog: readonly number[];
  readonly windTo: number;
  readonly stock: readonly number[];
  readonly gusts: number;
  readonly clock: number;
  readonly loop: number;
  readonly turn: number;
  readonly active: Side;
  readonly ships: readonly ShipView[];
  /** Points of the convoy and of the raiders as things stand. */
  readonly scores: readonly [number, number];
  readonly over: Convoy['over'];
}

export function view(s: Readonly<Convoy>, who: Viewer): ConvoyView {
  const ships: ShipView[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(shipView(s, s.ships[i] as Ship));
  return {
    who,
    scenario: s.articles.scenario,
    prize: s.articles.prize,
    sides: s.articles.sides,
    chart: s.chart,
    fog: s.fog.length === 0 ? [] : s.fog.slice(),
    windTo: s.windTo,
    stock: s.stock.slice(),
    gusts: s.gusts,
    clock: s.clock,
    loop: s.articles.loop,
    turn: s.turn,
    active: s.active,
    ships,
    scores: scores(s),
    over: s.over,
  };
}

function shipView(s: Readonly<Convoy>, ship: Readonly<Ship>): ShipView {
  return {
    id: ship.id,
    name: ship.name,
    kind: ship.kind,
    size: ship.size,
    quality: ship.quality,
    flag: ship.flag,
    seat: ship.seat,
    side: ship.side,
    condition: ship.condition,
    at: ship.at,
    facing: ship.facing,
    row: rowFor(s, ship.facing),
    crew: ship.crew,
    gun: ship.gun,
    sail: ship.sail,
    fullCrew: ship.fullCrew,
    fullGun: ship.fullGun,
    fullSail: ship.fullSail,
    captured: ship.captured === 1,
    aground: ship.aground !== 0,
    paused: ship.paused === 1,
    moved: ship.moved === 1,
    fired: ship.fired,
    reacted: ship.reacted,
  };
}
