/**
 * The one store that the playing and the replaying screen read. The session worker hosts the game and tells the store what
 * happens; the store decides what this screen shows of it and through whose eyes, and never holds rules. (`createGameStore`
 * in `store/create-store.ts` makes it.)
 */

import type { Findings, Refusal, Seat } from '@weathergauge/engine';
import type { StoreApi } from 'zustand';
import type {
  ClockView,
  Analysis,
  Branch,
  Claims,
  ConsentRequest,
  ForecastView,
  GamePack,
  Happening,
  Hint,
  Judged,
  NewGame,
  OpenLog,
  Position,
  Preview,
  Sitting,
  TableView,
  ThinkingNews,
} from './protocol.ts';

export type GameStatus =
  | 'empty'
  | 'opening'
  /** At a table on a server where the game has not begun. */
  | 'gathering'
  /** A person at this screen has to answer. */
  | 'asking'
  /** The device must change hands: nothing of the position may be shown until `takeSeat`. */
  | 'handing-over'
  | 'thinking'
  /** Motions are being played; `settle` goes on. */
  | 'moving'
  | 'over'
  /** Looking at an earlier moment. */
  | 'replaying'
  /** Another tab has taken the game over, and it is only followed here: `resume` takes it back. */
  | 'elsewhere'
  | 'failed';

/** A question to one of the people here: something is done only if all agree. */
export interface ConsentQuestion {
  readonly kind: ConsentRequest['kind'];
  /** Whose last answer would be taken back; all that has happened since goes with it. Of a draw the same as `by`. */
  readonly of: Seat;
  /** Who has the device and asks. */
  readonly by: Seat;
  /** The person who is asked now. `by` is asked first, to confirm. */
  readonly asked: Seat;
  /** People who will be asked after that. */
  readonly others: readonly Seat[];
}

/** A moment at which somebody was asked. */
export interface Asked {
  /** `Position.at` of it. */
  readonly at: number;
  readonly view: unknown;
}

/** What happened, and the position that it happened in. */
export interface Step {
  readonly before: Position;
  readonly fresh: readonly Happening[];
}

/** How a finished game is looked through for the decisions that mattered. */
export interface AnalysisShown {
  readonly how: 'under-way' | 'stopped' | 'done';
  /** Of the time that it takes, from 0 to 1. */
  readonly share: number;
  /** Null until it is done. */
  readonly found: Analysis | null;
}

/** A hint for one decision. */
export interface HintShown {
  /** `Position.at` of it. */
  readonly at: number;
  /** Of the time that it takes, from 0 to 1. */
  readonly share: number;
  /** Null while it is thought over. */
  readonly found: Hint | null;
}

/** What the screens show. */
export interface Shown {
  readonly status: GameStatus;
  /** Why it failed or what was refused last, in words for the player. */
  readonly trouble: string | null;
  /** What was told last of a request to which somebody has said no; as `trouble` it is an answer, and nothing has failed. */
  readonly declined: string | null;
  readonly id: string | null;
  /** What is being opened or was last: a file with a save is not kept here yet. */
  readonly opened: 'game' | 'save' | 'table';
  /** Where this is played, if that is a server; null for a game of this browser. */
  readonly table: TableView | null;
  /** The server cannot be reached: what is ordered waits until it can. */
  readonly isCutOff: boolean;
  /** The clocks of a table, where it has some. */
  readonly clock: ClockView | null;
  readonly seats: readonly Sitting[];
  /** The data pack that is played by; null for the printed one. */
  readonly pack: GamePack | null;
  /** Seats of people in a game begun here that have not read their briefing yet. */
  readonly unbriefed: readonly Seat[];
  /** A log that cannot be opened without the data pack that it was played by. */
  readonly lacksPack: { readonly log: string; readonly ruleset: string } | null;
  readonly position: Position | null;
  /** What was shown until now, while motions lead from there to `position`: they start from it, and figures stay with it. */
  readonly before: Position | null;
  /** What motions are to be made of: what has happened since `before`. */
  readonly fresh: readonly Happening[];
  /** What happened shortly before that and is still seen to move, the oldest first: agents have gone on meanwhile (`runOn`). */
  readonly earlier: readonly Step[];
  /** What is played back happened while she was away: all of it, or only the end. */
  readonly missed: 'all' | 'end' | null;
  /** What the person who is asked saw when she was last asked: what others did since is marked. Null where that is not known. */
  readonly since: Asked | null;
  /** The log as the panel shows it: all events that the viewer was told of. */
  readonly happenings: readonly Happening[];
  /** Set while an agent is waited for. */
  readonly thinking: ThinkingNews;
  /** Who is to take the device, in status `handing-over`. */
  readonly nextSeat: Seat | null;
  /** What whoever is to take the device may answer without taking it (`pass`), with the question; null for nothing. */
  readonly nextPass: { readonly prompt: string; readonly words: string } | null;
  readonly forecast: { readonly offer: number; readonly forecast: ForecastView } | null;
  /** Known once the game is over, or of a log that is read. */
  readonly curve: readonly number[] | null;
  /** What the log proves; known when the curve is. */
  readonly findings: Findings | null;
  /** What it says besides, to be held against what this browser has kept; null where there is nothing. */
  readonly claims: Claims | null;
  /** Null until somebody asks for it. */
  readonly analysis: AnalysisShown | null;
  /** What was advised for the present decision, or is being thought over; null where nobody has asked. */
  readonly hint: HintShown | null;
  /** Something can be taken back without asking anybody. */
  readonly canUndo: boolean;
  /** Something can be taken back if everybody agrees: `askUndo`. */
  readonly canAskUndo: boolean;
  /** In status `handing-over` it is for whoever takes the device, and nothing else may be shown. */
  readonly question: ConsentQuestion | null;
}

export interface GameState extends Shown {
  open(game: NewGame, seed?: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Goes to a table on the server that the page came from; the invitation is needed by whoever does not sit there. */
  join(table: string, invite: string | null): Promise<void>;
  /** Opens log text for replay: an imported file or a shared link. Its pack is looked for among the saved games. */
  read(log: string, pack?: GamePack | null): Promise<void>;
  answer(offer: number): Promise<void>;
  /** Canonical texts, given one after another: the strokes of a move. */
  answerRow(row: readonly string[]): Promise<void>;
  /** Leaves it to an agent, as long as what is asked belongs to these procedures. False where that was refused. */
  answerSensibly(procedures: readonly string[]): Promise<boolean>;
  /** What such a row would lead to; null where it cannot be told, or another game or question has come meanwhile. */
  preview(row: readonly string[]): Promise<Preview | null>;
  /** All rows that can be made of answers with these verbs; null as above. */
  branches(verbs: readonly string[]): Promise<readonly Branch[] | null>;
  undo(): Promise<void>;
  /** Opens a `question`. */
  askUndo(): void;
  /** Opens a `question`. */
  offerDraw(): void;
  /** The person who has the device gives the game up. */
  resign(): Promise<void>;
  /** The answer of the person who is asked now. */
  answerQuestion(agreed: boolean): Promise<void>;
  stopThinking(): void;
  /** The screen has played the motions of `fresh`. */
  settle(): void;
  /** Only ships move, and agents may go on beside it; not while somebody here is asked, or may take back what is shown. */
  runOn(): void;
  takeSeat(): void;
  /** In status `handing-over`, for the next seat: things take their course, and the table stays covered. */
  pass(): Promise<void>;
  /** Asks for the forecast of an offer; the answer appears in `forecast` unless another was asked for since. */
  lookAhead(offer: number | null): void;
  /** Replay: the position at a place (`Position.at`), with the motions of that moment when it is the next one. */
  goTo(at: number): Promise<void>;
  /** Leaves the replay and returns to the game, where there is one to return to. */
  resumePlay(): Promise<void>;
  /** The same battle from its beginning, with these seats. */
  playAgain(seats: readonly Sitting[]): Promise<void>;
  /** Starts a new game from this point of the log, with these seats. */
  branch(seats: readonly Sitting[]): Promise<void>;
  /** Looks through the finished game for what these people decided best and worst. */
  analyse(): Promise<void>;
  stopAnalysis(): void;
  /** The log of the other order's line; null where it cannot be had. */
  lineOf(judged: Judged): Promise<string | null>;
  /** Asks what a good officer would order, beside the offer that is looked at; the answer appears in `hint`. */
  askHint(offer: number | null): Promise<void>;
  /** Gives it up, or puts it away. */
  dropHint(): void;
  /** As much of the log as may leave the table, and what it holds; refused where nothing of it may. */
  exportLog(): Promise<OpenLog | Refusal>;
  /** The running game as a file to go on with elsewhere: it holds everything, also what lies face down. */
  saveElsewhere(): Promise<string>;
  /** Goes on with such a file, as a game of this browser. */
  goOn(save: string): Promise<void>;
  /** A seat has read its briefing: it is not shown again by itself. */
  briefed(seat: Seat): void;
  leave(): void;
}

export type GameStore = StoreApi<GameState>;
