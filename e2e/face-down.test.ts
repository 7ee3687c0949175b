/**
 * Nothing face down leaves the table by the page: two games that differ only in what the other player has sealed give the same
 * download, link, replay and storage to the viewer. What a save holds, which tells everything, shows what to look for.
 */

import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshPage, photograph, prompt, serious, useBrowser } from './harness.ts';
import { things } from './orders.ts';
import { beginSails, HOT_SEAT, planAndSeal, playOn, stillPage } from './sails.ts';

useBrowser();

/** Everything that this browser has stored: each database, both storages, and the texts of the caches. */
const DUMP = `(async () => {
  const text = bytes => [...new Uint8Array(bytes)].map(byte => String.fromCharCode(byte)).join('');
  const readable = x => {
    if (x instanceof CryptoKey) return { key: x.algorithm.name, extractable: x.extractable };
    if (x instanceof ArrayBuffer) return { bytes: x.byteLength, text: text(x) };
    if (ArrayBuffer.isView(x)) return { bytes: x.byteLength, text: text(x.buffer) };
    if (Array.isArray(x)) return x.map(readable);
    if (x !== null && typeof x === 'object') return Object.fromEntries(Object.entries(x).map(([k, v]) => [k, readable(v)]));
    return x;
  };
  const asked = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const databases = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      if (name.startsWith('workbox')) continue;
      const records = await asked(database.transaction(store).objectStore(store).getAll());
      databases.push({ name, store, records: readable(records) });
    }
    database.close();
  }
  const cached = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) cached.push(request.url + '\\n' + await (await cache.match(request)).text());
  }
  return { databases, local: { ...localStorage }, session: { ...sessionStorage }, cached };
})()`;

interface Dump {
  readonly databases: readonly { readonly store: string; readonly records: readonly object[] }[];
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly cached: readonly string[];
}

/** Ids, times and the bytes of ciphers are chance; their number is not. */
function withoutChance({ databases, local, session }: Dump): string {
  return JSON.stringify({ databases, local, session }, (name, value: unknown) => {
    if (name === 'id' || name === 'savedAt') return typeof value;
    return name === 'text' ? '' : value;
  });
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

async function fromMenu(page: Page, button: string | RegExp): Promise<void> {
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

/** The log as it is downloaded, with what the menu says of it. The dice of every game are its own. */
async function downloaded(page: Page): Promise<string> {
  const file = page.waitForEvent('download');
  await fromMenu(page, /^Download the (log|set-up)$/);
  const holds = await page.getByText(/^To download: /).innerText();
  await page.keyboard.press('Escape');
  return `${holds}\n${await textOf(file)}`.replace(/^commitment .*$/m, 'commitment');
}

async function shared(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => field.inputValue()).toMatch(/#\/shared\/[\w-]+$/);
  const holds = await sheet.getByText(/^To share: /).innerText();
  const packed = (await field.inputValue()).split('/').at(-1) ?? '';
  await page.keyboard.press('Escape');
  const log = inflateRawSync(Buffer.from(packed, 'base64url')).toString();
  return `${holds}\n${log}`.replace(/^commitment .*$/m, 'commitment');
}

async function savedElsewhere(page: Page): Promise<string> {
  await fromMenu(page, 'Save to go on elsewhere');
  const sheet = page.getByRole('dialog', { name: 'Save to go on elsewhere' });
  await sheet.getByText(/holds everything, also what lies face down, and the key of the dice/).waitFor();
  const file = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Write the file' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.save$/);
  const text = await textOf(file);
  await page.keyboard.press('Escape');
  return text;
}

/** What a save tells and the open log does not: orders, hashes of states, the key of the dice. */
function secretsOf(save: string, open: string): readonly string[] {
  const lines = save.split('\n').filter(line => /^\d+ seat /.test(line) && !open.includes(line));
  const hashes = lines.map(line => line.slice(line.indexOf('#') + 1));
  const key = /^key ([0-9a-f]{64})$/m.exec(save)?.[1] ?? '';
  expect(lines.length).toBeGreaterThan(0);
  expect(key).not.toBe('');
  return [...lines, ...hashes, key];
}

function holdsNone(what: string, text: string, secrets: readonly string[]): void {
  expect(
    secrets.filter(secret => text.includes(secret)),
    what,
  ).toEqual([]);
}

/** Puts a record into the database as pages did that could not seal. */
const putPlain = (log: string): string => `new Promise(resolve => {
  const request = indexedDB.open('weathergauge');
  request.onsuccess = () => {
    const transaction = request.result.transaction('games', 'readwrite');
    transaction.objectStore('games').put({ id: 'old', ruleset: 'sails-of-glory', scenario: 'enemy-in-sight', headline: '',
      seats: [{ kind: 'human' }, { kind: 'human' }], savedAt: 1, over: false, key: null, log: ${JSON.stringify(log)} });
    transaction.oncomplete = () => { request.result.close(); resolve(); };
  };
})`;

test('twins: download, link, replay and storage tell the viewer nothing of what the other has sealed', async () => {
  const seen: { readonly open: string; readonly link: string; readonly replay: string; readonly stored: string }[] = [];
  const saves: string[] = [];
  for (const place of [0, 2]) {
    const page = await freshPage();
    await beginSails(page, { ...HOT_SEAT, level: 'Standard' });
    await page.getByRole('button', { name: 'Take the table: British' }).click();
    await planAndSeal(page, place);
    await page.getByRole('button', { name: 'Take the table: French' }).click();
    await things(page).first().waitFor();
    const open = await downloaded(page);
    expect(open).toMatch(/^To download: .*: later orders still lie face down\.\n/);
    await fromMenu(page, 'Watch from the beginning');
    await page.getByRole('region', { name: 'Replay controls' }).waitFor();
    const replay = await stillPage(page);
    const link = await shared(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the game' }).click();
    await things(page).first().waitFor();
    const dump = await page.evaluate<Dump>(DUMP);
    const save = await savedElsewhere(page);
    const secrets = secretsOf(save, open);
    holdsNone('download', open, secrets);
    holdsNone('link', link, secrets);
    holdsNone('replay', replay, secrets);
    holdsNone('storage', JSON.stringify(dump), secrets);
    expect(JSON.stringify(dump)).toContain('"extractable":false');
    expect(dump.databases.find(({ store }) => store === 'games')?.records).toHaveLength(1);
    seen.push({ open, link, replay, stored: withoutChance(dump) });
    saves.push(save);

    // The control: a page that does not seal is found out, and the next one seals what that has left.
    const log = save.slice(save.indexOf('weathergauge log'));
    await page.evaluate(putPlain(log));
    const hidden = secrets.slice(0, -1);
    const found = (text: string): number => hidden.filter(secret => text.includes(secret)).length;
    const plain = JSON.stringify(await page.evaluate<Dump>(DUMP));
    expect(found(plain), 'what lies in plain text is found').toBe(hidden.length);
    await page.goto('/#/');
    await page.reload();
    await expect.poll(() => page.getByRole('button', { name: /^Resume/ }).count()).toBe(2);
    holdsNone('storage after the lobby', JSON.stringify(await page.evaluate<Dump>(DUMP)), secrets);
  }
  expect(seen[1]).toEqual(seen[0]);
  const orders = saves.map(save => save.match(/^\d+ seat 0: [^[]*/gm)?.join('\n'));
  expect(orders[1], 'the control: the games do differ').not.toBe(orders[0]);
});

test('cards that an agent has not played yet do not leave, and a save goes on exactly in another browser', async () => {
  const page = await freshPage();
  await beginSails(page, { ...HOT_SEAT, seats: ['You', 'Midshipman · careless'], level: 'Standard' });
  await playOn(page, page.getByText(/^Turn 2 of/).first());
  await things(page).first().waitFor();
  const open = await downloaded(page);
  // The shot that was loaded first lies face down until it is fired.
  expect(open).toMatch(/^To download: the set-up of the battle: later orders still lie face down\.\n/);
  const save = await savedElsewhere(page);
  const secrets = secretsOf(save, open);
  holdsNone('download', open, secrets);
  holdsNone('storage', JSON.stringify(await page.evaluate<Dump>(DUMP)), secrets);
  await page.keyboard.press('m');
  await photograph(page, 'menu-running');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save to go on elsewhere' }).click();
  await photograph(page, 'save-elsewhere');
  await page.keyboard.press('Escape');
  const now = await prompt(page);

  const other = await freshPage();
  await other.goto('/');
  const chooser = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: 'Open a log file or a save' }).click();
  await (await chooser).setFiles({ name: 'game.save', mimeType: 'text/plain', buffer: Buffer.from(save) });
  await things(other).first().waitFor();
  await expect.poll(() => prompt(other)).toBe(now);
  expect(await savedElsewhere(other), 'with the same dice').toBe(save);
});
