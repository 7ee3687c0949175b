/** The record: finished games, who won them, and ratings. */

import { z } from 'zod';
import type { Person } from './types.ts';

/** PostgreSQL has no text with a zero in it. */
const looked = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine(text => !text.includes('\0'), 'cannot be looked for');
const name = looked(60);
const time = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

/** What games are looked for. Times are milliseconds since 1970; `after` is the `next` of the page before. */
export const recordQuery = z.strictObject({
  book: name.optional(),
  scenario: name.optional(),
  player: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  /** The name under which somebody sat there, in any case. */
  name: looked(40).optional(),
  /** Of the player that is looked for. */
  result: z.enum(['won', 'lost', 'drawn']).optional(),
  how: z.enum(['rules', 'resigned', 'out-of-time', 'agreed']).optional(),
  since: time.optional(),
  until: time.optional(),
  after: z
    .string()
    .regex(/^\d{1,16}\.[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  most: z.coerce.number().int().min(1).max(50).default(20),
});
export type RecordQuery = z.infer<typeof recordQuery>;

export const playerParams = z.strictObject({ player: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) });
export const leadersQuery = z.strictObject({ book: name });

export interface GameRecord {
  readonly table: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** By the rules, or besides them. */
  readonly how: 'rules' | 'resigned' | 'out-of-time' | 'agreed';
  readonly answers: number;
  /** `yes`, or why it does not count. */
  readonly rated: RatedOrWhy;
  /** Whether everybody sees it, or only those who played. */
  readonly shownTo: 'all' | 'players';
  readonly seats: readonly SeatRecord[];
}

/**
 * `agents`: some took part. `alone`: nobody to compare with. `short`: somebody answered too seldom. `often`: the same people have played
 * enough of this book today.
 */
export type RatedOrWhy = 'yes' | 'agents' | 'alone' | 'short' | 'often';

export interface SeatRecord {
  readonly result: 'won' | 'lost' | 'drawn';
  readonly score: number;
  readonly who:
    | { readonly kind: 'person'; readonly person: Person }
    | { readonly kind: 'agent'; readonly level: string }
    /** An account that is gone. */
    | { readonly kind: 'somebody' };
  /** Null unless the game was rated. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

export interface RecordPage {
  readonly games: readonly GameRecord[];
  /** What to ask for the games before these by; null where there are none. */
  readonly next: string | null;
}

export interface BookRating {
  readonly ruleset: string;
  readonly rating: number;
  readonly games: number;
  readonly isProvisional: boolean;
  /** After each rated game, the oldest first; only the latest. */
  readonly history: readonly { readonly at: number; readonly rating: number }[];
}

export interface PlayerRecord {
  readonly player: Person;
  readonly ratings: readonly BookRating[];
}

export interface Leader {
  readonly player: Person;
  readonly rating: number;
  readonly games: number;
}
