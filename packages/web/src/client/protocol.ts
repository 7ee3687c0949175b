/**
 * What the page asks of the session worker, and what it gets back: plain data only. The worker runs the engine; the page
 * knows a game through `Position` and `Happening` alone. A second worker thinks for the agents, so that neither the page
 * nor the session ever waits.
 */

import type {
  About,
  Action,
  BoardPart,
  EventFacts,
  FigureWords,
  GameEvent,
  OptionValue,
  Refusal,
  Result,
  Seat,
  Standing,
  Viewer,
} from '@weathergauge/engine';

export const levels = ['midshipman', 'lieutenant', 'captain', 'admiral'] as const;
export type Level = (typeof levels)[number];

export type SeatPlan = { readonly kind: 'human' } | { readonly kind: 'agent'; readonly level: Level };

export interface NewGame {
  readonly ruleset: string;
  readonly scenario: string;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What a clause of the rules says. */
export interface ClauseSummary {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export interface OfferView {
  /** Canonical text: the answer to send. */
  readonly text: string;
  readonly action: Action;
  readonly words: string;
}

/** The table as one viewer sees it after one entry of the log. */
export interface Position {
  readonly ruleset: string;
  readonly scenario: string;
  readonly who: Viewer;
  /** Entries of the log that have been played to come here, and how many there are in all. */
  readonly entry: number;
  readonly entries: number;
  /** The rulebook's view for `who`. */
  readonly view: unknown;
  readonly board: readonly BoardPart[];
  readonly standing: Standing;
  readonly seatNames: readonly string[];
  readonly pending: readonly Seat[];
  /** Set when `who` is pending. */
  readonly prompt: {
    readonly ask: string;
    readonly clause: string;
    readonly words: string;
    readonly about: About;
  } | null;
  readonly offers: readonly OfferView[];
  /** True while orders are being sealed: hot-seat players must not see each other's screens. */
  readonly sealed: boolean;
  readonly result: (Result & { readonly words: string }) | null;
  /** True when `who` may take back her last answer without asking anybody. Only said of the present position. */
  readonly undoable?: boolean;
  /**
   * Who could take back her last answer, and all that has happened since, if everybody else agreed; whose answer is the
   * latest comes first. While orders are sealed only `who` herself is named. Only said of the present position.
   */
  readonly revocable?: readonly Seat[];
}

/** One event for the ship's log and for the animation. */
export interface Happening {
  /** The entry of the log that brought it about; 0 is the set-up. */
  readonly entry: number;
  readonly event: GameEvent;
  readonly words: string;
  readonly facts: EventFacts;
  /** What made its dice what they were, each with the clause that says so; absent where nothing did. */
  readonly modifiers?: readonly { readonly words: string; readonly clause: string }[];
}

/** What has come of a request: what happened, in order, and the position after it. */
export interface Turn {
  readonly happenings: readonly Happening[];
  readonly position: Position;
}

export interface ForecastView {
  readonly exact: boolean;
  readonly outcomes: number;
  readonly figures: readonly (FigureWords & {
    readonly mean: number;
    readonly distribution: readonly { readonly change: number; readonly probability: number }[];
  })[];
  readonly value: number;
  /** What the same seat is asked on, before anything at all has happened; null where something happens first. */
  readonly asksOn: string | null;
}

/** A game as it is kept: enough to go on with it after a reload. */
export interface SavedGame {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly seats: readonly SeatPlan[];
  /** `printLog` text. */
  readonly log: string;
  /** The dice key, hex, while the game is on; null for a log whose dice are recorded only. */
  readonly key: string | null;
  readonly savedAt: number;
  readonly over: boolean;
  readonly headline: string;
}

export interface SessionApi {
  /** What a rulebook says, clause by clause. */
  clauses(ruleset: string): Promise<readonly ClauseSummary[] | Refusal>;
  /** Starts a game with fresh committed dice (or seeded ones, for tests and the guided battle). */
  open(game: NewGame, seed?: string): Promise<Turn | Refusal>;
  /** Goes on with a saved game, or opens a log for reading. */
  restore(log: string, key: string | null): Promise<Turn | Refusal>;
  /** The position after `entry` entries (default: now) as `who` sees it, with the happenings of that entry alone. */
  look(who: Viewer, entry?: number): Promise<Turn>;
  /** Everything that `who` could see happen so far. */
  history(who: Viewer): Promise<readonly Happening[]>;
  answer(seat: Seat, text: string, at: number): Promise<Turn | Refusal>;
  undo(seat: Seat, consents: readonly Seat[]): Promise<Turn | Refusal>;
  forecast(seat: Seat, text: string): Promise<ForecastView>;
  /** What a thinker needs: the state is handed over as JSON and imagined anew there. */
  brief(): Promise<{ readonly ruleset: string; readonly state: string; readonly seed: string }>;
  save(): Promise<{
    readonly log: string;
    readonly key: string | null;
    readonly over: boolean;
    readonly headline: string;
  }>;
  /** The log up to an entry, for branching off a new game. */
  branch(entry: number): Promise<string>;
  /** How the battle looked after each entry, from -1 (side of seat 0 lost) to 1 (won). */
  curve(): Promise<readonly number[]>;
}

export interface ThinkProgress {
  readonly iterations: number;
  /** 0 to 1 of the budget used. */
  readonly share: number;
  readonly best: string;
  readonly value: number;
}

export interface ThinkerApi {
  think(
    brief: { readonly ruleset: string; readonly state: string; readonly seed: string },
    seat: Seat,
    level: Level,
    onProgress: (progress: ThinkProgress) => void,
  ): Promise<string>;
}
