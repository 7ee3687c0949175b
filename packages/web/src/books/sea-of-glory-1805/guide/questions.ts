/** Conditions that the lessons check, computed from what the coach sees. */

import type { GloryAction, GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { TRAFALGAR } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Position } from '../../../client/protocol.ts';
import type { CoachView } from '../../tutorial.ts';
import { MINE } from './battle.ts';

export function viewOf(position: Position): GloryView {
  return position.view as GloryView;
}

export function actions(position: Position): readonly GloryAction[] {
  return position.offers.map(({ action }) => action as GloryAction);
}

function told(seen: CoachView, test: (event: GloryEvent) => boolean): boolean {
  return seen.happenings.some(({ event }) => test(event as GloryEvent));
}

/** Villeneuve's landfall is chosen: the first turn has begun. */
export function hasBegun(seen: CoachView): boolean {
  return told(seen, event => event.type === 'turn');
}

/** Administration is over once chits are drawn. */
export function hasDrawn(seen: CoachView): boolean {
  return told(seen, event => event.type === 'chit');
}

export function hasCounted(seen: CoachView): boolean {
  return told(seen, event => event.type === 'masts' && event.side === MINE);
}

export function readsStaff(seen: CoachView): boolean {
  return seen.paper === 'book';
}

export function hasSortied(seen: CoachView): boolean {
  return told(seen, event => event.type === 'sortie' && event.side === MINE);
}

export function hasSailed(seen: CoachView): boolean {
  return told(seen, event => event.type === 'moved' && event.side === MINE && event.path.length > 0);
}

/** A battle in which guns were fired is over. */
export function hasFought(seen: CoachView): boolean {
  return viewOf(seen.position).battle === null && told(seen, event => event.type === 'broadside');
}

export function hasTriedObjective(seen: CoachView): boolean {
  return told(seen, event => event.type === 'raid') || objectives(seen.position) > 0;
}

/** 24.3 The last chance for Brest is gone: lessons no longer wait for a battle. */
export function isLate(seen: CoachView): boolean {
  return viewOf(seen.position).turn >= TRAFALGAR.brestBefore;
}

export function objectives(position: Position): number {
  return viewOf(position).trafalgar.reduce((sum, taken) => sum + taken, 0);
}

export type Ending = 'won' | 'lost';

export function endingOf({ result }: Position): Ending | null {
  if (result === null) return null;
  return result.winners.includes(MINE) ? 'won' : 'lost';
}
