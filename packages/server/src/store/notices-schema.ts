/** Notices: how somebody wants them, what she has been told, and what is on its way to her. */

import type { NoticeKind, NoticeNews } from '@weathergauge/wire';

export interface NoticesSchema {
  readonly notice_people: NoticePersonRow;
  readonly notice_ways: NoticeWayRow;
  readonly mail_requests: MailRequestRow;
  readonly notices: NoticeRow;
  readonly table_notices: TableNoticeRow;
  readonly notice_letters: NoticeLetterRow;
  readonly push_keys: PushKeyRow;
}

/** Somebody who has ever asked for notices. */
export interface NoticePersonRow {
  readonly person: string;
  /** The token of the link that stops all notices. Every letter has it, so it is not hashed; it lets nobody do anything else. */
  readonly stop_token: string;
  /** When she was last told something. */
  readonly told_at: number;
}

export interface NoticeWayRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** The endpoint of the browser, the address, or the URL. */
  readonly target: string;
  /** Of a browser its keys (as JSON), of a webhook that by which notices are signed; null for mail. */
  readonly secret: string | null;
  /** That of the browser, which ends with it; null for the others. */
  readonly session: string | null;
  readonly created_at: number;
  /** When the last notice could not be delivered; null where it could. */
  readonly failed_at: number | null;
}

/** A letter with a link by which somebody says that an address is hers. Kept for a day, by which letters are counted. */
export interface MailRequestRow {
  /** The hash of the token in the link. */
  readonly token_hash: string;
  /** Null when she has left. */
  readonly person: string | null;
  /** Null when the link is good no more. */
  readonly address: string | null;
  readonly address_hash: string;
  readonly at: number;
}

/** What the player of a seat has been told of its game, and when she was last there. */
export interface NoticeRow {
  readonly game: string;
  readonly seat: number;
  readonly person: string;
  /** 0: never. */
  readonly told_at: number;
  /** When she was last seen at the table, as far as it matters here. */
  readonly back_at: number;
}

/** What somebody knows of a table before its game, and whether she has been told. */
export interface TableNoticeRow {
  /** The id of the table. */
  readonly game: string;
  readonly person: string;
  /** That of the table at which it was last looked at for her. */
  readonly version: number;
  /** `string[]`: what she had seen or been told then (`before-game.ts`). */
  readonly knows: string;
  /** What she was told last; null: nothing yet. */
  readonly told: Exclude<NoticeNews, 'move'> | null;
  /** 0: never. */
  readonly told_at: number;
  readonly back_at: number;
}

/** A notice on one of its ways. It is gone when it has been sent, or when there is nothing to be told any more. */
export interface NoticeLetterRow {
  readonly id: string;
  readonly way: string;
  readonly person: string;
  readonly kind: NoticeKind;
  /** Of `your-move` `{ game, seat }[]`, of `your-table` `{ game, what }[]`. */
  readonly games: string;
  readonly at: number;
  readonly tries: number;
  /** When it is tried next; whoever tries it moves this on first, and nobody else does then. */
  readonly next_at: number;
}

/** The VAPID keys by which push services know this server. */
export interface PushKeyRow {
  readonly name: string;
  readonly public_key: string;
  readonly private_key: string;
}
