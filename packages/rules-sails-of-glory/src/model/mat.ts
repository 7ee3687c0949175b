/** What lies on a ship's mat, read from a view: which parts her level has, what each box and gun holds. */

import { coveredHull, firstEmpty } from '../chapters/b7-ship-log.ts';
import { isUnderWay } from './courses.ts';
import type { Battery, ShipCard, ShipTrack } from './data/figures.ts';
import { BATTERIES, OUTPOST, SHIPS, TRACKS } from './data/figures.ts';
import type { Land } from './ground.ts';
import type { Broadside, CrewAction, Mendable, Setting, Shot } from './terms.ts';
import { broadsides, crewActions, mendables, settings, shots } from './terms.ts';
import {
  ADVANCED,
  ALL_MASTS,
  BASIC,
  BEGUN,
  BURNT,
  FLOODED,
  IDLE,
  isBattery,
  isShip,
  shipsOfPair,
  STANDARD,
  volleyTarget,
} from './vessels.ts';
import type { SailsView, ShipView } from './view.ts';
import type { SailsAction } from './vocabulary.ts';

type Level = Pick<SailsView, 'level'>;

/** Her ship card, for what the view does not repeat; works on shore have none. */
export function cardOfShip(ship: Pick<ShipView, 'base' | 'card'>): ShipCard | null {
  return isShip(ship) ? (SHIPS[ship.card] ?? null) : null;
}

// --- Damage ---

export type Fill = 'empty' | 'part' | 'full' | 'burnt' | 'flooded';

export interface HullBox {
  /** Forward, full and rear; of a battery by its arcs. */
  readonly guns: readonly number[];
  readonly fill: Fill;
  readonly points: number;
  /** Her firepower is read here. */
  readonly isNow: boolean;
}

export interface CrewBox {
  readonly muskets: number;
  readonly lost: boolean;
  readonly isNow: boolean;
}

export interface DamageTracks {
  readonly hull: readonly HullBox[];
  readonly crew: readonly CrewBox[];
  /** Crew actions by column; empty below the Advanced rules. */
  readonly actions: readonly { readonly count: number; readonly isNow: boolean }[];
}

export function damageTracks({ level }: Level, ship: ShipView): DamageTracks {
  const { guns, musketry, actions } = printedOf(ship);
  const first = firstEmpty(ship);
  const column = Math.max(coveredHull(ship), ship.crew); // A2.4
  return {
    hull: ship.hull.map((points, box) => ({
      guns: guns[box] ?? [],
      fill: fillOf(points, ship.burden),
      points: Math.max(0, points),
      isNow: box === first,
    })),
    crew: musketry.map((muskets, box) => ({ muskets, lost: box < ship.crew, isNow: box === ship.crew })),
    actions: level < ADVANCED ? [] : actions.map((count, at) => ({ count, isNow: at === column })),
  };
}

function printedOf(ship: ShipView): Pick<Battery, 'guns' | 'musketry' | 'actions'> {
  if (isBattery(ship)) return BATTERIES[ship.card] as Battery;
  const { fore, full, rear, musketry, actions } = TRACKS[ship.track] as ShipTrack;
  return { guns: full.map((figure, box) => [fore[box] ?? 0, figure, rear[box] ?? 0]), musketry, actions };
}

/** B7.10, B7.11 A box is full once it holds as much as her burden; burnt and flooded ones take nothing more. */
function fillOf(points: number, burden: number): Fill {
  if (points === BURNT) return 'burnt';
  if (points === FLOODED) return 'flooded';
  if (points === 0) return 'empty';
  return points >= burden ? 'full' : 'part';
}

/** C4.8 What the building takes before it falls. */
export function buildingTracks(): { readonly hull: number; readonly crew: number } {
  return { hull: OUTPOST.hullPoints, crew: OUTPOST.crewPoints };
}

/** The guns of her full broadside before she was hurt. */
export function fullBroadside(ship: Pick<ShipView, 'track'>): number {
  return (TRACKS[ship.track] as ShipTrack).full[0] ?? 0;
}

// --- Guns ---

export type GunState = 'loaded' | 'empty' | 'fired' | 'half' | 'slow';

export interface GunsShown {
  readonly state: GunState;
  /** What lies in them as far as the viewer knows, and has to be told: in the Basic rules all shot is ball. */
  readonly shot: Shot | null;
  /** The counter on the mat: a shot, one that lies face down, or none. */
  readonly counter: Shot | 'hidden' | null;
}

/** Her broadsides, left and right; a battery has one. */
export function gunsShown(view: Level, ship: ShipView): readonly GunsShown[] {
  return ship.loaded.map((_, side) => {
    const state = gunState(ship, side);
    const shot = state === 'loaded' && view.level >= STANDARD ? shotIn(ship, side) : null;
    return { state, shot, counter: state === 'half' ? 'ball' : state === 'loaded' ? counterOf(view, shot) : null };
  });
}

function counterOf({ level }: Level, shot: Shot | null): Shot | 'hidden' {
  return level < STANDARD ? 'ball' : (shot ?? 'hidden');
}

export function gunState(ship: Pick<ShipView, 'spent' | 'doubling' | 'loaded' | 'wait'>, side: number): GunState {
  if (ship.spent[side] === true) return 'fired';
  if (ship.doubling[side] === true) return 'half';
  if (ship.loaded[side] === true) return 'loaded';
  return (ship.wait[side] ?? 0) > 0 ? 'slow' : 'empty';
}

/** S1.4, S7.1 Only her own captain knows before they fire. */
function shotIn(ship: ShipView, side: number): Shot | null {
  return shots[(ship.own?.shot[side] ?? 0) - 1] ?? null;
}

/** Has a shot to be named with this order? Only where it is a choice, as with guns that fire on without being loaded. */
export function choosesShot(view: SailsView, action: Extract<SailsAction, { do: 'fire' }>): boolean {
  const ship = view.ships[action.ship];
  if (view.level < STANDARD || ship === undefined) return false;
  return shotIn(ship, broadsides.indexOf(action.side)) !== action.shot;
}

/** S1.4, S8 Shot that her captain has chosen in this phase, by broadside; null where nothing has been said yet. */
export function shotChosen(view: SailsView, { own }: ShipView): readonly (Shot | null)[] {
  if (own === null || view.level < STANDARD) return [];
  // Before the first turn guns count as loaded with ball until it has been said otherwise; the card comes last.
  const codes = view.turn > 0 ? own.loads : own.first > 0 ? own.shot : [];
  return codes.map(code => shots[code - 1] ?? null);
}

/** Fire that her captain has ordered: at a ship, or with null into the air (S8). */
export interface FireOrdered {
  readonly gun: Broadside | 'muskets';
  readonly target: number | null;
}

export function fireOrdered({ own }: ShipView): readonly FireOrdered[] {
  if (own === null) return [];
  const guns = own.volley.flatMap((code, side): FireOrdered[] => {
    const target = volleyTarget(code);
    return code === 0 ? [] : [{ gun: broadsides[side] ?? 'left', target: target < 0 ? null : target }];
  });
  return own.muskets < 0 ? guns : [...guns, { gun: 'muskets', target: own.muskets }];
}

// --- Parts of the mat ---

export interface MatParts {
  /** The clause by which her guns are loaded. */
  readonly loading: string;
  /** Spaces for her cards, none unless she sails, and the clause of them. */
  readonly spaces: readonly ('first' | 'second')[];
  readonly planning: string;
  /** A9, A2, A10 What only the Advanced rules have. */
  readonly sails: boolean;
  readonly orders: boolean;
  readonly special: boolean;
}

export function matParts({ level, automatic }: Level & Pick<SailsView, 'automatic'>, ship: ShipView): MatParts {
  const basic = level === BASIC;
  return {
    loading: isBattery(ship) ? 'T5.8' : level === ADVANCED ? 'A6.1' : level === STANDARD ? 'S8.1' : 'B9.1',
    spaces: !isUnderWay(ship) ? [] : basic ? ['first'] : ['first', 'second'],
    planning: automatic === ship.side ? 'P1.3' : basic ? 'B2.10' : 'S2.5',
    sails: level === ADVANCED && isShip(ship),
    orders: level === ADVANCED,
    special: level === ADVANCED,
  };
}

/** A9.1 How she carries her sails; null where the level has no settings, and for works on shore. */
export function settingOf(view: Level, ship: Pick<ShipView, 'base' | 'sails'>): Setting | null {
  return view.level === ADVANCED && isShip(ship) ? (settings[ship.sails] ?? null) : null;
}

/** A2 As far as the viewer knows them. */
export function ordersOf({ orders }: Pick<ShipView, 'orders'>): readonly CrewAction[] {
  return crewActions.filter((_, i) => (orders & (1 << i)) !== 0);
}

/** A7, A8 What her crew is at for two turns. */
export interface Work {
  readonly what: 'dousing' | 'mending';
  readonly stage: 'begun' | 'atWork';
  /** What a repair has been put to; null before that. */
  readonly at: Mendable | null;
  readonly clause: string;
}

export function worksOf(ship: Pick<ShipView, 'dousing' | 'mending' | 'mendingWhat'>): readonly Work[] {
  const works: Work[] = [];
  const add = (what: Work['what'], stage: number, at: Work['at'], clause: string): void => {
    if (stage !== IDLE) works.push({ what, stage: stage === BEGUN ? 'begun' : 'atWork', at, clause });
  };
  add('dousing', ship.dousing, null, 'A7.4');
  add('mending', ship.mending, mendables[ship.mendingWhat - 1] ?? null, 'A8.1');
  return works;
}

/** A10 Special damage that is on her, with the symbol that brings it. */
export interface SpecialDamage {
  readonly what: (typeof SPECIALS)[number][0];
  readonly symbol: (typeof SPECIALS)[number][1];
  readonly count: number;
  readonly clause: string;
}

const SPECIALS = [
  ['fires', 'fire', 'A10.3'],
  ['leaks', 'leak', 'A10.6'],
  ['tornSails', 'sail', 'A10.17'],
  ['rudders', 'rudder', 'A10.22'],
  ['masts', 'mast', 'A10.10'],
] as const;

export function specialsOf(ship: ShipView): readonly SpecialDamage[] {
  return SPECIALS.flatMap(([what, symbol, clause]) =>
    ship[what] > 0 ? [{ what, symbol, count: ship[what], clause }] : [],
  );
}

/** A10.10 The book counts broken masts, and does not say which. */
export function mastsStanding({ masts }: Pick<ShipView, 'masts'>): number {
  return Math.max(0, ALL_MASTS - masts);
}

/** O4, O10 Who of the others is fast to her. */
export function fastTo(pairs: readonly number[], id: number): readonly number[] {
  return pairs.flatMap(pair => {
    const [a, b] = shipsOfPair(pair);
    return a === id ? [b] : b === id ? [a] : [];
  });
}

/** R30 On the table, or laid there by her own player while nobody else may see it. Works leave their ruins. */
export function isLaid(ship: ShipView): boolean {
  if (ship.condition === 'unplaced') return ship.own?.settled === true && isShip(ship) && ship.x > 0;
  return ship.condition !== 'gone' || !isShip(ship);
}

/** T3.3 How far off its coast the water is dangerous: reefs and shoals are so themselves, safe shores not at all. */
export function dangerOff({ kind, shore, danger }: Land): number {
  return kind === 'reef' || kind === 'shoal' || shore === 'safe' ? 0 : danger;
}
