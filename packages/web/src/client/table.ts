/**
 * The one store that the playing and the replaying screen read. It drives the session worker, lets agents think when it is
 * their turn, keeps the game saved, and never holds rules. (`createTable` in `create-table.ts` makes it.)
 */

import type { Seat } from '@weathergauge/engine';
import type { StoreApi } from 'zustand';
import type { ForecastView, Happening, NewGame, Position, SeatPlan, ThinkProgress } from './protocol.ts';

export type TableStatus =
  | 'empty'
  | 'opening'
  /** A person at this screen has to answer. */
  | 'asking'
  /** The device must change hands: nothing of the position may be shown until `takeSeat`. */
  | 'handing-over'
  | 'thinking'
  /** Motions are being played; `settle` goes on. */
  | 'moving'
  | 'over'
  /** Looking at an earlier entry. */
  | 'replaying'
  | 'failed';

/** A wish to take back what only all the people at the table together may take back. Agents always agree. */
export interface Plea {
  /** Whose last answer it is; all that has happened since goes with it. */
  readonly of: Seat;
  /** Who has the device and made the wish. */
  readonly by: Seat;
  /** The person who is asked now: `by` herself at first, who may think better of it. */
  readonly asked: Seat;
  /** People who will be asked after that. */
  readonly others: readonly Seat[];
}

export interface TableState {
  readonly status: TableStatus;
  /** Why it failed or what was refused last, in words for the player. */
  readonly trouble: string | null;
  readonly id: string | null;
  readonly seats: readonly SeatPlan[];
  readonly position: Position | null;
  /** The view that motions start from. */
  readonly before: unknown;
  /** What `motions` are to be made of: what has happened since `before`. */
  readonly fresh: readonly Happening[];
  /** The ship's log: all that the viewer could see happen. */
  readonly happenings: readonly Happening[];
  readonly thinking: { readonly seat: Seat; readonly progress: ThinkProgress | null } | null;
  /** Who is to take the device, in status `handing-over`. */
  readonly nextSeat: Seat | null;
  readonly forecast: { readonly offer: number; readonly forecast: ForecastView } | null;
  readonly curve: readonly number[] | null;
  /** Something can be taken back without asking anybody. */
  readonly canUndo: boolean;
  /** Something can be taken back if everybody agrees: `askUndo`. */
  readonly canAskUndo: boolean;
  /** In status `handing-over` the question is for whoever takes the device, and nothing else may be shown. */
  readonly plea: Plea | null;

  open(game: NewGame, seed?: string): Promise<void>;
  resume(id: string): Promise<void>;
  /** Opens log text for replay: an imported file or a shared link. */
  read(log: string): Promise<void>;
  answer(offer: number): Promise<void>;
  undo(): Promise<void>;
  /** Opens a `plea`. */
  askUndo(): void;
  /** What the person says who is asked now. */
  answerPlea(agreed: boolean): Promise<void>;
  stopThinking(): void;
  /** The screen has played the motions of `fresh`. */
  settle(): void;
  takeSeat(): void;
  /** Asks for the forecast of an offer; the answer appears in `forecast` unless another was asked for since. */
  lookAhead(offer: number | null): void;
  /** Replay: the position after `entry` entries, with the motions of that entry when it is the next one. */
  goTo(entry: number): Promise<void>;
  /** Leaves the replay and returns to the game, where there is one to return to. */
  resumePlay(): Promise<void>;
  /** Starts a new game from this point of the log, with these seats. */
  branch(seats: readonly SeatPlan[]): Promise<void>;
  exportLog(): Promise<string>;
  leave(): void;
}

export type TableStore = StoreApi<TableState>;
