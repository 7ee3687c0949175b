/** The record: finished games, who won them, and ratings. */

import { z } from 'zod';
import type { Person } from './types.ts';

/** Search text; PostgreSQL text cannot contain a null character. */
const looked = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine(text => !text.includes('\0'), 'cannot be looked for');
const name = looked(60);
const time = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

/** A search for games. Times are milliseconds since 1970; `after` is the `next` of the page before. */
export const recordQuery = z.strictObject({
  book: name.optional(),
  scenario: name.optional(),
  player: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/)
    .optional(),
  /** The name that a player had in the game; case does not matter. */
  name: looked(40).optional(),
  /** The result of the player that is searched for. */
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
  /** By the rules, or by resignation, time or agreement. */
  readonly how: 'rules' | 'resigned' | 'out-of-time' | 'agreed';
  readonly answers: number;
  /** `yes`, or why it is not rated. */
  readonly rated: RatedOrWhy;
  /** Whether everybody sees it, or only those who played. */
  readonly shownTo: 'all' | 'players';
  readonly seats: readonly SeatRecord[];
}

/**
 * Why a game is not rated. `agents`: agents took part. `alone`: one person played alone. `short`: somebody gave too few answers. `often`:
 * the same people have played enough rated games of this book today.
 */
export type RatedOrWhy = 'yes' | 'agents' | 'alone' | 'short' | 'often';

export interface SeatRecord {
  readonly result: 'won' | 'lost' | 'drawn';
  readonly score: number;
  readonly who:
    | { readonly kind: 'person'; readonly person: Person }
    | { readonly kind: 'agent'; readonly level: string }
    /** A deleted account. */
    | { readonly kind: 'somebody' };
  /** Null unless the game was rated. */
  readonly rating: { readonly before: number; readonly after: number } | null;
}

export interface RecordPage {
  readonly games: readonly GameRecord[];
  /** The value of `after` for the next page; null if there is none. */
  readonly next: string | null;
}

export interface BookRating {
  readonly ruleset: string;
  readonly rating: number;
  readonly games: number;
  readonly isProvisional: boolean;
  /** The rating after each of the latest rated games, oldest first. */
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
