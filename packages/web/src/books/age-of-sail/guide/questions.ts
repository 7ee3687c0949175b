/** Conditions that the lessons check, computed from what the coach sees. */

import type { AgeOfSailAction, AgeOfSailEvent, AgeOfSailView, ShipView } from '@weathergauge/rules-age-of-sail';
import { intoWind, isTaken } from '@weathergauge/rules-age-of-sail/geometry';
import type { Position } from '../../../client/protocol.ts';
import { HERS, MINE } from './battle.ts';
import type { CoachView } from '../../tutorial.ts';

export function viewOf(position: Position): AgeOfSailView {
  return position.view as AgeOfSailView;
}

export function shipAt(position: Position, id: number): ShipView | null {
  return viewOf(position).ships[id] ?? null;
}

/** True if any event so far passes the test. */
function told(seen: CoachView, test: (event: AgeOfSailEvent) => boolean): boolean {
  return seen.happenings.some(({ event }) => test(event as AgeOfSailEvent));
}

export function hasRun(seen: CoachView): boolean {
  return told(seen, event => event.type === 'sailed' && event.ship === MINE && event.how === 'run');
}

export function hasTurned(seen: CoachView): boolean {
  return told(
    seen,
    event => event.type === 'sailed' && event.ship === MINE && (event.how === 'port' || event.how === 'starboard'),
  );
}

/** Two turns on end to the same side, the first of them into the very eye of the wind as it blew then. */
export function hasTacked(seen: CoachView): boolean {
  let wind: number | null = null;
  const eyes = new Set<number>();
  for (const { event } of seen.happenings) {
    const e = event as AgeOfSailEvent;
    if (e.type === 'wind-direction') wind = e.from;
    if (e.type === 'sailed' && e.ship === MINE && e.how !== 'run' && e.how !== 'drift') {
      if (wind !== null && intoWind({ windFrom: wind }, e.heading)) return true;
      if (wind === null) eyes.add(e.heading);
    }
  }
  // The wind has not changed yet, so the present wind is that of the start.
  return eyes.size > 0 && wind === null && eyes.has(viewOf(seen.position).windFrom);
}

export function hasFired(seen: CoachView): boolean {
  return told(seen, event => event.type === 'volley' && event.ship === MINE);
}

export function hasGrappled(seen: CoachView): boolean {
  return told(seen, event => event.type === 'boarding') || (shipAt(seen.position, MINE)?.fouled ?? 0) !== 0;
}

export function hasBoarded(seen: CoachView): boolean {
  return told(seen, event => event.type === 'boarding');
}

export function gunsBear(seen: CoachView): boolean {
  return actions(seen.position).some(action => action.do === 'engage' || action.do === 'volley');
}

export function actions(position: Position): readonly AgeOfSailAction[] {
  return position.offers.map(({ action }) => action as AgeOfSailAction);
}

export type Ending = 'prize' | 'won' | 'taken' | 'lost' | 'left' | 'fled' | 'drawn';

export function endingOf(position: Position): Ending | null {
  const { result } = position;
  if (result === null) return null;
  const taken = (id: number): boolean => {
    const ship = shipAt(position, id);
    return ship !== null && isTaken(viewOf(position), ship);
  };
  if (result.winners.includes(MINE)) return taken(HERS) ? 'prize' : 'won';
  // Leaving the table is told apart from a defeat.
  if (shipAt(position, MINE)?.condition === 'withdrawn') return 'left';
  if (result.winners.length === 0) return shipAt(position, HERS)?.condition === 'withdrawn' ? 'fled' : 'drawn';
  return taken(MINE) ? 'taken' : 'lost';
}
