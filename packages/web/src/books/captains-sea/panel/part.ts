/** What the parts of this book's panel are given, and the offers by their verbs. */

import type { SeaAction, SeaView } from '@weathergauge/rules-captains-sea';
import type { OfferView, Position } from '../../../client/protocol.ts';
import { nthBy } from '../../nth.ts';
import type { PanelPart } from '../../OfferButton.tsx';
import type { Say } from './use-say.ts';

export interface SeaPart extends PanelPart {
  readonly view: SeaView;
  readonly position: Position;
  readonly say: Say;
}

export type Verb = SeaAction['do'];

export const nthOf = nthBy<SeaAction>();

export function has(offers: readonly OfferView[], ...verbs: readonly Verb[]): boolean {
  return offers.some(({ action }) => verbs.some(verb => verb === action.do));
}

/** What the prompt is about; -1 where it says nothing of it. */
export function about({ prompt }: Position, what: string): number {
  return prompt?.about[what] ?? -1;
}

export function nameOf(view: SeaView, ship: number): string {
  return view.ships[ship]?.name ?? '';
}

/** Sections as bits; chasers have none. */
export function sectionNames(mask: number, say: Say): string {
  if (mask === 0) return say('fire.guns.chasers');
  return [0, 1, 2, 3]
    .filter(section => (mask & (1 << section)) !== 0)
    .map(section => say(`display.section.${section}`))
    .join(', ');
}
