/** What the lists of administrators have in common: pages, and the people named on them. */

import type { Person } from '@weathergauge/wire';
import type { Database } from '../store/schema.ts';

/** `rows`: one more than `most`, if there are further pages. `next`: the last on this page, if so. */
export function pageOf<T extends { readonly id: string }>(
  rows: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly next: string | null } {
  const shown = rows.slice(0, most);
  return { shown, next: rows.length > most ? (shown.at(-1)?.id ?? null) : null };
}

interface KnownPerson extends Person {
  readonly isSuspended: boolean;
}

/** The people who did something and those it was about, by id; deleted accounts are not among them. */
export async function peopleIn(
  db: Database,
  shown: readonly { readonly person: string; readonly about: string }[],
): Promise<ReadonlyMap<string, KnownPerson>> {
  const ids = [...new Set(shown.flatMap(({ person, about }) => [person, about]))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name', 'suspended_at']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, suspended_at }) => [id, { id, name, isSuspended: suspended_at !== null }]));
}
