/**
 * What a host says and is told: plain data only, so that it can cross to a worker or go over a wire as it is. A viewer
 * knows a game through `Position` and `Happening` alone, and its place in the game is counted by what it has seen.
 */

import type {
  Action,
  BoardPart,
  Briefing,
  EventFacts,
  TallyWords,
  ToldChance,
  GameEvent,
  Lots,
  OptionValue,
  Prompt,
  Result,
  Seat,
  Standing,
  Stroke,
  Viewer,
} from '@weathergauge/engine';

export type { Level, Officer, Temper } from '@weathergauge/agents/levels';
export { levels, officerOf, ranks, readOfficer, tempers } from '@weathergauge/agents/levels';

/** Who plays a seat: a person, or an agent by a name that `readMind` knows. */
export type SeatPlan = { readonly kind: 'human' } | { readonly kind: 'agent'; readonly level: string };

/** A data pack that a game is played by, under the name by which people know it. The game itself goes by its fingerprint. */
export interface GamePack {
  readonly name: string;
  readonly data: object;
}

export interface NewGame {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Null or absent: the printed one. */
  readonly pack?: GamePack | null;
}

export interface OfferView {
  /** Canonical text: the answer to send. */
  readonly text: string;
  readonly action: Action;
  readonly words: string;
  /**
   * What taking it would bring about before the first die is thrown or the first sealed order is opened, as this viewer
   * would be told it. Found on an imagined state, so it never depends on what is hidden from the viewer.
   */
  readonly preview: readonly GameEvent[];
  /** False when a die or a reveal ended the preview: more would come of it than is told there. */
  readonly complete: boolean;
  /** What hardly anybody wants of it (`Words.warning`); '' for nothing. */
  readonly warning: string;
}

/** The game as one viewer sees it at one moment. */
export interface Position {
  readonly ruleset: string;
  readonly scenario: string;
  readonly who: Viewer;
  /**
   * How far the game has come for `who` (`seen` of the engine): 0 is the set-up. An answer names it, and is refused as
   * stale if the game has moved on. A `Reader` counts the entries of the log instead.
   */
  readonly at: number;
  /** The place of the present: `at` is smaller when the past is looked at. */
  readonly now: number;
  /** The rulebook's view for `who`. */
  readonly view: unknown;
  readonly board: readonly BoardPart[];
  readonly standing: Standing;
  readonly seatNames: readonly string[];
  /** For the seat that looks; null for spectators. */
  readonly briefing: Briefing | null;
  /**
   * Who has to answer, as far as `who` may know. While orders are sealed, every other seat that takes part is named until
   * the orders are opened, whether it has sealed or not; `who` only while it has still to answer.
   */
  readonly pending: readonly Seat[];
  /** Set when `who` has to answer. */
  readonly prompt: (Prompt & { readonly words: string }) | null;
  /** Those with a warning last. */
  readonly offers: readonly OfferView[];
  /** Where `who` is asked whether it interrupts (`Ruleset.passing`): how it does not, and whether a standing order says so. */
  readonly passing?: { readonly offer: number; readonly ordered: boolean };
  /** True while people at one screen must not see what lies before each other: sealed orders, or hands of cards. */
  readonly sealed: boolean;
  readonly result: (Result & { readonly words: string }) | null;
  /** Who answered what, or took it back, to come to this place, where that was not hidden: only a `Reader` says. */
  readonly said?: string;
  /** What `who` can have taken back. `none` for spectators and in the past. */
  readonly undo: UndoOption;
}

export interface UndoOption {
  /** `alone`: by `Chair.undo`. `consent`: by `Chair.askUndo`, if every other person agrees. */
  readonly right: 'alone' | 'consent' | 'none';
  /**
   * Whose last answer it is; null when there is none. By consent it is that of the person who answered last, but while
   * orders are sealed only one's own.
   */
  readonly of: Seat | null;
}

/** One event in words, for the log and for the animation. */
export interface Happening {
  /** The place (`Position.at`) to which it has brought the viewer; 0 is the set-up. */
  readonly at: number;
  readonly event: GameEvent;
  readonly words: string;
  readonly facts: EventFacts;
  /** Of a stroke of a move: `linesOf` tells the whole move in one line. */
  readonly stroke?: Stroke;
  /** What a log may tell in its place (`Words.saidBy`); absent where nothing says as much. */
  readonly saidBy?: 'always' | readonly string[];
  /** What made its dice what they were, each with the clause that says so; absent where nothing did. */
  readonly modifiers?: readonly { readonly words: string; readonly clause: string }[];
}

/** A position before its words: they follow from the view, so they can be made where the viewer is (`wordedPosition`). */
export interface PlainPosition
  extends Pick<Position, 'who' | 'at' | 'now' | 'view' | 'pending' | 'passing' | 'sealed' | 'result' | 'undo'> {
  readonly prompt: Prompt | null;
  /** Canonical texts. */
  readonly offers: readonly string[];
  /** Of each offer; null where nobody wanted to know: the offers are then in the order of the rulebook. */
  readonly foreseen: readonly Pick<OfferView, 'preview' | 'complete' | 'warning'>[] | null;
}

/** How a game stands for one viewer, for a list of games. */
export interface Summary extends Pick<Position, 'pending'> {
  /** Whether the viewer has something to answer. */
  readonly isAsked: boolean;
  /** The turn that is being played, as the rulebook calls it; null before the first. */
  readonly turn: string | null;
  readonly isOver: boolean;
}

/** Events that a viewer heard of together, the place to which they brought it, and its view then. */
export interface Scene {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** A `Turn` before its words (`wordedTurn`). */
export interface PlainTurn extends Pick<Turn, 'backTo' | 'request'> {
  /** The viewer's view before the change: what it has been told last. */
  readonly before: unknown;
  readonly scenes: readonly Scene[];
  readonly position: PlainPosition;
}

/** What one viewer is told of a change: what happened, in order, and the position after it. */
export interface Turn {
  readonly happenings: readonly Happening[];
  readonly position: Position;
  /** Something was taken back: what happened after this place no longer stands. Otherwise null. */
  readonly backTo: number | null;
  /** What people are being asked now, or how that has just ended. Null for spectators. */
  readonly request: ConsentRequest | null;
}

/** Something that is done only if every other person agrees. */
export interface ConsentRequest {
  readonly kind: 'undo' | 'draw' | 'pause';
  /** Who has asked. */
  readonly by: Seat;
  /** Whose last answer would be taken back, and with it all that has happened since; of a draw or a pause the same as `by`. */
  readonly of: Seat;
  /** Who agrees: `by`, agents, and the people who have said so. */
  readonly agreed: readonly Seat[];
  /** People who have still to say yes or no. */
  readonly waiting: readonly Seat[];
  /** Who has said no, which ends it: told once. */
  readonly declined: Seat | null;
}

/** What answers lead to that are given one after another, up to the first die or reveal, or to the first that is not on offer. */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** The viewer's view at that point. */
  readonly view: unknown;
  /** True when no die and no reveal stopped it: the view is that of the next decision. */
  readonly complete: boolean;
  /** How many of the answers it came to. */
  readonly taken: number;
  /** What the same seat would be offered next, as canonical texts; none where others are asked. */
  readonly offers: readonly string[];
}

/** One answer of a row that could be given, and what it leads to; `Chair.branches` has all of them. */
export interface Branch {
  /** The branch that it goes on from, by its index; -1 for the first answer of a row. */
  readonly from: number;
  readonly text: string;
  /** Of this answer alone. */
  readonly events: readonly GameEvent[];
  /** False when a die or a reveal ended it. */
  readonly complete: boolean;
  /** Who is asked next, about anything. */
  readonly asks: readonly Seat[];
  /** What the row could go on with: what is asked about the same ship, and the offers; null and none where it ends. */
  readonly about: Prompt['about'] | null;
  readonly offers: readonly string[];
}

export interface ForecastView {
  readonly exact: boolean;
  readonly outcomes: number;
  /** The first throw it leads to: dice, or counters, cards or chits that are drawn. Null where chance has no part. */
  readonly thrown: { readonly least: number; readonly most: number; readonly what: 'dice' | Lots } | null;
  /** The chance that any count changes, and its standard error: 0 where nothing was sampled. */
  readonly any: number;
  readonly anyError: number;
  /** Whether something is thrown whatever this seat orders: it is counted in. */
  readonly isAmongOthers: boolean;
  /** Of the viewer's tally, each with the words for the count that changes. */
  readonly changes: readonly (TallyWords & {
    readonly mean: number;
    /** Standard errors of the mean and of the chance that it changes at all: 0 where nothing was sampled. */
    readonly error: number;
    readonly chanceError: number;
    readonly distribution: readonly { readonly change: number; readonly probability: number }[];
  })[];
  /** Of the chance that is shown, from -1 to 1; and how it is told, no finer than it is known. */
  readonly value: number;
  readonly told: ToldChance;
  /** What the same seat is asked next, if nothing at all happens before that; else null. */
  readonly asksOn: string | null;
}

/** Enough to go on with a game after a restart. */
export interface SavedMatch {
  /** `printLog` text. */
  readonly log: string;
  /** The dice key in hex while the game is on; null when it is over or its dice have no key. */
  readonly key: string | null;
  readonly over: boolean;
  readonly headline: string;
}

/** As much of a log as may leave the table. */
export interface OpenLog {
  readonly log: string;
  /** What it holds of the battle, as a sentence: never silently less than all of it. */
  readonly holds: string;
  /** All that there is of the battle, some of it, or nothing but its set-up. */
  readonly part: 'all' | 'some' | 'set-up';
}

export interface ThinkProgress {
  readonly iterations: number;
  /** 0 to 1 of the budget used. */
  readonly share: number;
  /** Canonical text of the best answer so far. */
  readonly best: string;
  readonly value: number;
}

/** For which a hint is thought over. */
export const HINT_SECONDS = 2;

/** What a good officer would order, by all that the seat knows. */
export interface Hint {
  /** Canonical text of the first answer. */
  readonly text: string;
  /** The whole order in words. */
  readonly ordered: string;
  /** Another order, and what differs by the end of the turn; null where there is no other. */
  readonly beside: {
    /** The one that was looked at, or the next best. */
    readonly kind: 'looked-at' | 'next-best';
    readonly ordered: string;
    /** Of the seat's tally: the mean change with the hint, and with the other. */
    readonly figures: readonly { readonly words: string; readonly changes: readonly [number, number] }[];
    /** The chances with each. */
    readonly told: readonly [ToldChance, ToldChance];
  } | null;
}

/** A decision of a finished game, beside the best other order. */
export interface Judged {
  readonly seat: Seat;
  /** Entries of the log before the move. */
  readonly entry: number;
  /** And before what was asked: where another game branches off. A move may begin with answers that the other has too. */
  readonly branch: number;
  /** What was asked, in words. */
  readonly asked: string;
  /** Both in words, with all that belongs to the same move. */
  readonly ordered: string;
  readonly other: string;
  /** The other order as canonical texts, up to the first die: to be shown (`lineFrom`). */
  readonly instead: readonly string[];
  /** The seat's chance with each, from -1 to 1, as it could be known then. */
  readonly own: number;
  readonly others: number;
  /** What the other is better by; less than 0 where it is worse. */
  readonly lost: number;
}

/** A decision of a finished game with the chances, from -1 to 1, of the orders that were tried in its place. */
export interface Decision extends Pick<Judged, 'seat' | 'entry' | 'asked' | 'ordered' | 'own'> {
  /** As the book calls it; null before the first. */
  readonly turn: string | null;
  /** What was answered, as canonical texts. */
  readonly answers: readonly string[];
  readonly before: number;
  /** The best first, by their first answer. */
  readonly others: readonly { readonly answer: string; readonly words: string; readonly chance: number }[];
  readonly trials: number;
  /** Where something can be told with some certainty. */
  readonly judged: Judged | null;
}

/** What mattered most of what these seats decided, the gravest first. */
export interface Analysis {
  /** How many decisions there were. */
  readonly moves: number;
  readonly worst: readonly Judged[];
  readonly best: readonly Judged[];
}
