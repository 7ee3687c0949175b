/** What agents choose from, for themselves and for those whose answers they imagine. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';

type Dislike = (s: Readonly<object>, seat: Seat, answer: Action) => boolean;

/** The offers without those that the book shuns (`Ruleset.shuns`); all of them if it shuns every one. */
export function sensibleOffers(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): readonly Action[] {
  return without(ruleset.offers(s, seat), s, seat, ruleset.shuns);
}

/** Those of them that a thinking agent considers: without what the book passes over (`Ruleset.passesOver`). */
export function advisedOffers(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): readonly Action[] {
  return advised(ruleset, s, seat, sensibleOffers(ruleset, s, seat));
}

export function advised(
  ruleset: AnyRuleset,
  s: Readonly<object>,
  seat: Seat,
  offers: readonly Action[],
): readonly Action[] {
  return without(offers, s, seat, ruleset.passesOver);
}

function without(
  offers: readonly Action[],
  s: Readonly<object>,
  seat: Seat,
  dislike: Dislike | undefined,
): readonly Action[] {
  if (dislike === undefined || offers.length === 1) return offers;
  const left = offers.filter(offer => !dislike(s, seat, offer));
  return left.length === 0 ? offers : left;
}
