/** Talk at a table: who reads what, in order and once, and nothing that tells more than was said. */

import type { Refusal } from '@weathergauge/engine';
import type { Person, Said, TalkLine, TalkPage, TalkView, Tell } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import type { Line, Player } from '../../test/player.ts';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { served } from '../../test/served.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };

const say = (line: Line, at: string, text: string, more: object = {}) =>
  line.ask({ ask: 'say', at, saying: { kind: 'text', text }, ...more }) as Promise<Said | Refusal>;
const follow = (line: Line, at: string, more: object = {}) =>
  line.ask({ ask: 'talk', at, ...more }) as Promise<TalkView>;

const tells = (line: Line): readonly Tell[] => line.frames.map(frame => JSON.parse(frame) as Tell);
const heard = (line: Line): readonly TalkLine[] =>
  tells(line).flatMap(tell => (tell.tell === 'said' ? [tell.line] : []));
const texts = (lines: readonly TalkLine[]): readonly string[] =>
  lines.map(({ said }) => (said.kind === 'text' ? said.text : said.kind === 'phrase' ? said.phrase : '—'));

interface Room {
  readonly table: string;
  readonly invite: string;
  readonly people: readonly Player[];
  readonly lines: readonly Line[];
}

/** Anne and Bonny play; Mary and Jack look on by the link. */
async function room(address: string): Promise<Room> {
  const people = await Promise.all(['Anne', 'Bonny', 'Mary', 'Jack'].map(name => guest(address, name)));
  const table = await begun(people.slice(0, 2), crossing);
  const { body } = await must(people[0]).call<{ invite: string }>('GET', `tables/${table}`);
  const lines = await Promise.all(people.map(person => person.connect()));
  for (const line of lines) await follow(line, table, { invite: body.invite });
  return { table, invite: body.invite, people, lines };
}

test('players talk among themselves and spectators apart; when the game is over everybody reads both', async () => {
  const { address } = await served();
  const { table, invite, lines } = await room(address);
  const [anne, bonny, mary, jack] = lines.map(must) as [Line, Line, Line, Line];
  await say(anne, table, 'A fair wind to you');
  await say(mary, table, 'The third ship carries the gold');
  await bonny.ask({ ask: 'say', at: table, saying: { kind: 'phrase', phrase: 'thanks' } });
  await say(jack, table, 'Does she?');
  await expect.poll(() => texts(heard(anne))).toEqual(['A fair wind to you', 'thanks']);
  await expect.poll(() => texts(heard(bonny))).toEqual(['A fair wind to you', 'thanks']);
  await expect.poll(() => texts(heard(mary))).toEqual(['The third ship carries the gold', 'Does she?']);
  await expect.poll(() => texts(heard(jack))).toEqual(['The third ship carries the gold', 'Does she?']);
  // Nor do numbers tell how much the others say.
  for (const line of lines) expect(heard(line).map(({ number }) => number)).toEqual([1, 2]);
  expect((await follow(bonny, table)).pages.map(({ channel }) => channel)).toEqual(['players']);
  expect(await bonny.ask({ ask: 'talk-before', at: table, channel: 'spectators', before: 9 })).toHaveProperty(
    'refused',
  );
  expect(anne.frames.join('')).not.toContain('gold');
  expect(mary.frames.join('')).not.toContain('fair wind');

  await anne.watch(table);
  expect(await anne.ask({ ask: 'resign', table })).toBeNull();
  await expect.poll(async () => (await follow(anne, table)).pages.length).toBe(2);
  for (const line of [anne, mary]) {
    const { pages } = await follow(line, table, { invite });
    expect(pages.map(page => texts(page.lines))).toEqual([
      ['A fair wind to you', 'thanks'],
      ['The third ship carries the gold', 'Does she?'],
    ]);
  }
  await say(mary, table, 'Well fought');
  await expect.poll(() => texts(heard(anne))).toContain('Well fought');
});

test('what spectators say makes no frame, of any kind, for those who play, and the other way round', async () => {
  const { address } = await served();
  const { table, lines } = await room(address);
  const [anne, bonny, mary, jack] = lines.map(must) as [Line, Line, Line, Line];
  const before = [anne.frames.length, bonny.frames.length];
  for (let i = 0; i < 5; i++) await say(mary, table, `secret ${i}`);
  await expect.poll(() => heard(jack).length).toBe(5);
  expect([anne.frames.length, bonny.frames.length]).toEqual(before);
  const after = jack.frames.length;
  await say(anne, table, 'ours');
  await expect.poll(() => heard(bonny).length).toBe(1);
  expect(jack.frames.length).toBe(after);
});

test('strangers to a table neither read nor speak there; who has no name reads alone', async () => {
  const { address } = await served();
  const { table, invite } = await room(address);
  const stranger = await (await guest(address, 'Edward')).connect();
  expect(await follow(stranger, table)).toHaveProperty('refused', 'bad-config');
  expect(await say(stranger, table, 'hello?')).toHaveProperty('refused', 'bad-config');
  expect(await follow(stranger, 'nothing')).toEqual(await follow(stranger, table));
  const nobody = new WebSocket(`${address.replace(/^http/, 'ws')}api/socket`);
  const told: Tell[] = [];
  nobody.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data)) as Tell));
  await expect.poll(() => told.length).toBe(1);
  nobody.send(JSON.stringify({ ask: 'talk', id: 'a', at: table, invite }));
  nobody.send(JSON.stringify({ ask: 'say', id: 'b', at: table, saying: { kind: 'phrase', phrase: 'hello' } }));
  await expect.poll(() => told.length).toBe(3);
  expect(told).toContainEqual(expect.objectContaining({ id: 'a', value: expect.objectContaining({ mine: null }) }));
  // The link came with what was asked before: by the same connection she is known to look on.
  expect(told).toContainEqual({ tell: 'value', id: 'b', value: expect.objectContaining({ refused: 'not-pending' }) });
  nobody.close();
});

test('a line whose acknowledgement was lost is said once, also by two at the same time', async () => {
  const { address } = await served();
  const { table, lines } = await room(address);
  const [anne, bonny] = lines.map(must) as [Line, Line];
  const id = 'the-same';
  const both = await Promise.all([say(anne, table, 'Once', { id }), say(bonny, table, 'And I')]);
  expect(await say(anne, table, 'Once', { id })).toEqual(both[0]);
  await expect.poll(() => texts(heard(bonny)).toSorted()).toEqual(['And I', 'Once']);
});

test('who says too much at once is told when to come back, and may then', async () => {
  let time = 1_000_000;
  const { address } = await served(undefined, undefined, undefined, { now: () => time });
  const { table, lines } = await room(address);
  const anne = must(lines[0]);
  for (let i = 0; i < 8; i++) expect(await say(anne, table, `line ${i}`)).toMatchObject({ number: i + 1 });
  time += 5_000;
  const refused = (await say(anne, table, 'one more')) as Refusal;
  expect(refused).toMatchObject({ refused: 'over-budget', reason: expect.stringContaining('come back in 15 seconds') });
  time += 15_000;
  expect(await say(anne, table, 'one more')).toMatchObject({ number: 9 });
  // At all tables together.
  expect(await say(anne, table, 'x'.repeat(301))).toMatchObject({ refused: 'malformed' });
  expect(await say(anne, table, '\u200D\u2066')).toMatchObject({ refused: 'malformed' });
});

test('what was said long ago is read in pages, without gaps and in order', async () => {
  let time = 1_000_000;
  const { address } = await served(undefined, undefined, undefined, { now: () => (time += 5_000) });
  const { table, lines } = await room(address);
  const [anne, bonny] = lines.map(must) as [Line, Line];
  const all = Array.from({ length: 95 }, (_, i) => `line ${i + 1}`);
  for (const text of all) expect(await say(anne, table, text)).toHaveProperty('number');
  let page = must((await follow(bonny, table)).pages[0]);
  let read = texts(page.lines);
  for (let i = 0; i < 5 && !page.isAll; i++) {
    const before = must(page.lines[0]).number;
    page = (await bonny.ask({ ask: 'talk-before', at: table, channel: 'players', before })) as TalkPage;
    read = [...texts(page.lines), ...read];
  }
  expect(read).toEqual(all);
});

test('who is muted is not told to the one who muted, by the store and not by the page; and nobody else knows', async () => {
  const { address } = await served();
  const { table, lines, people } = await room(address);
  const [anne, bonny] = lines.map(must) as [Line, Line];
  await say(bonny, table, 'before');
  await expect.poll(() => heard(anne).length).toBe(1);
  const { id } = must(heard(anne)[0]).by;
  const { body } = await must(people[0]).call<{ muted: Person[] }>('POST', 'mutes', { person: id, muted: true });
  expect(body.muted).toEqual([{ id, name: 'Bonny' }]);
  const before = bonny.frames.length;
  await say(bonny, table, 'unheard');
  await say(anne, table, 'mine');
  await expect.poll(() => texts(heard(anne))).toEqual(['before', 'mine']);
  const view = await follow(anne, table);
  expect(view.muted).toEqual(body.muted);
  expect(view.pages.map(page => texts(page.lines))).toEqual([['mine']]);
  expect(bonny.frames.slice(before).join('')).not.toContain('mute');
  await must(people[0]).call('POST', 'mutes', { person: id, muted: false });
  expect((await follow(anne, table)).pages.map(page => texts(page.lines))).toEqual([['before', 'unheard', 'mine']]);
  // Somebody whom there is not.
  expect((await must(people[0]).call('POST', 'mutes', { person: 'nobody', muted: true })).body).toEqual({ muted: [] });
});

test('talk is there after a new start of the server', async () => {
  const first = await served();
  const { table, lines, people } = await room(first.address);
  await say(must(lines[0]), table, '<script>alert(1)</script>');
  await first.close();
  const second = await served(first.data);
  const back = await playerWith(second.address, 'Bonny', must(people[1]).token).connect();
  expect((await follow(back, table)).pages.map(page => texts(page.lines))).toEqual([['<script>alert(1)</script>']]);
});
