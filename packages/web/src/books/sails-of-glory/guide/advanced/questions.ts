/** Conditions that the lessons of the Advanced rules check, beside those of the first battle. */

import type { SailsEvent, ShipView } from '@weathergauge/rules-sails-of-glory';
import { FLOODED, inAction } from '@weathergauge/rules-sails-of-glory/geometry';
import type { Position } from '../../../../client/protocol.ts';
import type { CoachView } from '../../../tutorial.ts';
import { isMine, viewOf } from '../questions.ts';

/** What has been told of a ship of the pupil's. */
function toldOfMine(seen: CoachView, ...types: readonly SailsEvent['type'][]): boolean {
  const view = viewOf(seen.position);
  return seen.happenings.some(({ event }) => {
    const { type, ship } = event as { readonly type: SailsEvent['type']; readonly ship?: number };
    return types.includes(type) && isMine(view, ship ?? -1);
  });
}

/** Guns are loaded and sails set: the first turn is on. */
export function isFittedOut({ position }: CoachView): boolean {
  return viewOf(position).turn > 0 || asksFor(position, 'helm');
}

/** A card lies down for a turn that is not sailed yet. */
export function hasFirstCard(seen: CoachView): boolean {
  return viewOf(seen.position).turn > 0 || mine(seen.position).some(({ own }) => (own?.first ?? 0) > 0);
}

/** S2.4 A second card lies behind the one that is sailed now. */
export function hasSecondCard(seen: CoachView): boolean {
  return mine(seen.position).some(({ own }) => (own?.second ?? 0) > 0) || hasRevealed(seen);
}

export function hasOrdered(seen: CoachView): boolean {
  return mine(seen.position).some(({ orders }) => orders !== 0) || hasRevealed(seen);
}

export function hasRevealed(seen: CoachView): boolean {
  return toldOfMine(seen, 'orders');
}

/** Water, fire or a wound has been seen to. */
export function hasWorked(seen: CoachView): boolean {
  return toldOfMine(seen, 'pumped', 'dousing', 'mending', 'mended');
}

export function isBurning(ship: ShipView): boolean {
  return ship.fires > 0;
}

export function isLeaking(ship: ShipView): boolean {
  return ship.leaks > 0 || ship.hull.includes(FLOODED);
}

/** The ship whose orders are asked for. */
export function asked(position: Position): ShipView | undefined {
  return viewOf(position).ships[position.prompt?.about['ship'] ?? -1];
}

function asksFor(position: Position, verb: string): boolean {
  return position.offers.some(({ action }) => (action as { readonly do: string }).do === verb);
}

function mine(position: Position): readonly ShipView[] {
  return viewOf(position).ships.filter(ship => ship.own !== null && inAction(ship));
}
