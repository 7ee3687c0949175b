/** Offers of a prompt by their verbs, each with its place in the list: what a book's own panel is made of. */

import type { Action } from '@weathergauge/engine';
import type { OfferView } from '../client/protocol.ts';

export interface Nth<A extends Action> {
  /** Place of the offer in the list. */
  readonly at: number;
  readonly action: A;
  readonly words: string;
}

type Of<A extends Action, V extends A['do']> = Extract<A, { do: V }>;

/** For the answers of one book: `nthOf(offers, 'fire', 'cease')`. */
export function nthBy<A extends Action>() {
  return <V extends A['do']>(offers: readonly OfferView[], ...verbs: readonly V[]): readonly Nth<Of<A, V>>[] =>
    offers.flatMap((offer, at) => {
      const action = offer.action as A;
      return verbs.some(verb => verb === action.do) ? [{ at, action: action as Of<A, V>, words: offer.words }] : [];
    });
}
