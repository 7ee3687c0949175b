/** Whose tables are read again when one has changed, and what those are told who have nothing to do with it. */

import { setTimeout as pause } from 'node:timers/promises';
import type { LobbyView, TableView } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Player } from '../../test/player.ts';
import { guest, must } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served } from '../../test/served.ts';
import { lobby as openLobby } from './lobby.ts';

const WISH = { ruleset: 'convoy', scenario: 'H1', options: {}, seats: [{ kind: 'mine' }, { kind: 'open' }] };

const idOf = async (player: Player): Promise<string> =>
  (await player.call<{ you: { id: string } }>('GET', 'hello')).body.you.id;

async function laid(player: Player, visibility: TableView['visibility']): Promise<TableView> {
  return (await player.call<TableView>('POST', 'tables', { ...WISH, visibility })).body;
}

/** Anne, Bonny and a stranger follow a lobby of their own: whose tables it reads, and what it tells. */
async function followed({ address, store }: Served) {
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')] as const;
  const names = new Map([
    [await idOf(players[0]), 'Anne'],
    [await idOf(players[1]), 'Bonny'],
  ]);
  const read: (string | undefined)[] = [];
  const told: Record<string, LobbyView[]> = {};
  const lobby = openLobby({
    db: store.db,
    moves: {
      async of(person) {
        read.push(names.get(person));
        return [];
      },
    },
  });
  for (const [person, name] of [...names, [null, 'nobody'] as const]) {
    const views: LobbyView[] = [];
    told[name] = views;
    await lobby.follow(person, view => void views.push(view)).now;
  }
  await lobby.round();
  read.length = 0;
  /** The names of those whose tables were read, and of those who were told. */
  async function after(id: string): Promise<{ read: (string | undefined)[]; told: string[] }> {
    lobby.tableChanged(id);
    await lobby.round();
    const heard = Object.entries(told).flatMap(([name, views]) => (views.splice(0).length > 0 ? [name] : []));
    return { read: read.splice(0), told: heard };
  }
  return { players, lobby, told, after };
}

test('a table that is not open is read for those who have to do with it, and told to nobody else', async () => {
  const { players, after } = await followed(await served());
  const [anne, bonny] = players;
  const table = await laid(anne, 'invited');
  expect(await after(table.id)).toEqual({ read: ['Anne'], told: ['Anne'] });
  await bonny.call('POST', `tables/${table.id}/sit`, { seat: 1, invite: table.invite });
  expect(await after(table.id)).toEqual({ read: ['Anne', 'Bonny'], told: ['Anne', 'Bonny'] });
  // She has nothing to do with it any more, and it stands in her list.
  await bonny.call('POST', `tables/${table.id}/stand`);
  expect(await after(table.id)).toEqual({ read: ['Anne', 'Bonny'], told: ['Anne', 'Bonny'] });
  await anne.call('POST', `tables/${table.id}/stand`);
  expect(await after(table.id)).toEqual({ read: ['Anne'], told: ['Anne'] });
});

test('an open table is told to all, each as she may see it, and nobody else’s own tables are read for it', async () => {
  const { players, lobby, told, after } = await followed(await served());
  const [anne, bonny] = players;
  const table = await laid(anne, 'open');
  lobby.tableChanged(table.id);
  await lobby.round();
  const seen = (name: string): LobbyView => must(told[name]?.at(-1));
  expect(seen('Anne')).toMatchObject({ mine: [{ table: { id: table.id, invite: table.invite } }], open: [] });
  for (const name of ['Bonny', 'nobody'])
    expect(seen(name)).toMatchObject({ mine: [], open: [{ id: table.id, invite: null, you: 'spectator' }] });
  expect((await bonny.call<LobbyView>('GET', 'lobby')).body).toEqual(seen('Bonny'));
  await after(table.id);
  await anne.call('POST', `tables/${table.id}/close`);
  expect(await after(table.id)).toEqual({ read: ['Anne'], told: ['Anne', 'Bonny', 'nobody'] });
  expect(await after(table.id), 'nothing has changed').toEqual({ read: ['Anne'], told: [] });
});

test('what could not be read is read with the next round', async () => {
  const server = await served();
  let fails = false;
  const anne = await guest(server.address, 'Anne');
  const lobby = openLobby({
    db: server.store.db,
    moves: {
      async of() {
        if (fails) throw new Error('the database is away');
        return [];
      },
    },
  });
  const told: LobbyView[] = [];
  await lobby.follow(await idOf(anne), view => void told.push(view)).now;
  await lobby.round();
  const table = await laid(anne, 'invited');
  lobby.tableChanged(table.id);
  fails = true;
  await expect(lobby.round()).rejects.toThrow('the database is away');
  fails = false;
  await lobby.round();
  expect(told.map(({ mine }) => mine.map(each => each.table.id))).toEqual([[table.id]]);
});

test('whoever looks at the lobby is told of a table that is laid, though nothing else changes', async () => {
  const { address } = await served();
  const [anne, bonny] = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const line = await bonny.connect();
  await line.ask({ ask: 'lobby' });
  // The round after she came.
  await pause(1_500);
  const { id } = await laid(anne, 'open');
  await expect.poll(() => line.frames.some(frame => frame.includes('"tell":"lobby"') && frame.includes(id))).toBe(true);
});
