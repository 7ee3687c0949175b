import type { GameRecord, PlayerRecord, RecordPage, RecordQuery } from '@weathergauge/wire';
import { expect, onTestFinished, test } from 'vitest';
import { addFinished, addPeople, person } from '../../test/finished.ts';
import { begun, guest, must } from '../../test/player.ts';
import { NO_LIMITS } from '../../test/no-limits.ts';
import { newFolder, served } from '../../test/served.ts';
import { openSqlite } from '../store/sqlite.ts';
import { MOST_A_DAY } from './ratings.ts';
import { record as openRecord } from './record.ts';
import { recorder } from './recorder.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

async function kept() {
  const store = await openSqlite(newFolder());
  onTestFinished(() => store.close());
  const { db } = store;
  await addPeople(db, ['anne', 'mary', 'jack', 'jill']);
  const record = openRecord(db);
  return {
    db,
    record,
    records: recorder(db, () => 5),
    async ids(query: Partial<RecordQuery>, caller: string | null = null): Promise<string[]> {
      return (await record.games({ most: 20, ...query }, caller)).games.map(({ table }) => table);
    },
    async ratingOf(id: string): Promise<number | null> {
      const found = await record.player(id, id);
      return found?.ratings.find(({ ruleset }) => ruleset === 'convoy')?.rating ?? null;
    },
  };
}

test('a game is recorded once, however often and by however many it is asked for', async () => {
  const { db, records, record } = await kept();
  await addFinished(db, [{ id: 'g', endedAt: 1, places: [person('anne'), person('mary')] }]);
  await Promise.all([records.record('g'), records.record('g'), records.catchUp(), records.catchUp()]);
  expect(await records.catchUp()).toBe(0);
  expect((await record.games({ most: 20 }, null)).games).toHaveLength(1);
  const { ratings } = must(await record.player('anne', null));
  expect(ratings).toMatchObject([{ ruleset: 'convoy', games: 1, isProvisional: true }]);
  expect(must(ratings[0]).history).toEqual([{ at: 1, rating: must(ratings[0]).rating }]);
});

test('what ended before the server was killed is in the record when it is up again', async () => {
  const folder = newFolder();
  const store = await openSqlite(folder);
  await addPeople(store.db, ['anne', 'mary']);
  await addFinished(store.db, [{ id: 'g', endedAt: 1, places: [person('anne'), person('mary')] }]);
  await store.close();
  const { address, close } = await served(folder);
  const page = (await (await fetch(`${address}api/record/games`)).json()) as RecordPage;
  expect(page.games.map(({ table }) => table)).toEqual(['g']);
  await close();
});

test('a winner gains and a loser loses, a draw of equals leaves them equal, and sides win together', async () => {
  const { db, records, record, ratingOf } = await kept();
  await addFinished(db, [{ id: 'a', endedAt: 1, places: [person('anne'), person('mary')] }]);
  await records.catchUp();
  const [won, lost] = [must(await ratingOf('anne')), must(await ratingOf('mary'))];
  expect(won).toBeGreaterThan(1000);
  expect(lost).toBeLessThan(1000);
  const drawn = { results: ['drawn', 'drawn'] } as const;
  await addFinished(db, [{ id: 'b', endedAt: 2, places: [person('jack'), person('jill')], outcome: drawn }]);
  await records.catchUp();
  expect(await ratingOf('jack')).toBe(await ratingOf('jill'));
  const together = { sides: [0, 1, 0, 1], results: ['lost', 'won', 'lost', 'won'] } as const;
  const four = ['anne', 'mary', 'jack', 'jill'].map(person);
  await addFinished(db, [{ id: 'c', endedAt: 3, places: four, ruleset: 'sails', outcome: together }]);
  await records.catchUp();
  const of = async (id: string) =>
    must(await record.player(id, id)).ratings.find(({ ruleset }) => ruleset === 'sails')?.rating;
  expect(await of('anne')).toBe(await of('jack'));
  expect(await of('mary')).toBe(await of('jill'));
  expect(must(await of('mary'))).toBeGreaterThan(must(await of('anne')));
});

test('games with agents, of one person alone, too short, or too many of the same two in a day do not count', async () => {
  const { db, records, record } = await kept();
  const two = [person('anne'), person('mary')];
  await addFinished(db, [
    { id: 'agents', endedAt: 1, places: [person('anne'), { kind: 'agent', level: 'captain' }] },
    { id: 'alone', endedAt: 2, places: [person('anne'), person('anne')] },
    { id: 'solo', endedAt: 3, places: [person('anne')] },
    { id: 'short', endedAt: 4, places: two, outcome: { how: 'resigned', answers: [30, 5] } },
    ...Array.from({ length: MOST_A_DAY }, (_, i) => ({ id: `day${i}`, endedAt: 10 + i, places: two })),
    { id: 'often', endedAt: 20, places: two },
    { id: 'often-swapped', endedAt: 21, places: two.toReversed() },
    { id: 'next-day', endedAt: 20 + DAY, places: two },
  ]);
  await records.catchUp();
  const { games } = await record.games({ most: 20 }, null);
  const rated = Object.fromEntries(games.map(game => [game.table, game.rated]));
  expect(rated).toEqual({
    agents: 'agents',
    alone: 'alone',
    solo: 'alone',
    short: 'short',
    day0: 'yes',
    day1: 'yes',
    day2: 'yes',
    often: 'often',
    'often-swapped': 'often',
    'next-day': 'yes',
  });
});

test('two who only play each other are never among the best of a book', async () => {
  const { db, records, record } = await kept();
  await addFinished(
    db,
    Array.from({ length: 12 }, (_, i) => ({ id: `g${i}`, endedAt: i * DAY, places: [person('anne'), person('mary')] })),
  );
  await records.catchUp();
  expect(must(await record.player('anne', null)).ratings).toMatchObject([{ games: 12, isProvisional: false }]);
  expect(await record.leaders('convoy')).toEqual([]);
  await addFinished(
    db,
    ['jack', 'jill'].map((id, i) => ({ id, endedAt: (20 + i) * DAY, places: [person('anne'), person(id)] })),
  );
  await records.catchUp();
  expect(await record.leaders('convoy')).toMatchObject([{ player: { id: 'anne' }, games: 14 }]);
});

test('games at tables that were not open are seen by those who played, and by nobody else', async () => {
  const { db, records, record, ids } = await kept();
  await addFinished(db, [
    { id: 'closed', endedAt: 1, places: [person('anne'), person('mary')], visibility: 'invited' },
    { id: 'open', endedAt: 2, places: [person('anne'), person('jack')] },
    { id: 'unwatched', endedAt: 0, places: [person('jill'), person('jill')], spectators: 'none' },
  ]);
  await records.catchUp();
  expect(await ids({}, 'jill')).toEqual(['open', 'unwatched']);
  for (const query of [
    {},
    { player: 'anne' },
    { name: 'ANNE' },
    { book: 'convoy', scenario: 'H1' },
    { how: 'rules' } as const,
  ]) {
    expect(await ids(query)).toEqual(['open']);
    expect(await ids(query, 'jack')).toEqual(['open']);
    expect(await ids(query, 'anne')).toEqual(['open', 'closed']);
  }
  expect(await ids({ player: 'mary' }, 'mary')).toEqual(['closed']);
  expect(await ids({ player: 'mary' }, 'anne')).toEqual(['closed']);
  expect(await ids({ player: 'mary' }, 'jill')).toEqual([]);
  expect(await record.player('mary', 'jill')).toBeNull();
  expect(await record.player('mary', 'anne')).toMatchObject({ player: { name: 'mary' } });
});

test('every filter alone and all together; pages meet without a gap, also where games ended in the same moment', async () => {
  const { db, records, ids, record } = await kept();
  const all = Array.from({ length: 23 }, (_, i) => ({
    id: `g${String(i).padStart(2, '0')}`,
    endedAt: 100 + Math.floor(i / 4),
    places: [person(i % 2 === 0 ? 'anne' : 'jack'), person('mary')],
    ruleset: i % 3 === 0 ? 'sails' : 'convoy',
    scenario: i % 5 === 0 ? 'H2' : 'H1',
    outcome: { how: i % 7 === 0 ? ('agreed' as const) : ('rules' as const) },
  }));
  await addFinished(db, all);
  await records.catchUp();
  const expected = (isWanted: (i: number) => boolean): string[] =>
    all.flatMap(({ id }, i) => (isWanted(i) ? [id] : [])).toReversed();
  const most = 50;
  expect(await ids({ most, book: 'sails' })).toEqual(expected(i => i % 3 === 0));
  expect(await ids({ most, scenario: 'H2' })).toEqual(expected(i => i % 5 === 0));
  expect(await ids({ most, how: 'agreed' })).toEqual(expected(i => i % 7 === 0));
  expect(await ids({ most, player: 'jack' })).toEqual(expected(i => i % 2 === 1));
  expect(await ids({ most, player: 'mary', result: 'lost' })).toEqual(expected(() => true));
  expect(await ids({ most, player: 'mary', result: 'won' })).toEqual([]);
  expect(await ids({ most, since: 102, until: 104 })).toEqual(expected(i => i >= 8 && i < 16));
  expect(await ids({ most, name: 'Jack', book: 'sails', scenario: 'H1', how: 'rules' }, 'mary')).toEqual(
    expected(i => i % 2 === 1 && i % 3 === 0 && i % 5 !== 0 && i % 7 !== 0),
  );
  for (const query of [{}, { player: 'mary' }, { book: 'convoy' }]) {
    const seen: GameRecord[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 10; pages++) {
      const page: RecordPage = await record.games({ most: 5, ...query, ...(after && { after }) }, 'mary');
      seen.push(...page.games);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.map(({ table }) => table)).toEqual(await ids({ most, ...query }));
  }
});

test('over HTTP: a played game, resigned; a forged cursor is refused or leads to nothing that is not the caller’s', async () => {
  const { address } = await served();
  const players = [await guest(address, 'Anne'), await guest(address, 'Bonny')];
  const table = await begun(players, { ruleset: 'convoy', scenario: 'H1', options: {} });
  const line = await must(players[1]).connect();
  await line.watch(table);
  expect(await line.ask({ ask: 'resign', table })).toBeNull();
  const games = async (query: string, who = must(players[0])) =>
    (await who.call<RecordPage>('GET', `record/games${query}`)).body;
  await expect.poll(async () => (await games('')).games.length).toBe(1);
  expect((await games('')).games).toMatchObject([
    {
      table,
      how: 'resigned',
      rated: 'short',
      seats: [
        { result: 'won', who: { person: { name: 'Anne' } } },
        { result: 'lost', who: { person: { name: 'Bonny' } } },
      ],
    },
  ]);
  const stranger = await guest(address, 'Mary');
  for (const after of ['', '?after=9999999999999999.zzzz', `?after=9999999999999999.${table}`, '?name=Anne'])
    expect((await games(after, stranger)).games).toEqual([]);
  for (const forged of ['after=1', 'after=-1.x', "after=1.x'--", 'most=1000', 'after=1e9.x', 'shown_to=all'])
    expect((await stranger.call('GET', `record/games?${forged}`)).status).toBe(400);
  const { body } = await must(players[0]).call<RecordPage>('GET', 'record/games');
  const bonny = must(body.games[0]?.seats[1]).who;
  const id = bonny.kind === 'person' ? bonny.person.id : '';
  expect((await stranger.call('GET', `record/players/${id}`)).status).toBe(404);
  expect((await must(players[0]).call<PlayerRecord>('GET', `record/players/${id}`)).body.player.name).toBe('Bonny');
});

test('whoever has searched the record for longer than her share waits, and others do not', async () => {
  const { address } = await served(undefined, undefined, undefined, {
    limits: { ...NO_LIMITS, questions: 0.001 },
    proxies: ['127.0.0.1'],
  });
  const search = (from: string): Promise<number | 'waits'> =>
    Promise.race([
      fetch(`${address}api/record/games`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status),
      new Promise<'waits'>(resolve => void setTimeout(resolve, 1_000, 'waits')),
    ]).catch(() => 'waits');
  expect(await search('192.0.2.1')).toBe(200);
  expect(await search('192.0.2.1')).toBe('waits');
  expect(await search('192.0.2.2')).toBe(200);
});
