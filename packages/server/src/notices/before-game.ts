/**
 * What somebody may be told of a table before its game: that somebody has sat down, that her word or her share of the dice is waited for,
 * that the game has begun. All of it follows from what everybody at that table is shown.
 */

import { createHash } from 'node:crypto';
import type { NoticeNews } from '@weathergauge/wire';
import type { Table } from '../tables/places.ts';
import { hasGame, isBefore, viewerAt } from '../tables/places.ts';

export type TableNews = Exclude<NoticeNews, 'move'>;

type Laid = Pick<Table, 'id' | 'organiser' | 'status' | 'places' | 'ready' | 'pledges' | 'shares'>;

/** From the least that she may be told to the most: less is not told to whoever has not been there since she was told more. */
const RANKS = ['seat-taken', 'waits-for-you', 'begun'] as const satisfies readonly TableNews[];
const BEGUN = 'begun';
const SITS = 'sits:';
const WAITS = 'waits:';

/** What she can see at the table, as it is kept to know what is new to her. No ids of others: theirs are forgotten when they leave. */
export function factsFor(table: Laid, person: string): readonly string[] {
  const seat = viewerAt(table, person);
  if (seat === 'spectator' && table.organiser !== person) return [];
  if (hasGame(table)) return table.status === 'playing' ? [BEGUN] : [];
  if (!isBefore(table)) return [];
  const sitters = table.places.flatMap(place =>
    place.kind === 'person' && place.person.id !== person ? [`${SITS}${markOf(table.id, place.person.id)}`] : [],
  );
  return seat !== 'spectator' && isWaitedFor(table, seat) ? [...sitters, `${WAITS}${table.status}`] : sitters;
}

function isWaitedFor({ status, ready, pledges, shares }: Laid, seat: number): boolean {
  switch (status) {
    case 'readying':
      return ready[seat] !== true;
    case 'pledging':
      return pledges[seat] === null;
    case 'sharing':
      return shares[seat] === null;
    default:
      return false;
  }
}

const markOf = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 16);

/** The most of what is the case; null where there is nothing to tell. */
export function newsIn(facts: readonly string[]): TableNews | null {
  if (facts.includes(BEGUN)) return 'begun';
  if (facts.some(fact => fact.startsWith(WAITS))) return 'waits-for-you';
  return facts.some(fact => fact.startsWith(SITS)) ? 'seat-taken' : null;
}

export interface Known {
  readonly knows: readonly string[];
  readonly told: TableNews | null;
  /** Whether she has been at the table since she was told. */
  readonly isBack: boolean;
}

/** What she is to be told; null where she knows all of it, or has been told as much and not been there since. */
export function newsFor(facts: readonly string[], { knows, told, isBack }: Known): TableNews | null {
  const news = facts.every(fact => knows.includes(fact)) ? null : newsIn(facts);
  if (news === null || told === null || isBack) return news;
  return RANKS.indexOf(news) > RANKS.indexOf(told) ? news : null;
}
