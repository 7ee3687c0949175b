/**
 * The messages between the page and its session worker: plain data only. The worker hosts the game (`packages/host`) and holds the chairs of
 * the people at this screen; it sends every change to the page.
 */

import type { Findings, Refusal, Seat, Viewer } from '@weathergauge/engine';
import type { ChroniclePage, Chosen, HintQuestion, LogChecker, News, Question, ThinkingNews } from '@weathergauge/host';
import type {
  Analysis,
  Branch,
  ForecastView,
  GamePack,
  Happening,
  Hint,
  Judged,
  Officer,
  NewGame,
  OpenLog,
  Position,
  Preview,
  SavedMatch,
  ThinkProgress,
  Turn,
} from '@weathergauge/host/protocol';
import type { ClockView, TableView } from '@weathergauge/wire/types';

export type * from '@weathergauge/host/protocol';
export { HINT_SECONDS, levels, officerOf, ranks, readOfficer, tempers } from '@weathergauge/host/protocol';
export type { ChroniclePage, ClockView, News, Question, TableView, ThinkingNews };

/** Agents in the page are chosen by level and temper only, without options. */
export type SeatPlan = { readonly kind: 'human' } | { readonly kind: 'agent'; readonly level: Officer };

/** Who sits where, as this screen knows it: `away` is a person at another screen. */
export type Sitting = SeatPlan | { readonly kind: 'away' };

/** A saved game: enough to continue it after a reload. */
export interface SavedGame extends SavedMatch {
  readonly id: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly seats: readonly SeatPlan[];
  readonly savedAt: number;
  /** Its data pack, if that is not the printed one: without it the game cannot be continued. */
  readonly pack?: GamePack | null;
}

/** What is needed to continue a game. */
export interface Restorable extends Pick<SavedMatch, 'log' | 'key'> {
  readonly seats: readonly SeatPlan[];
  /** Null for the printed figures. */
  readonly pack: GamePack | null;
  /** A log from outside may be forged; only this page writes the browser's storage. */
  readonly from: 'storage' | 'outside';
}

/** What one viewer at this screen knows of a game. */
export interface Seen {
  readonly who: Viewer;
  readonly turn: Turn;
  /** Everything it was told before, without what was taken back. */
  readonly happenings: readonly Happening[];
  /** For a game on a server that was opened on this page again. */
  readonly missed?: Missed;
}

/** What has happened since this person last saw the game, on any device. */
export interface Missed {
  /** What she saw then: everything after it is played back. Null if nothing happened. */
  readonly before: Position | null;
  /** More has happened than after `before`. */
  readonly isMore: boolean;
  /** When she was asked what she has answered last. */
  readonly ordered: { readonly at: number; readonly view: unknown };
}

/** A table on a server, and what is seen there; null before the game has begun. */
export interface Joined {
  readonly table: TableView;
  readonly seen: readonly Seen[] | null;
}

/** Messages that the worker sends by itself. */
export type Delivery =
  /** A change, as each viewer at this screen is told it. To be acknowledged with `shown`. */
  | { readonly kind: 'news'; readonly number: number; readonly news: readonly News[] }
  /** The log has grown and must be saved. The new entries may be hidden from everybody at this screen. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'thinking'; readonly thinking: ThinkingNews }
  /** An agent could not answer: a bug of ours. */
  | { readonly kind: 'trouble'; readonly why: string }
  /** For a table on a server: who sits there, that the game begins, whether the server can be reached. */
  | { readonly kind: 'table'; readonly table: TableView }
  | { readonly kind: 'begun'; readonly table: TableView; readonly seen: readonly Seen[] }
  | { readonly kind: 'line'; readonly isUp: boolean }
  | { readonly kind: 'clock'; readonly clock: ClockView | null };

export type Hear = (delivery: Delivery) => void;

export interface SessionApi {
  /** Why a rulebook cannot be played by this data pack; null when it can. */
  checkPack(ruleset: string, pack: object): Promise<Refusal | null>;
  /** The opening position of a game, for a thumbnail: no game is started. */
  layOut(game: NewGame, seed: string): Promise<Position | Refusal>;

  /** Starts a game with fresh committed dice (or seeded ones, for tests and the guided battle): what everybody here sees. */
  open(game: NewGame, seed: string | undefined, hear: Hear): Promise<readonly Seen[] | Refusal>;
  /** Goes on with a saved game; without its key, with new dice. */
  restore(saved: Restorable, hear: Hear): Promise<readonly Seen[] | Refusal>;
  /** Opens a table of the server from which the page came, as player or spectator. Deliveries wait for the first `shown`. */
  join(table: string, invite: string | null, hear: Hear): Promise<Joined | Refusal>;
  /** The page has shown everything up to this delivery (0: the opening): agents may answer. */
  shown(number: number): Promise<void>;
  /** At a table on a server: the person at this screen has seen the game up to this place. */
  sawUpTo(at: number): Promise<void>;
  stopThinking(): Promise<void>;
  /** Leaves the game: agents stop thinking. */
  close(): Promise<void>;

  // Calls for a person at this screen, through that person's chair. Null when done: the changes come as deliveries.
  answer(who: Seat, text: string, at: number): Promise<Refusal | null>;
  /** Answers given one after another, such as the strokes of a move; it ends with the first that is no longer on offer. */
  answerRow(who: Seat, row: readonly string[], at: number): Promise<Refusal | null>;
  /** Answers as an agent would, as long as what is asked belongs to these procedures. */
  answerSensibly(who: Seat, procedures: readonly string[], at: number): Promise<Refusal | null>;
  /** A hint, compared with a given offer or the next best. A new request replaces it; rejected if it is stopped. */
  hint(who: Seat, compared: string | null, onProgress: (share: number) => void): Promise<Hint | Refusal>;
  stopHint(): Promise<void>;
  /** What they would lead to, up to the first die. */
  preview(who: Seat, row: readonly string[]): Promise<Preview | Refusal>;
  /** All rows that can be made of answers with these verbs. */
  branches(who: Seat, verbs: readonly string[]): Promise<readonly Branch[] | Refusal>;
  /** The last answer, or as many as were given in a row. */
  undo(who: Seat, answers: number): Promise<Refusal | null>;
  /** With `since`: all that was answered from that place on. */
  askUndo(who: Seat, since?: number): Promise<Refusal | null>;
  resign(who: Seat): Promise<Refusal | null>;
  offerDraw(who: Seat): Promise<Refusal | null>;
  reply(who: Seat, reply: 'agree' | 'decline'): Promise<Refusal | null>;
  forecast(who: Seat, text: string): Promise<ForecastView | Refusal>;
  look(who: Viewer, at: number): Promise<Turn>;

  save(): Promise<SavedMatch>;
  /** The choices with which the hosted game was begun. */
  wished(): Promise<Pick<NewGame, 'ruleset' | 'scenario' | 'options'>>;
  /** The log up to a viewer's place; refused if it would tell of something that is still face down. */
  logUpTo(who: Viewer, at: number): Promise<string | Refusal>;
  /** As much of the log as tells nothing that is still face down. */
  openLog(): Promise<OpenLog | Refusal>;

  /** Opens a log for replay. From here on places are counted by the entries of the log. */
  read(log: string, pack?: object | null): Promise<Recorded | Refusal>;
  /** The hosted game with nothing hidden, once it is over. */
  recorded(who: Viewer): Promise<Recorded | Refusal>;
  lookInto(who: Viewer, entry: number): Promise<Turn>;
  historyOf(who: Viewer): Promise<readonly Happening[]>;
  recordUpTo(entry: number): Promise<string>;
  /** What was hidden in it: of a game that is over. */
  chronicle(): Promise<readonly ChroniclePage[]>;
  /** The worst and best decisions of these seats in the log that is read. `pack` is the game's; rejected if it is stopped. */
  analyse(seats: readonly Seat[], pack: object | null, onProgress: (share: number) => void): Promise<Analysis>;
  stopAnalysis(): Promise<void>;
  /** A variation, as a log: the game up to such a decision, then the other order, to the end of the turn. */
  lineOf(judged: Judged, pack: object | null): Promise<string>;
}

/** The worker that checks logs from outside. */
export interface CheckerApi extends LogChecker {
  /** Resolves when the worker has loaded. */
  ready(): Promise<void>;
}

/** What a log claims besides the game: how its dice were made, and who has signed it. */
export interface Claims {
  readonly commitment: string;
  /** In the order of the seats; empty if there are no shares of players. */
  readonly shares: readonly string[];
  readonly receipts: readonly SignedReceipt[];
}

export interface SignedReceipt {
  readonly kind: 'begun' | 'running' | 'ended';
  readonly at: number;
  readonly key: string;
  readonly fits: boolean;
}

/** A whole game as one viewer saw it. */
export interface Recorded {
  readonly first: Position;
  readonly last: Position;
  readonly happenings: readonly Happening[];
  /** How the battle looked after the set-up and after each entry, from -1 (seat 0 has lost) to 1 (won). */
  readonly curve: readonly number[];
  /** What the log proves; null if that cannot be decided. */
  readonly findings: Findings | null;
  /** Null if the log claims nothing more. */
  readonly claims: Claims | null;
}

/** A request to analyse decisions. */
export interface AnalysisQuestion {
  readonly log: string;
  /** Null for the printed one. */
  readonly pack: object | null;
  readonly seats: readonly Seat[];
}

/** A request for a variation of a game. */
export interface LineQuestion extends Pick<Judged, 'seat' | 'instead'> {
  /** The log up to the decision. */
  readonly log: string;
  readonly pack: object | null;
}

/** The worker that analyses finished games. */
export interface AnalystApi {
  line(question: LineQuestion): Promise<string>;
  analyse(question: AnalysisQuestion, onProgress: (share: number) => void): Promise<Analysis>;
}

/** The same, with a way to stop it: requests under way are then rejected. */
export interface Analyst extends AnalystApi {
  stop(): void;
}

export interface ThinkerApi {
  advise(question: HintQuestion, onProgress: (share: number) => void): Promise<Hint>;
  think(question: Question, onProgress: (progress: ThinkProgress) => void): Promise<Chosen>;
}
