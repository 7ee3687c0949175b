/** Conditions that the lessons check, computed from what the coach sees. */

import type { ConvoyAction, ConvoyEvent, ConvoyView, ShipView } from '@weathergauge/rules-convoy';
import { CONVOY } from '@weathergauge/rules-convoy/geometry';
import type { Position } from '../../../client/protocol.ts';
import type { CoachView } from '../../tutorial.ts';
import { MINE } from './battle.ts';

export function viewOf(position: Position): ConvoyView {
  return position.view as ConvoyView;
}

export function actions(position: Position): readonly ConvoyAction[] {
  return position.offers.map(({ action }) => action as ConvoyAction);
}

/** One that still fights, for either side. */
export function isUnderSail({ condition }: ShipView): boolean {
  return condition === 'sailing';
}

/** A merchant that may still be brought home. */
export function isCharge(ship: ShipView): boolean {
  return ship.kind === 'merchant' && ship.side === CONVOY && isUnderSail(ship);
}

function told(seen: CoachView, test: (event: ConvoyEvent) => boolean): boolean {
  return seen.happenings.some(({ event }) => test(event as ConvoyEvent));
}

/** True if one of the pupil’s own ships has done it, while she was the pupil’s. */
function mine(seen: CoachView, ship: number): boolean {
  return viewOf(seen.position).ships[ship]?.flag === CONVOY;
}

export function hasWhistled(seen: CoachView): boolean {
  return told(seen, event => event.type === 'whistled' && event.side === CONVOY);
}

/** The contest of this turn is behind her, whether she threw for it or not. */
export function isPastWind({ position }: CoachView): boolean {
  const ask = position.prompt?.ask ?? '';
  return ask !== '' && !ask.startsWith('wind-change');
}

export function hasTakenUp(seen: CoachView): boolean {
  return seen.position.prompt?.ask === 'sail.order' || strokes(seen) > 0;
}

/** Her first hex is sailed without asking, where there is nothing to choose (R58): so an order is a stroke beyond the first. */
export function hasSailed(seen: CoachView): boolean {
  return strokes(seen) > 1;
}

function strokes(seen: CoachView): number {
  return seen.happenings.filter(({ event }) => {
    const { type, ship } = event as { readonly type: ConvoyEvent['type']; readonly ship?: number };
    return (type === 'sailed' || type === 'turned') && mine(seen, ship ?? -1);
  }).length;
}

export function hasPressed(seen: CoachView): boolean {
  return told(seen, event => event.type === 'pressed' && mine(seen, event.ship));
}

export function hasMovedClock(seen: CoachView): boolean {
  return told(seen, event => event.type === 'clock' && event.side === CONVOY);
}

export function hasFired(seen: CoachView): boolean {
  return told(seen, event => event.type === 'shot' && mine(seen, event.ship));
}

/** True if an enemy’s paper is open. */
export function readsHers(seen: CoachView): boolean {
  const ship = viewOf(seen.position).ships[seen.ship ?? -1];
  return ship !== undefined && ship.flag !== CONVOY;
}

/** Grapnels have flown, from whichever side. */
export function hasGrappled(seen: CoachView): boolean {
  return told(seen, event => event.type === 'grapple');
}

export function hasExited(seen: CoachView): boolean {
  return told(seen, event => event.type === 'exited');
}

export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf({ result }: Position): Ending | null {
  if (result === null) return null;
  if (result.winners.length === 0) return 'drawn';
  return result.winners.includes(MINE) ? 'won' : 'lost';
}
