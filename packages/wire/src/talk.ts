/**
 * Chat at a table: lines of text, or ready phrases that everybody reads in her own language. Players and spectators have separate channels;
 * when the game is over everybody can read both. Lines are numbered for each channel, because common numbers would tell how much the others
 * write.
 */

import { z } from 'zod';
import { PHRASES } from './phrases.ts';
import type { Person } from './types.ts';

export type { Phrase } from './phrases.ts';

/** Most characters that may be sent, before invisible ones are removed. */
const LONGEST_SENT = 1_200;

export const CHANNELS = ['players', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

const id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const number = z.int().min(1).max(1_000_000_000);

const saying = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(LONGEST_SENT) }),
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
]);
export type Saying = z.infer<typeof saying>;

/** Over the socket. `at` is a table; any node answers, also one that does not own the game. */
export const talkAsks = [
  /** Follows the chat of a table from now on; the answer is a `TalkView`. */
  z.strictObject({ ask: z.literal('talk'), id, at: id, invite: id.optional() }),
  z.strictObject({ ask: z.literal('leave-talk'), id, at: id }),
  /** Earlier lines of a followed table; the answer is a `TalkPage`. */
  z.strictObject({ ask: z.literal('talk-before'), id, at: id, channel: z.enum(CHANNELS), before: number }),
  /** Writes a line, once for the same id; the answer is a `Said` or a refusal. */
  z.strictObject({ ask: z.literal('say'), id, at: id, saying }),
] as const;

export interface TalkLine {
  readonly channel: Channel;
  /** From 1, in its channel. */
  readonly number: number;
  readonly by: Person;
  readonly at: number;
  /** `removed`: by an administrator. */
  readonly said: Saying | { readonly kind: 'removed' };
}

export interface TalkPage {
  readonly channel: Channel;
  /** Oldest first. */
  readonly lines: readonly TalkLine[];
  /** There are no earlier lines. */
  readonly isAll: boolean;
}

/** The chat of a table, as far as a person may read it. */
export interface TalkView {
  readonly at: string;
  /** One for each channel that she may read. */
  readonly pages: readonly TalkPage[];
  /** The channel in which she writes; null if she has no name, or the chat is closed. */
  readonly mine: Channel | null;
  /** People whom she has muted. */
  readonly muted: readonly Person[];
}

export interface Said {
  readonly channel: Channel;
  readonly number: number;
}

/** Reasons for a report of a line or a person. */
export const GRIEVANCES = ['insult', 'spam', 'cheating', 'name', 'other'] as const;

export const muteWish = z.strictObject({ person: id, muted: z.boolean() });
export const reportWish = z.strictObject({
  at: id,
  invite: id.optional(),
  person: id,
  /** The line; without it the report is about the person. */
  line: z.strictObject({ channel: z.enum(CHANNELS), number }).optional(),
  reason: z.enum(GRIEVANCES),
  words: z.string().max(500),
});
export type ReportWish = z.infer<typeof reportWish>;
