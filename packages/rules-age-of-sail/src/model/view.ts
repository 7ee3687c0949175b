/** What a seat or a spectator sees, built up from nothing. All but the sealed volleys of an exchange lies open. */

import type { Seat, Viewer } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { allowance } from '../chapters/ch2-sailing.ts';
import { scores } from '../chapters/ch5-victory.ts';
import type { AgeOfSail, Area, Edge, Ship, Side } from './state.ts';
import type { Condition, Navy } from './vocabulary.ts';

export interface ShipView {
  readonly id: number;
  readonly name: string;
  readonly navy: Navy;
  readonly home: Seat;
  readonly seat: Seat;
  readonly side: Side;
  readonly condition: Condition;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly port: number;
  readonly starboard: number;
  readonly firedPort: number;
  readonly firedStarboard: number;
  readonly hull: number;
  readonly fore: number;
  readonly main: number;
  readonly mizzen: number;
  readonly crew: number;
  readonly fire: number;
  readonly fouled: number;
  readonly repairing: boolean;
  readonly moved: boolean;
  /** Millimetres of her last move, and where she turned of late (x, y, heading before, points): everybody has seen it. */
  readonly sailed: number;
  readonly marks: readonly number[];
  /** Millimetres she could sail on her heading. */
  readonly speed: number;
}

export interface AgeOfSailView {
  readonly who: Viewer;
  readonly scenario: string;
  readonly width: number;
  readonly height: number;
  readonly round: number;
  readonly rounds: number;
  readonly windFrom: number;
  readonly windSpeed: number;
  readonly first: Side;
  readonly active: Side;
  readonly sides: readonly Side[];
  readonly navies: readonly Navy[];
  readonly edges: readonly Edge[];
  readonly areas: readonly Area[];
  readonly ships: readonly ShipView[];
  readonly scores: readonly [number, number];
  /** The viewer's own sealed volleys: ship, target, aim, decks. */
  readonly sealed: readonly number[];
  readonly over: AgeOfSail['over'];
}

export function view(s: Readonly<AgeOfSail>, who: Viewer): AgeOfSailView {
  const ships: ShipView[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(shipView(s, s.ships[i] as Ship));
  return {
    who,
    scenario: s.articles.scenario,
    width: s.articles.width,
    height: s.articles.height,
    round: s.round,
    rounds: s.articles.rounds,
    windFrom: s.windFrom,
    windSpeed: s.windSpeed,
    first: s.first,
    active: s.active,
    sides: s.articles.sides,
    navies: s.articles.navies,
    edges: s.articles.edges,
    areas: s.areas,
    ships,
    scores: scores(s),
    sealed: draftOf(s, who)?.volleys.slice() ?? [],
    over: s.over,
  };
}

function shipView(s: Readonly<AgeOfSail>, ship: Readonly<Ship>): ShipView {
  return {
    id: ship.id,
    name: ship.name,
    navy: ship.navy,
    home: ship.home,
    seat: ship.seat,
    side: s.articles.sides[ship.seat] as Side,
    condition: ship.condition,
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    port: ship.port,
    starboard: ship.starboard,
    firedPort: ship.firedPort,
    firedStarboard: ship.firedStarboard,
    hull: ship.hull,
    fore: ship.fore,
    main: ship.main,
    mizzen: ship.mizzen,
    crew: ship.crew,
    fire: ship.fire,
    fouled: ship.fouled,
    repairing: ship.repairing === 1,
    moved: ship.moved === 1,
    sailed: ship.sailed,
    marks: ship.marks.length === 0 ? [] : ship.marks.slice(),
    speed: allowance(s, ship, ship.heading),
  };
}
