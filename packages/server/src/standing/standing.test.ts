import type { StandingAnswer } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import type { Served } from '../../test/served.ts';
import { served, servedAs } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
/** What both are asked at the beginning of every turn, and how few people ever answer it. */
const WIND = { on: 'wind-change.dice', answer: 'whistle dice=0' } as const;
const AT_ONCE = { standingPause: () => 0 };
const NEVER = { standingPause: () => 2 ** 31 - 1 };

interface Room {
  readonly server: Served;
  readonly table: string;
  readonly players: readonly [Player, Player];
  readonly lines: readonly [Line, Line];
}

async function room(more = AT_ONCE): Promise<Room> {
  const server = await servedAs(more);
  const players = [await guest(server.address, 'Anne'), await guest(server.address, 'Bonny')] as const;
  const table = await begun(players, crossing);
  const lines = [await players[0].connect(), await players[1].connect()] as const;
  for (const line of lines) await line.watch(table);
  return { server, table, players, lines };
}

const promptOf = (line: Line, table: string): string | null => line.position(table)?.prompt?.ask ?? null;
const entriesOf = async ({ store }: Served): Promise<string[]> =>
  (await store.db.selectFrom('all_entries').select('line').orderBy('number').execute()).map(({ line }) => line);
/** How often a seat has answered as it said beforehand. */
const given = async (server: Served, seat: number): Promise<number> =>
  (await entriesOf(server)).filter(line => line.includes(`seat ${seat}: ${WIND.answer}`)).length;

const stand = (line: Line, table: string, until: StandingAnswer['until'] = 'battle') =>
  line.ask({ ask: 'set-standing', table, ...WIND, until });

/** Everybody answers with the last that is offered, which is soon over, but for the one who has said beforehand what. */
async function playUntil({ table, lines }: Room, isThere: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 400; answers++) {
    if (await isThere()) return;
    if (must(lines[0].position(table)).result !== null) break;
    const asked = lines.find(line => {
      const prompt = promptOf(line, table);
      return prompt !== null && (line !== lines[0] || prompt !== WIND.on);
    });
    const moved = Promise.race(lines.map(line => line.change(table)));
    if (asked !== undefined) {
      const { at, offers } = must(asked.position(table));
      const answer = promptOf(asked, table) === WIND.on ? WIND.answer : must(offers.at(-1));
      expect(await asked.ask({ ask: 'answer', table, place: at, answers: [answer] })).toBeNull();
    }
    await moved;
  }
  throw new Error('it never came to that');
}

test('what is asked turn after turn is answered as it was said once; what was said for a turn ends with it', async () => {
  const all = await room();
  const { server, table, lines } = all;
  const [anne, bonny] = lines;
  expect(promptOf(anne, table)).toBe(WIND.on);
  expect(await stand(bonny, table, 'turn')).toEqual([{ ...WIND, until: 'turn' }]);
  expect(await stand(anne, table)).toEqual([{ ...WIND, until: 'battle' }]);
  await expect.poll(() => given(server, 0)).toBe(1);
  // Bonny is asked in a turn of her own, when hers does not stand any more, and answers by hand: were it given, this would be too late.
  await playUntil(all, async () => (await given(server, 0)) === 2);
  expect(await bonny.ask({ ask: 'standing', table })).toEqual([]);
});

test('who takes back what was answered for her is asked', async () => {
  const { server, table, lines } = await room();
  const [anne] = lines;
  await stand(anne, table);
  await expect.poll(() => promptOf(anne, table)).toBe('activations.next');
  expect(await anne.ask({ ask: 'undo', table, answers: 1 })).toBeNull();
  await expect.poll(() => promptOf(anne, table)).toBe(WIND.on);
  // A question that is looked at again, and again changes nothing.
  for (let i = 0; i < 20; i++) await anne.ask({ ask: 'history', table });
  expect(promptOf(anne, table)).toBe(WIND.on);
  expect(await given(server, 0)).toBe(1);
  // Said again, it is meant for this question too.
  await stand(anne, table);
  await expect.poll(() => promptOf(anne, table)).toBe('activations.next');
});

test('the others are told exactly what they are told of an answer by hand, and nobody else can ask for it', async () => {
  const byHand = await room();
  const standing = await room();
  const told: string[][] = [];
  for (const { table, lines, server } of [byHand, standing]) {
    const [anne, bonny] = lines;
    const from = bonny.frames.length;
    if (table === standing.table) await stand(anne, table);
    else expect(await anne.ask({ ask: 'answer', table, place: 0, answers: [WIND.answer] })).toBeNull();
    await expect.poll(() => given(server, 0)).toBe(1);
    // Something that comes after it.
    await bonny.ask({ ask: 'history', table });
    told.push(bonny.frames.slice(from).map(frame => shape(JSON.parse(frame) as unknown)));
    expect(await bonny.ask({ ask: 'standing', table })).toEqual([]);
    expect(bonny.frames.join()).not.toContain(WIND.answer);
  }
  expect(told[1]).toEqual(told[0]);
  const stranger = await (await guest(standing.server.address, 'Mary')).connect();
  expect(await stranger.ask({ ask: 'standing', table: standing.table })).toMatchObject({ refused: 'bad-config' });
  const { invite } = (await standing.players[0].call<{ invite: string }>('GET', `tables/${standing.table}`)).body;
  await stranger.watch(standing.table, { invite });
  expect(await stand(stranger, standing.table)).toMatchObject({ refused: 'not-pending' });
});

/** Everything of a message but what differs from game to game. */
function shape(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shape).join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}:${shape(each)}`)
    .join()}}`;
}

test('one that is withdrawn is not given', async () => {
  const first = await room(NEVER);
  const { table, lines } = first;
  await stand(lines[0], table);
  expect(await lines[0].ask({ ask: 'end-standing', table, on: 'something.else' })).toHaveLength(1);
  expect(await lines[0].ask({ ask: 'end-standing', table })).toEqual([]);
  await first.server.close();
  const second = await served(first.server.data, undefined, undefined, AT_ONCE);
  const again = await playerWith(second.address, 'Anne', first.players[0].token).connect();
  await again.watch(table);
  expect(await again.ask({ ask: 'standing', table })).toEqual([]);
  expect(promptOf(again, table)).toBe(WIND.on);
  expect(await entriesOf(second)).toEqual([]);
});

test('only what is offered is given: an answer that is not is kept for another time', async () => {
  const { server, table, lines } = await room();
  const [anne] = lines;
  await anne.ask({ ask: 'set-standing', table, on: WIND.on, answer: 'whistle dice=99', until: 'battle' });
  await anne.ask({ ask: 'set-standing', table, on: 'no.such.question', answer: 'nonsense', until: 'battle' });
  expect(await anne.ask({ ask: 'standing', table })).toHaveLength(2);
  expect(await entriesOf(server)).toEqual([]);
  for (const wrong of [{ answer: '' }, { on: '' }, { until: 'ever' }, { answer: 'x'.repeat(401) }, { seat: 1 }]) {
    const refused = anne.frames.length;
    anne.send(JSON.stringify({ ask: 'set-standing', id: 'x', table, ...WIND, until: 'battle', ...wrong }));
    await expect.poll(() => anne.frames.slice(refused).join()).toContain('trouble');
  }
});

test('a server that ends before it could give it: the next one does, with nobody there', async () => {
  const first = await room(NEVER);
  await stand(first.lines[0], first.table);
  // Kept with whose move it is, so that a sleeping game is found.
  await expect
    .poll(() => first.server.store.db.selectFrom('moves').select('seat').where('asked_at', 'is not', null).execute())
    .not.toEqual([]);
  expect(await given(first.server, 0)).toBe(0);
  await first.server.close();
  const second = await served(first.server.data, undefined, undefined, AT_ONCE);
  await expect.poll(() => given(second, 0)).toBe(1);
  const again = await playerWith(second.address, 'Anne', first.players[0].token).connect();
  expect(await again.ask({ ask: 'standing', table: first.table })).toEqual([{ ...WIND, until: 'battle' }]);
});

test('they are gone when the battle is over', async () => {
  const { server, table, lines } = await room(NEVER);
  await stand(lines[0], table);
  await stand(lines[1], table);
  const kept = () => server.store.db.selectFrom('standing_answers').select(['asked', 'answer', 'seat']).execute();
  expect(await kept()).toHaveLength(2);
  expect(await lines[1].ask({ ask: 'resign', table })).toBeNull();
  await expect.poll(kept).toEqual([]);
});
