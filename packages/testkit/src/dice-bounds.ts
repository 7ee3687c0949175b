/**
 * Every answer ends, whatever the dice show, and an answer that is broken off leaves nothing behind. A log from outside brings
 * its own dice, so a rule that throws again until something else comes up must give up some time; and a replay ends an answer
 * at the first draw that is not in the log, wherever in the rules that is.
 */

import type { Action, AnyRuleset, Dice, Seat } from '@weathergauge/engine';
import { seededDice, silent } from '@weathergauge/engine';
import { casesOf } from './cases.ts';
import type { Findings } from './findings.ts';
import { attempt, findings } from './findings.ts';
import type { AnyPlan, Case } from './plan.ts';
import { textOf } from './play.ts';

/** Draws of one answer. The most that any book here has come to is 655, in Sails of Glory (`mostDraws` says it). */
const MOST_DRAWS = 10_000;
/** Decisions of a scenario with its own options: by then constant dice have shown what they do. */
const DECISIONS = 250;
/** With other options: enough for what is thrown before the first move. */
const FIRST_DECISIONS = 12;
/** So many of those cases besides all of the first scenario: a book may have thousands. */
const OTHERS = 40;

type Face = (sides: number, at: number) => number;

const FACES: Readonly<Record<string, Face>> = {
  lowest: () => 0,
  middle: sides => (sides - 1) >> 1,
  highest: sides => sides - 1,
  /** Two and two alike: whoever compares a pair of dice ties for ever. */
  'tied pairs': (sides, at) => ((at >> 1) % 2 === 0 ? 0 : sides - 1),
};

const TOO_MANY = new Error(`more than ${MOST_DRAWS} draws`);

interface CountingDice extends Dice {
  /** Since the last answer. */
  drawn: number;
}

function countingDice(face: Face): CountingDice {
  let at = 0;
  const dice: CountingDice = {
    drawn: 0,
    draw(sides) {
      if (++dice.drawn > MOST_DRAWS) throw TOO_MANY;
      return face(sides, at++);
    },
  };
  return dice;
}

export interface DiceBounds {
  readonly problems: readonly string[];
  /** The most draws that any one answer has made. */
  readonly mostDraws: number;
}

export function diceBounds(ruleset: AnyRuleset, plan: AnyPlan): DiceBounds {
  const found = findings();
  let mostDraws = 0;
  for (const the of someCases(ruleset, plan))
    for (const [name, face] of Object.entries(FACES)) {
      if (found.full()) return { problems: found.problems, mostDraws };
      mostDraws = Math.max(mostDraws, playUnder(ruleset, the, name, face, found));
    }
  return { problems: found.problems, mostDraws };
}

function someCases(ruleset: AnyRuleset, plan: AnyPlan): readonly Case[] {
  const { cases } = casesOf(ruleset, plan);
  const [first] = ruleset.scenarios;
  const isFirst = ({ config }: Case): boolean => config.scenario === first?.id && config.seats === first.seats;
  const others = cases.filter(the => !the.own && !isFirst(the));
  const step = Math.ceil(others.length / OTHERS);
  return [...cases.filter(the => the.own || isFirst(the)), ...others.filter((_, i) => i % step === 0)];
}

function playUnder(ruleset: AnyRuleset, the: Case, name: string, face: Face, found: Findings): number {
  const label = `${ruleset.id} ${the.name} dice=${name}`;
  const dice = countingDice(face);
  const rng = seededDice(`answers ${label}`);
  let most = 0;
  const ended = <T>(where: string, work: () => T): T | undefined => {
    dice.drawn = 0;
    const done = attempt(found, where, `under dice that show ${name} an answer`, work);
    most = Math.max(most, dice.drawn);
    return done;
  };
  const s = ended(`${label} start`, () => ruleset.setup(the.config, dice, silent));
  if (s === undefined) return most;
  const decisions = the.own ? DECISIONS : FIRST_DECISIONS;
  for (let at = 0; at < decisions; at++) {
    const pending = ruleset.pending(s);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined) return most;
    const offers = ruleset.offers(s, seat);
    const answer = offers[rng.below(offers.length)] as Action;
    const done = ended(`${label} decision=${at}`, () => {
      ruleset.apply(s, seat, answer, dice, silent);
      return true;
    });
    if (done === undefined) return most;
  }
  return most;
}

// --- Answers that are broken off ---

/** One in so many answers is tried. */
const EVERY = 5;
const BROKEN_OFF = new Error('broken off');

export function interruptionProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  for (const the of casesOf(ruleset, plan).cases.filter(({ own }) => own)) interruptGame(ruleset, the, found);
  return found.problems;
}

function interruptGame(ruleset: AnyRuleset, the: Case, found: Findings): void {
  const label = `${ruleset.id} ${the.name} broken off`;
  const rng = seededDice(label);
  const s = ruleset.setup(the.config, rng, silent);
  for (let at = 0; at < 2 * DECISIONS && !found.full(); at++) {
    const pending = ruleset.pending(s);
    const seat = pending[rng.below(Math.max(1, pending.length))];
    if (seat === undefined) return;
    const offers = ruleset.offers(s, seat);
    const answer = offers[rng.below(offers.length)] as Action;
    const where = `${label} decision=${at}`;
    if (at % EVERY === 0) interrupt(ruleset, { s, seat, answer, where }, found);
    ruleset.apply(s, seat, answer, rng, silent);
  }
}

interface Answer {
  readonly s: object;
  readonly seat: Seat;
  readonly answer: Action;
  readonly where: string;
}

/** Applies the answer, breaks it off at its middle draw, and applies it again: the first and the last must agree. */
function interrupt(ruleset: AnyRuleset, { s, seat, answer, where }: Answer, found: Findings): void {
  const applied = (dice: Dice): string => {
    const copy = ruleset.clone(s);
    ruleset.apply(copy, seat, answer, dice, silent);
    return textOf(copy);
  };
  const counted = breakingDice(where, Number.POSITIVE_INFINITY);
  const first = applied(counted);
  if (counted.drawn === 0) return;
  try {
    applied(breakingDice(where, counted.drawn >> 1));
  } catch (error) {
    if (error !== BROKEN_OFF) throw error;
  }
  if (applied(breakingDice(where, Number.POSITIVE_INFINITY)) !== first)
    found.add(where, 'an answer that was broken off at a draw leaves something behind');
}

function breakingDice(label: string, after: number): CountingDice {
  const dice = seededDice(label);
  const breaking: CountingDice = {
    drawn: 0,
    draw(sides, why) {
      if (breaking.drawn >= after) throw BROKEN_OFF;
      breaking.drawn++;
      return dice.draw(sides, why);
    },
  };
  return breaking;
}
