/** Point 3 again, through a match: answers to a game that has moved on, by seats that do not exist, in spoilt text. */

import type { AnyRuleset, Match, Refusal, Seat } from '@weathergauge/engine';
import { answer, entryCount, isRefusal, openMatch, seededDice, seen } from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { rounds } from './effort.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import { isHonest, NOT_ANSWERS, spoilt } from './forgeries.ts';
import { oddRefusal } from './inspect.ts';
import type { AnyPlan, Case } from './plan.ts';
import { textOf } from './play.ts';

/** Long enough for turns to change hands many times. */
const ANSWERS = 60;
const ODD_TIMES = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308];
const NO_SEATS = [-1, 4, 0.5, Number.NaN, '0', null, [0], { valueOf: () => 0 }] as unknown[];

export function staleProblems(ruleset: AnyRuleset, plan: Pick<AnyPlan, 'deep' | 'effort'> = {}): readonly string[] {
  const found = findings();
  for (const the of plainCases(ruleset, plan)) for (const round of rounds(plan)) tryMatch(ruleset, the, round, found);
  return found.problems;
}

function tryMatch(ruleset: AnyRuleset, the: Case, round: string, found: Findings): void {
  const label = `${ruleset.id} ${the.name} match${round}`;
  const rng = seededDice(`answers ${label}`);
  const match = openMatch(ruleset, the.config, seededDice(`dice ${label}`));
  for (let i = 0; i < ANSWERS; i++) {
    const where = `${label} entry=${i}`;
    const pending = ruleset.pending(match.state);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined || found.full()) return;
    const offers = ruleset.offers(match.state, seat);
    const offer = offers[rng.below(offers.length)] ?? { do: '' };
    const text = ruleset.vocabulary.print(offer);
    const now = seen(match, seat);

    let state = textOf(match.state);
    const refuses = (name: string, code: string | null, send: () => unknown): void => {
      state = mustRefuse(match, state, found, where, name, code, send);
    };
    for (const at of [...ODD_TIMES, now + 1, now - 1])
      refuses(`an answer at ${Math.sign(at - now)} from now`, 'stale', () => answer(match, seat, offer, at));
    for (const nobody of NO_SEATS)
      refuses('an answer by a seat that is none', 'not-pending', () => answer(match, nobody as Seat, offer, now));
    for (const bad of [` ${text}`, `${text} `, text.toUpperCase(), `${text} x=1`, `${text}\n`, '', text.repeat(500)])
      refuses('spoilt text', 'malformed', () => answer(match, seat, bad, now));
    if (i < 4)
      for (const bad of [...NOT_ANSWERS, ...spoilt(offer)]) {
        // Text is a way to answer a match.
        if (typeof bad.value === 'string' || isHonest(offers, bad.value)) continue;
        refuses(`${offer.do} with ${bad.name}`, null, () => answer(match, seat, bad.value, now));
      }
    if (entryCount(match) !== i) return;

    const done = attempt(found, where, `answer "${text}"`, () => answer(match, seat, i % 2 === 0 ? text : offer, now));
    if (done === undefined) return;
    if (isRefusal(done)) {
      found.add(where, `an answer in time is refused: ${done.reason}`);
      return;
    }
    state = textOf(match.state);
    refuses('an answer sent twice', 'stale', () => answer(match, seat, offer, now));
  }
}

/** The text of the state after it: there are thirty such answers for each entry. */
function mustRefuse(
  match: Match,
  before: string,
  found: Findings,
  where: string,
  name: string,
  code: string | null,
  send: () => unknown,
): string {
  const entries = entryCount(match);
  const done = attempt(found, where, name, send);
  const after = textOf(match.state);
  if (done === undefined) return after;
  if (after !== before || entryCount(match) !== entries) found.add(where, `${name} changes the match`);
  if (!isRefusal(done)) found.add(where, `${name} is taken`);
  else judge(match, found, where, name, code, done);
  return after;
}

function judge(
  match: Match,
  found: Findings,
  where: string,
  name: string,
  code: string | null,
  refused: Refusal,
): void {
  const odd = oddRefusal(match.ruleset, refused);
  if (odd !== null) found.add(where, `the refusal of ${name} ${odd}`, `refusal ${odd}`);
  if (code !== null && refused.refused !== code) found.add(where, `${name} is refused as ${refused.refused}`);
}
