/** Offers of Sails of Glory, grouped for display: by verb, by ship and broadside, and what a shot is worth. */

import type { SailsAction, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import { inAction, plannedCard } from '@weathergauge/rules-sails-of-glory/geometry';
import type { OfferView } from '../../../client/protocol.ts';
import type { Nth } from '../../nth.ts';
import { nthBy } from '../../nth.ts';

export type Verb = SailsAction['do'];
type Of<V extends Verb> = Extract<SailsAction, { do: V }>;

export const nthOf = nthBy<SailsAction>();

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

/** Ships in the order of the list; of each the broadsides, left first, and then the muskets. What can hit nothing comes last. */
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
      .filter(battery => battery.offers.length > 0)
      .toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b))),
  }));
}

/** S8.5 They can only be emptied. */
function isIdle({ offers }: Battery): boolean {
  return offers.every(({ action }) => action.do === 'discharge');
}

export type ShipsStage = 'up' | 'done' | 'open' | 'out';

/** How far the planning of one's ships has come; null where nothing is planned ship by ship now. */
export function stageOf(view: SailsView, ship: ShipView, offers: readonly OfferView[]): ShipsStage {
  if (!inAction(ship)) return 'out';
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
  return plannedCard(view, ship.own) > 0;
}
