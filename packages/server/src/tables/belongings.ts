/**
 * Tables and games of a person. When her account is deleted she leaves tables whose game has not begun, her own tables are closed, and her
 * running games are resigned. Finished games stay for the others, with a former player in her place.
 */

import type { Seat } from '@weathergauge/engine';
import { isRefusal } from '@weathergauge/engine';
import type { Person, TableSeat } from '@weathergauge/wire';
import type { Games } from '../games/games.ts';
import { ownerIn } from '../nodes/nodes.ts';
import type { Belongings } from '../people/belongings.ts';
import { paged } from '../people/belongings.ts';
import { SOMEBODY } from '../people/somebody.ts';
import type { Database } from '../store/schema.ts';
import { tablesOf } from './people.ts';
import type { Table } from './places.ts';
import { isBefore, tableOf, viewerAt, viewOf } from './places.ts';
import { reseated } from './seating.ts';
import type { TableStore } from './table-store.ts';

export interface TableBelongingsDeps {
  readonly db: Database;
  readonly store: Pick<TableStore, 'change'>;
  readonly games: Pick<Games, 'awake'>;
  /** Puts a game into the record while its players are still known. */
  record(game: string): Promise<void>;
}

export function tableBelongings({ db, store, games, record }: TableBelongingsDeps): Belongings {
  const mentioning = (person: string, after: string, most: number) =>
    db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', after)
      .where('id', 'in', tablesOf(db, person, ['organiser', 'seat', 'named', 'removed']))
      .orderBy('id')
      .limit(most)
      .execute();

  async function change(id: string, work: (table: Table) => Partial<Table>): Promise<void> {
    const done = await store.change(id, async table => ({ table: work(table) }));
    if (isRefusal(done)) throw new Error(`a table could not be changed: ${done.reason}`);
  }

  /** Resigns this seat's game; returns whether that is done. False if another node owns the game: that node does it. */
  async function resign(id: string, seat: Seat): Promise<boolean> {
    try {
      const game = await games.awake(id);
      if (game === null) return true;
      const refused = await game.act(seat, null, chair => chair.resign());
      if (refused === null || refused.refused === 'over') return true;
      throw new Error(`a game could not be resigned: ${refused.reason}`);
    } catch (error) {
      if (ownerIn(error) === null) throw error;
      return false;
    }
  }

  async function forget(table: Table, person: string): Promise<void> {
    const seat = viewerAt(table, person);
    if (table.status === 'playing' && seat !== 'spectator') {
      // Her name is removed at once; her id stays with the seat until she has resigned.
      await change(table.id, now => ({ places: placed(now, person, { id: person, name: SOMEBODY.name }) }));
      if (!(await resign(table.id, seat))) return;
      await record(table.id);
    }
    await change(table.id, now => without(now, person));
  }

  return {
    topic: 'tables',
    async *export({ id }) {
      const rows = paged(
        (after, most) => mentioning(id, after, most),
        row => row.id,
      );
      for await (const row of rows) {
        const table = tableOf(row);
        if (table.removed.includes(id) && viewerAt(table, id) === 'spectator') continue;
        const game = await db.selectFrom('games').select('log').where('id', '=', row.id).executeTakeFirst();
        // No log of a running game: it holds what others have sealed.
        yield { ...viewOf(table, id), createdAt: row.created_at, log: game?.log ?? null };
      }
    },
    async forget({ id }) {
      const rows = paged(
        (after, most) => mentioning(id, after, most),
        row => row.id,
      );
      for await (const row of rows) await forget(tableOf(row), id);
    },
  };
}

/** The seats, with this name and id in place of hers. */
function placed({ places }: Table, person: string, as: Person): TableSeat[] {
  return places.map(place =>
    place.kind === 'person' && place.person.id === person ? { ...place, person: as } : place,
  );
}

function without(table: Table, person: string): Partial<Table> {
  const rest: Table = {
    ...table,
    organiser: table.organiser === person ? SOMEBODY.id : table.organiser,
    named: table.named.filter(({ id }) => id !== person),
    removed: table.removed.filter(id => id !== person),
  };
  if (!isBefore(table)) return { ...rest, places: placed(table, person, SOMEBODY) };
  // A seat that she leaves is free for anybody.
  const places = table.places.map((place): TableSeat => {
    const whose = place.kind === 'person' ? place.person : place.kind === 'open' ? place.for : undefined;
    return whose?.id === person ? { kind: 'open' } : place;
  });
  if (table.organiser === person) return { ...rest, places, status: 'closed' };
  return viewerAt(table, person) === 'spectator' ? { ...rest, places } : reseated({ ...rest, places });
}
