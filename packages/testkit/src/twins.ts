/**
 * Point 5: games that must stay alike. A saved and restored twin, a cloned twin and a silent twin end as the undisturbed
 * one does; a clone shares nothing, nor does a view; `resample` keeps what its seat knows; sealed orders join alike in any order.
 */

import type { AnyRuleset, GameEvent, Seat } from '@weathergauge/engine';
import { eventsFor, playOn, seededDice, silent } from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { deepSeeds, isLookedAt } from './effort.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import { differences, shown } from './leaks.ts';
import { objectsIn, STATE, unplain } from './plain.ts';
import type { AnyPlan, Case } from './plan.ts';
import { copyOf, type Moment, pick, playOut, seatsOf, stateOf, textOf, viewersOf } from './play.ts';

const ALWAYS_UNTIL = 30;
const THEN_EVERY = 7;
const LONGEST = 20_000;
const MOST_JOINS = 40;
const MOST_PLAYED_ON = 4;

export function twinProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  for (const the of plainCases(ruleset, plan))
    for (let seed = 0; seed < deepSeeds(plan); seed++) {
      const where = `${ruleset.id} ${the.name} seed=${seed}`;
      attempt(found, where, 'a game with twins', () => liveTwins(ruleset, plan, the, where, found));
      let playedOn = 0;
      const constants = new Map<unknown, string>();
      playOut(ruleset, plan, { the, seed }, found, {
        moment(m) {
          if (!isLookedAt(plan, m.at, ALWAYS_UNTIL, THEN_EVERY) && m.pending.length > 0) return;
          cloneSharesNothing(ruleset, plan, m, found);
          for (const field of plan.constants ?? [])
            if (!Object.hasOwn(m.s, field)) found.add('plan', `the state has no constant ${field}`);
          constantsKeep(plan, m, constants, found);
          const toEnd = m.at % 5 === 2 && playedOn < MOST_PLAYED_ON;
          if (toEnd) playedOn++;
          for (const seat of seatsOf(the)) resampleKeepsView(ruleset, plan, the, m, seat, toEnd, found);
        },
      });
    }
  return found.problems;
}

/** Four of one game: undisturbed, through JSON at every step, cloned at every step, and with nobody listening. */
function liveTwins(ruleset: AnyRuleset, plan: AnyPlan, the: Case, label: string, found: Findings): void {
  const begin = () => {
    const dice = seededDice(`twins ${label}`);
    return { s: ruleset.setup(the.config, dice, silent), dice };
  };
  const [plain, saved, cloned, mute] = [begin(), begin(), begin(), begin()];
  const rng = seededDice(`answers ${label}`);
  const heard: GameEvent[] = [];
  /** The text of the twin. */
  const same = (where: string, twin: { s: object }, text: string, name: string): string => {
    const its = textOf(twin.s);
    if (its !== text) found.add(where, `${name} is no longer as the undisturbed game`);
    return its;
  };
  const atStart = textOf(plain.s);
  const [savedText, clonedText] = [saved, cloned, mute].map(twin =>
    same(label, twin, atStart, 'a game set up again with the same dice'),
  );
  /** Of the games as they are now, where they have just been written. */
  let texts: { saved: string; cloned: string } | null = { saved: savedText ?? '', cloned: clonedText ?? '' };

  for (let at = 0; at < (plan.longest ?? LONGEST) && !found.full(); at++) {
    const where = `${label} decision=${at}`;
    const pending = ruleset.pending(plain.s);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined) return;
    const answer = pick(ruleset, 'uniform', plain.s, seat, ruleset.offers(plain.s, seat), rng);
    const applyAll = () => {
      for (const { s, dice } of [plain, saved, cloned])
        ruleset.apply(s, seat, answer, dice, event => heard.push(event));
      ruleset.apply(mute.s, seat, answer, mute.dice, silent);
    };
    if (!isLookedAt(plan, at, ALWAYS_UNTIL, 1)) {
      applyAll();
      texts = null;
      continue;
    }

    texts ??= { saved: textOf(saved.s), cloned: textOf(cloned.s) };
    saved.s = stateOf(texts.saved);
    const left = cloned.s;
    const leftText = texts.cloned;
    cloned.s = ruleset.clone(left);
    if (textOf(cloned.s) !== leftText) found.add(where, 'a clone has not the hash of its original');

    const views = viewersOf(the).map(who => ruleset.view(plain.s, who));
    const told = views.map(view => JSON.stringify(view));

    applyAll();

    // A host finds out what to tell by comparing the view before an answer with the one after it.
    if (views.some((view, i) => JSON.stringify(view) !== told[i]))
      found.add(where, 'a view changes with the state that it was made of');
    if (textOf(left) !== leftText) found.add(where, 'playing on a clone changes its original');
    const text = textOf(plain.s);
    texts.saved = same(where, saved, text, 'the game that is saved and restored');
    texts.cloned = same(where, cloned, text, 'the game that is cloned');
    same(where, mute, text, 'the game that nobody listens to');
    if (ruleset.pending(plain.s).length > 1) lanesJoinAlike(ruleset, the, plain.s, where, at, found);
  }
}

/** What clones share may be replaced by something new, but never changed: others would see it. */
function constantsKeep(plan: AnyPlan, m: Moment, known: Map<unknown, string>, found: Findings): void {
  for (const [field, value] of Object.entries(m.s)) {
    if (!isConstant(plan, field)) continue;
    const text = JSON.stringify(value);
    if ((known.get(value) ?? text) !== text) found.add(m.where, 'a constant of the state has changed');
    known.set(value, text);
  }
}

function isConstant(plan: AnyPlan, field: string): boolean {
  return plan.constants?.includes(field) ?? false;
}

/** Stronger than playing on it: not one object of the clone is the original's, but for what never changes. */
function cloneSharesNothing(ruleset: AnyRuleset, plan: AnyPlan, m: Moment, found: Findings): void {
  const copy = ruleset.clone(m.s);
  if (textOf(copy) !== m.text()) found.add(m.where, 'a clone differs from its original');
  const mine = objectsIn(Object.entries(m.s).filter(([field]) => !isConstant(plan, field)));
  if (copy === m.s) found.add(m.where, 'a clone is its original');
  for (const object of objectsIn(copy))
    if (mine.has(object)) found.add(m.where, `a clone shares with its original: ${pathTo(m.s, object)}`);
}

function pathTo(within: unknown, object: object, path = 'state'): string {
  if (within === object) return path;
  if (typeof within !== 'object' || within === null) return '';
  for (const [key, value] of Object.entries(within)) {
    const found = pathTo(value, object, `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

function resampleKeepsView(
  ruleset: AnyRuleset,
  plan: AnyPlan,
  the: Case,
  m: Moment,
  seat: Seat,
  toEnd: boolean,
  found: Findings,
): void {
  const seats = seatsOf(the);
  const other = stateOf(m.text());
  ruleset.resample(other, seat, m.rng);
  // Where nothing is hidden, nothing is dealt anew, and there is nothing to look at.
  if (textOf(other) === m.text() && !toEnd) return;
  for (const part of differences(shown(ruleset, m.s, seat, seats), shown(ruleset, other, seat, seats)))
    found.add(m.where, `resample changes the ${part} of its own seat`);
  for (const odd of unplain(other, STATE, 'resampled state')) found.add(m.where, odd);
  for (const broken of plan.invariants?.(other) ?? []) found.add(m.where, `resample breaks an invariant: ${broken}`);
  if (toEnd) playToEnd(ruleset, plan, other, m, found);
}

/** A world that only might be must be playable all the same: agents search it. */
function playToEnd(ruleset: AnyRuleset, plan: AnyPlan, s: object, m: Moment, found: Findings): void {
  const rng = seededDice(`played on ${m.where}`);
  const next = (pending: readonly Seat[]) => pending[rng.below(pending.length)] as Seat;
  const choose = (seat: Seat) => {
    const offers = ruleset.offers(s, seat);
    if (offers.length > 0) return pick(ruleset, 'uniform', s, seat, offers, rng);
    found.add(m.where, 'after resample, a pending seat has no offer');
    return null;
  };
  const most = plan.longest ?? LONGEST;
  if (playOn(ruleset, s, { next, choose, most }, rng) === most && ruleset.pending(s).length > 0)
    found.add(m.where, 'after resample, the game does not end');
}

// --- Lanes ---

type Order = 'forward' | 'backward' | 'shuffled';

interface Joined {
  readonly state: string;
  readonly events: readonly GameEvent[];
}

function lanesJoinAlike(ruleset: AnyRuleset, the: Case, s: object, where: string, at: number, found: Findings): void {
  const pending = ruleset.pending(s);
  if (!pending.every(seat => ruleset.sealed(s, seat))) {
    found.add(where, 'several seats are pending, but not under seal: who answers first would matter');
    return;
  }
  if (at > MOST_JOINS && at % THEN_EVERY !== 0) return;
  const forward = join(ruleset, s, where, 'forward');
  for (const order of ['backward', 'shuffled'] as const) {
    const other = join(ruleset, s, where, order);
    if (other.state !== forward.state) found.add(where, `sealed orders given ${order} join in another state`);
    for (const who of viewersOf(the))
      if (JSON.stringify(eventsFor(other.events, who)) !== JSON.stringify(eventsFor(forward.events, who)))
        found.add(where, `sealed orders given ${order} are told otherwise`);
  }
}

/** Each seat answers by its own lights, whoever went before, until the seals are opened. */
function join(ruleset: AnyRuleset, from: object, label: string, order: Order): Joined {
  const s = copyOf(from);
  const dice = seededDice(`join ${label}`);
  const turns = seededDice(`turns ${label} ${order}`);
  const lights = ([0, 1, 2, 3] as const).map(seat => seededDice(`lane ${label} ${seat}`));
  const events: GameEvent[] = [];
  const next = (pending: readonly Seat[]) => {
    const sorted = pending.toSorted((a, b) => a - b);
    const index = order === 'forward' ? 0 : order === 'backward' ? sorted.length - 1 : turns.below(sorted.length);
    return sorted[index] as Seat;
  };
  const choose = (seat: Seat) => {
    const rng = lights[seat];
    if (rng === undefined || !ruleset.sealed(s, seat) || events.some(event => event.type === 'revealed')) return null;
    return pick(ruleset, 'uniform', s, seat, ruleset.offers(s, seat), rng);
  };
  playOn(ruleset, s, { next, choose, most: LONGEST }, dice, event => events.push(event));
  return { state: textOf(s), events };
}
