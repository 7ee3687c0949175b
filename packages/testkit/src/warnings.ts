/** What people are warned of before they order it: said in sound words, and never the first offer where there is another. */

import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { foreseenOffers } from '@weathergauge/engine';
import { casesOf } from './cases.ts';
import { effort } from './effort.ts';
import { type Findings, findings } from './findings.ts';
import type { AnyPlan } from './plan.ts';
import { type Moment, playOut } from './play.ts';
import { slipIn } from './sentences.ts';

/** Decisions of the games that are looked at, by effort; longer games are left before their end. */
const DECISIONS = 2500;
const LONGEST = 500;
/** Every offer of a list is tried out, so that only some lists are. */
const EVERY = 3;
/** Cases beside each other are alike. */
const STEP = 37;

export function warningProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  const { cases } = casesOf(ruleset, plan, 0);
  let left = DECISIONS * Math.max(1, effort(plan));
  for (let seed = 0; left > 0 && cases.length > 0 && !found.full(); seed++) {
    const the = cases[(seed * STEP) % cases.length];
    if (the === undefined) break;
    left -= 1;
    left -= playOut(ruleset, plan, { the, seed }, found, {
      moment(m) {
        if (m.at % EVERY === 0) for (const seat of m.pending) look(ruleset, m, seat, found);
      },
      enough: m => m.at >= LONGEST,
    }).decisions;
  }
  return found.problems;
}

function look(ruleset: AnyRuleset, m: Moment, seat: Seat, found: Findings): void {
  const { vocabulary } = ruleset;
  const given = foreseenOffers(ruleset, m.s, ruleset.view(m.s, seat), seat, m.where);
  const texts = given.map(({ action }) => vocabulary.print(action)).toSorted();
  const listed = m.offers(seat).map(offer => vocabulary.print(offer));
  if (texts.join('\n') !== listed.toSorted().join('\n'))
    found.add(m.where, 'people are given other offers than the list');
  if (given[0]?.warning !== '' && given.some(({ warning }) => warning === ''))
    found.add(m.where, `the first offer is one that is warned of: ${given[0]?.warning}`);
  for (const { warning } of given) {
    const slip = warning === '' ? null : slipIn(warning, 'phrase');
    if (slip !== null) found.add(m.where, `the warning has ${slip}: ${warning}`, `warning ${slip}`);
  }
}
