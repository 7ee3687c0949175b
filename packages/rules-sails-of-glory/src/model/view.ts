/** What a seat or a spectator sees, built up from nothing. Cards, shot, plans and sealed choices are their owner's alone. */

import type { Seat, Viewer } from '@weathergauge/engine';
import { draftOf } from '@weathergauge/engine';
import { actionSlots } from '../chapters/a3-actions.ts';
import type { Sector } from './attitude.ts';
import { sectorOf } from './attitude.ts';
import { veerRating } from '../chapters/b3-movement.ts';
import { crewActionsOf, firepowerByArc, musketryNow } from '../chapters/b7-damage.ts';
import { principal } from '../chapters/c1-zones.ts';
import { homeEdge } from '../chapters/c2-remains.ts';
import { scores } from '../chapters/c2-victory.ts';
import type { Draft } from './drafts.ts';
import { fireOf, loadingOf, outfitOf, placeOf, planOf } from './drafts.ts';
import type { Land } from './ground.ts';
import type { Sails, Ship, Side } from './state.ts';
import { ADVANCED, BRITISH, bySide, FRENCH, NOBODY, STANDARD } from './state.ts';
import type { Condition, Fate } from './vocabulary.ts';

export interface ShipView {
  readonly id: number;
  readonly name: string;
  readonly card: number;
  readonly side: Side;
  readonly seat: Seat | -1;
  readonly base: number;
  readonly deck: number;
  readonly track: number;
  readonly burden: number;
  /** With her rudder as it is. */
  readonly veer: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly halfLength: number;
  readonly halfWidth: number;
  readonly condition: Condition;
  readonly fate: Fate;
  readonly anchored: boolean;
  /** Number in `land` of what a work stands on, -1 for ships. */
  readonly land: number;
  readonly flagship: boolean;
  readonly rawGunners: boolean;
  readonly rawSailors: boolean;
  /** '' while it may not be looked at (S2.7). */
  readonly wind: Sector | '';
  readonly hull: readonly number[];
  readonly crew: number;
  /** Forward, central, rear; and her muskets: for the fire of this turn until it is over (R67). */
  readonly firepower: readonly [number, number, number];
  readonly musketry: number;
  /** Crew actions that both her tracks allow (A2). */
  readonly actions: number;
  readonly loaded: readonly boolean[];
  readonly spent: readonly boolean[];
  /** S7.5 The shot that lies open in a broadside because it was fired this turn; else 0. */
  readonly fired: readonly number[];
  readonly doubling: readonly boolean[];
  readonly wait: readonly number[];
  readonly fresh: readonly boolean[];
  /** O3.10 Stage of a reload by raw gunners, which lies open on the mat. */
  readonly loading: readonly number[];
  readonly aback: number;
  readonly sailed: number;
  readonly sails: number;
  readonly stopped: boolean;
  readonly fires: number;
  readonly leaks: number;
  readonly tornSails: number;
  readonly rudders: number;
  readonly masts: number;
  readonly mendedHull: boolean;
  readonly mendedMast: boolean;
  readonly grogged: boolean;
  readonly dousing: number;
  readonly mending: number;
  readonly mendingWhat: number;
  /** Once turned up, or to her owner. */
  readonly orders: number;
  /** P1 */
  readonly pile: readonly number[];
  /** What only her owner sees; nobody else has this part at all. */
  readonly own: OwnView | null;
}

export interface OwnView {
  readonly shot: readonly number[];
  readonly first: number;
  readonly second: number;
  readonly lastVeer: number;
  readonly slots: number;
  readonly volley: readonly number[];
  readonly muskets: number;
  readonly loads: readonly number[];
  readonly settled: boolean;
}

export interface SailsView {
  readonly who: Viewer;
  readonly scenario: string;
  readonly level: number;
  readonly width: number;
  readonly height: number;
  readonly sides: readonly Side[];
  readonly automatic: Side | -1;
  /** The side about which the scenario turns (`principal`). */
  readonly lead: Side;
  /** By side: the edge by which its ships may leave without loss (`homeEdge`); -1 for none. */
  readonly homes: readonly [number, number];
  readonly turn: number;
  readonly turns: number;
  /** O6 A first broadside is worth more. */
  readonly firstBroadside: boolean;
  /** B2.11, R84 At this moment nothing may be measured. */
  readonly byEye: boolean;
  readonly windFrom: number;
  readonly windStrength: number;
  readonly windDial: number;
  readonly strengthDial: number;
  readonly land: readonly Land[];
  readonly ships: readonly ShipView[];
  readonly entangled: readonly number[];
  readonly grappled: readonly number[];
  readonly progress: readonly number[];
  readonly leg: number;
  readonly scores: readonly [number, number];
  /** R67 As in the state; empty where damage counts at once, or the fire of the turn is over. */
  readonly fit: readonly number[];
  readonly over: Sails['over'];
}

const NONE: readonly number[] = Object.freeze([]);

export function view(s: Readonly<Sails>, who: Viewer): SailsView {
  const draft = draftOf(s, who);
  const byEye = isByEye(s);
  const ships: ShipView[] = [];
  for (let i = 0; i < s.ships.length; i++) ships.push(shipView(s, s.ships[i] as Ship, who, draft, byEye));
  return {
    who,
    scenario: s.articles.scenario,
    level: s.articles.level,
    width: s.articles.width,
    height: s.articles.height,
    sides: s.articles.sides,
    automatic: s.articles.automatic,
    lead: principal(s),
    homes: [homeEdge(s, BRITISH), homeEdge(s, FRENCH)],
    turn: s.turn,
    turns: s.articles.turns,
    firstBroadside: s.articles.firstBroadside,
    byEye,
    windFrom: s.windFrom,
    windStrength: s.windStrength,
    windDial: s.windDial,
    strengthDial: s.strengthDial,
    land: s.land,
    ships,
    entangled: s.entangled.length === 0 ? [] : s.entangled.slice(),
    grappled: s.grappled.length === 0 ? [] : s.grappled.slice(),
    progress: s.progress.slice(),
    leg: s.leg,
    scores: scores(s),
    fit: s.fit === undefined || s.fit.length === 0 ? NONE : s.fit.slice(),
    over: s.over,
  };
}

/** B2.11 While orders are given until all are opened; S1.5 the first of them as soon as all ships are placed. */
function isByEye(s: Readonly<Sails>): boolean {
  if (!s.articles.byEye || s.revealed !== 0) return false;
  return s.turn > 0 || s.ships.every(ship => ship.condition !== 'unplaced');
}

function shipView(
  s: Readonly<Sails>,
  ship: Readonly<Ship>,
  who: Viewer,
  draft: Readonly<Draft> | null,
  byEye: SailsView['byEye'],
): ShipView {
  const own = ship.seat !== NOBODY && ship.seat === who;
  const { x, y, heading } = placeOf(draft, ship);
  return {
    id: ship.id,
    name: ship.name,
    card: ship.card,
    side: ship.side,
    seat: ship.seat,
    base: ship.base,
    deck: ship.deck,
    track: ship.track,
    burden: ship.burden,
    veer: veerRating(ship),
    x,
    y,
    heading,
    halfLength: ship.halfLength,
    halfWidth: ship.halfWidth,
    condition: ship.condition,
    fate: ship.fate,
    anchored: ship.anchored === 1,
    land: ship.land,
    flagship: ship.flagship === 1,
    rawGunners: ship.rawGunners === 1,
    rawSailors: ship.rawSailors === 1,
    wind: byEye && s.articles.level >= STANDARD ? '' : sectorOf(heading, s.windFrom),
    hull: ship.hull.slice(),
    crew: ship.crew,
    firepower: firepowerByArc(s, ship),
    musketry: musketryNow(s, ship),
    actions: crewActionsOf(ship),
    loaded: isMarked(ship.shot),
    spent: isMarked(ship.spent),
    fired: firedShot(ship),
    doubling: isMarked(ship.doubling),
    wait: shown(ship.wait),
    fresh: isMarked(ship.fresh),
    loading: shown(ship.loading),
    aback: ship.aback,
    sailed: ship.sailed,
    sails: outfitOf(draft, ship).sails,
    stopped: ship.stopped === 1,
    fires: ship.fires,
    leaks: ship.leaks,
    tornSails: ship.tornSails,
    rudders: ship.rudders,
    masts: ship.masts,
    mendedHull: ship.mendedHull === 1,
    mendedMast: ship.mendedMast === 1,
    grogged: ship.grogged === 1,
    dousing: ship.dousing,
    mending: ship.mending,
    mendingWhat: ship.mendingWhat,
    orders: planOf(draft, ship).orders,
    pile: ship.pile.length === 0 ? [] : ship.pile.slice(),
    own: own ? ownView(s, ship, draft) : null,
  };
}

/** What lists by broadside hold most of the time. Ships have two, and lists that nobody can change are made once for all views. */
const NEITHER: readonly number[] = Object.freeze([0, 0]);
const MARKED: readonly (readonly boolean[])[] = [
  Object.freeze([false, false]),
  Object.freeze([true, false]),
  Object.freeze([false, true]),
  Object.freeze([true, true]),
];

/** For each broadside whether it has the mark. */
function isMarked(marks: readonly number[]): readonly boolean[] {
  if (marks.length !== 2) return marks.map(mark => mark > 0);
  return MARKED[((marks[0] as number) > 0 ? 1 : 0) + ((marks[1] as number) > 0 ? 2 : 0)] as readonly boolean[];
}

function shown(list: readonly number[]): readonly number[] {
  return list.length === 2 && list[0] === 0 && list[1] === 0 ? NEITHER : bySide(list);
}

/** S7.1 The shot of each broadside that has fired this turn; 0 where none has. */
function firedShot(ship: Readonly<Ship>): readonly number[] {
  if (ship.spent.length !== 2) return ship.spent.map((_, side) => firedBy(ship, side));
  return ship.spent[0] === 0 && ship.spent[1] === 0 ? NEITHER : [firedBy(ship, 0), firedBy(ship, 1)];
}

function firedBy({ spent, shot }: Readonly<Ship>, side: number): number {
  return spent[side] === 1 ? (shot[side] as number) : 0;
}

function ownView(s: Readonly<Sails>, ship: Readonly<Ship>, draft: Readonly<Draft> | null): OwnView {
  const { first, second, settled } = planOf(draft, ship);
  const { volley, muskets } = fireOf(draft, ship);
  return {
    shot: bySide(outfitOf(draft, ship).shot),
    first,
    second,
    lastVeer: ship.lastVeer,
    slots: s.articles.level === ADVANCED ? actionSlots(ship) : 0,
    volley: shown(volley),
    muskets,
    loads: shown(loadingOf(draft, ship).loads),
    settled: settled === 1 || placeOf(draft, ship).settled === 1,
  };
}
