/** The decisions of a finished game that cost its seats most, and those by which they kept most, in words. */

import type { Played, Weighed } from '@weathergauge/agents';
import { analyse, greedy, seating } from '@weathergauge/agents';
import type { Action, GameEvent, Match, Seat } from '@weathergauge/engine';
import { entryAt, imagined, outlook, seatAt, seededRng, standingAnswers, tryOut } from '@weathergauge/engine';
import { textOf } from './lines.ts';
import { narrate } from './narration.ts';
import type { Past } from './past.ts';
import { momentsOf, pastOf, stateAt } from './past.ts';
import { asksOn, piecesAsked } from './preview.ts';
import type { Analysis, Judged } from './protocol.ts';

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
  const sure = found.filter(({ lost, error }) => Math.abs(lost) >= Math.max(LEAST, SURE * error));
  const told = (some: readonly Weighed<Move>[]): readonly Judged[] =>
    some
      .map(one => judgedIn(match, one))
      // Where only later answers differ, after dice, there is nothing to tell apart.
      .filter(({ ordered, other }) => ordered !== other)
      .slice(0, MOST_TOLD);
  return {
    moves: moves.length,
    worst: told(sure.filter(({ lost }) => lost > 0)),
    best: told(sure.filter(({ lost }) => lost < 0).toReversed()),
  };
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

function judgedIn(match: Match, { played, other, own, others, lost }: Weighed<Move>): Judged {
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
  const inWords = (said: readonly string[]): string => {
    const rest = said.slice(same);
    const text = rest.slice(0, MOST_SAID).join('; ');
    return rest.length > MOST_SAID ? `${text} …` : text;
  };
  return { ordered: inWords(one), better: inWords(other), same };
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
