/** What a shot on offer is worth, and where it is measured from, as her owner's view tells it. */

import type { Battle, Gunner } from '../chapters/b5-laying.ts';
import { arcsOf, countersOf, DOUBLE, letterOf, rakeOf, rangeOf } from '../chapters/b5-laying.ts';
import { batteryDot } from '../chapters/t5-batteries.ts';
import type { ArcLimits } from './data/figures.ts';
import { ARCS, BATTERIES, letters, RULER } from './data/figures.ts';
import { bandOf, dotOf, isShort, type Place } from './sight.ts';
import { arcs, B, broadsides, E, shots } from './terms.ts';
import { BATTERY, BUILDING, isShip, LEFT, STANDARD } from './vessels.ts';
import type { SailsView, ShipView } from './view.ts';
import type { SailsAction } from './vocabulary.ts';

type Fire = Extract<SailsAction, { do: 'fire' }>;
type Muskets = Extract<SailsAction, { do: 'muskets' }>;

export interface Worth {
  /** 1/100 mm; -1 where nothing is measured, or nothing is in reach. */
  readonly range: number;
  /** B5.24, B5.25 Null where nothing is measured, or nothing is in reach. */
  readonly distance: 'short' | 'long' | null;
  readonly counters: number;
  /** Of the counters: two for double shot. */
  readonly letters: string;
  readonly rake: 'bow' | 'stern' | null;
}

const NOTHING: Worth = { range: -1, distance: null, counters: 0, letters: '', rake: null };

/** What the target would draw. */
export function worthOf(view: SailsView, action: Fire | Muskets): Worth {
  const ship = view.ships[action.ship];
  const target = view.ships[action.target];
  if (ship === undefined || target === undefined) return NOTHING;
  if (action.do === 'muskets') return { ...NOTHING, counters: ship.musketry, letters: letters[E] };
  const gunner = gunnerOf(ship);
  const battle: Battle = {
    // She must be in the list herself: only so is it known that she does not stand in her own way.
    ships: view.ships.map(other => (other === ship ? gunner : other)),
    land: view.land,
    articles: { level: view.level, firstBroadside: view.firstBroadside },
    fit: view.fit,
  };
  const side = broadsides.indexOf(action.side);
  const arc = arcs.indexOf(action.arc);
  const shot = shots.indexOf(action.shot) + 1;
  const range = rangeOf(battle, gunner, side, arc, target);
  const band = bandOf(range);
  const rake = rakeOf(battle, gunner, side, arc, target);
  return {
    range,
    distance: band < 0 ? null : isShort(band) ? 'short' : 'long',
    counters: countersOf(battle, gunner, side, arc, target, shot, range, null),
    letters: shot === DOUBLE ? `${letters[letterOf(shot, band)]}+${letters[B]}` : (letters[letterOf(shot, band)] ?? ''),
    rake: rake === 0 ? null : rake === 1 ? 'bow' : 'stern',
  };
}

/** As the rules keep it; what others have loaded is not known, and they never fire by our offers. */
function gunnerOf(ship: ShipView): Gunner {
  return {
    ...ship,
    shot: ship.own?.shot ?? ship.loaded.map(Number),
    fresh: ship.fresh.map(Number),
    rawGunners: Number(ship.rawGunners),
  };
}

/** A gun's dot on the table, and the limits of its arc as headings, clockwise. */
export interface Gun extends Readonly<Place> {
  readonly from: number;
  readonly to: number;
}

interface Lying extends Readonly<Place> {
  readonly heading: number;
}

/** B5.3, T5.8 For a base that lies at a place, be it her own or where she is bound; null where she has no such arc. */
export function gunAt(ship: ShipView, { x, y, heading }: Lying, side: number, arc: number): Gun | null {
  const limits = arcLimits(ship, side, arc);
  if (limits === null) return null;
  const at: Place = { x: 0, y: 0 };
  const lying = { ...ship, x, y, heading };
  if (isShip(ship)) dotOf(lying, side, arc, at);
  else batteryDot(lying, arc, at);
  return { ...at, from: heading + limits.from, to: heading + limits.to };
}

/** Off the bow, clockwise: those of the left broadside are mirrored. */
function arcLimits({ base, card }: Pick<ShipView, 'base' | 'card'>, side: number, arc: number): ArcLimits | null {
  if (base === BUILDING) return null;
  if (base === BATTERY) return BATTERIES[card]?.arcs[arc] ?? null;
  const limits = ARCS[arc];
  if (limits === undefined || side !== LEFT) return limits ?? null;
  return { from: 0 - limits.to, to: 0 - limits.from };
}

export function arcCount(ship: Pick<ShipView, 'base' | 'card'>): number {
  return ship.base === BUILDING ? 0 : arcsOf(ship);
}

/** B6.1 The width of the ruler about a base; T5.13 about the dots of a battery its red and purple part. */
export function musketReach({ base }: Pick<ShipView, 'base'>): number {
  if (base === BUILDING) return 0;
  return base === BATTERY ? RULER.close : RULER.width;
}

/** B5.24, B5.25 How far short and long range reach. */
export function gunReach(): { readonly short: number; readonly long: number } {
  return { short: RULER.half, long: RULER.full };
}

/** Parts of the ruler that matter, from the dot outwards. */
export interface RulerPart {
  readonly band: 0 | 1 | 2;
  readonly from: number;
  readonly to: number;
}

/** B5.24; S7.3 its first quarter matters from the Standard rules on. */
export function rulerParts(level: number): readonly RulerPart[] {
  const { close, half, full } = RULER;
  const far: RulerPart = { band: 2, from: half, to: full };
  if (level < STANDARD) return [{ band: 1, from: 0, to: half }, far];
  return [{ band: 0, from: 0, to: close }, { band: 1, from: close, to: half }, far];
}
