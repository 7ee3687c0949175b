/** Point 3: everything not offered is refused, with a reason and a clause, and changes nothing. */

import type { Action, AnyRuleset, Seat } from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { deepSeeds } from './effort.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import { isHonest, NOT_ANSWERS, spoilt, wellFormed } from './forgeries.ts';
import { oddRefusal } from './inspect.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, playOut, seatsOf, textOf } from './play.ts';

const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3];
/** A battery is hundreds of answers: the first moments of a game, its end, and a sample in between. */
const ALWAYS_UNTIL = 6;
const THEN_EVERY = 23;

export function refusalProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  for (const the of plainCases(ruleset, plan))
    for (let seed = 0; seed < deepSeeds(plan); seed++)
      playOut(ruleset, plan, { the, seed }, found, {
        moment(m) {
          if (m.at >= ALWAYS_UNTIL && m.at % THEN_EVERY !== 0 && m.pending.length > 0) return;
          const before = textOf(m.s);
          tryEverything(ruleset, the, m, found);
          if (textOf(m.s) !== before) found.add(m.where, 'a refused answer changes the state');
        },
      });
  return found.problems;
}

function tryEverything(ruleset: AnyRuleset, the: Case, m: Moment, found: Findings): void {
  const anyOffers = m.pending.flatMap(seat => sample(ruleset.offers(m.s, seat)));
  const formed = wellFormed(ruleset, m.rng);
  for (const seat of EVERY_SEAT) {
    if (m.pending.includes(seat)) {
      tryPending(ruleset, m, seat, formed, found);
      continue;
    }
    // Not this seat's turn, not at the table, or the game is over: not even a good answer is taken.
    const code = m.pending.length === 0 ? 'over' : 'not-pending';
    const who = seatsOf(the).includes(seat) ? 'a seat that is not pending' : 'a seat that is not at the table';
    for (const answer of [...anyOffers, ...formed.slice(0, 4)])
      mustRefuse(ruleset, m, seat, { name: `an answer by ${who}`, value: answer, code }, found);
    for (const junk of NOT_ANSWERS)
      mustRefuse(ruleset, m, seat, { name: `${junk.name} by ${who}`, value: junk.value }, found);
  }
}

function tryPending(ruleset: AnyRuleset, m: Moment, seat: Seat, formed: readonly Action[], found: Findings): void {
  const { vocabulary } = ruleset;
  const offers = ruleset.offers(m.s, seat);
  for (const answer of formed) {
    if (!vocabulary.is(answer)) {
      found.add(m.where, `"${vocabulary.print(answer)}" is within its fields' bounds, yet not in the vocabulary`);
      continue;
    }
    const name = `well-formed "${vocabulary.print(answer)}"`;
    if (!offers.some(offer => vocabulary.same(offer, answer)))
      mustRefuse(ruleset, m, seat, { name, value: answer, code: 'not-offered' }, found);
    else if (ruleset.refuse(m.s, seat, answer) !== null) found.add(m.where, `${name} is on offer and refused`);
  }
  for (const junk of NOT_ANSWERS) mustRefuse(ruleset, m, seat, { ...junk, code: 'malformed' }, found);
  for (const offer of sample(offers))
    for (const bad of spoilt(offer)) {
      const name = `${offer.do} with ${bad.name}`;
      if (!isHonest(offers, bad.value)) mustRefuse(ruleset, m, seat, { name, value: bad.value }, found);
    }
}

/** First, middle and last: spoiling all of a long list finds nothing more. */
function sample<T>(list: readonly T[]): T[] {
  return [...new Set([0, list.length >> 1, list.length - 1])].flatMap(i => list.slice(i, i + 1));
}

interface Attempted {
  readonly name: string;
  readonly value: unknown;
  readonly code?: string;
}

function mustRefuse(ruleset: AnyRuleset, m: Moment, seat: Seat, given: Attempted, found: Findings): void {
  const refused = attempt(found, m.where, `refuse of ${given.name}`, () => ruleset.refuse(m.s, seat, given.value));
  if (refused === undefined) return;
  if (refused === null) {
    found.add(m.where, `${given.name} is not refused`);
    return;
  }
  const odd = oddRefusal(ruleset, refused);
  if (odd !== null) found.add(m.where, `the refusal of ${given.name} ${odd}`, `refusal ${odd}`);
  if (given.code !== undefined && refused.refused !== given.code)
    found.add(m.where, `${given.name} is refused as ${refused.refused}, not as ${given.code}`);
}
