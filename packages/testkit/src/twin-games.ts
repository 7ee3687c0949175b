/**
 * Two games that differ in one answer given under seal and go on alike, until somebody else can tell them apart. Whatever
 * still differs then, after the seals are opened, is a secret that came about by play: `resample` must deal it anew, and the
 * ask that made it must say so (`hides`), and `faceDown` must name it, or its order would leave the table with the log.
 */

import type { Action, AnyRuleset, Dice, FaceDown, GameEvent, Rng, Seat } from '@weathergauge/engine';
import { eventsFor, faceDownSince, seededDice } from '@weathergauge/engine';
import { mustCase } from './cases.ts';
import { attempt, type Findings } from './findings.ts';
import { compareImagined, firstDifference, imaginedIn, outsideLanes } from './imagine.ts';
import type { AnyPlan, Case, Position, ProgramLike } from './plan.ts';
import { type Moment, seatsOf, stateOf, textOf } from './play.ts';

/** Forks at each ask in a game: more where something is said to stay hidden. */
const FORKS = 1;
const FORKS_OF_SECRETS = 8;
/** Decisions between two forks at the same ask, so that they lie all over the game. */
const APART = 12;
/** How long twins are followed, in answers that others give. */
const FOLLOWED = 60;
const LANE_ANSWERS = 60;
/** How often a position is forked at most: two answers at random may be told apart at once. */
const TRIES = 24;

export interface TwinGames {
  /** A game to be forked where somebody has a choice under seal that has not been tried often enough in it. */
  watch(the: Case): (m: Moment) => void;
  /** Forks the positions of the plan, until what they hide has been seen to stay hidden. */
  forkPositions(): void;
  /** Adds what was said to stay hidden and never did. */
  report(): void;
}

/** The asks that leave something hidden behind, by name, with what that is. */
export function hiddenBy(program: ProgramLike | undefined): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const [proc, ops] of Object.entries(program ?? {}))
    for (const { op, name, ask } of ops)
      if (op === 'ask' && ask?.hides !== undefined) marks.set(`${proc}.${name}`, ask.hides);
  return marks;
}

export function twinGames(ruleset: AnyRuleset, plan: AnyPlan, found: Findings): TwinGames {
  const marks = hiddenBy(plan.program);
  const survived = new Set<string>();

  return {
    watch(the) {
      const forks = new Map<string, number[]>();
      return m => {
        for (const hider of m.pending) {
          if (!ruleset.sealed(m.s, hider)) continue;
          const { ask } = ruleset.prompt(m.s, hider);
          const before = forks.get(ask) ?? [];
          if (before.length >= (marks.has(ask) ? (plan.forks ?? FORKS_OF_SECRETS) : FORKS)) continue;
          if (m.at < (before.at(-1) ?? -APART) + APART || ruleset.offers(m.s, hider).length < 2) continue;
          forks.set(ask, [...before, m.at]);
          follow(fork(ruleset, the, m, hider, ask));
        }
      };
    },
    forkPositions() {
      for (const position of plan.positions?.() ?? [])
        attempt(found, position.name, 'a position with twins', () => forkPosition(position));
    },
    report() {
      for (const [ask, hides] of marks)
        if (!survived.has(ask))
          found.add(
            'twins',
            `the ask ${ask} is said to hide something (${hides}), but all was known when the seals were opened`,
          );
    },
  };

  function forkPosition({ name, game, s }: Position<object>): void {
    const the = mustCase(ruleset, game);
    const text = textOf(s);
    const hider = ruleset.pending(s).find(seat => ruleset.sealed(s, seat) && ruleset.offers(s, seat).length > 1);
    if (hider === undefined) {
      found.add(name, 'nobody has a choice under seal in a position of the plan');
      return;
    }
    const { ask } = ruleset.prompt(s, hider);
    for (let i = 0; i < TRIES && !(i > 0 && survived.has(ask)) && !found.full(); i++)
      follow(fork(ruleset, the, { s, text: () => text, where: `${name} try=${i}` }, hider, ask));
  }

  function follow(twins: Twins): void {
    const { games, ask, viewers, where } = twins;
    for (let i = 0; i < FOLLOWED && !found.full(); i++) {
      dropWhoCanTell(ruleset, twins);
      if (viewers.size === 0) return;
      const [a, b] = [games[0].s, games[1].s];
      const [textOfA, textOfB] = [textOf(a), textOf(b)];
      if (textOfA === textOfB) return;
      const hidden = firstDifference(outsideLanes(a), outsideLanes(b), 'state');
      if (hidden !== null) {
        survived.add(ask);
        if (twins.pure && plan.program !== undefined && !marks.has(ask))
          found.add(
            where,
            `the ask ${ask} leaves ${hidden} hidden when the seals are opened, and does not say so (hides)`,
          );
        if (twins.pure && !games.every(liesFaceDown))
          found.add(where, `${hidden} is still hidden, but faceDown names nothing since the answer to ${ask}`);
      }
      const cause = `another seat's answer to ${ask} was another`;
      for (const seat of viewers) {
        const [inA, inB] = [imaginedIn(ruleset, textOfA, seat, where), imaginedIn(ruleset, textOfB, seat, where)];
        compareImagined(inA, inB, cause, where, found);
      }
      if (!sealHidersOrders(ruleset, twins) && !answerAlike(ruleset, twins, found)) return;
    }
  }
}

interface Game {
  readonly s: object;
  readonly dice: Dice;
  /** What was told since the twins were last compared. */
  told: GameEvent[];
  /** What lies face down, and since when. */
  faceDown: FaceDown;
  /** When it is now. */
  when: number;
}

/** Up to the first reveal after the fork, and after that. */
const FORK = 0;
const LATER = 1;

/** Whether something does that has since the twins were forked, or longer: then no log that leaves tells them apart. */
function liesFaceDown({ faceDown }: Game): boolean {
  return faceDown.values().some(since => since === FORK);
}

interface Twins {
  readonly games: readonly [Game, Game];
  readonly hider: Seat;
  readonly ask: string;
  readonly where: string;
  /** Seats that cannot tell the two apart. */
  readonly viewers: Set<Seat>;
  readonly rng: Rng;
  /** The one answer is all in which they differ: later ones were to be had in both, and the same. */
  pure: boolean;
}

type Forked = Pick<Moment, 's' | 'text' | 'where'>;

function fork(ruleset: AnyRuleset, the: Case, m: Forked, hider: Seat, ask: string): Twins {
  const rng = seededDice(`fork ${m.where} ${hider}`);
  const offers = ruleset.offers(m.s, hider);
  const first = rng.below(offers.length);
  const second = (first + 1 + rng.below(offers.length - 1)) % offers.length;
  const game = (choice: number): Game => {
    const faceDown = faceDownSince(ruleset, m.s, new Map(), FORK);
    const dice = seededDice(`twin ${m.where} ${hider}`);
    const made: Game = { s: stateOf(m.text()), dice, told: [], faceDown, when: FORK };
    give(ruleset, made, hider, offers[choice] as Action);
    return made;
  };
  const where = `${m.where} twins=${choiceText(ruleset, offers[first])}/${choiceText(ruleset, offers[second])}`;
  const viewers = new Set(seatsOf(the).filter(seat => seat !== hider));
  return { games: [game(first), game(second)], hider, ask, where, viewers, rng, pure: true };
}

function choiceText(ruleset: AnyRuleset, offer: Action | undefined): string {
  return offer === undefined ? '' : ruleset.vocabulary.print(offer);
}

function give(ruleset: AnyRuleset, game: Game, seat: Seat, answer: Action): void {
  ruleset.apply(game.s, seat, answer, game.dice, event => void game.told.push(event));
  game.faceDown = faceDownSince(ruleset, game.s, game.faceDown, game.when);
  if (game.told.some(({ type }) => type === 'revealed')) game.when = LATER;
}

/** Whoever sees or hears something else in the one game than in the other is a viewer no longer. */
function dropWhoCanTell(ruleset: AnyRuleset, { games, viewers }: Twins): void {
  const [a, b] = games;
  for (const seat of viewers) if (lookOf(ruleset, a, seat) !== lookOf(ruleset, b, seat)) viewers.delete(seat);
  for (const game of games) game.told = [];
}

function lookOf(ruleset: AnyRuleset, { s, told }: Game, seat: Seat): string {
  return JSON.stringify([ruleset.view(s, seat), eventsFor(told, seat)]);
}

/**
 * The hider goes first wherever orders are sealed: its lane may be longer in one game than in the other, which nobody sees.
 * True if there was anything to seal.
 */
function sealHidersOrders(ruleset: AnyRuleset, twins: Twins): boolean {
  const { games, hider, rng } = twins;
  const waits = ({ s, told }: Game): boolean =>
    ruleset.pending(s).includes(hider) && ruleset.sealed(s, hider) && !told.some(({ type }) => type === 'revealed');
  let any = false;
  for (let i = 0; i < LANE_ANSWERS; i++) {
    const waiting = games.filter(waits);
    if (waiting.length === 0) return any;
    any = true;
    const common = waiting.length === 2 ? commonOffers(ruleset, twins, hider) : [];
    if (common.length === 0) twins.pure = false;
    const choice = common[rng.below(Math.max(1, common.length))];
    for (const game of waiting) {
      const offers = ruleset.offers(game.s, hider);
      give(ruleset, game, hider, choice ?? (offers[rng.below(offers.length)] as Action));
    }
  }
  return any;
}

/** The same answer in both games. A viewer that is asked other things in games that look alike to it has learnt too much. */
function answerAlike(ruleset: AnyRuleset, twins: Twins, found: Findings): boolean {
  const { games, viewers, rng, where } = twins;
  const [a, b] = games;
  const pending = ruleset.pending(a.s);
  const seat = pending[rng.below(Math.max(1, pending.length))];
  if (seat === undefined) return false;
  if (viewers.has(seat) && askedOf(ruleset, a, seat) !== askedOf(ruleset, b, seat)) {
    found.add(where, 'a seat is asked something else in games that look alike to it');
    return false;
  }
  if (!ruleset.pending(b.s).includes(seat)) return false;
  const common = commonOffers(ruleset, twins, seat);
  const choice = common[rng.below(Math.max(1, common.length))];
  if (choice === undefined) return false;
  for (const game of games) give(ruleset, game, seat, choice);
  return true;
}

function askedOf(ruleset: AnyRuleset, { s }: Game, seat: Seat): string {
  if (!ruleset.pending(s).includes(seat)) return '';
  return JSON.stringify([ruleset.prompt(s, seat), ruleset.offers(s, seat)]);
}

function commonOffers(ruleset: AnyRuleset, { games: [a, b] }: Twins, seat: Seat): readonly Action[] {
  const there = new Set(ruleset.offers(b.s, seat).map(offer => ruleset.vocabulary.print(offer)));
  return ruleset.offers(a.s, seat).filter(offer => there.has(ruleset.vocabulary.print(offer)));
}
