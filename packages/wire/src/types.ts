/** What the server says: types alone, so that a page needs nothing of the checks. */

import type { OptionValue, Refusal, Viewer } from '@weathergauge/engine';
import type { ConsentRequest, PlainPosition } from '@weathergauge/host/protocol';
import type { LobbyView } from './lobby.ts';
import type { Settings } from './settings.ts';
import type { Channel, TalkLine } from './talk.ts';
import type { ClockView } from './time.ts';
import type { WireTurn } from './turns.ts';

export type { Account, AccountSession, AccountToken, MadeToken } from './account.ts';
export type { Ask, TableWish } from './contract.ts';
export type { Settings } from './settings.ts';
export type { ClockView, SeatClockView, TimeControl } from './time.ts';
export type { Deed, DeedsPage, Report, ReportedLine, ReportsPage } from './administration.ts';
export type { Note } from './notes.ts';
export type {
  MadeWebhook,
  Notice,
  NoticeGame,
  NoticeKind,
  NoticeMail,
  NoticeNews,
  NoticeOffers,
  NoticeSettings,
  NoticeWebhook,
  PushedBrowser,
  PushedNotice,
} from './notices.ts';
export type { AccountPasskey, PasskeyAsked } from './passkeys.ts';
export type * from './lobby.ts';
export type {
  BookRating,
  GameRecord,
  Leader,
  PlayerRecord,
  RatedOrWhy,
  RecordPage,
  RecordQuery,
  SeatRecord,
} from './record.ts';
export type { StandingAnswer } from './standing.ts';
export type { Channel, Phrase, ReportWish, Said, Saying, TalkLine, TalkPage, TalkView } from './talk.ts';
export type { WireScene, WireTurn } from './turns.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type TableSeat =
  /** Free: to anybody who may come, or to one who is meant. */
  | { readonly kind: 'open'; readonly for?: Person }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'agent'; readonly level: string };

/**
 * `gathering`: seats are open. `readying`: all are taken, and everybody is to say that she is ready. `pledging`, `sharing`: the players
 * make the dice theirs. `playing`, `over`: there is a game. `closed`: nobody will play here.
 */
export type TableStatus = 'gathering' | 'readying' | 'pledging' | 'sharing' | 'playing' | 'over' | 'closed';

/** A table as one user may know it. */
export interface TableView {
  readonly id: string;
  readonly ruleset: string;
  readonly edition: number;
  readonly scenario: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly visibility: 'open' | 'invited' | 'private';
  /** Whom a private table is for; told to those who sit at it. */
  readonly named: readonly Person[];
  readonly settings: Settings;
  readonly status: TableStatus;
  readonly organiser: Person;
  readonly seats: readonly TableSeat[];
  readonly you: Viewer;
  /** Whether `you` have made the table, and may change it before the game. */
  readonly yours: boolean;
  /** In the order of the seats: who has said that she is ready. */
  readonly ready: readonly boolean[];
  /** What the host has committed to before anybody came. */
  readonly commitment: string;
  /** In the order of the seats; null where there is none yet. */
  readonly pledges: readonly (string | null)[];
  /** Told to all when all have pledged. */
  readonly shares: readonly (string | null)[];
  /** Of seats that were drawn: for each the place at which its player sat before (`drawnPlaces`). Otherwise null. */
  readonly drawn: readonly number[] | null;
  /** For those who sit here. */
  readonly invite: string | null;
  /** The table at which the same people play again; for those who sat here. */
  readonly next: string | null;
}

/** All that somebody who comes to a table must know to be told changes from then on. */
export interface Sync {
  readonly table: TableView;
  /** Null before the game has begun. */
  readonly position: PlainPosition | null;
  readonly request: ConsentRequest | null;
  /** Null where there are none. */
  readonly clock: ClockView | null;
}

/** Where somebody left off in a running game. What happened after a place is in the `history`. */
export interface Missed {
  /** What she was shown last, as far as it still stands; null where nothing has happened since. */
  readonly shown: ViewAt | null;
  /** More has happened since than after `shown`, which is as much as is played back. */
  readonly isMore: boolean;
  /** When she was asked what she has answered last; the set-up before her first answer. */
  readonly ordered: ViewAt;
}

interface ViewAt {
  readonly at: number;
  readonly view: unknown;
}

export interface Hello {
  readonly contract: number;
  readonly books: readonly { readonly id: string; readonly edition: number }[];
  readonly you: Person | null;
  /** What somebody is told whom an administrator has shut out: `you` is null then. */
  readonly suspended?: string;
}

export type Tell =
  | { readonly tell: 'hello'; readonly hello: Hello }
  /** To a deed: null when it was done and is kept. */
  | { readonly tell: 'done'; readonly id: string; readonly refused: Refusal | null }
  | { readonly tell: 'value'; readonly id: string; readonly value: unknown }
  | { readonly tell: 'turn'; readonly table: string; readonly turn: WireTurn }
  | { readonly tell: 'table'; readonly table: TableView }
  /** The clocks have changed, as far as this viewer may know. */
  | { readonly tell: 'clock'; readonly table: string; readonly clock: ClockView }
  /** A table that was being watched is not open to this viewer any more. */
  | { readonly tell: 'gone'; readonly table: string }
  /** The game at a table that is being watched has begun. */
  | { readonly tell: 'sync'; readonly sync: Sync }
  /** To whoever has asked for the lobby: it has changed. */
  | { readonly tell: 'lobby'; readonly lobby: LobbyView }
  /** To whoever follows the talk at a table. */
  | { readonly tell: 'said'; readonly at: string; readonly line: TalkLine }
  | { readonly tell: 'unsaid'; readonly at: string; readonly channel: Channel; readonly number: number }
  /** Not understood, or too much: with what can be done about it, and in how many seconds where that is a matter of time. */
  | { readonly tell: 'trouble'; readonly why: string; readonly retryAfter?: number };
