/**
 * Point 4: change only what B hides, and every byte for A and for a spectator is equal. Two ways: the state is changed
 * behind A's back, and B seals one order in one match and another in its twin.
 */

import type { Action, AnyRuleset, Match, Seat, Viewer } from '@weathergauge/engine';
import {
  answer,
  anyOffer,
  entryCount,
  eventsFor,
  isRefusal,
  logFor,
  logOf,
  openMatch,
  playMatch,
  printLog,
  replay,
  seededDice,
  seen,
  undo,
} from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { deepSeeds, isLookedAt, rounds } from './effort.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import { NOT_ANSWERS, wellFormed } from './forgeries.ts';
import type { AnyPlan, Case } from './plan.ts';
import { type Moment, playOut, seatsOf, stateOf, textOf, viewersOf } from './play.ts';

const ALWAYS_UNTIL = 30;
const THEN_EVERY = 7;
/** Each probe replays two matches from the start. */
const PROBES = 8;
const LANE_ANSWERS = 60;
const MATCH_ANSWERS = 400;

/** All that a viewer is ever shown of a state, part by part. */
export function shown(ruleset: AnyRuleset, s: object, who: Viewer, seats: readonly Seat[]): Record<string, string> {
  const view = ruleset.view(s, who);
  const { words } = ruleset;
  const parts: Record<string, unknown> = {
    view,
    board: words.board(view),
    standing: words.standing(view),
    names: seats.map(seat => words.seat(view, seat)),
    result: ruleset.result(s),
  };
  if (who !== 'spectator') {
    const pending = ruleset.pending(s).includes(who);
    parts['pending'] = pending;
    parts['sealed'] = ruleset.sealed(s, who);
    parts['tally'] = ruleset.tally(s, who);
    if (pending) Object.assign(parts, asked(ruleset, s, who, view));
    parts['refusals'] = forgedAnswers(ruleset).map(given => ruleset.refuse(s, who, given));
  }
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]));
}

const forged = new WeakMap<object, readonly unknown[]>();

/** The same for every state of a rulebook. */
function forgedAnswers(ruleset: AnyRuleset): readonly unknown[] {
  let answers = forged.get(ruleset);
  if (!answers) {
    answers = [...wellFormed(ruleset, seededDice('refusals'), 3), ...NOT_ANSWERS.map(({ value }) => value)];
    forged.set(ruleset, answers);
  }
  return answers;
}

function asked(ruleset: AnyRuleset, s: object, seat: Seat, view: unknown): Record<string, unknown> {
  const offers = ruleset.offers(s, seat);
  const prompt = ruleset.prompt(s, seat);
  return {
    offers,
    prompt,
    'words of the prompt': ruleset.words.prompt(view, prompt),
    'words of the offers': offers.map(offer => ruleset.words.action(view, offer)),
  };
}

/** The parts in which two states differ for a viewer. */
export function differences(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(part => a[part] !== b[part]);
}

export function leakProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  let changed = 0;
  let sealedByOther = 0;
  for (const the of plainCases(ruleset, plan)) {
    for (let seed = 0; seed < deepSeeds(plan); seed++)
      playOut(ruleset, plan, { the, seed }, found, {
        moment(m) {
          sealedByOther += hasSealed(ruleset, the, m) ? 1 : 0;
          if (isLookedAt(plan, m.at, ALWAYS_UNTIL, THEN_EVERY)) changed += behindBacks(ruleset, plan, the, m, found);
        },
      });
    for (const round of rounds(plan))
      attempt(found, the.name, 'a match with sealed orders', () => twinMatches(ruleset, the, round, found));
  }
  if (changed === 0 && (plan.secrets !== undefined || sealedByOther > 0))
    found.add('secrets', 'there are secrets, but changing them (secrets or resample) never changed a state');
  return found.problems;
}

/** Some seat has sealed its order and another has not. */
function hasSealed(ruleset: AnyRuleset, the: Case, m: Moment): boolean {
  return seatsOf(the).some(seat => ruleset.sealed(m.s, seat) && !m.pending.includes(seat));
}

function behindBacks(ruleset: AnyRuleset, plan: AnyPlan, the: Case, m: Moment, found: Findings): number {
  const seats = seatsOf(the);
  // Both change what is hidden: the one what the rulebook's author knows of, the other what is under seal, too.
  const named = m.at % 2 === 0 ? plan.secrets?.bind(plan) : undefined;
  const secrets = named ?? ruleset.resample.bind(ruleset);
  const known = new Map<Viewer, Record<string, string>>();
  const truly = (who: Viewer): Record<string, string> => {
    const parts = known.get(who) ?? shown(ruleset, m.s, who, seats);
    known.set(who, parts);
    return parts;
  };
  let changed = 0;
  for (const seat of seats) {
    const other = stateOf(m.text());
    secrets(other, seat, m.rng);
    if (textOf(other) === m.text()) continue;
    changed++;
    for (const who of [seat, 'spectator'] as const)
      for (const part of differences(truly(who), shown(ruleset, other, who, seats)))
        found.add(m.where, `${nameOf(who)} is shown another ${part} when only what is hidden from a seat changes`);
  }
  return changed;
}

function nameOf(who: Viewer): string {
  return who === 'spectator' ? 'a spectator' : 'a seat';
}

// --- Twin matches: the same game, but for one order under seal ---

function twinMatches(ruleset: AnyRuleset, the: Case, round: string, found: Findings): void {
  const label = `${ruleset.id} ${the.name} twins${round}`;
  const rng = seededDice(`answers ${label}`);
  const match = openMatch(ruleset, the.config, seededDice(`dice ${label}`));
  let probes = 0;
  const lookAgain = lookout(ruleset, the, match, label, found);
  const next = (pending: readonly Seat[]) => {
    lookAgain();
    // The last to answer opens the seals, so only another than the last can be compared.
    const sealing = pending.filter(seat => ruleset.sealed(match.state, seat));
    const seat = sealing[rng.below(Math.max(1, sealing.length))];
    if (seat !== undefined && sealing.length > 1 && probes < PROBES && ruleset.offers(match.state, seat).length > 1) {
      probes++;
      probe(ruleset, the, match, seat, `${label} entry=${entryCount(match)}`, found);
    }
    return pending[rng.below(pending.length)] as Seat;
  };
  const choose = (seat: Seat) => (found.full() ? null : anyOffer(ruleset, match.state, seat, rng));
  playMatch(match, { next, choose, most: MATCH_ANSWERS });
}

/** Whoever is told of nothing sees nothing new: what it holds would be another view than the rules give, without its knowing. */
function lookout(ruleset: AnyRuleset, the: Case, match: Match, label: string, found: Findings): () => void {
  const look = (who: Viewer) => ({
    who,
    count: seen(match, who),
    view: JSON.stringify(ruleset.view(match.state, who)),
  });
  let before = viewersOf(the).map(look);
  return () => {
    const now = viewersOf(the).map(look);
    for (const [i, { who, count, view }] of now.entries())
      if (count === before[i]?.count && view !== before[i]?.view)
        found.add(`${label} entry=${entryCount(match)}`, `${nameOf(who)} is shown another view, but told of no answer`);
    before = now;
  };
}

function probe(ruleset: AnyRuleset, the: Case, match: Match, hider: Seat, where: string, found: Findings): void {
  const offers = ruleset.offers(match.state, hider);
  const ways = [offers[0], offers.at(-1)].map(first => sealOrders(ruleset, match, hider, first));
  const [one, two] = ways;
  if (one === undefined || two === undefined || one === null || two === null) return;
  for (const who of viewersOf(the)) {
    if (who === hider) continue;
    for (const part of differences(told(ruleset, the, one, who), told(ruleset, the, two, who)))
      found.add(where, `${nameOf(who)} is told another ${part} when another seat seals another order`);
  }
  for (const who of seatsOf(the)) {
    if (who === hider) continue;
    for (const part of differences(afterUndo(one, who), afterUndo(two, who)))
      found.add(where, `a seat that undoes is told another ${part} when another seat seals another order`);
  }
}

interface Told {
  readonly match: Match;
  readonly events: readonly ReturnType<typeof eventsFor>[number][];
}

/** The match again from its log, with one seat's lane played to its end; null if that opens the seals. */
function sealOrders(ruleset: AnyRuleset, match: Match, hider: Seat, first: Action | undefined): Told | null {
  const twin = replay(ruleset, logOf(match));
  if (isRefusal(twin)) throw new Error(`the log of a match does not replay: ${twin.reason}`);
  const events: Told['events'][number][] = [];
  let next = first;
  for (let i = 0; i < LANE_ANSWERS && next !== undefined; i++) {
    const done = answer(twin, hider, next);
    if (isRefusal(done)) throw new Error(`an offer is refused: ${done.reason}`);
    events.push(...done.events);
    if (done.events.some(event => event.type === 'revealed')) return null;
    next = ruleset.pending(twin.state).includes(hider)
      ? ruleset.offers(twin.state, hider).at(i % 2 === 0 ? 0 : -1)
      : undefined;
  }
  return { match: twin, events };
}

function told(ruleset: AnyRuleset, the: Case, { match, events }: Told, who: Viewer): Record<string, string> {
  return {
    ...shown(ruleset, match.state, who, seatsOf(the)),
    log: printLog(logFor(match, who)),
    events: JSON.stringify(eventsFor(events, who)),
    count: String(seen(match, who)),
  };
}

/** Changes the match: the last thing that is asked of it. */
function afterUndo({ match }: Told, who: Seat): Record<string, string> {
  const done = undo(match, who);
  return {
    'refusal of its undo': isRefusal(done) ? JSON.stringify(done) : 'granted',
    'log after its undo': printLog(logFor(match, who)),
    'view after its undo': JSON.stringify(match.ruleset.view(match.state, who)),
  };
}
