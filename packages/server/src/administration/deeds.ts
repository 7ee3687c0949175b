/** What administrators have done: written down with every deed, and never changed. */

import type { DeedsPage, Person } from '@weathergauge/wire';
import { newId } from '../people/secrets.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database, DeedRow } from '../store/schema.ts';

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
          query.where(({ or, and, eb }) =>
            or([eb('at', '<', last?.at ?? 0), and([eb('at', '=', last?.at ?? 0), eb('id', '<', last?.id ?? '')])]),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const shown = rows.slice(0, PAGE);
      const people = await peopleOf(
        db,
        shown.flatMap(({ person, about }) => [person, about]),
      );
      return {
        deeds: shown.map(({ id, at, person, deed, about, words }) => ({
          id,
          at,
          by: people.get(person) ?? SOMEBODY,
          deed,
          about: people.get(about) ?? null,
          words,
        })),
        next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      };
    },
  };
}

export interface KnownPerson extends Person {
  readonly isSuspended: boolean;
}

/** By their ids; those who have left are not among them. */
export async function peopleOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
  const all = [...new Set(ids)];
  if (all.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name', 'suspended_at']).where('id', 'in', all).execute();
  return new Map(rows.map(({ id, name, suspended_at }) => [id, { id, name, isSuspended: suspended_at !== null }]));
}
