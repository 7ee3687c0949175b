/**
 * The data that a host exchanges with viewers: plain data only, so that it can be sent to a worker or over a network. A viewer knows a
 * game only through `Position` and `Happening`, and its place in the game counts what it has seen.
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

/** The data pack of a game, with a name for people. The game itself identifies it by its fingerprint. */
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
   * The events that taking it would cause before the first die or reveal, as this viewer would be told them. Found on an imagined state,
   * so that it never depends on what is hidden from the viewer.
   */
  readonly preview: readonly GameEvent[];
  /** False if a die or a reveal ended the preview: more would follow. */
  readonly complete: boolean;
  /** The warning (`Words.warning`) if it leads to what hardly anybody wants; '' for none. */
  readonly warning: string;
}

/** The game as one viewer sees it at one moment. */
export interface Position {
  readonly ruleset: string;
  readonly scenario: string;
  readonly who: Viewer;
  /**
   * The viewer's place: how far the game has come for `who` (`seen` of the engine); 0 is the set-up. An answer names it, and is refused
   * as stale if the game has moved on. A `Reader` counts the entries of the log instead.
   */
  readonly at: number;
  /** The present place: `at` is smaller when an earlier moment is shown. */
  readonly now: number;
  /** The rulebook's view for `who`. */
  readonly view: unknown;
  readonly board: readonly BoardPart[];
  readonly standing: Standing;
  readonly seatNames: readonly string[];
  /** For the seat that looks; null for spectators. */
  readonly briefing: Briefing | null;
  /**
   * Who has to answer, as far as `who` may know. While orders are sealed, every other seat that takes part is listed until the orders are
   * opened, whether it has sealed or not; `who` only until it has answered.
   */
  readonly pending: readonly Seat[];
  /** Set when `who` has to answer. */
  readonly prompt: (Prompt & { readonly words: string }) | null;
  /** Those with a warning last. */
  readonly offers: readonly OfferView[];
  /** Set if `who` is asked whether to interrupt (`Ruleset.passing`): the offer that does not, and whether a standing order chooses it. */
  readonly passing?: { readonly offer: number; readonly ordered: boolean };
  /** True while people at one screen must not see each other's view: sealed orders, or hands of cards. */
  readonly sealed: boolean;
  readonly result: (Result & { readonly words: string }) | null;
  /** Who answered what, or took it back, to reach this place, unless that was hidden. Only from a `Reader`. */
  readonly said?: string;
  /** The question to that answer, where it is known here: “column 19” says little without its ship. */
  readonly asked?: string;
  /** What `who` can have taken back. `none` for spectators and in the past. */
  readonly undo: UndoOption;
}

export interface UndoOption {
  /** `alone`: by `Chair.undo`. `consent`: by `Chair.askUndo`, if every other person agrees. */
  readonly right: 'alone' | 'consent' | 'none';
  /**
   * Whose last answer would be taken back; null if there is none. With consent it is that of the person who answered last, but while
   * orders are sealed only the viewer's own.
   */
  readonly of: Seat | null;
}

/** One event in words, for the log and for the animation. */
export interface Happening {
  /** The viewer's place (`Position.at`) after it; 0 is the set-up. */
  readonly at: number;
  readonly event: GameEvent;
  readonly words: string;
  readonly facts: EventFacts;
  /** Set for a stroke of a move: `linesOf` shows the whole move as one line. */
  readonly stroke?: Stroke;
  /** What makes it unnecessary in a log (`Words.saidBy`); absent if it must be shown. */
  readonly saidBy?: 'always' | readonly string[];
  /** Modifiers of its dice, each with its clause; absent if there are none. */
  readonly modifiers?: readonly { readonly words: string; readonly clause: string }[];
}

/** A position without words. These follow from the view, so the viewer's machine can add them (`wordedPosition`). */
export interface PlainPosition
  extends Pick<Position, 'who' | 'at' | 'now' | 'view' | 'pending' | 'passing' | 'sealed' | 'result' | 'undo'> {
  readonly prompt: Prompt | null;
  /** Canonical texts. */
  readonly offers: readonly string[];
  /** Previews of the offers; null if none were wanted, and the offers are then in the order of the rulebook. */
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

/** Events that a viewer was told of together, its place after them, and its view then. */
export interface Scene {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** A `Turn` without words (`wordedTurn` adds them). */
export interface PlainTurn extends Pick<Turn, 'backTo' | 'request'> {
  /** The viewer's view before the change, which is the last that it was sent. */
  readonly before: unknown;
  readonly scenes: readonly Scene[];
  readonly position: PlainPosition;
}

/** What one viewer is told of a change: what happened, in order, and the position after it. */
export interface Turn {
  readonly happenings: readonly Happening[];
  readonly position: Position;
  /** If something was taken back: happenings after this place no longer stand. Otherwise null. */
  readonly backTo: number | null;
  /** The open request for consent, or how it has just ended. Null for spectators. */
  readonly request: ConsentRequest | null;
}

/** Something that is done only if every other person agrees. */
export interface ConsentRequest {
  readonly kind: 'undo' | 'draw' | 'pause';
  /** Who has asked. */
  readonly by: Seat;
  /** Whose last answer would be taken back, with everything since; for a draw or a pause the same as `by`. */
  readonly of: Seat;
  /** Who agrees: `by`, agents, and the people who have agreed. */
  readonly agreed: readonly Seat[];
  /** People who have not replied yet. */
  readonly waiting: readonly Seat[];
  /** Who has refused, which ends the request: told once. */
  readonly declined: Seat | null;
}

/** What several answers in a row lead to, up to the first die or reveal, or the first answer that is not on offer. */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** The viewer's view at that point. */
  readonly view: unknown;
  /** True if no die and no reveal stopped it: the view is that of the next decision. */
  readonly complete: boolean;
  /** How many of the answers could be given. */
  readonly taken: number;
  /** What the same seat would be offered next, as canonical texts; none where others are asked. */
  readonly offers: readonly string[];
}

/** One answer in the tree of all rows (`Chair.branches`), and what it leads to. */
export interface Branch {
  /** Index of the branch that it continues; -1 for the first answer of a row. */
  readonly from: number;
  readonly text: string;
  /** The events of this answer alone. */
  readonly events: readonly GameEvent[];
  /** False when a die or a reveal ended it. */
  readonly complete: boolean;
  /** Who is asked next, about anything. */
  readonly asks: readonly Seat[];
  /** What is asked next about the same ship, and the offers; null and none if the row ends here. */
  readonly about: Prompt['about'] | null;
  readonly offers: readonly string[];
}

export interface ForecastView {
  readonly exact: boolean;
  /** Whether somebody's answer was taken for granted on the way: then nothing is certain. */
  readonly presumes: boolean;
  readonly outcomes: number;
  /** The first throw or draw it leads to: dice, counters, cards or chits. Null if there is none. */
  readonly thrown: { readonly least: number; readonly most: number; readonly what: 'dice' | Lots } | null;
  /** The chance that any count changes, and its standard error: 0 where nothing was sampled. */
  readonly any: number;
  readonly anyError: number;
  /** Whether something is thrown whatever this seat orders; it is included. */
  readonly isAmongOthers: boolean;
  /** Changes of the viewer's tally, each with the words for its count. */
  readonly changes: readonly (TallyWords & {
    readonly mean: number;
    /** Standard errors of the mean and of the chance that it changes at all: 0 where nothing was sampled. */
    readonly error: number;
    readonly chanceError: number;
    readonly distribution: readonly { readonly change: number; readonly probability: number }[];
  })[];
  /** The mean chance to win, from -1 to 1; and how it is shown, no more precisely than it is known. */
  readonly value: number;
  readonly told: ToldChance;
  /** What the same seat is asked next, if nothing happens before that; else null. */
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

/** The part of a log that may leave the table. */
export interface OpenLog {
  readonly log: string;
  /** What it holds, as a sentence, so that players know when it is not everything. */
  readonly holds: string;
  /** All of the battle, some of it, or only its set-up. */
  readonly part: 'all' | 'some' | 'set-up';
}

export interface ThinkProgress {
  readonly iterations: number;
  /** The share of the budget that is used, from 0 to 1. */
  readonly share: number;
  /** Canonical text of the best answer so far. */
  readonly best: string;
  readonly value: number;
}

/** Computing time of a hint. */
export const HINT_SECONDS = 2;

/** The best order that a search has found from what the seat knows. */
export interface Hint {
  /** Canonical text of the first answer. */
  readonly text: string;
  /** The whole order in words. */
  readonly ordered: string;
  /** Another order, and what differs by the end of the turn; null if there is no other. */
  readonly beside: {
    /** The order that the player looked at, or the next best. */
    readonly kind: 'looked-at' | 'next-best';
    readonly ordered: string;
    /** Counts of the seat's tally: the mean change with the hint, and with the other order. */
    readonly figures: readonly { readonly words: string; readonly changes: readonly [number, number] }[];
    /** The chance to win with each. */
    readonly told: readonly [ToldChance, ToldChance];
  } | null;
}

/** A decision of a finished game, compared with the best other order. */
export interface Judged {
  readonly seat: Seat;
  /** How many entries of the log came before the move. */
  readonly entry: number;
  /** The same for the answer at which the two orders first differ: a move may begin with answers that both have. */
  readonly branch: number;
  /** What was asked, in words. */
  readonly asked: string;
  /** Both orders in words, with everything that belongs to the move. */
  readonly ordered: string;
  readonly other: string;
  /** The other order as canonical texts, up to the first die, so that it can be shown (`lineFrom`). */
  readonly instead: readonly string[];
  /** The seat's chance with each, from -1 to 1, from what could be known at that moment. */
  readonly own: number;
  readonly others: number;
  /** By how much the other is better; negative if it is worse. */
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
  /** Set if the difference is large and certain enough. */
  readonly judged: Judged | null;
}

/** The worst and best decisions of these seats, largest difference first. */
export interface Analysis {
  /** How many decisions there were. */
  readonly moves: number;
  readonly worst: readonly Judged[];
  readonly best: readonly Judged[];
}
