/** What a rulebook says of itself to be tried: every check of the testkit reads this and the ruleset, nothing else. */

import type { Action, GameEvent, MatchConfig, Options, Rng, Seat } from '@weathergauge/engine';
import type { GoldenOdds } from './odds.ts';

/** A compiled program, as far as coverage cares: `runner(…).program` fits. */
export type ProgramLike = Readonly<
  Record<string, readonly { readonly op: string; readonly name?: string; readonly ask?: { readonly hides?: string } }[]>
>;

/** One game to be recorded. Seats and options fall back to the scenario's own. */
export interface GameChoice {
  readonly scenario: string;
  readonly seats?: number;
  readonly options?: Options;
  /** Any text; another seed is another game. Default `fixture`. */
  readonly seed?: string;
}

export interface GoldenChoice<S> extends GameChoice {
  /** The game's own turn: every seat's view is printed when it changes. Default: every tenth decision. */
  turn?(s: Readonly<S>): number;
}

/** A game that has come so far, by a drill for example. It may end with the procedure that it is in. */
export interface Position<S> {
  readonly name: string;
  readonly game: GameChoice;
  readonly s: S;
}

/** A position built into a game that is under way, which then goes on at random. */
export interface Scene<S> {
  readonly name: string;
  readonly game: GameChoice;
  /** What it brings near. */
  readonly reaches: readonly string[];
  /** Asked before every decision: builds the position and says so, or does nothing because it cannot be built there. */
  build(s: S, rng: Rng): boolean;
  /** Answers that are given as soon as they are offered from then on, if any; otherwise one at random is. */
  prefers?(answer: Action, s: Readonly<S>, seat: Seat): boolean;
  /** Decisions after it was built. Default 200. */
  readonly lasts?: number;
}

export interface Plan<S extends object, E extends GameEvent = GameEvent> {
  /** The folder that clause sources are named from: the rulebook's `src`. */
  readonly sources: string;
  /** Folders scanned for tests named by clause. Default: `sources`. */
  readonly tests?: readonly string[];
  /** Where recorded logs and the golden game live. Default: `fixtures` within `sources`. */
  readonly fixtures?: string;

  /** How long the hunts are: see `effort.ts`. Default: `WEATHERGAUGE_FUZZ`, or 1. */
  readonly effort?: number;
  /** Games per scenario, option set and number of seats. Default 3. */
  readonly seeds?: number;
  /** Games per scenario of the checks that look at each from every side (refusals, leaks, twins). Default 2. */
  readonly deepSeeds?: number;
  /** Games for those checks besides every scenario with its own options: where options hide other things. */
  readonly deep?: readonly GameChoice[];
  /** Decisions that the fuzzer may spend on reaching what it has not yet seen. Default 100,000. */
  readonly budget?: number;
  /** Games in which much happens: half of that search is spent on them. Default: every scenario with its own options. */
  readonly hunt?: readonly GameChoice[];
  /** Where games have thousands of decisions, one in so many of those that the deep checks look at otherwise. Default 1. */
  readonly stride?: number;
  /** How often a game is forked at each ask that leaves something hidden (`twin-games.ts`). Default 8. */
  readonly forks?: number;
  /** Positions that random play seldom comes to, with a choice that leaves something hidden: twins are forked there, too. */
  positions?(): readonly Position<S>[];
  /** Positions in which rare things are near. Each is played on at random while something that it is for is missing. */
  readonly scenes?: readonly Scene<S>[];
  /** A game of more decisions than this never ends. Default 20,000. */
  readonly longest?: number;
  /** Option sets to try in a scenario. Default: its own, each option changed alone, and `randomSets` at random. */
  optionSets?(scenario: string): readonly Options[];
  /** Default 3, and other ones for each seed. */
  readonly randomSets?: number;

  /** Fields of the state that never change but may be replaced: clones may share them. */
  readonly constants?: readonly string[];
  /**
   * What a rulebook's `flatten` leaves out because it never changes or follows from the rest: paths without the numbers of
   * lists, such as `ships.name`.
   */
  readonly leftOut?: readonly string[];
  /** What is broken in this state, in words; empty when it is sound. */
  invariants?(s: Readonly<S>): readonly string[];
  /** How many ships there are, their ids being 0 and up: events and prompts are about no other. Default: not checked. */
  ships?(s: Readonly<S>): number;
  /** Changes only what is hidden from `seat`, all of it, without the help of `resample`: that is tried by this. */
  secrets?(s: S, seat: Seat, rng: Rng): void;

  /** Makes every ask and step of the rulebook a thing to be reached. */
  readonly program?: ProgramLike;
  /** More to be reached: `event fired`, or anything that `coverage` says. Verbs need not be listed. */
  readonly reach?: readonly string[];
  /** What an event reaches besides `event <type>`: table rows, for example. */
  coverage?(event: E): readonly string[];
  /** What a step has reached when it has run, besides itself: cases that no event tells apart. */
  reachedBy?(step: string, s: Readonly<S>): readonly string[];
  /** What an answer is meant to reach, if anything: while it is missing, such an answer is given as soon as it is offered. */
  seeks?(answer: Action): string | null;
  /** What an answer puts out of reach, if anything: while it is missing, such an answer is given only for want of others. */
  wastes?(answer: Action): string | null;
  /** Things that random play need not reach, and why. */
  readonly unreachable?: Readonly<Record<string, string>>;

  /** Games recorded with a hash per entry. Default: every scenario once. */
  readonly logs?: readonly GameChoice[];
  /** The one game told in full. Default: the first scenario. */
  readonly golden?: GoldenChoice<S>;
  readonly odds?: readonly GoldenOdds[];
}

/** As the checks see it. Functions are methods, so the plan of every typed ruleset fits. */
export type AnyPlan = Plan<object>;
export type AnyScene = Scene<object>;

/** One way to set up a game, with a name that tells how to do it again. */
export interface Case {
  /** The scenario with its own options. */
  readonly own: boolean;
  readonly name: string;
  readonly config: MatchConfig;
}
