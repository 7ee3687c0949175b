/** What the page asks of the server's record: finished games, players and ratings. */

import type { Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Leader, PlayerRecord, RecordPage } from '@weathergauge/wire/types';
import { call } from './api.ts';

/** Fields of a search, as in the page's address; dates are days in the reader's time zone. */
export const WANTED = ['book', 'scenario', 'player', 'name', 'result', 'how', 'from', 'to'] as const;
export type Wanted = Readonly<Partial<Record<(typeof WANTED)[number], string>>>;

/** Whether more is looked for than all battles, or all of a player. */
export const isNarrowed = (wanted: Wanted): boolean => Object.keys(wanted).some(key => key !== 'player');

export function wantedIn(query: string): Wanted {
  const given = new URLSearchParams(query);
  return Object.fromEntries(WANTED.flatMap(key => (given.get(key) ? [[key, given.get(key)]] : [])));
}

export function queryOf(wanted: Wanted): string {
  const given = WANTED.flatMap(key => (wanted[key] ? [[key, wanted[key]]] : []));
  return new URLSearchParams(given).toString();
}

/** The search as the contract has it (`recordQuery`). */
export function asked({ from, to, ...wanted }: Wanted, after: string | null): string {
  const given = new URLSearchParams(queryOf(wanted));
  // Without a player a result is meaningless.
  if (wanted.player === undefined && wanted.name === undefined) given.delete('result');
  const since = dayIn(from, 0);
  const until = dayIn(to, 1);
  if (since !== null) given.set('since', String(since));
  if (until !== null) given.set('until', String(until));
  if (after !== null) given.set('after', after);
  return given.toString();
}

/** When a day begins, plus a number of days; null for an invalid date. */
function dayIn(text: string | undefined, later: number): number | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '');
  if (found === null) return null;
  const [, year, month, day] = found.map(Number);
  const time = new Date(year ?? 0, (month ?? 1) - 1, (day ?? 1) + later).getTime();
  return Number.isNaN(time) || time < 0 ? null : time;
}

export const readGames = (wanted: Wanted, after: string | null) =>
  call(`record/games?${asked(wanted, after)}`) as Promise<RecordPage | Refusal>;
export const readPlayer = (player: string) =>
  call(`record/players/${encodeURIComponent(player)}`) as Promise<PlayerRecord | Refusal>;
export const readLeaders = (book: string) =>
  call(`record/leaders?book=${encodeURIComponent(book)}`) as Promise<{ readonly leaders: readonly Leader[] } | Refusal>;

const NO_LOG = refusal('bad-config', 'there is no such game, or it is not for you to see');
const OUT_OF_REACH = refusal('not-kept', 'the server cannot be reached: try again in a moment');

/** The log of a finished game. */
export async function readLog(table: string): Promise<string | Refusal> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/log`);
    return answer.ok ? await answer.text() : NO_LOG;
  } catch {
    return OUT_OF_REACH;
  }
}
