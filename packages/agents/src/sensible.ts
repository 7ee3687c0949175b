/** What agents choose from, for themselves and for those whose answers they imagine. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';

/** The offers without those that the book shuns (`Ruleset.shuns`); all of them if it shuns every one. */
export function sensibleOffers(ruleset: AnyRuleset, s: Readonly<object>, seat: Seat): readonly Action[] {
  const offers = ruleset.offers(s, seat);
  if (ruleset.shuns === undefined || offers.length === 1) return offers;
  let shunned = 0;
  for (let i = 0; i < offers.length; i++) if (ruleset.shuns(s, seat, offers[i] as Action)) shunned++;
  if (shunned === 0 || shunned === offers.length) return offers;
  return offers.filter(offer => ruleset.shuns?.(s, seat, offer) !== true);
}
