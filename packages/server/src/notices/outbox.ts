/**
 * Letters on their way. Whoever tries one moves its time on first, so nobody else tries it meanwhile; one that was under way when a server
 * was killed is tried again. It is made when it is sent: where she has been back there is nothing to tell any more.
 */

import { setImmediate as breath } from 'node:timers/promises';
import type { Library } from '@weathergauge/host';
import type { Notice } from '@weathergauge/wire';
import type { NoticeLetterRow, NoticeWayRow } from '../store/notices-schema.ts';
import type { Database } from '../store/schema.ts';
import type { NoticeHabits } from './habits.ts';
import { stillDue } from './still-due.ts';
import type { Send, Verdict } from './way.ts';
import { noticeText, noticeTitle } from './words.ts';

export type Senders = Readonly<Record<NoticeWayRow['kind'], Send | null>>;

export interface OutboxDeps {
  readonly db: Database;
  readonly library: Library;
  readonly habits: NoticeHabits;
  readonly senders: Senders;
  now(): number;
  tableLink(table: string): string;
  stopLink(token: string): string;
  /** For the figures: `failed` is each try that did not arrive. */
  onTried(kind: NoticeWayRow['kind'], how: 'sent' | 'failed'): void;
  onTrouble(kind: NoticeWayRow['kind'], error: unknown): void;
}

const MOST = 50;
const AT_ONCE = 8;
/** Milliseconds for which a letter is leased to its sender: longer than any delivery takes. */
const LEASE = 60_000;

export function outbox(deps: OutboxDeps): () => Promise<void> {
  const { db, habits, senders, now } = deps;
  const gamesOf = stillDue(deps);

  /** False where another has taken it. */
  async function taken({ id, next_at, tries }: NoticeLetterRow): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('notice_letters')
      .set({ next_at: now() + LEASE, tries: tries + 1 })
      .where('id', '=', id)
      .where('next_at', '=', next_at)
      .where('tries', '=', tries)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }

  const dropped = (id: string) => db.deleteFrom('notice_letters').where('id', '=', id).execute();

  async function ended(letter: NoticeLetterRow, verdict: Verdict): Promise<void> {
    await dropped(letter.id);
    const failed_at = verdict === 'sent' ? null : now();
    if (verdict === 'gone') await db.deleteFrom('notice_ways').where('id', '=', letter.way).execute();
    else await db.updateTable('notice_ways').set({ failed_at }).where('id', '=', letter.way).execute();
  }

  async function attempt(letter: NoticeLetterRow): Promise<void> {
    if (!(await taken(letter))) return;
    const way = await db
      .selectFrom('notice_ways as w')
      .innerJoin('notice_people as p', 'p.person', 'w.person')
      .select(['w.kind', 'w.target', 'w.secret', 'p.stop_token'])
      .where('w.id', '=', letter.way)
      .executeTakeFirst();
    const send = way === undefined ? null : senders[way.kind];
    const games = send === null ? [] : await gamesOf(letter);
    if (way === undefined || send === null || games.length === 0) return void (await dropped(letter.id));
    const notice: Notice = {
      id: letter.id,
      kind: letter.kind,
      sentAt: now(),
      title: noticeTitle(games),
      text: noticeText(games),
      games,
      stop: deps.stopLink(way.stop_token),
    };
    try {
      const verdict = await send(way, notice);
      deps.onTried(way.kind, verdict === 'sent' ? 'sent' : 'failed');
      await ended(letter, verdict);
    } catch (error) {
      deps.onTried(way.kind, 'failed');
      deps.onTrouble(way.kind, error);
      const pause = habits.backOff[letter.tries];
      if (pause === undefined) return ended(letter, 'refused');
      await db
        .updateTable('notice_letters')
        .set({ next_at: now() + pause })
        .where('id', '=', letter.id)
        .execute();
    }
  }

  return async () => {
    const letters = await db
      .selectFrom('notice_letters')
      .selectAll()
      .where('next_at', '<=', now())
      .orderBy('next_at')
      .limit(MOST)
      .execute();
    const left = letters.values();
    const work = async (): Promise<void> => {
      for (const letter of left) {
        await attempt(letter);
        // SQLite answers without yielding to the event loop: everything else would wait until the last letter.
        await breath();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
}
