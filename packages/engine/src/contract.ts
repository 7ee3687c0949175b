/**
 * The contract between a rulebook and everything else.
 *
 * A game is plain data. At any moment some seats are pending (must answer). Each pending seat has a short, finite list of offers, an
 * answer is one of them, and nothing else changes the game. Browser, terminal, agents, random tests and server know a rulebook only
 * through this file. docs/architecture.md explains the words used here.
 */

import type { OddsModel } from './odds.ts';
import type { Uneven } from './uneven.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A chair at the table. No rulebook here seats more than four. */
export type Seat = 0 | 1 | 2 | 3;
export type Viewer = Seat | 'spectator';

/** An answer: a verb and its fields, integers and words only. Each rulebook derives its union from a `vocabulary`. */
export type Action = { readonly do: string } & { readonly [field: string]: string | number };

/** Something that happened, as typed data. `Words` turns it into text. */
export interface GameEvent {
  /** The rulebook's own types, and the engine's `revealed` and `ended`. */
  readonly type: string;
  /** Who may know of it. */
  readonly to: Audience;
  readonly clause: string;
  /** What modified a throw, each with its own clause. Only made if somebody listens (`isHeard`). */
  readonly modifiers?: readonly Modifier[];
}

/** One modifier of a throw: dice more or fewer, or another face needed. `Words.modifier` describes it. */
export interface Modifier {
  /** A word of the rulebook's own, such as `guns` or `short-range`. */
  readonly what: string;
  /** In the rulebook's own measure: dice more or fewer, or the face needed. */
  readonly by: number;
  readonly clause: string;
}
export type Audience = 'all' | readonly Seat[];
export type Emit = (event: GameEvent) => void;

/** Drops events, for searches. */
export const silent: Emit = () => {};

/** Whether somebody listens, so that it is worth putting into an event what only people read. */
export function isHeard(context: { readonly emit: Emit }): boolean {
  return context.emit !== silent;
}

/** The only source of chance in a rulebook. `why` is kept in the log beside the number drawn. */
export interface Dice {
  /** A fair integer from 0 to sides - 1. */
  draw(sides: number, why: string): number;
  /**
   * Faces (1 to sides) of several like dice whose order has no meaning. Only the dice of `outcomes` have this: they go through
   * combinations instead of sequences. Rules call `rollPool`.
   */
  pool?(count: number, sides: number, why: string): number[];
}

/** One die, as printed: 1 to sides. */
export function roll(dice: Dice, sides: number, why: string): number {
  return dice.draw(sides, why) + 1;
}

/** Several like dice, as printed, thrown together. */
export function rollPool(dice: Dice, count: number, sides: number, why: string): number[] {
  if (dice.pool) return dice.pool(count, sides, why);
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.draw(sides, why) + 1);
  return faces;
}

/** After so many ties in a row a roll-off ends: every loop over dice must end, also with forged dice that always tie. */
export const MOST_TIES = 20;

export interface RollOff {
  /** The last throw of each. They are equal only after `MOST_TIES` ties. */
  readonly faces: readonly [number, number];
  readonly winner: 0 | 1;
}

/** Each of two throws a die and the higher wins; ties are thrown again. After `MOST_TIES` of them the first wins. */
export function rollOff(dice: Dice, sides: number, why: string): RollOff {
  for (let ties = 1; ; ties++) {
    const faces = [roll(dice, sides, why), roll(dice, sides, why)] as const;
    if (faces[0] !== faces[1] || ties === MOST_TIES) return { faces, winner: faces[0] >= faces[1] ? 0 : 1 };
  }
}

/** Random numbers that are not part of the game: for agents, tests and `resample`, never for rules. */
export interface Rng {
  /** A fair integer from 0 to n - 1. */
  below(n: number): number;
}

/** Why something was refused. Nothing has changed when one is returned. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly reason: string;
  /** The rulebook's clause, or '' if the engine or host refuses. */
  readonly clause: string;
}
export type RefusalCode =
  | 'over'
  | 'not-pending'
  | 'malformed'
  | 'not-offered'
  | 'stale'
  | 'bad-config'
  | 'bad-log'
  /** Reading a log would take more time, memory or entries than was allowed for it. */
  | 'over-budget'
  /** A rulebook has thrown an exception: a bug of ours. */
  | 'rulebook-fault'
  | 'no-undo'
  | 'no-consent'
  /** A host could not store it: nothing has changed. */
  | 'not-kept';

export interface Result {
  /** Every seat of the winning side; empty for a draw. */
  readonly winners: readonly Seat[];
  /** One number per seat, in the rulebook's own points. */
  readonly scores: readonly number[];
  /** A word of the rulebook's own, such as `rounds` or `silenced`. */
  readonly reason: string;
  readonly clause: string;
}

/** How a game ends other than by the rules: a seat resigns, its time runs out, or all agree on a result (no winners: a draw). */
export type Ending =
  | { readonly how: 'resigned' | 'out-of-time'; readonly seat: Seat }
  | { readonly how: 'agreed'; readonly winners: readonly Seat[] };

/** What a pending seat is asked, as data; `Words.prompt` makes a sentence of it. */
export interface Prompt {
  readonly ask: string;
  readonly clause: string;
  /** Ids and numbers that the seat may know. `ship` is always the ship that is asked about. */
  readonly about: About;
}
/**
 * Why a question can be skipped. `ordered`: a standing order of the seat decides it. `nothing-else`: there is only one answer, which
 * others must not learn, so the question is skipped only if no other person plays.
 */
export type Unasked = 'ordered' | 'nothing-else';
/** What a question is about; `ship` and `block` name the piece that the answer orders. */
export type About = Readonly<Record<string, number>> & { readonly ship?: number; readonly block?: number };

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionDefinition = {
  readonly title: string;
  readonly summary: string;
  readonly clause: string;
  /**
   * Conditions: unless each of these options has one of these values, this one has its default. They may not form a cycle. The name
   * `scenario` stands for the scenario's id.
   */
  readonly onlyIf?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The edition that introduced it, and its value in games of earlier editions, whose logs do not name it. */
  readonly since?: { readonly edition: number; readonly before: OptionValue };
} & (
  | { readonly type: 'flag'; readonly default: boolean }
  | {
      readonly type: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
      /** Words for choices that people should not read as they are written (with spaces for hyphens). */
      readonly words?: Readonly<Record<string, string>>;
    }
  | { readonly type: 'count'; readonly default: number; readonly min: number; readonly max: number }
);
export type OptionSpec = Readonly<Record<string, OptionDefinition>>;

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The default number of seats, and the bounds within which a host may change it. */
  readonly seats: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Defaults of this scenario that differ from the rulebook's. */
  readonly options: Options;
  /** Values that belong to this scenario and that a host cannot change. */
  readonly fixed?: Options;
}

/** A checked configuration, made by `configure`, with a value for every option. */
export interface MatchConfig {
  readonly scenario: string;
  readonly seats: number;
  readonly options: Options;
  /** For a game from a log of an older edition: that edition, with which it also continues. */
  readonly edition?: number;
}

/** One clause of a rulebook, in our own words. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The file, within the rulebook's package, where it is enforced. */
  readonly source: string;
  /** Why no test can be named after it, if none can. */
  readonly reason?: string;
}
export type ClauseIndex = readonly Clause[];

/**
 * Text for people, and the few facts that every screen shows, so that nobody outside the rulebook reads the fields of its views and
 * events.
 */
export interface Words<A extends Action, V, E extends GameEvent> {
  prompt(view: V, prompt: Prompt): string;
  action(view: V, action: A): string;
  /**
   * A warning if an order leads to what hardly anybody wants: leaving the table, running aground, ramming a friend. People see it in red
   * before they give the order, and such offers are listed last. A phrase that can stand by itself; '' for none.
   */
  warning?(view: V, action: A, foreseen: Foreseen<E>): string;
  /** An order for those who have no better one, such as to anchor in mid-battle: people are given it after the others. */
  seldom?(view: V, action: A): boolean;
  event(view: V, event: E): string;
  /** For rulebooks in which a move is several answers: the parts of an event that is one stroke of it; else null. */
  stroke?(view: V, event: E): Stroke | null;
  /**
   * When a log can leave an event out because something else says the same: `always`, or if one of these types of events comes next.
   * Absent or empty for what must be shown.
   */
  saidBy?(event: E): 'always' | readonly string[];
  /** For rulebooks whose events have modifiers: a modifier in a few words. */
  modifier?(view: V, event: E, modifier: Modifier): string;
  /** Why and how it ended, in a sentence. */
  result(view: V, result: Result): string;
  /** One of the counts of `tally`, by its name there. */
  tally(view: V, name: string): TallyWords;
  /** What is drawn where no dice are thrown; by default counters. */
  readonly lots?: Lots;
  seat(view: V, seat: Seat): string;
  /** Shown before the first order, and whenever a player looks it up. Four or five short sentences of 60 to 400 characters together. */
  briefing(view: V, seat: Seat): Briefing;
  /** The table for terminals (`boardText`) and screen readers. */
  board(view: V): readonly BoardPart[];
  standing(view: V): Standing;
  facts(event: E): EventFacts;
}

/** What is known of an order before it is given (`tryOut`), on a state as its seat imagines it. */
export interface Foreseen<E extends GameEvent> {
  /** The events that it would cause before the first die is thrown or the first sealed order is opened. */
  readonly events: readonly E[];
  /** The reason of that die, as the rules give it (`Dice.draw`); '' if none comes next. */
  readonly thrown: string;
}

/** One stroke of a ship's move, in parts, so that a log can tell the whole move in one line (`strokesInWords`). */
export interface Stroke {
  readonly ship: number;
  /** Who moves: the beginning of the sentence. */
  readonly who: string;
  /** What she does, without the distance: `runs`, `turns to port`. */
  readonly does: string;
  /** The distance. Consecutive strokes of one kind are added up: `runs 5 cm` and `runs 2 cm` are `runs 7 cm`. */
  readonly far: { readonly by: number; readonly one: string; readonly many: string } | null;
  /** How she lies after it, such as `heading NE`; '' where the stroke does not say. */
  readonly rests: string;
}

/** What a player must know to begin, in the book's own words for it. */
export interface Briefing {
  /** Whom the seat commands. */
  readonly you: string;
  /** How its side wins. */
  readonly win: string;
  /** What decides this scenario, or can go wrong in it. */
  readonly watch: string;
  /** Where it blows, and what that means. */
  readonly wind: string;
}

/** How the game stands, for a strip above the board and a list of saved games. */
export interface Standing {
  /** In one line: the turn and who is ahead or to move, or how it ended. */
  readonly headline: string;
  /** The turn that is being played, as the rulebook calls it (`Round 3 of 12`); null before the first. */
  readonly turn: { readonly at: number; readonly words: string } | null;
  /** What the rulebook counts besides turns, such as the spaces of a battle clock; null for nothing. */
  readonly clock: { readonly at: number; readonly of: number } | null;
  /** Always the same sides in the same order. */
  readonly sides: readonly SideStanding[];
}

export interface SideStanding {
  readonly name: string;
  /** A short name, for narrow screens. */
  readonly short: string;
  /** The seats of this side; empty if nobody plays it. */
  readonly seats: readonly Seat[];
  /** In the rulebook's own points; null if it has none. */
  readonly score: number | null;
}

/** What can be shown of an event besides its words. */
export interface EventFacts {
  /** The ship that acts, or that something happens to. */
  readonly ship: number | null;
  /** Dice that were thrown, in groups of like ones. What is drawn from a bag is no die. */
  readonly dice: readonly DiceThrown[];
  /** The number of the turn that begins with it. The event's words are then the heading of that turn in a log. */
  readonly turn: number | null;
}

export interface DiceThrown {
  readonly faces: readonly number[];
  /** Faces from this one on succeed; null where they are compared in another way. */
  readonly needed: number | null;
}

/** For an event that is about no ship, throws no dice and begins no turn. */
export const noFacts: EventFacts = { ship: null, dice: [], turn: null };

export type Lots = 'counters' | 'cards' | 'chits';

/** What is counted in a tally, in words. */
export interface TallyWords {
  readonly words: string;
  /** A score only sums up other counts, so it is shown last. */
  readonly isScore: boolean;
  /** True for what is shown however small its chance: a ship lost, a fire, a mast. */
  readonly isGrave?: boolean;
  /** True for what happens or does not (a battle, a signal that is obeyed): its chance is shown, not how many there will be. */
  readonly isDeed?: boolean;
}

/** A piece of the table in words. */
export type BoardPart =
  /** A drawing made of characters, which screen readers leave out. */
  | { readonly kind: 'chart'; readonly lines: readonly string[] }
  /** One statement. Terminals print each phrase on a line of its own; no phrase is an empty line. */
  | { readonly kind: 'text'; readonly phrases: readonly string[] };

/** A rulebook's printed figures, or others in their place. */
export interface Pack {
  /** Plain JSON. */
  readonly data: object;
  /** Its name in logs: '' for the printed one. */
  readonly fingerprint: string;
}

export interface Ruleset<S extends object, A extends Action, V, E extends GameEvent> {
  readonly id: string;
  readonly title: string;
  /** Rises when an old log could replay differently. */
  readonly edition: number;
  /** The oldest edition whose logs still replay: later changes are options with a `since`. Absent: only the present edition. */
  readonly oldestEdition?: number;
  /** The data pack that it was made from, if its figures can be replaced (`withPacks`). */
  readonly pack?: Pack;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionSpec;
  readonly clauses: ClauseIndex;
  /** Most entries of a log from outside (`budget.ts`), for a book whose games are too long for the usual 10,000. */
  readonly mostEntries?: number;
  readonly vocabulary: Vocabulary<A>;
  readonly words: Words<A, V, E>;
  /** Plain JSON: integers, ids, arrays; no classes, Map, Set or shared references. Runs on to the first decision. */
  setup(config: MatchConfig, dice: Dice, emit: Emit): S;
  /** Who must answer now; empty only when the game is over. */
  pending(s: Readonly<S>): readonly Seat[];
  /** Never empty for a pending seat. */
  offers(s: Readonly<S>, seat: Seat): readonly A[];
  /**
   * Why a person need not be asked when there is only one answer: the host then gives it. Null, or absent, if everybody is asked.
   */
  unasked?(s: Readonly<S>, seat: Seat): Unasked | null;
  /**
   * The answer that a forecast for `asker` assumes at a decision between an order and its dice, so that it can tell what the order leads
   * to: that no card is played, that guns with a target fire with all they have, that others under seal do nothing. Null, or absent, if
   * the forecast ends there.
   */
  presumed?(s: Readonly<S>, seat: Seat, asker: Seat): A | null;
  /** What the list is about. */
  prompt(s: Readonly<S>, seat: Seat): Prompt;
  /** Why an answer is not in the list, with the clause; null when it is. */
  refuse(s: Readonly<S>, seat: Seat, answer: unknown): Refusal | null;
  /** Mutates `s` and runs on to the next decision. The answer must be one that `refuse` does not refuse. */
  apply(s: S, seat: Seat, answer: A, dice: Dice, emit: Emit): void;
  /** True while what this seat answers stays hidden from the others until their answers join it. */
  sealed(s: Readonly<S>, seat: Seat): boolean;
  /**
   * Moves the drafts of open lanes into the state, as logs of version 1 hash it. A rulebook with lanes takes this from its `runner`.
   */
  foldDrafts?(s: S): void;
  /** What a viewer may see: built up from nothing, never copied from the state and cut down. */
  view(s: Readonly<S>, who: Viewer): V;
  clone(s: Readonly<S>): S;
  /**
   * Writes everything of the state that a game can change into a row of integers (`flatten.ts`), from which the digests of a log are
   * made. A change here changes them, so the edition must rise. Without it the engine walks over the whole state, which is slower.
   */
  flatten?(s: Readonly<S>, row: Int32Array, at: number): number;
  result(s: Readonly<S>): Result | null;
  /** The result when the game ends here by resignation, time or agreement (`settledBySides` for most books). */
  settled(s: Readonly<S>, ending: Ending): Result;
  /**
   * Names of everything outside the lanes that lies face down before some seat: a card in a hand, shot in a gun. Each keeps its name as
   * long as it lies there. Absent if nothing ever does.
   */
  faceDown?(s: Readonly<S>): readonly string[];
  /**
   * True for a book in which every seat has secrets from first to last, such as a hand of cards: a shared screen is covered whenever it
   * changes hands.
   */
  readonly holdsSecrets?: boolean;
  /** Deals everything that `seat` cannot know at random again; `view(s, seat)` is unchanged. */
  resample(s: S, seat: Seat, rng: Rng): void;
  /** From -1 (lost) to 1 (won), for agents. */
  evaluate(s: Readonly<S>, seat: Seat): number;
  /**
   * How much this seat risks (ships close to the enemy, fleets at sea), in the unit of `evaluate` and small beside it. Bold agents add it
   * to the value of a state, cautious ones subtract it. Absent if all agents fight alike.
   */
  daring?(s: Readonly<S>, seat: Seat): number;
  /**
   * The model of the chance to win that people are shown (`outlook`), fitted to games. (`evaluate` makes agents play well, but is no
   * chance.) It reads the whole state, so a seat must imagine one first. Without it, `evaluate` is shown instead.
   */
  readonly odds?: OddsModel<S>;
  /**
   * The answer that does not interrupt, where the seat is asked whether it wants to (play a card before dice are thrown); null elsewhere.
   * Agents judge an interruption by comparing the same dice with and without it. People who share a screen can give this answer without
   * taking the device, so the prompt must tell nothing about what the seat holds.
   */
  passing?(s: Readonly<S>, seat: Seat): A | null;
  /**
   * True for an answer that the rules allow but no serious player would give, such as hauling down the colours while the ship can fight.
   * Agents give it only if there is no other kind of answer; people may always give it.
   */
  shuns?(s: Readonly<S>, seat: Seat, answer: A): boolean;
  /**
   * True for an answer that is not worth considering, in books with many small steps: thinking agents choose from the others, unless all
   * are like that. This only saves time; people and `random` choose from everything. It may use nothing that the seat does not know.
   */
  passesOver?(s: Readonly<S>, seat: Seat, answer: A): boolean;
  /**
   * How agents should search in this book, where the defaults (`SearchOptions` of the agents) do not suit:
   *
   * - `turns`, `decisions`: how often the turn passes from seat to seat before a state is judged (more where seats interrupt each other),
   *   and after how many decisions at most (fewer where sealed orders follow each other and no turn passes);
   * - `priorWeight`, `rootSamples`: how many visits the first look at an offer counts for, and on how many imagined states it is taken;
   * - `way: 'trials'`: no tree (for many small decisions and much luck), but trials of a few offers to the end of the turn, or of
   *   `trialTurns` turns, on up to `worlds` imagined states a round;
   * - `sealedSteps: 'glance'`: no trials for single steps of a long sealed order, which change so little that trials would only find luck;
   * - `careless`, `unadvised`: by level of agents, in per cent, how many offers they overlook in this book, and in how many answers they
   *   ignore `passesOver`, so that the levels are as far apart as in other books.
   */
  readonly searchHints?: {
    readonly way?: 'tree' | 'trials';
    readonly turns?: number;
    readonly trialTurns?: number;
    readonly worlds?: number;
    readonly decisions?: number;
    readonly priorWeight?: number;
    readonly rootSamples?: number;
    readonly sealedSteps?: 'trials' | 'glance';
    readonly careless?: Readonly<Record<string, number>>;
    readonly unadvised?: Readonly<Record<string, number>>;
  };
  /** Set-ups that are not even between equal agents (`weathergauge lab balance`). */
  readonly uneven?: readonly Uneven[];
  /** A number that changes when a turn ends, where trials of a search end. Absent if only decisions are counted. */
  turnOf?(s: Readonly<S>): number;
  /**
   * Where everything stood, with nothing hidden, as plain data: only for the report of a finished game. Absent if the seats' views show
   * everything.
   */
  chronicle?(s: Readonly<S>): object;
  /** Named counts that this seat may know, and whose change a forecast reports: losses, crew, ships. */
  tally(s: Readonly<S>, seat: Seat): Readonly<Record<string, number>>;
  /**
   * What an event adds to a forecast besides changes of `tally`: for results that no state keeps for this seat, such as hits on ships that
   * are hidden again after the battle. Called only for events that the seat is told. Null for nothing.
   */
  tallied?(event: E, seat: Seat): Readonly<Record<string, number>> | null;
}

/** A rulebook as code outside it sees it. Method parameters are bivariant, so every typed ruleset fits. */
export type AnyRuleset = Ruleset<object, Action, unknown, GameEvent>;

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && 'refused' in x;
}

export function refusal(refused: RefusalCode, reason: string, clause = ''): Refusal {
  return { refused, reason, clause };
}
