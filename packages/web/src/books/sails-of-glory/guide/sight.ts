/** The plain questions that the lessons ask of the battle. */

import type { SailsAction, SailsEvent, SailsView, ShipView } from '@weathergauge/rules-sails-of-glory';
import type { Position } from '../../../client/protocol.ts';
import type { CoachView } from '../../course.ts';
import { MINE } from './battle.ts';

export function viewOf(position: Position): SailsView {
  return position.view as SailsView;
}

export function actions(position: Position): readonly SailsAction[] {
  return position.offers.map(({ action }) => action as SailsAction);
}

export function isMine(view: SailsView, ship: number): boolean {
  return view.ships[ship]?.seat === MINE;
}

export function isFighting({ condition }: ShipView): boolean {
  return condition === 'afloat' || condition === 'aground';
}

function told(sight: CoachView, test: (event: SailsEvent) => boolean): boolean {
  return sight.happenings.some(({ event }) => test(event as SailsEvent));
}

export function hasSailed(sight: CoachView): boolean {
  const view = viewOf(sight.position);
  return told(sight, event => event.type === 'sailed' && isMine(view, event.ship));
}

/** A card lies on one of her mats, or has lain there. */
export function hasPlanned(sight: CoachView): boolean {
  return viewOf(sight.position).ships.some(ship => (ship.own?.first ?? 0) > 0) || hasSailed(sight);
}

export function gunsBear(sight: CoachView): boolean {
  return actions(sight.position).some(action => action.do === 'fire') || hasFired(sight);
}

export function hasFired(sight: CoachView): boolean {
  const view = viewOf(sight.position);
  return told(sight, event => event.type === 'fired' && isMine(view, event.ship));
}

export function hasReloaded(sight: CoachView): boolean {
  const view = viewOf(sight.position);
  return told(sight, event => event.type === 'reloading' && event.ready && isMine(view, event.ship));
}

/** The papers of an enemy lie open. */
export function readsHers(sight: CoachView): boolean {
  return sight.ship !== null && !isMine(viewOf(sight.position), sight.ship);
}

export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf({ result }: Position): Ending | null {
  if (result === null) return null;
  if (result.winners.length === 0) return 'drawn';
  return result.winners.includes(MINE) ? 'won' : 'lost';
}
