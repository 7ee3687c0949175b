/** The decisions of a finished game that cost its seats most, and those by which they kept most, in words. */

import type { Played, Weighed, WeighedVerdict } from '@weathergauge/agents';
import { analyse, greedy, seating } from '@weathergauge/agents';
import type { Action, GameEvent, Match, Seat } from '@weathergauge/engine';
import { entryAt, imagined, outlook, seatAt, seededRng, standingAnswers, tryOut } from '@weathergauge/engine';
import { textOf } from './lines.ts';
import { narrate } from './narration.ts';
import type { Past } from './past.ts';
import { momentsOf, pastOf, stateAt } from './past.ts';
import { asksOn, piecesAsked } from './preview.ts';
import type { Analysis, Decision, Judged } from './protocol.ts';

export interface AnalysisTime {
  readonly clock: () => number;
  readonly milliseconds: number;
  readonly onProgress?: (share: number) => void;
}

/** One move of a seat: what it answered in a row about the same piece. */
interface Move extends Played {
  /** Entries of the log before it. */
  readonly entry: number;
}

const MOST_TOLD = 3;
/** Two per cent of the chances: less is told of nobody. */
const LEAST = 0.04;
/** What may be luck of the trials is not told: so many standard errors. */
const SURE = 2;

export function analysisOf(match: Match, seats: readonly Seat[], time: AnalysisTime): Analysis {
  const began = time.clock();
  const past = pastOf(match);
  const moves = seats.flatMap(seat => movesOf(match, past, seat));
  // To find the decisions of a long campaign takes a part of the time.
  const milliseconds = Math.max(time.milliseconds / 2, time.milliseconds - (time.clock() - began));
  const found = analyse(match.ruleset, moves, { ...time, milliseconds, rng: seededRng('analysis') });
  return { moves: moves.length, ...worstAndBest(found.flatMap(one => sureOf(match, one))) };
}

/** Of those that are sure, the gravest first. */
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

/** Which of the decisions one of several threads looks at. */
export interface AnalysisShare {
  readonly part: number;
  readonly of: number;
}

/** So many trials has every decision, however short the time is. */
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
    // The same beginning, gone on with in another way.
    return { answer, words: `${words.action(view, action)}${answer === given ? ' …' : ''}`, chance };
  });
  const said = saidOf(match, played, row, row.length);
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

/** What can be told of it with some certainty: nothing, or one judgement. */
function sureOf(match: Match, { played, verdict }: Weighed<Move>): readonly Judged[] {
  if (verdict === null || Math.abs(verdict.lost) < Math.max(LEAST, SURE * verdict.error)) return [];
  const judged = judgedIn(match, played, verdict);
  // Where only later answers differ, after dice, there is nothing to tell apart.
  return judged.ordered === judged.other ? [] : [judged];
}

/** Answers about one piece in one turn, between which the seat saw nothing but its own, are one move. */
function movesOf(match: Match, past: Past, seat: Seat): readonly Move[] {
  const { ruleset } = match;
  const places = placesOf(match, past, seat);
  const moves: { entry: number; row: Action[]; end: number; about: string }[] = [];
  for (const i of standingAnswers(match)) {
    const entry = entryAt(match, i);
    if (entry.kind !== 'answer' || seatAt(match, i) !== seat) continue;
    const action = ruleset.vocabulary.parse(entry.action);
    if (action === null) throw new Error('an entry of the log is no answer');
    const before = stateAt(past, match, i);
    const pieces = piecesAsked(ruleset, before, seat);
    const what = `${ruleset.turnOf?.(before) ?? ''}/${pieces}`;
    const open = moves.at(-1);
    const goesOn = pieces !== '' && open?.about === what && places[i] === (places[open.end] ?? 0) + 1;
    if (goesOn) open.row.push(action);
    else if (ruleset.offers(before, seat).length > 1) moves.push({ entry: i, row: [action], end: i, about: what });
    if (goesOn) open.end = i;
  }
  return moves.map(({ entry, row, end }) => {
    const state = (): object => stateAt(past, match, entry);
    const swing = outlook(ruleset, stateAt(past, match, end + 1), seat) - outlook(ruleset, state(), seat);
    return { entry, seat, row, state, swing: Math.abs(swing) };
  });
}

/** How far the seat had come before each entry. */
function placesOf(match: Match, past: Past, seat: Seat): readonly number[] {
  const places: number[] = [];
  for (const [at, { entry }] of momentsOf(past, match, seat).entries()) places[entry] = at;
  for (let i = 1; i < places.length; i++) places[i] ??= places[i - 1] ?? 0;
  return places;
}

function judgedIn(match: Match, played: Move, { other, own, others, lost }: WeighedVerdict): Judged {
  const { entry, seat, row } = played;
  const told = saidOf(match, played, row, row.length);
  const instead = saidOf(match, played, [other], MOST_ANSWERS);
  const isToldApart = told.moved !== instead.moved;
  const { ordered, better, same } = apart(
    isToldApart && told.moved !== '' ? [told.moved] : told.answers,
    isToldApart && instead.moved !== '' ? [instead.moved] : instead.answers,
  );
  // The question that the two answer differently, not the one that the move began with.
  const asked = told.asked[same] ?? '';
  return { seat, entry, asked, ordered, other: better, own, others, lost };
}

/** Two orders in words. What both begin with is left out, and what is long is cut short. */
function apart(one: readonly string[], other: readonly string[]): Apart {
  let same = 0;
  while (same < Math.min(one.length, other.length) - 1 && one[same] === other[same]) same++;
  return { ordered: cutShort(one.slice(same)), better: cutShort(other.slice(same)), same };
}

function cutShort(said: readonly string[]): string {
  const text = said.slice(0, MOST_SAID).join('; ');
  return said.length > MOST_SAID ? `${text} …` : text;
}

interface Apart {
  readonly ordered: string;
  readonly better: string;
  /** How many answers they have in common. */
  readonly same: number;
}

interface Said {
  /** Her way as the log tells it; '' where she has made none. */
  readonly moved: string;
  readonly answers: readonly string[];
  /** What each of them answers. */
  readonly asked: readonly string[];
}

/** Answers of one move: to play on, and in words. */
const MOST_ANSWERS = 24;
const MOST_SAID = 4;

/**
 * What an order comes to before the first die, in words, on a state that the seat could have imagined: what was answered, and for
 * the rest of the move, up to so many answers, what an agent would that answers at once.
 */
function saidOf({ ruleset }: Match, { seat, entry, state }: Move, row: readonly Action[], most: number): Said {
  const seed = `analysis/${seat}/${entry}`;
  const world = imagined(ruleset, state(), seat, seed);
  const pieces = piecesAsked(ruleset, world, seat);
  const { ship } = ruleset.prompt(world, seat).about;
  const said: string[] = [];
  const asked: string[] = [];
  const events: GameEvent[] = [];
  for (let i = 0; i < most; i++) {
    const given = row[i];
    const isLegal = given !== undefined && ruleset.refuse(world, seat, given) === null;
    const chosen = isLegal ? given : greedy().choose(seating(ruleset, world, seat, seededRng(seed)));
    const view = ruleset.view(world, seat);
    asked.push(ruleset.words.prompt(view, ruleset.prompt(world, seat)));
    said.push(ruleset.words.action(view, chosen));
    const trial = tryOut(ruleset, world, seat, chosen);
    events.push(...trial.events);
    if (!trial.complete || pieces === '' || !asksOn(ruleset, world, seat, pieces)) break;
  }
  const told = narrate(ruleset, world, seat, events, entry).filter(({ facts }) => facts.ship === ship);
  return { moved: told.some(({ stroke }) => stroke !== undefined) ? textOf(told) : '', answers: said, asked };
}
