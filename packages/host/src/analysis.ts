/** The worst and best decisions of a finished game, in words. */

import type { Played, Weighed, WeighedVerdict } from '@weathergauge/agents';
import { analyse } from '@weathergauge/agents';
import type { Action, AnyRuleset, Match, Seat } from '@weathergauge/engine';
import { entryAt, outlook, seatAt, seededRng, standingAnswers } from '@weathergauge/engine';
import type { Past } from './past.ts';
import { momentsOf, pastOf, stateAt } from './past.ts';
import { piecesAsked } from './preview.ts';
import type { Analysis, Decision, Judged } from './protocol.ts';
import type { Said } from './said.ts';
import { cutShort, isReordered, MOST_ANSWERS, saidOf, toldApart } from './said.ts';

export interface AnalysisTime {
  readonly clock: () => number;
  readonly milliseconds: number;
  readonly onProgress?: (share: number) => void;
}

/** One move of a seat: its consecutive answers about the same piece. */
interface Move extends Played {
  /** How many entries of the log came before it. */
  readonly entry: number;
  /** The same for each of its answers. */
  readonly entries: readonly number[];
}

const MOST_TOLD = 3;
/** Smaller differences are not reported: two per cent of the chance (which runs from -1 to 1). */
const LEAST = 0.04;
/** A difference must also be this many standard errors, so that it is not chance. */
const SURE = 2;

export function analysisOf(match: Match, seats: readonly Seat[], time: AnalysisTime): Analysis {
  const began = time.clock();
  const past = pastOf(match);
  const moves = seats.flatMap(seat => movesOf(match, past, seat));
  // Finding the decisions of a long campaign has used up a part of the time.
  const milliseconds = Math.max(time.milliseconds / 2, time.milliseconds - (time.clock() - began));
  const found = analyse(match.ruleset, moves, { ...time, milliseconds, rng: seededRng('analysis') });
  return { moves: moves.length, ...worstAndBest(found.flatMap(one => sureOf(match, one))) };
}

/** The worst and the best of the certain judgements, largest difference first. */
export function worstAndBest(sure: readonly Judged[]): Pick<Analysis, 'worst' | 'best'> {
  const byLoss = sure.toSorted((a, b) => b.lost - a.lost);
  return {
    worst: byLoss.filter(({ lost }) => lost > 0).slice(0, MOST_TOLD),
    best: byLoss
      .filter(({ lost }) => lost < 0)
      .toReversed()
      .slice(0, MOST_TOLD),
  };
}

/** The share of the decisions that one of several threads analyses. */
export interface AnalysisShare {
  readonly part: number;
  readonly of: number;
}

/** Every decision gets at least so many trials, however short the time is. */
const LEAST_TRIALS = 2;

/** Every decision in which there was something to choose, in the order of the game. */
export function decisionsOf(
  match: Match,
  seats: readonly Seat[],
  { part, of }: AnalysisShare,
  time: AnalysisTime,
): readonly Decision[] {
  const past = pastOf(match);
  const moves = seats
    .flatMap(seat => movesOf(match, past, seat))
    .toSorted((a, b) => a.entry - b.entry)
    .filter((_, i) => i % of === part);
  const rng = seededRng(`analysis/${part}`);
  return analyse(match.ruleset, moves, { ...time, rng, least: LEAST_TRIALS })
    .map(one => decisionIn(match, one))
    .toSorted((a, b) => a.entry - b.entry);
}

function decisionIn(match: Match, one: Weighed<Move>): Decision {
  const { ruleset } = match;
  const { played, before, own, trials } = one;
  const { seat, entry, row } = played;
  const { words, vocabulary } = ruleset;
  const view = ruleset.view(played.state(), seat);
  const given = vocabulary.print(row[0] as Action);
  const others = one.others.map(({ action, chance }) => {
    const answer = vocabulary.print(action);
    // An ellipsis, because the other order begins with the same answer.
    return { answer, words: `${words.action(view, action)}${answer === given ? ' …' : ''}`, chance };
  });
  const said = saidIn(ruleset, played, row, row.length);
  return {
    seat,
    entry,
    turn: words.standing(view).turn?.words ?? null,
    asked: said.asked[0] ?? '',
    answers: row.map(vocabulary.print),
    ordered: cutShort(said.moved === '' ? said.answers : [said.moved]),
    before,
    own,
    others,
    trials,
    judged: sureOf(match, one)[0] ?? null,
  };
}

/** The judgement, if the difference is large and certain enough; else none. */
function sureOf(match: Match, { played, verdict }: Weighed<Move>): readonly Judged[] {
  if (verdict === null || Math.abs(verdict.lost) < Math.max(LEAST, SURE * verdict.error)) return [];
  const judged = judgedIn(match, played, verdict);
  // If only answers after dice differ, the two orders read the same.
  if (judged.ordered === judged.other) return [];
  return isReordered(played.row.map(match.ruleset.vocabulary.print), judged.instead) ? [] : [judged];
}

/** Groups a seat's answers into moves: answers about one piece in one turn, with nothing of others in between. */
function movesOf(match: Match, past: Past, seat: Seat): readonly Move[] {
  const { ruleset } = match;
  const places = placesOf(match, past, seat);
  const moves: { entries: number[]; row: Action[]; about: string }[] = [];
  for (const i of standingAnswers(match)) {
    const entry = entryAt(match, i);
    if (entry.kind !== 'answer' || seatAt(match, i) !== seat) continue;
    const action = ruleset.vocabulary.parse(entry.action);
    if (action === null) throw new Error('an entry of the log is no answer');
    const before = stateAt(past, match, i);
    const pieces = piecesAsked(ruleset, before, seat);
    const what = `${ruleset.turnOf?.(before) ?? ''}/${pieces}`;
    const open = moves.at(-1);
    const last = open?.entries.at(-1) ?? 0;
    const goesOn = pieces !== '' && open?.about === what && places[i] === (places[last] ?? 0) + 1;
    if (goesOn) {
      open.row.push(action);
      open.entries.push(i);
    } else if (ruleset.offers(before, seat).length > 1) moves.push({ entries: [i], row: [action], about: what });
  }
  return moves.map(({ entries, row }) => {
    const [entry, end] = [entries[0] ?? 0, entries.at(-1) ?? 0];
    const state = (): object => stateAt(past, match, entry);
    const swing = outlook(ruleset, stateAt(past, match, end + 1), seat) - outlook(ruleset, state(), seat);
    return { entry, entries, seat, row, state, swing: Math.abs(swing) };
  });
}

/** How far the seat had come before each entry. */
function placesOf(match: Match, past: Past, seat: Seat): readonly number[] {
  const places: number[] = [];
  for (const [at, { entry }] of momentsOf(past, match, seat).entries()) places[entry] = at;
  for (let i = 1; i < places.length; i++) places[i] ??= places[i - 1] ?? 0;
  return places;
}

function judgedIn({ ruleset }: Match, played: Move, { other, own, others, lost }: WeighedVerdict): Judged {
  const { entry, entries, seat, row } = played;
  const told = saidIn(ruleset, played, row, row.length);
  const instead = saidIn(ruleset, played, [other], MOST_ANSWERS);
  const { one: ordered, other: better, same } = toldApart(told, instead);
  // The question at which the two orders first differ, which need not be the first of the move.
  const asked = told.asked[same] ?? '';
  const branch = entries[same] ?? entry;
  return { seat, entry, branch, asked, ordered, other: better, instead: instead.texts, own, others, lost };
}

function saidIn(ruleset: AnyRuleset, { seat, entry, state }: Move, row: readonly Action[], most: number): Said {
  return saidOf(ruleset, state(), seat, row, { seed: `analysis/${seat}/${entry}`, most });
}
