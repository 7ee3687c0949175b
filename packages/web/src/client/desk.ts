/** What the table is made of before anybody sits down at it. */

import type { Seat, Viewer } from '@weathergauge/engine';
import type { TableClient } from './client.ts';
import type { SavedGame } from './protocol.ts';
import type { Thinking } from './thinking.ts';
import type { TroubleKey } from '../ui/trouble.ts';
import type { Saves } from './saves.ts';
import type { PrivacyScreen } from './seats.ts';
import type { TableState } from './table.ts';

/** What the table is given, so that tests can give it something else. */
export interface TableDeps {
  readonly client: TableClient;
  readonly saves: Saves;
  readonly privacyScreen: () => PrivacyScreen;
  readonly say: (trouble: TroubleKey) => string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** The table as the screens see it, without what they can do. */
export type Shown = Omit<
  TableState,
  | 'open'
  | 'resume'
  | 'read'
  | 'answer'
  | 'undo'
  | 'askUndo'
  | 'answerPlea'
  | 'stopThinking'
  | 'settle'
  | 'takeSeat'
  | 'lookAhead'
  | 'goTo'
  | 'resumePlay'
  | 'branch'
  | 'exportLog'
  | 'leave'
>;

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
  plea: null,
};

/** What the store knows and no screen needs. */
export interface Desk {
  epoch: number;
  mode: 'none' | 'play' | 'read';
  game: Pick<SavedGame, 'ruleset' | 'scenario'>;
  viewer: Viewer;
  /** The person who has the device. */
  holder: Seat | null;
  /** Who would take back: the viewer, or in an open game the one who has just answered at the same screen. */
  undoer: Seat | null;
  /** What the next person to be asked is told first. */
  note: string | null;
  thought: { readonly entry: number; readonly seat: Seat; readonly thinking: Promise<Thinking> } | null;
  /** An answer is on its way: a second click is not a second answer. */
  busy: boolean;
  /** The epoch in which somebody turned away from the motions: their end no longer carries the game on. */
  turned: number;
  /** What each person saw last, so that nothing is missed while another has the device. */
  readonly saw: Map<Seat, { readonly entry: number; readonly view: unknown }>;
}

export function newDesk(): Desk {
  return {
    epoch: 0,
    mode: 'none',
    game: { ruleset: '', scenario: '' },
    viewer: 'spectator',
    holder: null,
    undoer: null,
    note: null,
    thought: null,
    busy: false,
    turned: -1,
    saw: new Map(),
  };
}
