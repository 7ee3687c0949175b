/**
 * The one contract between a rulebook and everything else.
 *
 * A game is plain data. At any moment some seats are pending; each pending seat has a short, finite list of offers; an
 * answer is one of them, and nothing else moves the game. The browser, the terminal, the agents, the fuzzer and the
 * server know a rulebook only through this file.
 */

import type { OddsModel } from './odds.ts';
import type { Uneven } from './uneven.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A chair at the table. No rulebook here seats more than four. */
export type Seat = 0 | 1 | 2 | 3;
export type Viewer = Seat | 'spectator';

/** An answer: a verb and its fields, integers and words only. Each rulebook derives its union from a `vocabulary`. */
export type Action = { readonly do: string } & { readonly [field: string]: string | number };

/** Something that happened, as typed data. Words are found for it only at the edge (`Words`). */
export interface GameEvent {
  /** The rulebook's own, except `revealed` and `ended`, which are the engine's. */
  readonly type: string;
  /** Who may know of it: decided where the event arises. */
  readonly to: Audience;
  readonly clause: string;
  /** What made a throw the one it was, each with its own clause. Only made where somebody listens (`isHeard`). */
  readonly modifiers?: readonly Modifier[];
}

/** One of the things that dice were added, taken away or read by. `Words.modifier` says it. */
export interface Modifier {
  /** A word of the rulebook's own, such as `guns` or `short-range`. */
  readonly what: string;
  /** In the rulebook's own measure: dice more or fewer, or the face needed. */
  readonly by: number;
  readonly clause: string;
}
export type Audience = 'all' | readonly Seat[];
export type Emit = (event: GameEvent) => void;

/** Events are worth nothing in a search. */
export const silent: Emit = () => {};

/** Whether it is worth while to put into an event what only people read. */
export function isHeard(context: { readonly emit: Emit }): boolean {
  return context.emit !== silent;
}

/** The only source of chance in a rulebook. `why` is kept in the log beside the number drawn. */
export interface Dice {
  /** A fair integer from 0 to sides - 1. */
  draw(sides: number, why: string): number;
  /**
   * Faces (1 to sides) of several like dice whose order means nothing. Only dice that weigh every outcome (`outcomes`) have
   * their own: they walk the multisets instead of the sequences. Rules call `rollPool`.
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

/** So many ties in a row are no chance any more, but dice that always tie: a loop over dice must end under any of them. */
export const MOST_TIES = 20;

export interface RollOff {
  /** The last throw of each. They are equal only after the last tie. */
  readonly faces: readonly [number, number];
  readonly winner: 0 | 1;
}

/** Each of two throws a die and the higher wins; ties are thrown again. After `MOST_TIES` of them the first has it. */
export function rollOff(dice: Dice, sides: number, why: string): RollOff {
  for (let ties = 1; ; ties++) {
    const faces = [roll(dice, sides, why), roll(dice, sides, why)] as const;
    if (faces[0] !== faces[1] || ties === MOST_TIES) return { faces, winner: faces[0] >= faces[1] ? 0 : 1 };
  }
}

/** Chance that is not part of the game: agents, fuzzers and `resample` use it, rules never do. */
export interface Rng {
  /** A fair integer from 0 to n - 1. */
  below(n: number): number;
}

/** Why an answer is not taken. Nothing has changed when one is returned. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly reason: string;
  /** The rulebook's clause, or '' where the platform itself refuses. */
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
  /** A rulebook has thrown: a bug of ours. */
  | 'rulebook-fault'
  | 'no-undo'
  | 'no-consent'
  /** A host could not keep it: nothing has changed. */
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

/** How a game ends besides the rules: a seat gives up, its time runs out, or all agree on a result; no winners is a draw. */
export type Ending =
  | { readonly how: 'resigned' | 'out-of-time'; readonly seat: Seat }
  | { readonly how: 'agreed'; readonly winners: readonly Seat[] };

/** What a pending seat is asked, as data: `Words.prompt` puts it into a sentence. */
export interface Prompt {
  readonly ask: string;
  readonly clause: string;
  /** Ids and numbers that the seat may know. `ship` is always the ship that is asked for. */
  readonly about: About;
}
/**
 * `ordered`: a standing order of the seat's own has settled it. `nothing-else`: there is nothing else to say, which others must
 * not learn; so people are spared the question only where no other person plays.
 */
export type Unasked = 'ordered' | 'nothing-else';
/** What a question is about; `ship` and `block` name the piece on the table that an answer orders. */
export type About = Readonly<Record<string, number>> & { readonly ship?: number; readonly block?: number };

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionDefinition = {
  readonly title: string;
  readonly summary: string;
  readonly clause: string;
  /**
   * Options of which each must have one of these values for this one to be anything but its default. No rings. The name
   * `scenario` stands for the scenario's id.
   */
  readonly onlyIf?: Readonly<Record<string, readonly OptionValue[]>>;
  /** The edition that brought it, and its value in games of the editions before, whose logs do not name it. */
  readonly since?: { readonly edition: number; readonly before: OptionValue };
} & (
  | { readonly type: 'flag'; readonly default: boolean }
  | {
      readonly type: 'choice';
      readonly default: string;
      readonly choices: readonly string[];
      /** Choices that people read otherwise than as they are written (with spaces for hyphens). */
      readonly words?: Readonly<Record<string, string>>;
    }
  | { readonly type: 'count'; readonly default: number; readonly min: number; readonly max: number }
);
export type OptionSpec = Readonly<Record<string, OptionDefinition>>;

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Seats when nothing else is said, and the bounds within which a host may change it. */
  readonly seats: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Where this scenario's defaults differ from the rulebook's. */
  readonly options: Options;
  /** Values without which this scenario is not itself: a host cannot change them. */
  readonly fixed?: Options;
}

/** A checked configuration: made by `configure`, which fills every option in. */
export interface MatchConfig {
  readonly scenario: string;
  readonly seats: number;
  readonly options: Options;
  /** Of a game read from a log of an older edition: that edition. It goes on being logged by it. */
  readonly edition?: number;
}

/** One clause of a rulebook, told in our own words. */
export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The file, within the rulebook's package, where it is enforced. */
  readonly source: string;
  /** Why no test can be named after it, where none can. */
  readonly reason?: string;
}
export type ClauseIndex = readonly Clause[];

/**
 * What a rulebook says at the edge, so that nobody outside it reads the fields of its views and events: sentences for
 * people, and the few facts that every screen shows.
 */
export interface Words<A extends Action, V, E extends GameEvent> {
  prompt(view: V, prompt: Prompt): string;
  action(view: V, action: A): string;
  /**
   * What hardly anybody wants that an order leads to, so that people are told in red before they give it, and are never offered it
   * first: to leave the table, to run aground, to ram a friend. A phrase that stands by itself; '' for nothing.
   */
  warning?(view: V, action: A, foreseen: Foreseen<E>): string;
  event(view: V, event: E): string;
  /** For rulebooks in which one move is several answers: an event that is a stroke of one, in parts; else null. */
  stroke?(view: V, event: E): Stroke | null;
  /**
   * What says as much as an event, so that a log passes it over: the sentences around it in any case, or an event of these types
   * that comes next. Absent or empty for what has to be told.
   */
  saidBy?(event: E): 'always' | readonly string[];
  /** For rulebooks whose events have modifiers: one of them, in a few words. */
  modifier?(view: V, event: E, modifier: Modifier): string;
  /** Why and how it ended, in a sentence. */
  result(view: V, result: Result): string;
  /** One of the counts of `tally`, by its name there. */
  tally(view: V, name: string): TallyWords;
  /** What is drawn where no dice are thrown; counters where nothing is said. */
  readonly lots?: Lots;
  seat(view: V, seat: Seat): string;
  /** Before the first order, and whenever a player looks it up. Four short sentences, or five, of 60 to 400 characters together. */
  briefing(view: V, seat: Seat): Briefing;
  /** The table for terminals (`boardText`) and screen readers. */
  board(view: V): readonly BoardPart[];
  standing(view: V): Standing;
  facts(event: E): EventFacts;
}

/** What is known of an order before it is given (`tryOut`), on a state as its seat imagines it. */
export interface Foreseen<E extends GameEvent> {
  /** What it would bring about before the first die is thrown or the first sealed order is opened. */
  readonly events: readonly E[];
  /** What that die is thrown for, as the rules name it (`Dice.draw`); '' where none comes next. */
  readonly thrown: string;
}

/** One stroke of a ship's move, in parts, so that a log can tell the whole move in one line (`strokesInWords`). */
export interface Stroke {
  readonly ship: number;
  /** Who moves, as the sentence begins. */
  readonly who: string;
  /** What she does, without how far: `runs`, `turns to port`. */
  readonly does: string;
  /** Strokes of one kind that follow each other are added up: `runs 5 cm` and `runs 2 cm` are `runs 7 cm`. */
  readonly far: { readonly by: number; readonly one: string; readonly many: string } | null;
  /** How she lies after it, such as `heading NE`; '' where the stroke does not say. */
  readonly rests: string;
}

/** What a player must know to begin, in the book's own words for it. */
export interface Briefing {
  /** Whom the seat commands. */
  readonly you: string;
  /** By what its side wins. */
  readonly win: string;
  /** What decides this scenario, or goes wrong in it. */
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
  /** What the rulebook counts besides turns, such as the spaces of a battle clock; null where it counts nothing. */
  readonly clock: { readonly at: number; readonly of: number } | null;
  /** Always the same sides in the same order. */
  readonly sides: readonly SideStanding[];
}

export interface SideStanding {
  readonly name: string;
  /** Where there is little room. */
  readonly short: string;
  /** Empty where nobody plays it. */
  readonly seats: readonly Seat[];
  /** In the rulebook's own points; null where it keeps none. */
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

/** Of an event that is about no ship, throws no dice and begins no turn. */
export const noFacts: EventFacts = { ship: null, dice: [], turn: null };

export type Lots = 'counters' | 'cards' | 'chits';

/** What is counted in a tally, in words. */
export interface TallyWords {
  readonly words: string;
  /** A score only sums up other counts: it is told last. */
  readonly isScore: boolean;
  /** True of what is told however small its chance: a ship lost, a fire, a mast. */
  readonly isGrave?: boolean;
  /** True of what comes about or does not: a battle, a signal that is obeyed. Its chance is told, not that there is one more of it. */
  readonly isDeed?: boolean;
}

/** A piece of the table in words. */
export type BoardPart =
  /** A drawing made of signs: worth nothing when it is read aloud. */
  | { readonly kind: 'chart'; readonly lines: readonly string[] }
  /** One statement. Terminals put each phrase on a line of its own; without a phrase it is an empty line. */
  | { readonly kind: 'text'; readonly phrases: readonly string[] };

/** A rulebook's printed figures, or others in their place. */
export interface Pack {
  /** Plain JSON. */
  readonly data: object;
  /** What a log calls it: '' for the printed one. */
  readonly fingerprint: string;
}

export interface Ruleset<S extends object, A extends Action, V, E extends GameEvent> {
  readonly id: string;
  readonly title: string;
  /** Rises when an old log could replay differently. */
  readonly edition: number;
  /** The oldest edition whose logs still replay: what has changed since is in options with a `since`. Absent: its own alone. */
  readonly oldestEdition?: number;
  /** What it was made from, where its figures can be replaced (`withPacks`). */
  readonly pack?: Pack;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionSpec;
  readonly clauses: ClauseIndex;
  /** Entries of the longest log of it that is read from outside (`budget.ts`), where games are too long for the usual 10,000. */
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
   * Why a person need not be asked for the one answer on the list: whoever hosts the game then gives it. Null, or absent, where
   * everybody is asked.
   */
  unasked?(s: Readonly<S>, seat: Seat): Unasked | null;
  /**
   * The answer that the forecast of `asker` takes for granted where a decision stands between an order and its dice, so that it
   * can tell what the order comes to: that no card is played, that guns which have their target fire with all they have, that
   * the others under seal do nothing. Null, or absent, where a forecast ends.
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
   * Writes what open lanes hold into the state and takes it from the lanes: how logs of version 1 hash a state. A rulebook
   * with lanes takes it from its `runner`.
   */
  foldDrafts?(s: S): void;
  /** Built up from nothing, never copied and trimmed. */
  view(s: Readonly<S>, who: Viewer): V;
  clone(s: Readonly<S>): S;
  /**
   * Writes all of the state that a game can change into a row of integers (`flatten.ts`), as the digests of a log are made of
   * it. Changing it changes them, so the edition rises. Absent, the engine walks over the whole state, which is slower.
   */
  flatten?(s: Readonly<S>, row: Int32Array, at: number): number;
  result(s: Readonly<S>): Result | null;
  /** What it means when the game ends here by something other than the rules (`settledBySides` for most). */
  settled(s: Readonly<S>, ending: Ending): Result;
  /**
   * Everything outside the lanes that lies face down before some seat: a card in a hand, shot in a gun. Each has one name for
   * as long as it lies there, whatever becomes of it after. Absent where nothing ever does.
   */
  faceDown?(s: Readonly<S>): readonly string[];
  /**
   * True of a book in which every seat has something before it from first to last that the others must not see, such as a hand
   * of cards: a screen that several people share is covered whenever it changes hands.
   */
  readonly holdsSecrets?: boolean;
  /** Deals anew all that `seat` cannot know; `view(s, seat)` is unchanged. */
  resample(s: S, seat: Seat, rng: Rng): void;
  /** From -1 (lost) to 1 (won), for agents. */
  evaluate(s: Readonly<S>, seat: Seat): number;
  /**
   * How far this seat has ventured (ships close to the enemy, fleets at sea), in the measure of `evaluate` and small beside it: a bold agent
   * likes as much of it as a cautious one dislikes. Absent where all agents fight alike.
   */
  daring?(s: Readonly<S>, seat: Seat): number;
  /**
   * The chance to win that people are shown (`outlook`), fitted to games; what makes agents choose well is no chance. Like `evaluate` it
   * reads the whole state: who may not know it imagines one first. Absent where a book is too young: `evaluate` is shown in its place.
   */
  readonly odds?: OddsModel<S>;
  /**
   * The answer by which this seat lets things take their course, where it is asked whether it wants to interrupt them (a card
   * before dice are thrown); null elsewhere. Agents judge an interruption by what the same dice bring with it and without.
   * People who share a screen can give it without taking the device: the prompt must tell nothing of what the seat holds.
   */
  passing?(s: Readonly<S>, seat: Seat): A | null;
  /**
   * True of an answer that the rules allow and no player would give who cares how a game is fought, such as to haul down the colours
   * while the ship can fight. Agents give it only where every other answer is such a one too; people may always give it.
   */
  shuns?(s: Readonly<S>, seat: Seat, answer: A): boolean;
  /**
   * True of an answer that a staff would not lay before its commander, where orders are given in many small steps: agents that think
   * choose from the others, unless all are such. Only a matter of taste and of time: people and `random` choose from everything. It
   * may look at nothing that the seat does not know.
   */
  passesOver?(s: Readonly<S>, seat: Seat, answer: A): boolean;
  /**
   * How a search should look at this book, where the usual way does not suit: how often the turn passes from seat to seat
   * before it judges (more where seats interrupt each other's moves), how many decisions at most (fewer where everybody's
   * sealed orders follow each other and no turn passes), how many visits a first glance is worth, and
   * on how many imagined states it is taken. Where a tree does not suit
   * at all (many small decisions, much luck), `way` asks for trials of a few offers to the end of the turn, or of so many turns as
   * `trialTurns` says, on up to `worlds` imagined states a round; `sealedSteps` for none where
   * a single step of a long sealed order changes so little that trials would only find luck. `careless` says, by the names of the levels
   * of agents, how many per cent of their offers they overlook in this book, so that levels are as far apart as in others; `unadvised` in how many
   * per cent of their answers they do not ask what is worth a thought (`passesOver`).
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
  /** A number that changes when a turn ends: trials of a search go no farther. Absent where only decisions are counted. */
  turnOf?(s: Readonly<S>): number;
  /**
   * Where everything stood, with nothing hidden, as plain data: for the report of a game that is over, and never shown before.
   * Absent where the views of the seats show it all.
   */
  chronicle?(s: Readonly<S>): object;
  /** Named counts that this seat may know and whose change a forecast reports: losses, crew, ships. */
  tally(s: Readonly<S>, seat: Seat): Readonly<Record<string, number>>;
  /**
   * What an event counts for in a forecast, beside what has changed in `tally`: where no state keeps for this seat what dice have brought,
   * such as hits on ships that are hidden again once the battle is over. It is asked only of events that the seat is told. Null for nothing.
   */
  tallied?(event: E, seat: Seat): Readonly<Record<string, number>> | null;
}

/** A rulebook as the platform sees it. Method parameters are bivariant, so every typed ruleset fits. */
export type AnyRuleset = Ruleset<object, Action, unknown, GameEvent>;

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && 'refused' in x;
}

export function refusal(refused: RefusalCode, reason: string, clause = ''): Refusal {
  return { refused, reason, clause };
}
