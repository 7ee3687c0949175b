import type { TableView } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { guest, must } from '../../test/player.ts';
import { served } from '../../test/served.ts';
import { tablePeople } from '../store/migrations/023-table-people.ts';
import type { Store } from '../store/store.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

const kept = async ({ db }: Store) =>
  (await db.selectFrom('table_people').select(['person', 'part']).execute())
    .map(({ person, part }) => `${part} ${person}`)
    .toSorted();

test('who has to do with a table is kept with every change of it, and nothing else is', async () => {
  const { address, store } = await served();
  const [anne, bonny] = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const idOf = async (player: typeof anne): Promise<string> =>
    must((await player.call<{ you: { id: string } }>('GET', 'hello')).body.you).id;
  const [organiser, other] = [await idOf(anne), await idOf(bonny)];
  const seats = [{ kind: 'mine' }, { kind: 'open' }];
  const { body: table } = await anne.call<TableView>('POST', 'tables', { ...crossing, seats, visibility: 'open' });
  const own = [`organiser ${organiser}`, `seat ${organiser}`];
  expect(await kept(store)).toEqual(own);
  const mine = async (player: typeof anne): Promise<string[]> =>
    (await player.call<{ tables: TableView[] }>('GET', 'tables')).body.tables
      .filter(({ you }) => you !== 'spectator')
      .map(({ id }) => id);
  await bonny.call('POST', `tables/${table.id}/sit`, { seat: 1 });
  expect(await kept(store)).toEqual([...own, `seat ${other}`].toSorted());
  expect(await mine(bonny)).toEqual([table.id]);
  await bonny.call('POST', `tables/${table.id}/stand`, {});
  expect(await kept(store)).toEqual(own);
  expect(await mine(bonny)).toEqual([]);
  await bonny.call('POST', `tables/${table.id}/sit`, { seat: 1 });
  await anne.call('POST', `tables/${table.id}/remove`, { seat: 1 });
  expect(await kept(store)).toEqual([...own, `removed ${other}`].toSorted());

  // Tables of servers before this was kept are looked through once.
  const before = await kept(store);
  await store.db.schema.dropTable('table_people').execute();
  await tablePeople.up(store.db);
  expect(await kept(store)).toEqual(before);
});
