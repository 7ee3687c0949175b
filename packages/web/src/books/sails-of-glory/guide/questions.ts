/** Conditions that the lessons check, computed from what the coach sees. */

import type { SailsAction, SailsEvent, SailsView } from '@weathergauge/rules-sails-of-glory';
import type { Position } from '../../../client/protocol.ts';
import type { CoachView } from '../../tutorial.ts';
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

function told(seen: CoachView, test: (event: SailsEvent) => boolean): boolean {
  return seen.happenings.some(({ event }) => test(event as SailsEvent));
}

export function hasSailed(seen: CoachView): boolean {
  const view = viewOf(seen.position);
  return told(seen, event => event.type === 'sailed' && isMine(view, event.ship));
}

/** True if the player has planned a card, now or earlier. */
export function hasPlanned(seen: CoachView): boolean {
  return viewOf(seen.position).ships.some(ship => (ship.own?.first ?? 0) > 0) || hasSailed(seen);
}

export function gunsBear(seen: CoachView): boolean {
  return actions(seen.position).some(action => action.do === 'fire') || hasFired(seen);
}

export function hasFired(seen: CoachView): boolean {
  const view = viewOf(seen.position);
  return told(seen, event => event.type === 'fired' && isMine(view, event.ship));
}

export function hasReloaded(seen: CoachView): boolean {
  const view = viewOf(seen.position);
  return told(seen, event => event.type === 'reloading' && event.ready && isMine(view, event.ship));
}

/** True if the record of an enemy ship is open. */
export function readsHers(seen: CoachView): boolean {
  return seen.ship !== null && !isMine(viewOf(seen.position), seen.ship);
}

export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf({ result }: Position): Ending | null {
  if (result === null) return null;
  if (result.winners.length === 0) return 'drawn';
  return result.winners.includes(MINE) ? 'won' : 'lost';
}
