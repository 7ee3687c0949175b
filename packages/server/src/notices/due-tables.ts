/**
 * Tables at which something has come about before the game, and who has been away from them since. A table that has not changed since it
 * was looked at for somebody is not looked at again. No node owns a table whose game is not on: whoever sees that she is there keeps it,
 * before any other could tell her.
 */

import type { TableRow } from '../store/schema.ts';
import type { TableNoticeRow } from '../store/notices-schema.ts';
import { tableOf, viewerAt } from '../tables/places.ts';
import type { TableNews } from './before-game.ts';
import { factsFor, newsFor } from './before-game.ts';
import type { Due, DueDeps } from './due-people.ts';
import { listeners } from './due-people.ts';

export interface Told {
  readonly game: string;
  readonly what: TableNews;
}

type Candidate = TableRow & {
  readonly person: string;
  /** The id of the table where it is known already whether she is asked; null before, and for whoever does not play. */
  readonly looked: string | null;
  readonly asked_at: number | null;
} & {
  readonly [Key in keyof Pick<TableNoticeRow, 'knows' | 'told' | 'told_at' | 'back_at'>]: TableNoticeRow[Key] | null;
};

const MOST = 200;
const BEFORE = ['gathering', 'readying', 'pledging', 'sharing'] as const;
/** Milliseconds after which it is told no more that a game has begun. */
const NEWS_FOR = 3600_000;

export function tablesDue({ db, presence, habits }: DueDeps): (at: number) => Promise<readonly Due[]> {
  /** Found by way of the tables: few of them wait, and whoever has played for years has to do with many that are over. */
  async function candidates(status: readonly TableRow['status'][], since: number, at: number): Promise<Candidate[]> {
    const rows = await listeners(db, at - habits.apart)
      .innerJoin('table_people as b', 'b.person', 'p.person')
      .innerJoin('tables as t', 't.id', 'b.game')
      .leftJoin('table_notices as n', join => join.onRef('n.game', '=', 't.id').onRef('n.person', '=', 'p.person'))
      .leftJoin('moves as m', join => join.onRef('m.game', '=', 't.id').onRef('m.person', '=', 'p.person'))
      .selectAll('t')
      .select(['p.person', 'm.game as looked', 'm.asked_at', 'n.knows', 'n.told', 'n.told_at', 'n.back_at'])
      .where('b.part', 'in', ['seat', 'organiser'])
      .where('t.status', 'in', status)
      .where('t.touched_at', '>', since)
      .where('t.touched_at', '<=', at - habits.quiet / 2)
      .where(where => where.or([where('n.version', 'is', null), where('n.version', '<', where.ref('t.version'))]))
      .where(where => where.or([where('n.back_at', 'is', null), where('n.back_at', '<', at - habits.quiet / 2)]))
      .orderBy('t.touched_at')
      .limit(MOST)
      .execute();
    // Whoever has laid a table and sits there has to do with it twice.
    return [...new Map(rows.map(row => [`${row.id} ${row.person}`, row])).values()];
  }

  /** She is or was there: `version` where she has seen the table as it is now. */
  async function seen({ id: game, person }: Candidate, row: Partial<TableNoticeRow>): Promise<void> {
    await db
      .insertInto('table_notices')
      .values({ game, person, version: 0, knows: '[]', told: null, told_at: 0, back_at: 0, ...row })
      .onConflict(conflict => conflict.columns(['game', 'person']).doUpdateSet(row))
      .execute();
  }

  const dueOf = ({ id: game, person, version }: Candidate, knows: string, what: TableNews, at: number): Due => ({
    person,
    kind: 'your-table',
    item: { game, what } satisfies Told,
    async claim(step) {
      const row = { version, knows, told: what, told_at: at };
      const { numInsertedOrUpdatedRows } = await step
        .insertInto('table_notices')
        .values({ game, person, ...row, back_at: 0 })
        .onConflict(conflict =>
          conflict.columns(['game', 'person']).doUpdateSet(row).where('table_notices.version', '<', version),
        )
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
  });

  return async at => {
    const due: Due[] = [];
    const all = [...(await candidates(BEFORE, 0, at)), ...(await candidates(['playing'], at - NEWS_FOR, at))];
    for (const each of all) {
      const { person, version, touched_at } = each;
      const last = presence.last(each.id, person);
      const table = tableOf(each);
      const plays = table.status === 'playing' && viewerAt(table, person) !== 'spectator';
      if (plays && each.looked === null) continue;
      const facts = factsFor(table, person);
      const knows = JSON.stringify(facts);
      const wasThere = last === null ? {} : { back_at: last };
      const isBack = (each.told_at ?? 0) <= (each.back_at ?? 0);
      const known = { knows: JSON.parse(each.knows ?? '[]') as string[], told: each.told, isBack };
      // Where she is asked already, she is told that.
      const news = each.asked_at === null ? newsFor(facts, known) : null;
      if (news === null || (last !== null && last >= touched_at)) await seen(each, { version, knows, ...wasThere });
      else if (last !== null && last > at - habits.quiet) await seen(each, wasThere);
      else if (touched_at <= at - habits.quiet && (each.back_at ?? 0) < at - habits.quiet)
        due.push(dueOf(each, knows, news, at));
    }
    return due;
  };
}
