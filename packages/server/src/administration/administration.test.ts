/** Reports, what administrators do about them, and notes that nobody else reads. */

import type { DeedsPage, Person, ReportsPage, TalkView, Tell } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

interface Room {
  readonly table: string;
  readonly anne: Player;
  readonly bonny: Player;
  readonly stranger: Player;
  readonly administrator: Player;
  readonly line: Line;
  readonly id: (player: Player) => Promise<string>;
}

async function room({ address, store }: Served): Promise<Room> {
  const [anne, bonny, stranger, administrator] = (await Promise.all(
    ['Anne', 'Bonny', 'Edward', 'Warden'].map(name => guest(address, name)),
  )) as [Player, Player, Player, Player];
  const id = async (player: Player): Promise<string> =>
    must((await player.call<{ you: Person | null }>('GET', 'hello')).body.you).id;
  await store.db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('id', '=', await id(administrator))
    .execute();
  const table = await begun([anne, bonny], crossing);
  const line = await bonny.connect();
  await line.ask({ ask: 'talk', at: table });
  for (const text of ['before', 'You scoundrel', 'after'])
    await line.ask({ ask: 'say', at: table, saying: { kind: 'text', text } });
  return { table, anne, bonny, stranger, administrator, line, id };
}

const listed = (by: Player) => by.call<ReportsPage>('GET', 'administration/reports');

test('a line is reported once, by those who may read it; an administrator reads it with what is around it, and removes it', async () => {
  const server = await served();
  const { table, anne, bonny, stranger, administrator, line, id } = await room(server);
  const report = {
    at: table,
    person: await id(bonny),
    line: { channel: 'players', number: 2 },
    reason: 'insult',
    words: 'He \u202Ecalls me names',
  };
  expect((await stranger.call('POST', 'reports', report)).status).toBe(409);
  expect((await anne.call('POST', 'reports', { ...report, person: await id(stranger) })).status).toBe(409);
  expect((await anne.call('POST', 'reports', { ...report, line: { channel: 'spectators', number: 2 } })).status).toBe(
    409,
  );
  expect((await anne.call('POST', 'reports', report)).status).toBe(200);
  expect((await anne.call('POST', 'reports', report)).status).toBe(200);
  const { body } = await listed(administrator);
  expect(body.reports).toHaveLength(1);
  const [first] = body.reports;
  expect(first).toMatchObject({
    by: { name: 'Anne' },
    about: { name: 'Bonny' },
    words: 'He calls me names',
    state: 'open',
  });
  expect(must(first).around.map(({ said }) => said)).toMatchObject([
    { text: 'before' },
    { text: 'You scoundrel' },
    { text: 'after' },
  ]);

  const removed = { at: table, channel: 'players', number: 2 };
  expect((await administrator.call('POST', 'administration/lines/remove', removed)).status).toBe(200);
  expect((await administrator.call('POST', 'administration/lines/remove', removed)).status).toBe(409);
  const unsaid = (): Tell[] =>
    line.frames.map(frame => JSON.parse(frame) as Tell).filter(({ tell }) => tell === 'unsaid');
  await expect.poll(unsaid).toEqual([{ tell: 'unsaid', ...removed }]);
  const view = (await line.ask({ ask: 'talk', at: table })) as TalkView;
  expect(JSON.stringify(view)).not.toContain('scoundrel');

  await administrator.call('POST', `administration/people/${await id(bonny)}/suspend`, { why: 'Insults' });
  await administrator.call('POST', `administration/reports/${must(first).id}/close`, { how: 'settled' });
  expect((await listed(administrator)).body.reports).toEqual([]);
  const { body: log } = await administrator.call<DeedsPage>('GET', 'administration/deeds');
  const byName = log.deeds.toSorted((a, b) => a.deed.localeCompare(b.deed));
  expect(byName.map(({ deed, by, about }) => [deed, by.name, about?.name])).toEqual([
    ['removed-line', 'Warden', 'Bonny'],
    ['settled', 'Warden', 'Bonny'],
    ['suspended', 'Warden', 'Bonny'],
  ]);
});

test('a person is reported without a line by who sits with her, and a report can be dismissed', async () => {
  const server = await served();
  const { table, anne, bonny, administrator, id } = await room(server);
  const report = { at: table, person: await id(bonny), reason: 'name', words: '' };
  expect((await bonny.call('POST', 'reports', report)).status).toBe(409);
  expect((await anne.call('POST', 'reports', report)).status).toBe(200);
  const [first] = (await listed(administrator)).body.reports;
  expect(first).toMatchObject({ line: null, reason: 'name' });
  const path = `administration/reports/${must(first).id}/close`;
  expect((await administrator.call('POST', path, { how: 'dismissed' })).status).toBe(200);
  expect((await administrator.call('POST', path, { how: 'dismissed' })).status).toBe(409);
  const closed = await administrator.call<ReportsPage>('GET', 'administration/reports?state=closed');
  expect(closed.body.reports).toMatchObject([{ state: 'dismissed' }]);
});

test('to everybody else there is no administration', async () => {
  const server = await served();
  const { anne, table } = await room(server);
  const calls = [
    anne.call('GET', 'administration/reports'),
    anne.call('GET', 'administration/deeds'),
    anne.call('POST', 'administration/reports/abc/close', { how: 'dismissed' }),
    anne.call('POST', 'administration/lines/remove', { at: table, channel: 'players', number: 1 }),
  ];
  for (const call of calls) expect((await call).status).toBe(404);
});

test('a note is read by who wrote it, and by nobody else in any call or frame', async () => {
  const server = await served();
  const { anne, bonny, stranger, line, table } = await room(server);
  const words = 'Her third rate is bluffing';
  const wrote = await anne.call('POST', `tables/${table}/notes`, { place: 4, words });
  expect(wrote.body).toMatchObject({ notes: [{ place: 4, words }] });
  await anne.call('POST', `tables/${table}/notes`, { place: 4, words: `${words}!` });
  expect((await anne.call('GET', `tables/${table}/notes`)).body).toMatchObject({ notes: [{ words: `${words}!` }] });
  expect((await bonny.call('GET', `tables/${table}/notes`)).body).toEqual({ notes: [] });
  expect((await stranger.call('GET', `tables/${table}/notes`)).status).toBe(404);
  await line.watch(table);
  expect(line.frames.join('')).not.toContain('bluffing');
  expect((await anne.call('POST', `tables/${table}/notes`, { place: 4, words: ' ' })).body).toEqual({ notes: [] });
});
