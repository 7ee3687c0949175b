/** Sessions and their tokens, by a clock that the test sets. */

import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/served.ts';
import { openSqlite } from '../store/sqlite.ts';
import { deviceOf } from './device.ts';
import type { Caller, Sessions } from './sessions.ts';
import { IDLE, MOST_SESSIONS, sessions as openSessions } from './sessions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function opened(): Promise<{ sessions: Sessions; clock: { at: number } }> {
  const store = await openSqlite(newFolder());
  onTestFinished(() => store.close());
  const clock = { at: Date.UTC(2026, 0, 1) };
  return { sessions: openSessions(store.db, () => clock.at), clock };
}

/** The caller by this token, who is not shut out. */
async function known(sessions: Sessions, token: string): Promise<Caller | null> {
  const found = await sessions.caller(token);
  return found !== null && 'suspended' in found ? null : found;
}

test('a token is known, and nothing that only looks like one', async () => {
  const { sessions } = await opened();
  const { person, token } = await sessions.welcome('Anne');
  expect((await known(sessions, token))?.person).toEqual(person);
  for (const forged of ['', 'x', 'x'.repeat(43), `wg_${token}`, token.slice(1), `${token}x`, "' or 1=1 --"])
    expect(await sessions.caller(forged)).toBeNull();
});

test('a renewed token replaces the old one when it is first used, with a minute for calls on their way', async () => {
  const { sessions, clock } = await opened();
  const { token: first } = await sessions.welcome('Anne');
  const id = (await known(sessions, first))?.by.id ?? '';
  expect((await known(sessions, first))?.by).toMatchObject({ isDue: false });
  clock.at += DAY + 1;
  expect((await known(sessions, first))?.by).toMatchObject({ isDue: true });
  // Its answer is lost: the old one goes on holding, and the lost one never will.
  const lost = await sessions.renew(id);
  clock.at += 2 * DAY;
  expect(await sessions.caller(first)).not.toBeNull();
  const second = await sessions.renew(id);
  expect(await sessions.caller(lost)).toBeNull();
  expect(await sessions.caller(second)).not.toBeNull();
  clock.at += MINUTE - 1;
  expect(await sessions.caller(first)).not.toBeNull();
  clock.at += 2;
  expect(await sessions.caller(first)).toBeNull();
  expect(await sessions.caller(second)).not.toBeNull();
});

test('when the owner has proved to be here, the old token is worth nothing at once', async () => {
  const { sessions, clock } = await opened();
  const { token } = await sessions.welcome('Anne');
  const { id } = (await known(sessions, token))?.by ?? { id: '' };
  const next = await sessions.confirm(id);
  expect(await sessions.caller(token)).toBeNull();
  expect((await known(sessions, next))?.by).toMatchObject({ isConfirmed: true });
  clock.at += 10 * MINUTE;
  expect((await known(sessions, next))?.by).toMatchObject({ isConfirmed: false });
});

test('sessions are listed and ended, one or all but one; others’ are not touched', async () => {
  const { sessions, clock } = await opened();
  const { person, token } = await sessions.welcome('Anne', 'Firefox, Linux');
  const { person: mary } = await sessions.welcome('Mary');
  clock.at += 1;
  const { token: other } = await sessions.open(person.id, 'Safari, iPhone');
  expect((await sessions.list(person.id)).map(({ device }) => device)).toEqual(['Safari, iPhone', 'Firefox, Linux']);
  const mine = (await known(sessions, token))?.by.id ?? '';
  const others = await sessions.list(mary.id);
  expect(await sessions.end(person.id, { only: others[0]?.id ?? '' })).toEqual([]);
  expect(await sessions.end(person.id, { except: mine })).toHaveLength(1);
  expect(await sessions.caller(other)).toBeNull();
  expect(await sessions.caller(token)).not.toBeNull();
  expect(await sessions.list(mary.id)).toHaveLength(1);
});

test('a session that nobody uses for half a year is over, used or swept', async () => {
  const { sessions, clock } = await opened();
  const { person, token } = await sessions.welcome('Anne');
  clock.at += IDLE - 1;
  expect(await sessions.caller(token)).not.toBeNull();
  clock.at += IDLE + 1;
  expect(await sessions.caller(token)).toBeNull();
  await sessions.sweep();
  expect(await sessions.list(person.id)).toEqual([]);
});

test('what a browser says of itself is kept as two words', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  expect(deviceOf(chrome)).toBe('Chrome, Linux');
  expect(deviceOf(safari)).toBe('Safari, iPhone');
  expect(deviceOf('curl/8.5.0')).toBe('');
  expect(deviceOf(undefined)).toBe('');
});

test('somebody has so many sessions and no more: those used longest ago are ended', async () => {
  const { sessions, clock } = await opened();
  const { person, token } = await sessions.welcome('Anne');
  const first = (await known(sessions, token))?.by.id;
  const ended: string[] = [];
  for (let i = 0; i < MOST_SESSIONS + 2; i++) {
    clock.at += MINUTE;
    ended.push(...(await sessions.open(person.id, `bot ${i}`)).ended);
  }
  expect(await sessions.list(person.id)).toHaveLength(MOST_SESSIONS);
  expect(ended).toHaveLength(3);
  expect(ended[0]).toBe(first);
  expect(await sessions.caller(token)).toBeNull();
});
