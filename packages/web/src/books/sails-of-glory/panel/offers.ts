/** Offers of Sails of Glory, sorted for the eye: by verb, by ship and broadside, and what a shot is worth. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { RULER } from '@weathergauge/rules-sails-of-glory/figures';
import type { Place } from '@weathergauge/rules-sails-of-glory/sight';
import { bandOf, dotOf, rakeOf } from '@weathergauge/rules-sails-of-glory/sight';
import type { OfferView } from '../../../client/protocol.ts';
import { isShip } from '../board/figures.ts';
import { dotOn, rangeOf } from '../board/shots.ts';

const STANDARD = 1;
const CENTRAL = 1;
const ARCS = ['forward', 'central', 'rear'] as const;
const SIDES = ['left', 'right'] as const;

export type Verb = SailsAction['do'];
type Of<V extends Verb> = Extract<SailsAction, { do: V }>;

export interface Nth<A extends SailsAction> {
  /** Place of the offer in the list. */
  readonly at: number;
  readonly action: A;
}

export function nthOf<V extends Verb>(offers: readonly OfferView[], ...verbs: readonly V[]): readonly Nth<Of<V>>[] {
  return offers.flatMap((offer, at) => {
    const action = offer.action as SailsAction;
    return verbs.some(verb => verb === action.do) ? [{ at, action: action as Of<V> }] : [];
  });
}

export function has(offers: readonly OfferView[], verb: Verb): boolean {
  return offers.some(offer => offer.action.do === verb);
}

/** One broadside, or the muskets, of one ship with all it may be told to do. */
export interface Battery {
  readonly gun: 'left' | 'right' | 'muskets';
  readonly offers: readonly Nth<Of<'fire' | 'discharge' | 'muskets'>>[];
}

export interface FiringShip {
  readonly ship: number;
  readonly batteries: readonly Battery[];
}

/** Ships in the order of the list; of each the broadsides, left first, and then the muskets. */
export function firingShips(offers: readonly OfferView[]): readonly FiringShip[] {
  const all = nthOf(offers, 'fire', 'discharge', 'muskets');
  const ships = [...new Set(all.map(({ action }) => action.ship))];
  return ships.map(ship => ({
    ship,
    batteries: (['left', 'right', 'muskets'] as const)
      .map(gun => ({
        gun,
        offers: all.filter(
          ({ action }) => action.ship === ship && (action.do === 'muskets' ? 'muskets' : action.side) === gun,
        ),
      }))
      .filter(battery => battery.offers.length > 0),
  }));
}

export interface Worth {
  readonly counters: number;
  readonly letter: string;
  readonly rake: 'bow' | 'stern' | null;
  readonly band: 'short' | 'long' | null;
}

const NOTHING: Worth = { counters: 0, letter: '', rake: null, band: null };
const dot: Place = { x: 0, y: 0 };

/** B5, S6, S7 What the target would draw. */
export function worthOf(view: SailsView, action: Of<'fire' | 'muskets'>): Worth {
  const ship = view.ships[action.ship];
  const target = view.ships[action.target];
  if (ship === undefined || target === undefined) return NOTHING;
  if (action.do === 'muskets') return { ...NOTHING, counters: ship.musketry, letter: 'E' };
  const side = SIDES.indexOf(action.side);
  const arc = ARCS.indexOf(action.arc);
  const base = ship.firepower[arc] ?? 0;
  const range = rangeOf(view, ship, side, arc, target);
  const rake = view.level < STANDARD || !isShip(target) ? null : rakedBy(view, ship, side, arc, target);
  let counters = base + (rake === 'bow' ? Math.ceil(base / 3) : rake === 'stern' ? Math.ceil(base / 2) : 0);
  // O5.1 Guns that are not loaded fire on with half their effect, raw gunners with a third.
  if (ship.loaded[side] !== true) counters = Math.floor(counters / (ship.rawGunners ? 3 : 2));
  return { counters, letter: letterOf(action.shot, range), rake, band: bandWord(range) };
}

function letterOf(shot: Of<'fire'>['shot'], range: number): string {
  if (shot === 'chain') return 'C';
  if (shot === 'grape') return 'D';
  if (shot === 'double') return 'A+B';
  return range < 0 ? '' : bandOf(range) <= 1 ? 'B' : 'A';
}

function bandWord(range: number): Worth['band'] {
  if (range < 0) return null;
  return range <= RULER.half ? 'short' : 'long';
}

/** S6.1 From the central dot; T5.14 of a battery any arc that bears makes it a rake. */
function rakedBy(view: SailsView, ship: ShipView, side: number, arc: number, target: ShipView): Worth['rake'] {
  let best = 0;
  if (!isShip(ship)) {
    ARCS.forEach((_, i) => {
      const from = rangeOf(view, ship, side, i, target) < 0 ? null : dotOn(view, ship, i);
      if (from !== null) best = Math.max(best, rakeOf(from.x, from.y, target));
    });
  } else if (arc === CENTRAL) {
    dotOf(ship, side, CENTRAL, dot);
    best = rakeOf(dot.x, dot.y, target);
  }
  return best === 1 ? 'bow' : best === 2 ? 'stern' : null;
}

/** A sealed volley, as `volleyCode` packs it; null for none. Target -1 means guns emptied at nothing. */
export function volleyOf(
  code: number,
): { readonly target: number; readonly arc: number; readonly shot: number } | null {
  if (code === 0) return null;
  const rest = code - 1;
  return { target: Math.floor(rest / 64) - 1, arc: Math.floor(rest / 16) % 4, shot: Math.floor(rest / 2) % 8 };
}

export type ShipsStage = 'up' | 'done' | 'open' | 'out';

/** How far the planning of one's ships has come; null where nothing is planned ship by ship now. */
export function stageOf(view: SailsView, ship: ShipView, offers: readonly OfferView[]): ShipsStage {
  if (ship.condition !== 'afloat' && ship.condition !== 'aground') return 'out';
  const about = nthOf(
    offers,
    'helm',
    'order',
    'orders-done',
    'grog',
    'no-grog',
    'load',
    'set-sails',
    'reload',
    'leave-empty',
  );
  if (about.some(({ action }) => action.ship === ship.id)) return 'up';
  if (nthOf(offers, 'take-up').some(({ action }) => action.ship === ship.id)) return 'open';
  if (ship.own?.settled === true) return 'done';
  return hasPlan(view, ship) ? 'done' : 'open';
}

function hasPlan(view: SailsView, ship: ShipView): boolean {
  return plannedCard(view, ship) > 0;
}

/** The card that is being planned in this phase. */
export function plannedCard(view: SailsView, { own }: Pick<ShipView, 'own'>): number {
  if (own === null) return 0;
  return view.level >= STANDARD && view.turn > 0 ? own.second : own.first;
}
