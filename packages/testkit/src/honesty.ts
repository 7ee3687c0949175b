/**
 * Point 5, honest imagination: two states that look alike to a seat give, with the same chance, the same imagined state, byte
 * for byte, the same chance that is shown, and the same advice (`advice.ts`). So neither an agent nor a forecast can know what its
 * seat cannot. Tried on states that differ in what another seat has under seal, in what the plan calls secret, and (`twin-games.ts`)
 * in what was sealed turns ago and is still hidden.
 */

import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { seededDice, silent } from '@weathergauge/engine';
import type { AdviceLaw } from './advice.ts';
import { adviceLaw } from './advice.ts';
import { plainCases } from './cases.ts';
import { deepSeeds, effort, isLookedAt } from './effort.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import { compareImagined, firstDifference, type Imagined, imaginedIn, outsideLanes } from './imagine.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, pick, playOut, seatsOf, stateOf, textOf } from './play.ts';
import { twinGames } from './twin-games.ts';

const ALWAYS_UNTIL = 30;
const THEN_EVERY = 7;
const LANE_ANSWERS = 60;
const HIDDEN = 'only what is hidden from it differs';
const SEALED = 'another seat has sealed an order';

export function honestyProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  const twins = twinGames(ruleset, plan, found);
  const advise = adviceLaw(ruleset, plan, found);
  for (const the of plainCases(ruleset, plan))
    for (let seed = 0; seed < deepSeeds(plan); seed++) {
      const forkAt = twins.watch(the);
      // Games in which ships look ahead last longer, and come to blows.
      playOut(ruleset, plan, { the, seed, manner: seed % 2 === 0 ? 'eager' : 'verbs' }, found, {
        moment(m) {
          if (m.pending.length === 0) return;
          attempt(found, m.where, 'a game with twins', () => forkAt(m));
          if (!isLookedAt(plan, m.at, ALWAYS_UNTIL, THEN_EVERY)) return;
          const truly = inTruth(ruleset, m);
          for (const seat of seatsOf(the)) behindItsBack(ruleset, plan, m, seat, truly, advise, found);
          for (const seat of m.pending) sealedTwin(ruleset, the, m, seat, truly, advise, found);
        },
      });
    }
  twins.forkPositions();
  if (effort(plan) > 0) twins.report();
  return found.problems;
}

/** What a seat imagines at this moment of the game itself, with which all else is compared. */
type InTruth = (seat: Seat) => Imagined;

function inTruth(ruleset: AnyRuleset, m: Moment): InTruth {
  const known: Imagined[] = [];
  return seat => (known[seat] ??= imaginedIn(ruleset, m.text(), seat, m.where));
}

/** What the plan calls secret is changed; and what is imagined already cannot be told from the truth. */
function behindItsBack(
  ruleset: AnyRuleset,
  plan: AnyPlan,
  m: Moment,
  seat: Seat,
  truly: InTruth,
  advise: AdviceLaw,
  found: Findings,
): void {
  const changes = [ruleset.resample.bind(ruleset), ...(plan.secrets ? [plan.secrets.bind(plan)] : [])];
  for (const change of changes) {
    const other = stateOf(m.text());
    change(other, seat, seededDice(`secrets ${m.where} ${seat}`));
    const text = textOf(other);
    if (text === m.text()) continue;
    const imagined = imaginedIn(ruleset, text, seat, m.where);
    compareImagined(truly(seat), imagined, HIDDEN, m.where, found);
    advise(m, seat, text, HIDDEN);
  }
}

/** The same state again, but that one seat has answered more of its lane: all of it, or a part. */
function sealedTwin(
  ruleset: AnyRuleset,
  the: Case,
  m: Moment,
  hider: Seat,
  truly: InTruth,
  advise: AdviceLaw,
  found: Findings,
): void {
  // The last to answer would open the seals.
  const others = m.pending.filter(seat => seat !== hider && ruleset.sealed(m.s, seat));
  if (others.length === 0 || !ruleset.sealed(m.s, hider)) return;
  const twin = stateOf(m.text());
  const rng = seededDice(`sealed ${m.where} ${hider}`);
  const most = rng.below(2) === 0 ? LANE_ANSWERS : 1 + rng.below(3);
  for (let i = 0; i < most && ruleset.pending(twin).includes(hider); i++) {
    const answer = pick(ruleset, 'uniform', twin, hider, ruleset.offers(twin, hider), rng);
    ruleset.apply(twin, hider, answer, rng, silent);
  }
  const written = firstDifference(outsideLanes(m.s), outsideLanes(twin), 'state');
  if (written !== null) found.add(m.where, `an answer under seal changes ${written}, which is not in its lane's draft`);
  const text = textOf(twin);
  for (const seat of seatsOf(the)) {
    if (seat === hider) continue;
    const imagined = imaginedIn(ruleset, text, seat, m.where);
    compareImagined(truly(seat), imagined, SEALED, m.where, found);
    advise(m, seat, text, SEALED);
  }
}
