/** Reports of lines and of people: made by those who may read the line or sit at the table, looked at by administrators. */

import type { Refusal } from '@weathergauge/engine';
import { refusal } from '@weathergauge/engine';
import type { Channel, Report, ReportedLine, ReportsPage, ReportWish } from '@weathergauge/wire';
import { newId } from '../people/secrets.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database, ReportRow } from '../store/schema.ts';
import { mayKnow, tableOf } from '../tables/places.ts';
import { readableBy } from '../talk/channels.ts';
import { lineOf } from '../talk/lines.ts';
import type { TalkNews } from '../talk/talk.ts';
import { shownText } from '../talk/text.ts';
import { pageOf, peopleIn } from './pages.ts';

export interface Reports {
  /** Null when it is stored. The same report twice is stored once. */
  report(by: string, wish: ReportWish): Promise<Refusal | null>;
  list(state: 'open' | 'closed', after?: string): Promise<ReportsPage>;
  /** False where there is no such open report. */
  close(administrator: string, report: string, how: 'dismissed' | 'settled'): Promise<boolean>;
  /** False where there is no such line, or it is removed already. */
  removeLine(administrator: string, at: string, channel: Channel, number: number): Promise<boolean>;
}

export interface ReportsDeps {
  readonly db: Database;
  now(): number;
  publish(news: TalkNews): void;
}

const PAGE = 20;
/** Lines before and after the one that is reported. */
const AROUND = 8;
/** How many reports one person makes in a day. */
const MOST = 20;
const DAY = 24 * 3600_000;

export function reports({ db, now, publish }: ReportsDeps): Reports {
  /** Whether the reporter may read that line of hers, or has her at the table. */
  async function isThere(by: string, { at, invite, person, line }: ReportWish): Promise<boolean> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', at).executeTakeFirst();
    if (row === undefined) return false;
    const table = tableOf(row);
    if (!mayKnow(table, by, invite)) return false;
    if (line === undefined && table.places.some(place => place.kind === 'person' && place.person.id === person))
      return true;
    const channels = readableBy(table, by).filter(each => line === undefined || each === line.channel);
    // PostgreSQL has no `in ()`.
    if (channels.length === 0) return false;
    const said = await db
      .selectFrom('talk')
      .select('number')
      .where('game', '=', at)
      .where('person', '=', person)
      .where('channel', 'in', channels)
      .$if(line !== undefined, query => query.where('number', '=', line?.number ?? 0))
      .limit(1)
      .executeTakeFirst();
    return said !== undefined;
  }

  async function around({ game, channel, number, about }: ReportRow): Promise<readonly ReportedLine[]> {
    const rows = await db
      .selectFrom('talk')
      .selectAll()
      .where('game', '=', game)
      .$if(channel !== null, query =>
        query
          .where('channel', '=', channel ?? 'players')
          .where('number', '>=', number - AROUND)
          .where('number', '<=', number + AROUND),
      )
      .$if(channel === null, query => query.where('person', '=', about))
      .orderBy('at', 'desc')
      .limit(2 * AROUND + 1)
      .execute();
    return rows
      .toReversed()
      .map(row => ({ ...lineOf({ ...row, removed_at: null }), isRemoved: row.removed_at !== null }));
  }

  return {
    async report(by, wish) {
      if (by === wish.person) return refusal('malformed', 'that is you');
      if (!(await isThere(by, wish))) return NOT_THERE;
      const { at: game, person: about, line, reason } = wish;
      const mine = await db
        .selectFrom('reports')
        .selectAll()
        .where('person', '=', by)
        .where('at', '>', now() - DAY)
        .execute();
      const isSame = (row: ReportRow): boolean =>
        row.game === game &&
        row.about === about &&
        row.channel === (line?.channel ?? null) &&
        row.number === (line?.number ?? 0);
      if (mine.some(isSame)) return null;
      if (mine.length >= MOST) return refusal('over-budget', 'you have reported much today: come back tomorrow');
      const words = shownText(wish.words);
      await db
        .insertInto('reports')
        .values({
          id: newId(),
          at: now(),
          person: by,
          about,
          game,
          channel: line?.channel ?? null,
          number: line?.number ?? 0,
          reason,
          words,
          state: 'open',
        })
        .execute();
      return null;
    },
    async list(state, after) {
      const last =
        after === undefined
          ? undefined
          : await db.selectFrom('reports').selectAll().where('id', '=', after).executeTakeFirst();
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('state', state === 'open' ? '=' : '!=', 'open')
        .$if(last !== undefined, query =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(last?.at ?? 0, last?.id ?? ''))),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const { shown, next } = pageOf(rows, PAGE);
      const people = await peopleIn(db, shown);
      const found = await Promise.all(
        shown.map(async (row): Promise<Report> => {
          const about = people.get(row.about);
          return {
            id: row.id,
            at: row.at,
            by: nameOf(people.get(row.person)),
            about: nameOf(about),
            isSuspended: about?.isSuspended === true,
            reason: row.reason,
            words: row.words,
            table: row.game,
            line: row.channel === null ? null : { channel: row.channel, number: row.number },
            around: await around(row),
            state: row.state,
          };
        }),
      );
      return { reports: found, next };
    },
    close: (administrator, report, how) =>
      db.transaction().execute(async step => {
        const row = await step
          .selectFrom('reports')
          .selectAll()
          .where('id', '=', report)
          .where('state', '=', 'open')
          .executeTakeFirst();
        if (row === undefined) return false;
        await step.updateTable('reports').set({ state: how }).where('id', '=', report).execute();
        await step
          .insertInto('deeds')
          .values({ id: newId(), at: now(), person: administrator, deed: how, about: row.about, words: row.reason })
          .execute();
        return true;
      }),
    async removeLine(administrator, at, channel, number) {
      const isDone = await db.transaction().execute(async step => {
        const row = await step
          .selectFrom('talk')
          .selectAll()
          .where('game', '=', at)
          .where('channel', '=', channel)
          .where('number', '=', number)
          .where('removed_at', 'is', null)
          .executeTakeFirst();
        if (row === undefined) return false;
        await step
          .updateTable('talk')
          .set({ removed_at: now() })
          .where('game', '=', at)
          .where('channel', '=', channel)
          .where('number', '=', number)
          .execute();
        await step
          .insertInto('deeds')
          .values({
            id: newId(),
            at: now(),
            person: administrator,
            deed: 'removed-line',
            about: row.person,
            words: row.words,
          })
          .execute();
        return true;
      });
      if (isDone) publish({ at, removed: { channel, number } });
      return isDone;
    },
  };
}

const nameOf = (person: { readonly id: string; readonly name: string } | undefined) =>
  person === undefined ? SOMEBODY : { id: person.id, name: person.name };
/** The same answer for what does not exist and for what the reporter may not see. */
const NOT_THERE = refusal('bad-config', 'there is no such line or person at a table that is open to you');
