/**
 * What all parts of the store stand on: its dependencies, its initial state, what it remembers besides what the screens see,
 * and how work that takes time ends. Each part knows only those before it: `look-ahead`, `screen`, `flow`, `actions`,
 * `consent`, `deliveries`, `opening`, `replay`; `create-store` puts them together.
 */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { TroubleKey } from '../../ui/trouble.ts';
import type { Client } from '../client.ts';
import type { Happening, Position, SavedGame, SessionApi, ThinkingNews } from '../protocol.ts';
import type { Saves } from '../saves.ts';
import type { PrivacyScreen } from '../seats.ts';
import type { GameState, Shown } from '../store.ts';

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

export interface Core {
  readonly deps: StoreDeps;
  readonly inside: Inside;
  readonly session: SessionApi;
  get(): GameState;
  set(change: Partial<Shown>): void;
  /** Whether something else was asked for since. */
  isPast(epoch: number): boolean;
  /** An exception is a bug of ours: it is shown, unless something else was asked for since. */
  attempt(epoch: number, work: () => Promise<void>): Promise<void>;
  fail(trouble: string): void;
}

export function createCore(deps: StoreDeps, get: Core['get'], set: Core['set']): Core {
  const inside: Inside = { epoch: 0, hosting: 0, ...emptyInside() };

  function isPast(epoch: number): boolean {
    return epoch !== inside.epoch;
  }

  function fail(trouble: string): void {
    set({ status: 'failed', trouble, thinking: null });
  }

  async function attempt(epoch: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      inside.busy = false;
      if (isPast(epoch)) return;
      console.error(error);
      fail(deps.say('broken'));
    }
  }

  return { deps, inside, session: deps.client.session, get, set, isPast, attempt, fail };
}

/** For calls whose failure the player need not hear of. */
export function ignore(): void {}
