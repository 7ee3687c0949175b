/** An index of who has to do with which table, written in the same transaction as the table. */

import type { Transaction } from 'kysely';
import type { Database, Schema, TablePersonRow } from '../store/schema.ts';
import type { Table } from './places.ts';

type Part = TablePersonRow['part'];
type People = Pick<Table, 'id' | 'organiser' | 'places' | 'named' | 'removed'>;

function peopleOf({ id, organiser, places, named, removed }: People): TablePersonRow[] {
  const rows = (part: Part, people: readonly (string | undefined)[]): TablePersonRow[] =>
    [...new Set(people)].flatMap(person => (person === undefined ? [] : [{ game: id, person, part }]));
  return [
    ...rows('organiser', [organiser]),
    ...rows(
      'seat',
      places.map(place =>
        place.kind === 'person' ? place.person.id : place.kind === 'open' ? place.for?.id : undefined,
      ),
    ),
    ...rows(
      'named',
      named.map(person => person.id),
    ),
    ...rows('removed', removed),
  ];
}

const keyOf = ({ person, part }: TablePersonRow): string => `${part} ${person}`;

/** Updates the index for a table; `before` is null for a new one. */
export async function keepPeople(step: Transaction<Schema>, before: People | null, next: People): Promise<void> {
  const known = before === null ? [] : peopleOf(before);
  const now = peopleOf(next);
  const keys = { known: new Set(known.map(keyOf)), now: new Set(now.map(keyOf)) };
  for (const { game, person, part } of known)
    if (!keys.now.has(keyOf({ game, person, part })))
      await step
        .deleteFrom('table_people')
        .where('game', '=', game)
        .where('person', '=', person)
        .where('part', '=', part)
        .execute();
  const fresh = now.filter(row => !keys.known.has(keyOf(row)));
  if (fresh.length > 0)
    await step
      .insertInto('table_people')
      .values(fresh)
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

/** Ids of tables with which a person has to do in one of these parts: for `where('id', 'in', …)`. */
export const tablesOf = (db: Database, person: string, parts: readonly Part[]) =>
  db.selectFrom('table_people').select('game').where('person', '=', person).where('part', 'in', parts);
