/**
 * What all parts of the store share: its dependencies, its initial state, what it remembers besides what the screens see,
 * and how work that takes time ends. Each part knows only those before it: `look-ahead`, `screen`, `following`, `flow`, `actions`,
 * `consent`, `deliveries`, `opening`, `online`, `replay`, `analysis`, `hint`; `create-store` puts them together.
 */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { TroubleKey } from '../../ui/trouble.ts';
import type { Client } from '../client.ts';
import type { Happening, Position, SavedGame, SessionApi, ThinkingNews } from '../protocol.ts';
import type { Saves } from '../saves.ts';
import type { PrivacyScreen } from '../seats.ts';
import type { Asked, GameState, Shown } from '../store.ts';
import type { Tabs } from '../tabs.ts';

/** Given from outside, so that tests can give something else. */
export interface StoreDeps {
  readonly client: Pick<Client, 'session'>;
  readonly saves: Saves;
  readonly privacyScreen: () => PrivacyScreen;
  readonly say: (trouble: TroubleKey, reason?: string) => string;
  readonly now: () => number;
  readonly newId: () => string;
  readonly tabs: Tabs;
  readonly looking: Looking;
}

/** Whether anybody can see this page: it may be in a tab behind another. */
export interface Looking {
  isSeen(): boolean;
  /** It is looked at again. */
  onSeen(call: () => void): void;
}

export const blank: Shown = {
  status: 'empty',
  trouble: null,
  declined: null,
  id: null,
  opened: 'game',
  table: null,
  isCutOff: false,
  clock: null,
  seats: [],
  pack: null,
  unbriefed: [],
  lacksPack: null,
  position: null,
  before: null,
  fresh: [],
  earlier: [],
  missed: null,
  since: null,
  happenings: [],
  thinking: null,
  nextSeat: null,
  nextPass: null,
  forecast: null,
  curve: null,
  findings: null,
  claims: null,
  analysis: null,
  hint: null,
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
  /** Rises with every request that replaces the one before: results of an older epoch are dropped. */
  epoch: number;
  /** Which game is hosted: deliveries of an older one are dropped. */
  hosting: number;
  /** Resolved when the last change is kept. */
  saving: Promise<void>;
  /** `record`: nothing is hidden, and places are counted by the entries of the log. `follow`: another tab has the game. */
  mode: 'none' | 'play' | 'record' | 'follow';
  game: Pick<SavedGame, 'ruleset' | 'scenario'>;
  /** Of every person here; and of the spectator, unless one person is alone. */
  known: Map<Viewer, Known>;
  viewer: Viewer;
  /** The person who has the device. */
  holder: Seat | null;
  /** What the next person to be asked is told first. */
  note: string | null;
  thinking: ThinkingNews;
  /** An answer has been sent and not confirmed yet: a second click is ignored. */
  busy: boolean;
  /** The answers that were last given in a row: from which place on, and to which, once that is known. */
  row: { readonly who: Seat; readonly from: number; readonly to: number | null } | null;
  /** An earlier moment is shown: the end of motions does not go on with the game. */
  away: boolean;
  /** The number of the last delivery, and of the last one acknowledged to the worker. */
  delivered: number;
  acknowledged: number;
  /** What each person saw last, so that nothing is missed while another has the device. */
  saw: Map<Seat, Position>;
  /** When each person was asked, the newest last: what others did is told since the one before. */
  asked: Map<Seat, readonly Asked[]>;
  /** How far the server knows that the game was seen here. */
  seenUpTo: number;
  /** Pending while the record of a finished game is fetched. */
  recording: Promise<void> | null;
}

export function emptyInside(): Omit<Inside, 'epoch' | 'hosting' | 'saving'> {
  return {
    mode: 'none',
    game: { ruleset: '', scenario: '' },
    known: new Map(),
    viewer: 'spectator',
    holder: null,
    note: null,
    thinking: null,
    busy: false,
    row: null,
    away: false,
    delivered: 0,
    acknowledged: -1,
    saw: new Map(),
    asked: new Map(),
    seenUpTo: 0,
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
  /** Runs the work. An exception is a bug of ours: the failure is shown, unless something else was asked for since. */
  attempt(epoch: number, work: () => Promise<void>): Promise<void>;
  fail(trouble: string): void;
}

export function createCore(deps: StoreDeps, get: Core['get'], set: Core['set']): Core {
  const inside: Inside = { epoch: 0, hosting: 0, saving: Promise.resolve(), ...emptyInside() };

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

/** As a `catch` handler: for calls whose failure need not be shown. */
export function ignore(): void {}
