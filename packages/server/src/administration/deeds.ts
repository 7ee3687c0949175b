/** The record of what administrators have done: a row for each action, never changed. */

import type { DeedsPage } from '@weathergauge/wire';
import { newId } from '../people/secrets.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database, DeedRow } from '../store/schema.ts';
import { pageOf, peopleIn } from './pages.ts';

export interface Deeds {
  add(administrator: string, deed: DeedRow['deed'], about: string, words: string): Promise<void>;
  /** The newest first; `after` is the last of the page before. */
  list(after?: string): Promise<DeedsPage>;
}

const PAGE = 50;

export function deeds(db: Database, now: () => number): Deeds {
  return {
    async add(person, deed, about, words) {
      await db.insertInto('deeds').values({ id: newId(), at: now(), person, deed, about, words }).execute();
    },
    async list(after) {
      const last =
        after === undefined
          ? undefined
          : await db.selectFrom('deeds').selectAll().where('id', '=', after).executeTakeFirst();
      const rows = await db
        .selectFrom('deeds')
        .selectAll()
        .$if(last !== undefined, query =>
          query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(last?.at ?? 0, last?.id ?? ''))),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const { shown, next } = pageOf(rows, PAGE);
      const people = await peopleIn(db, shown);
      return {
        deeds: shown.map(({ id, at, person, deed, about, words }) => ({
          id,
          at,
          by: people.get(person) ?? SOMEBODY,
          deed,
          about: people.get(about) ?? null,
          words,
        })),
        next,
      };
    },
  };
}
