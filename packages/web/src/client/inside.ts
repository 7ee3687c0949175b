/** The store's dependencies, its initial state, and what it remembers besides what the screens see. */

import type { Refusal, Seat, Viewer } from '@weathergauge/engine';
import type { TroubleKey } from '../ui/trouble.ts';
import type { Client } from './client.ts';
import type { Happening, Hear, Position, SavedGame, SeatPlan, Seen, SessionApi, ThinkingNews } from './protocol.ts';
import type { Saves } from './saves.ts';
import type { PrivacyScreen } from './seats.ts';
import type { ConsentQuestion, GameState, Shown } from './store.ts';

/** Given from outside, so that tests can give something else. */
export interface StoreDeps {
  readonly client: Pick<Client, 'session'>;
  readonly saves: Saves;
  readonly privacyScreen: () => PrivacyScreen;
  readonly say: (trouble: TroubleKey) => string;
  readonly now: () => number;
  readonly newId: () => string;
}

export const blank: Shown = {
  status: 'empty',
  trouble: null,
  id: null,
  seats: [],
  position: null,
  before: null,
  fresh: [],
  happenings: [],
  thinking: null,
  nextSeat: null,
  forecast: null,
  curve: null,
  canUndo: false,
  canAskUndo: false,
  question: null,
};

/** What a viewer at this screen knows now, whether it is shown or not. */
export interface Known {
  readonly position: Position;
  readonly happenings: readonly Happening[];
}

export interface Inside {
  /** Rises when something else is asked for: what then returns for an older one is dropped. */
  epoch: number;
  /** Which game is hosted: deliveries of an older one are dropped. */
  hosting: number;
  /** `record`: the whole game lies open, and places are counted by the entries of its log. */
  mode: 'none' | 'play' | 'record';
  game: Pick<SavedGame, 'ruleset' | 'scenario'>;
  /** Of every person here; and of the spectator, unless one person is alone. */
  known: Map<Viewer, Known>;
  viewer: Viewer;
  /** The person who has the device. */
  holder: Seat | null;
  /** What the next person to be asked is told first. */
  note: string | null;
  thinking: ThinkingNews;
  /** An answer is on its way: a second click is not a second answer. */
  busy: boolean;
  /** The past is looked at: the end of motions does not carry the game on. */
  away: boolean;
  /** The last delivery, and the last that the worker knows to have been seen. */
  delivered: number;
  acknowledged: number;
  /** What each person saw last, so that nothing is missed while another has the device. */
  saw: Map<Seat, { readonly at: number; readonly view: unknown }>;
  /** The record of a game that is over, on its way. */
  recording: Promise<void> | null;
}

export function emptyInside(): Omit<Inside, 'epoch' | 'hosting'> {
  return {
    mode: 'none',
    game: { ruleset: '', scenario: '' },
    known: new Map(),
    viewer: 'spectator',
    holder: null,
    note: null,
    thinking: null,
    busy: false,
    away: false,
    delivered: 0,
    acknowledged: -1,
    saw: new Map(),
    recording: null,
  };
}

/** A game that the worker has opened, or why it has not. */
export interface Opened {
  readonly seats: readonly SeatPlan[];
  readonly seen: readonly Seen[] | Refusal;
  /** Of a game that was saved before. */
  readonly id?: string;
}

/** Opens a game; null when another was asked for meanwhile (`isLate`). */
export type Opening = (isLate: () => boolean) => Promise<Opened | null>;

/** What the parts of the store share. */
export interface Core {
  readonly deps: StoreDeps;
  readonly inside: Inside;
  readonly session: SessionApi;
  get(): GameState;
  set(change: Partial<Shown>): void;
  isPast(epoch: number): boolean;
  /** An exception is a bug of ours: it is shown, unless something else was asked for since. */
  attempt(epoch: number, work: () => Promise<void>): Promise<void>;
  /** Sends something of a person's to the host; what comes of it is delivered, unless it is refused. */
  send(request: () => Promise<Refusal | null>): Promise<void>;
  show(position: Position, change: Partial<Shown>): void;
  /** Shows the present and goes on from there. */
  carryOn(): void;
  /** Covers the screen until somebody takes the device, to answer or to agree. */
  cover(next: Seat, question?: ConsentQuestion): void;
  /** Leaves whatever was there for another game. */
  begin(seats: readonly SeatPlan[], opening: Opening): Promise<void>;
  listener(): Hear;
}
