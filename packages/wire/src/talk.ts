/**
 * Talk at a table: lines of text, or ready phrases that everybody reads in a language of her own. Players talk among themselves and
 * spectators apart; once the game is over everybody reads both. Lines are numbered for each of the two alone: the number of what
 * others say would tell that they talk.
 */

import { z } from 'zod';
import { PHRASES } from './phrases.ts';
import type { Person } from './types.ts';

export type { Phrase } from './phrases.ts';

/** Before signs that nobody sees are taken out of it. */
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

/** Over the socket. `at` is a table; any node answers, whoever plays the game. */
export const talkAsks = [
  /** To be told what is said at a table from now on: the answer is a `TalkView`. */
  z.strictObject({ ask: z.literal('talk'), id, at: id, invite: id.optional() }),
  z.strictObject({ ask: z.literal('leave-talk'), id, at: id }),
  /** Lines before one that is known: the answer is a `TalkPage`. Of a table whose talk is followed. */
  z.strictObject({ ask: z.literal('talk-before'), id, at: id, channel: z.enum(CHANNELS), before: number }),
  /** Said once under the same id, however often it is sent: the answer is a `Said`, or why not. */
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
  /** The oldest first. */
  readonly lines: readonly TalkLine[];
  /** Nothing was said before these. */
  readonly isAll: boolean;
}

/** What somebody may read of the talk at a table. */
export interface TalkView {
  readonly at: string;
  /** One for each channel that she may read. */
  readonly pages: readonly TalkPage[];
  /** Where she would speak; null for who has no name, and where nobody talks any more. */
  readonly mine: Channel | null;
  /** People whose lines she is not told. */
  readonly muted: readonly Person[];
}

export interface Said {
  readonly channel: Channel;
  readonly number: number;
}

/** What can be wrong with what somebody says, or with how she is called. */
export const GRIEVANCES = ['insult', 'spam', 'cheating', 'name', 'other'] as const;

export const muteWish = z.strictObject({ person: id, muted: z.boolean() });
export const reportWish = z.strictObject({
  at: id,
  invite: id.optional(),
  person: id,
  /** What she said; without it the report is about her. */
  line: z.strictObject({ channel: z.enum(CHANNELS), number }).optional(),
  reason: z.enum(GRIEVANCES),
  words: z.string().max(500),
});
export type ReportWish = z.infer<typeof reportWish>;
