/** Notices that one's move or one's word is waited for: how somebody wants to be told, each way off until she asks for it. */

import { z } from 'zod';

const LONGEST_ADDRESS = 254;
const LONGEST_URL = 500;
/** Push services make their own, and some are long. */
const LONGEST_ENDPOINT = 1_000;

const webAddress = (longest: number) => z.url({ protocol: /^https?$/ }).max(longest);
const bytes = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`));

/** As a browser gives it (`PushSubscription.toJSON`). */
export const pushWish = z.strictObject({
  endpoint: webAddress(LONGEST_ENDPOINT),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
});
export const mailWish = z.strictObject({ address: z.string().trim().pipe(z.email().max(LONGEST_ADDRESS)) });
export const webhookWish = z.strictObject({ url: z.string().trim().pipe(webAddress(LONGEST_URL)) });
export const noticeParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) });
/** Of a link in a letter: whoever has it may follow it. */
export const linkParams = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/) });

export interface NoticeSettings {
  readonly offers: NoticeOffers;
  /** Browsers that are told by web push. */
  readonly push: readonly PushedBrowser[];
  readonly mail: NoticeMail | null;
  readonly webhook: NoticeWebhook | null;
  /** Ends all of them without signing in; null while there are none. */
  readonly stop: string | null;
}

/** What this server can send. */
export interface NoticeOffers {
  /** The public key by which a browser subscribes; null where there is no web push. */
  readonly push: string | null;
  readonly mail: boolean;
  readonly webhook: boolean;
}

interface Way {
  readonly id: string;
  /** When the last notice could not be delivered; null where it could. */
  readonly failedAt: number | null;
}

export interface PushedBrowser extends Way {
  /** What it runs on, in two words; '' where that is not known. */
  readonly device: string;
  readonly isThis: boolean;
}

export interface NoticeMail extends Way {
  readonly address: string;
  /** False until the link in the letter that was sent there has been followed. */
  readonly isConfirmed: boolean;
}

export interface NoticeWebhook extends Way {
  readonly url: string;
}

/** The secret by which notices to it are signed is told once. */
export interface MadeWebhook extends NoticeSettings {
  readonly secret: string;
}

/** `your-table`: what has come about at a table whose game is not on yet, or has just begun. */
export type NoticeKind = 'your-move' | 'your-table';

/**
 * What is told of a table: it is her move; somebody has sat down; all seats are taken, and her word or her share of the dice is waited
 * for; the game has begun, and she is not asked yet.
 */
export type NoticeNews = 'move' | 'seat-taken' | 'waits-for-you' | 'begun';

/** What a webhook is sent, and what a browser is pushed a shorter form of. */
export interface Notice {
  /** The same where it is sent again. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly title: string;
  readonly text: string;
  readonly games: readonly NoticeGame[];
  /** Stops all notices to this person. */
  readonly stop: string;
}

export interface NoticeGame {
  readonly table: string;
  readonly ruleset: string;
  readonly scenario: string;
  /** Rulebook and scenario in words. */
  readonly battle: string;
  readonly what: NoticeNews;
  /** Since when it is her move; of a `your-table`, when that table was last changed. */
  readonly since: number;
  readonly url: string;
}

/** What a browser is pushed. */
export interface PushedNotice {
  /** One that nobody has looked at gives way to the next of its kind. */
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly stop: string;
  /** The words of the button that leads there. */
  readonly stopWords: string;
}
