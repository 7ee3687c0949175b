/** Tables of every kind, through the contract alone. */

import type { Seat } from '@weathergauge/engine';
import { keyHex, newKey, pledge } from '@weathergauge/engine';
import type { Settings, TableView } from '@weathergauge/wire';
import { drawnPlaces, PLAIN_SETTINGS } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Player } from '../../test/player.ts';
import { begun, guest, must, sharesOf } from '../../test/player.ts';
import { NO_LIMITS } from '../../test/no-limits.ts';
import { served } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
const withSettings = (settings: Partial<Settings>) => ({ settings: { ...PLAIN_SETTINGS, ...settings } });
const mineAndOpen = { seats: [{ kind: 'mine' }, { kind: 'open' }] };

async function three(address: string): Promise<[Player, Player, Player]> {
  return [await guest(address, 'Anne'), await guest(address, 'Bonny'), await guest(address, 'Mary')];
}

const post = (player: Player, path: string, body: object = {}) => player.call<TableView>('POST', path, body);

async function laid(player: Player, wish: object): Promise<TableView> {
  const made = await post(player, 'tables', { ...crossing, ...mineAndOpen, visibility: 'open', ...wish });
  expect(made.body).toMatchObject({ you: 0 });
  return made.body;
}

test('dice are made when everybody has said that she is ready, and whoever sits down later says so anew', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  const table = await laid(anne, withSettings({ start: 'when-ready' }));
  const at = `tables/${table.id}`;
  expect((await post(anne, `${at}/ready`, { ready: true })).status).toBe(409);
  await post(bonny, `${at}/sit`, { seat: 1 });
  expect((await post(anne, `${at}/ready`, { ready: true })).body).toMatchObject({
    status: 'readying',
    ready: [true, false],
  });
  expect((await post(mary, `${at}/ready`, { ready: true })).status).toBe(409);
  expect((await post(bonny, `${at}/pledge`, { pledge: 'a'.repeat(64) })).status).toBe(409);
  await post(bonny, `${at}/stand`);
  const { body } = await post(mary, `${at}/sit`, { seat: 1 });
  expect(body).toMatchObject({ status: 'readying', ready: [false, false] });
  await post(mary, `${at}/ready`, { ready: true });
  // Sent twice, it is one.
  await post(mary, `${at}/ready`, { ready: true });
  expect((await post(anne, `${at}/ready`, { ready: true })).body.status).toBe('pledging');
});

test('only the organiser changes, closes or clears a table; whoever was sent away does not come back', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  const table = await laid(anne, {});
  const at = `tables/${table.id}`;
  await post(bonny, `${at}/sit`, { seat: 1 });
  const wish = { ...crossing, ...mineAndOpen, visibility: 'open', ...withSettings({ seating: 'drawn' }) };
  for (const [path, body] of [
    ['settings', wish],
    ['remove', { seat: 0 }],
    ['close', {}],
  ] as const)
    for (const stranger of [bonny, mary]) expect((await post(stranger, `${at}/${path}`, body)).status).toBe(409);

  const line = await bonny.connect();
  await line.watch(table.id);
  const before = await anne.call<TableView>('GET', at);
  const changed = await post(anne, `${at}/settings`, wish);
  expect(changed.body).toMatchObject({ settings: { seating: 'drawn' }, seats: before.body.seats, status: 'readying' });
  // Another game, or the same anew: the host commits again.
  expect(changed.body.commitment).not.toBe(before.body.commitment);
  const toAgent = { ...wish, seats: [{ kind: 'mine' }, { kind: 'agent', level: 'midshipman' }] };
  expect((await post(anne, `${at}/settings`, toAgent)).body).toMatchObject({
    why: expect.stringContaining('somebody sits there') as string,
  });
  expect((await post(anne, `${at}/remove`, { seat: 0 })).status).toBe(409);
  expect((await post(anne, `${at}/remove`, { seat: 1 })).body).toMatchObject({ status: 'gathering' });
  await expect.poll(() => line.frames.some(frame => frame.includes('"gone"'))).toBe(true);
  expect((await post(bonny, `${at}/sit`, { seat: 1 })).status).toBe(409);
  expect((await bonny.call('GET', at)).status).toBe(404);
  expect((await post(anne, `${at}/settings`, toAgent)).body).toMatchObject({ status: 'pledging' });
  expect((await post(anne, `${at}/close`)).body.status).toBe('closed');
  expect((await post(mary, `${at}/sit`, { seat: 1 })).status).toBe(409);
  expect((await post(anne, `${at}/pledge`, { pledge: 'a'.repeat(64) })).status).toBe(409);
});

test('a private table is for those who are named, and only companions can be', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  await begun([anne, bonny], crossing);
  const { body: met } = await anne.call<{ people: { id: string; name: string }[] }>('GET', 'companions');
  expect(met.people.map(({ name }) => name)).toEqual(['Bonny']);
  const named = met.people.map(({ id }) => id);
  const unmet = await post(anne, 'tables', { ...crossing, ...mineAndOpen, visibility: 'private', named: ['nobody'] });
  expect(unmet.status).toBe(409);
  const table = await laid(anne, { visibility: 'private', named });
  expect(table.invite).toBeNull();
  expect((await mary.call('GET', `tables/${table.id}`)).status).toBe(404);
  expect((await post(mary, `tables/${table.id}/sit`, { seat: 1, invite: 'x' })).status).toBe(409);
  const { body: listed } = await bonny.call<{ tables: TableView[] }>('GET', 'tables');
  expect(listed.tables.map(({ id }) => id)).toContain(table.id);
  expect((await post(bonny, `tables/${table.id}/sit`, { seat: 1 })).body).toMatchObject({ you: 1 });
  const { body: strange } = await mary.call<{ tables: TableView[] }>('GET', 'tables');
  expect(strange.tables).toEqual([]);
});

test('drawn seats follow from the commitment and the shares, so everybody can check them', async () => {
  const { address } = await served();
  const [anne, bonny] = await three(address);
  const seen = new Set<string>();
  for (let i = 0; i < 20 && seen.size < 2; i++) {
    const id = await begun([anne, bonny], { ...crossing, ...withSettings({ seating: 'drawn' }) });
    const { body } = await anne.call<TableView>('GET', `tables/${id}`);
    const places = drawnPlaces(body.commitment, body.shares.map(must));
    expect(body.drawn).toEqual(places);
    const names = body.seats.map(seat => (seat.kind === 'person' ? seat.person.name : ''));
    expect(names).toEqual(places.map(place => ['Anne', 'Bonny'][place]));
    expect(body.you).toBe(places.indexOf(0));
    // Each plays the seat that was drawn for her.
    const line = await anne.connect();
    expect((await line.watch(id)).position?.who).toBe(body.you);
    line.close();
    seen.add(names.join());
  }
  expect(seen.size).toBe(2);
});

test('spectators stay out where they are not welcome, also those who came before the game', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  const table = await laid(anne, withSettings({ spectators: 'none' }));
  const line = await mary.connect();
  await line.watch(table.id);
  await post(bonny, `tables/${table.id}/sit`, { seat: 1 });
  await sharesOf([anne, bonny], table);
  await expect.poll(() => line.frames.some(frame => frame.includes('"gone"'))).toBe(true);
  expect(line.frames.some(frame => frame.includes('"sync"') || frame.includes('"turn"'))).toBe(false);
  await expect(line.watch(table.id)).rejects.toThrow('no such table');
  expect(await line.ask({ ask: 'history', table: table.id })).toMatchObject({ refused: 'bad-config' });
  expect((await mary.call('GET', `tables/${table.id}/log`)).status).toBe(404);
});

test('a rematch is made by the first who asks, with sides swapped, and begins when all have', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  const settings = withSettings({ spectators: 'none' });
  const id = await begun([anne, bonny], { ...crossing, ...settings });
  expect((await post(anne, `tables/${id}/rematch`)).status).toBe(409);
  const line = await bonny.connect();
  await line.watch(id);
  expect(await line.ask({ ask: 'resign', table: id })).toBeNull();
  expect((await post(mary, `tables/${id}/rematch`)).status).toBe(409);
  // Both at once: one table.
  const [one, other] = await Promise.all([post(anne, `tables/${id}/rematch`), post(bonny, `tables/${id}/rematch`)]);
  expect(one.body.id).toBe(other.body.id);
  const again = await post(anne, `tables/${id}/rematch`);
  expect(again.body).toMatchObject({ id: one.body.id, you: 1, status: 'pledging', ...settings, visibility: 'private' });
  expect(again.body.seats).toMatchObject([{ person: { name: 'Bonny' } }, { person: { name: 'Anne' } }]);
  await expect.poll(() => line.known(id).table.next).toBe(one.body.id);
  const playing = await sharesOf([bonny, anne], again.body);
  expect(playing.status).toBe('playing');
});

test('a seat that is kept for somebody is nobody else’s', async () => {
  const { address } = await served();
  const [anne, bonny, mary] = await three(address);
  const id = await begun([anne, bonny], crossing);
  const line = await anne.connect();
  await line.watch(id);
  await line.ask({ ask: 'resign', table: id });
  const { body: next } = await post(anne, `tables/${id}/rematch`);
  expect(next).toMatchObject({ status: 'gathering', seats: [{ kind: 'open', for: { name: 'Bonny' } }, {}] });
  expect((await post(mary, `tables/${next.id}/sit`, { seat: 0 })).status).toBe(409);
  expect((await post(bonny, `tables/${next.id}/sit`, { seat: 0 })).body).toMatchObject({ you: 0, status: 'pledging' });
});

test('tables to which nobody comes are closed, by link later than open ones; one organiser lays no hundreds', async () => {
  let time = Date.now();
  const { address, round } = await served(undefined, undefined, undefined, { now: () => time });
  const [anne] = await three(address);
  const open = await laid(anne, {});
  const invited = await laid(anne, { visibility: 'invited' });
  const statusOf = async ({ id }: TableView) => (await anne.call<TableView>('GET', `tables/${id}`)).body.status;
  time += 25 * 3600_000;
  await round();
  expect([await statusOf(open), await statusOf(invited)]).toEqual(['closed', 'gathering']);
  time += 14 * 24 * 3600_000;
  await round();
  expect(await statusOf(invited)).toBe('closed');
  for (let i = 0; i < 30; i++) await laid(anne, {});
  expect((await post(anne, 'tables', { ...crossing, ...mineAndOpen, visibility: 'open' })).status).toBe(409);
});

test('a table of agents alone, of an unknown agent, for two of oneself, or with an unknown setting is refused', async () => {
  const { address } = await served();
  const [anne] = await three(address);
  const agent = { kind: 'agent', level: 'midshipman:bold' };
  const wish = { ...crossing, visibility: 'invited' };
  expect((await post(anne, 'tables', { ...wish, seats: [agent, agent] })).status).toBe(409);
  expect((await post(anne, 'tables', { ...wish, seats: [{ kind: 'mine' }, { kind: 'mine' }] })).status).toBe(409);
  const unknown = { kind: 'agent', level: 'uct?s=3600' };
  expect((await post(anne, 'tables', { ...wish, seats: [{ kind: 'mine' }, unknown] })).status).toBe(409);
  // A setting that this server does not keep is never taken and forgotten.
  const bad = { ...wish, ...mineAndOpen, settings: { ...PLAIN_SETTINGS, time: 'live' } };
  expect((await post(anne, 'tables', bad)).status).toBe(400);
});

test('one who plays agents alone needs nobody else’s share', async () => {
  const { address } = await served();
  const anne = await guest(address, 'Anne');
  const seats = [{ kind: 'agent', level: 'midshipman' }, { kind: 'mine' }];
  const { body } = await post(anne, 'tables', { ...crossing, seats, visibility: 'invited' });
  const share = newKey();
  const at = `tables/${body.id}`;
  await post(anne, `${at}/pledge`, { pledge: pledge(body.commitment, body.you as Seat, share) });
  expect((await post(anne, `${at}/share`, { share: keyHex(share) })).body.status).toBe('playing');
});

test('a share that is told again after seats were drawn was told already', async () => {
  const { address } = await served();
  const [anne, bonny] = await three(address);
  const table = await laid(anne, withSettings({ seating: 'drawn' }));
  const at = `tables/${table.id}`;
  await post(bonny, `${at}/sit`, { seat: 1 });
  const shares = [newKey(), newKey()];
  const both = [anne, bonny];
  for (const [i, player] of both.entries())
    await post(player, `${at}/pledge`, { pledge: pledge(table.commitment, i as Seat, must(shares[i])) });
  for (let again = 0; again < 2; again++)
    for (const [i, player] of both.entries())
      expect((await post(player, `${at}/share`, { share: keyHex(must(shares[i])) })).status).toBe(200);
  // Whatever seat was drawn for her, the other's is not hers to tell.
  expect((await post(anne, `${at}/share`, { share: keyHex(must(shares[1])) })).status).toBe(409);
});

test('nobody lays tables without end: not many that are on at once, by a rematch neither, and not many from one place', async () => {
  const { address, store } = await served(undefined, undefined, undefined, { limits: { ...NO_LIMITS, tables: 4 } });
  const [anne, bonny] = await three(address);
  const id = await begun([anne, bonny], crossing);
  const line = await anne.connect();
  await line.watch(id);
  expect(await line.ask({ ask: 'resign', table: id })).toBeNull();
  const row = await store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 200 }, (_, i) => ({ ...row, id: `copy-${i}`, status: 'playing' as const }));
  for (let from = 0; from < 200; from += 50)
    await store.db
      .insertInto('tables')
      .values(copies.slice(from, from + 50))
      .execute();
  const wish = { ...crossing, ...mineAndOpen, visibility: 'open' };
  for (const [path, body] of [
    ['tables', wish],
    [`tables/${id}/rematch`, {}],
  ] as const)
    expect((await post(anne, path, body)).body).toMatchObject({
      refused: 'over-budget',
      why: expect.stringContaining('200 games are on') as string,
    });
  expect((await post(bonny, 'tables', wish)).status).toBe(200);
  const over = await post(bonny, 'tables', wish);
  expect(over).toMatchObject({ status: 429, body: { retryAfter: expect.any(Number) as number } });
});

test('who has sat down is not drawn into another game that the organiser lays then: she says first that she is ready for it', async () => {
  const { address } = await served();
  const [anne, bonny] = await three(address);
  const table = await laid(anne, {});
  const at = `tables/${table.id}`;
  expect((await post(bonny, `${at}/sit`, { seat: 1 })).body.status).toBe('pledging');
  const hasty = { kind: 'live', base: 1_000, increment: 0, per: 'decision', whenUp: 'loss' } as const;
  const wish = { ...crossing, ...mineAndOpen, visibility: 'open', ...withSettings({ time: hasty }) };
  const changed = await post(anne, `${at}/settings`, wish);
  expect(changed.body).toMatchObject({ status: 'readying', settings: { time: hasty, start: 'when-ready' } });
  expect((await post(anne, `${at}/ready`, { ready: true })).body.status).toBe('readying');
  expect((await post(bonny, `${at}/ready`, { ready: true })).body.status).toBe('pledging');
});
