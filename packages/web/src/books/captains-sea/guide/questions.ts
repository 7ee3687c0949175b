/** Conditions that the lessons check, computed from what the coach sees. */

import type { SeaAction, SeaEvent, SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Position } from '../../../client/protocol.ts';
import type { CoachView } from '../../tutorial.ts';
import { HERS, MINE } from './battle.ts';

export function viewOf(position: Position): SeaView {
  return position.view as SeaView;
}

export function shipAt(position: Position, id: number): ShipView | undefined {
  return viewOf(position).ships[id];
}

export function actions(position: Position): readonly SeaAction[] {
  return position.offers.map(({ action }) => action as SeaAction);
}

function told(seen: CoachView, test: (event: SeaEvent) => boolean): boolean {
  return seen.happenings.some(({ event }) => test(event as SeaEvent));
}

export function isFittedOut(seen: CoachView): boolean {
  return viewOf(seen.position).turn > 0;
}

/** Crews have been placed once. */
export function hasMustered(seen: CoachView): boolean {
  return told(seen, event => event.type === 'crew' && event.ship === MINE);
}

export function hasBlock(seen: CoachView): boolean {
  const own = shipAt(seen.position, MINE)?.own;
  return (own?.block ?? 0) > 0 || told(seen, event => event.type === 'block-laid' && event.ship === MINE);
}

export function hasManoeuvred(seen: CoachView): boolean {
  return told(seen, event => event.type === 'manoeuvre' && event.ship === MINE);
}

/** She may fire before she has movement points for a block. */
export function isAskedToFire({ position }: CoachView): boolean {
  return position.prompt?.ask === 'announcing.fire';
}

export function hasAnnounced(seen: CoachView): boolean {
  return told(seen, event => event.type === 'announced' && event.ship === MINE);
}

/** Her shot has struck: what it did to the enemy is seen once the smoke lies there (11.6), or time goes on. */
export function hasFired({ happenings }: CoachView): boolean {
  const events = happenings.map(({ event }) => event as SeaEvent);
  const shot = events.findIndex(e => (e.type === 'to-hit' || e.type === 'chasers') && e.ship === MINE);
  if (shot < 0) return false;
  return events.slice(shot).some(e => e.type === 'smoke' || e.type === 'impulse' || e.type === 'turn');
}

export function hasReloaded(seen: CoachView): boolean {
  return told(seen, event => event.type === 'loaded' && event.ship === MINE);
}

/** True if the enemy's display is open. */
export function readsHers(seen: CoachView): boolean {
  return seen.ship === HERS;
}

export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf({ result }: Position): Ending | null {
  if (result === null) return null;
  if (result.winners.length === 0) return 'drawn';
  return result.winners.includes(MINE) ? 'won' : 'lost';
}
