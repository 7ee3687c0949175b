/** The corpus of what strangers could send, through the page: one page for all of it, which none of it changes. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { freshPage, useBrowser } from './harness.ts';
import type { SpoiltFile } from './strangers/corpus.ts';
import { GOOD, spoilt } from './strangers/corpus.ts';

useBrowser();

/** Milliseconds. Each takes less than 1,000 on a machine that does nothing else; this one may do a lot. */
const AT_ONCE = 10_000;
/** Bytes. */
const BIG = 500_000;
const folder = mkdtempSync(join(tmpdir(), 'strangers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the page said, and where: in the lobby, or on a screen of its own. `lines` is empty for what was taken. */
interface Said {
  readonly ms: number;
  readonly where: 'lobby' | 'screen';
  readonly lines: readonly string[];
}

/** What the tests ask of the page, in the page. */
const DRIVER = `{
  const until = async find => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  const card = title => () => [...document.querySelectorAll('.shell-trouble')].find(found => found.querySelector('h1').textContent === title);
  const button = name => [...document.querySelectorAll('button')].find(found => found.textContent === name);
  const alertOrTaken = () => document.querySelector('[role=alert], .replay [type=range], .play-prompt');
  const words = (begun, found) => ({
    ms: performance.now() - begun,
    where: found.closest('.lobby') === null ? 'screen' : 'lobby',
    lines: found.role === 'alert' ? found.innerText.split('\\n').filter(line => line !== '') : [],
  });
  const fileOf = (name, text) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(text), char => char.charCodeAt(0))], name));
    return new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
  };
  window.strangers = {
    /** A lobby that has refused nothing yet. */
    async lobby() {
      if (button('Play now')) {
        location.hash = '#/nowhere';
        await until(card('Uncharted waters'));
      }
      location.hash = '#/';
      await until(() => button('Play now'));
    },
    async drop(name, text) {
      await this.lobby();
      const event = fileOf(name, text);
      const begun = performance.now();
      document.body.dispatchEvent(event);
      return words(begun, await until(alertOrTaken));
    },
    async opened(begun) {
      return words(begun, await until(alertOrTaken));
    },
    async choosePack(name, text) {
      // One paragraph for all: what it said before goes, so that it is seen to speak again.
      const spoken = document.querySelector('.lobby-pack [role=alert]');
      if (spoken !== null) spoken.textContent = '';
      const event = fileOf(name, text);
      const begun = performance.now();
      document.body.dispatchEvent(event);
      return words(begun, await until(() => [...document.querySelectorAll('.lobby-pack [role=alert]')].find(found => found.innerText !== '')));
    },
    async link(hash) {
      location.hash = '#/nowhere';
      await until(card('Uncharted waters'));
      const begun = performance.now();
      location.hash = hash;
      return words(begun, await until(() => location.hash !== '#/nowhere' && !card('Uncharted waters')() && alertOrTaken()));
    },
    async address(hash) {
      location.hash = '#/shared/';
      await until(card('No battle in this link'));
      const begun = performance.now();
      location.hash = hash;
      return words(begun, (await until(card('Uncharted waters'))).querySelector('[role=alert]'));
    },
    /** All that the page keeps, and what the lobby shows of it. */
    async kept() {
      await this.lobby();
      const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const database = await done(indexedDB.open('weathergauge'));
      const games = await done(database.transaction('games').objectStore('games').getAll());
      database.close();
      await until(() => document.querySelector('.lobby-recent'));
      return JSON.stringify([games, { ...localStorage }, document.querySelector('.lobby-recent').innerText]);
    },
  };
}`;

const SAVED = {
  id: 'kept',
  ruleset: 'age-of-sail',
  scenario: 'single-combat',
  seats: [{ kind: 'human' }, { kind: 'human' }],
  savedAt: 1,
  over: true,
  headline: 'The battle is over',
  pack: null,
  log: GOOD,
  key: null,
};

let page: Page;
let before: unknown;
let slowest = { ms: 0, file: '' };

beforeEach(async () => {
  page = await freshPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.evaluate(DRIVER);
  await page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('weathergauge');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(${JSON.stringify(SAVED)});
      transaction.oncomplete = () => { request.result.close(); resolve(); };
    };
  })`);
  before = await page.evaluate('strangers.kept()');
  slowest = { ms: 0, file: '' };
});

afterEach(async () => {
  console.log(`slowest: ${Math.round(slowest.ms)} ms for ${slowest.file}`);
  expect(await page.evaluate('strangers.kept()'), 'what the page keeps').toBe(before);
});

async function said(one: SpoiltFile, call: string): Promise<Said> {
  const answer = await page.evaluate<Said>(`strangers.${call}`);
  if (answer.ms > slowest.ms) slowest = { ms: answer.ms, file: one.file };
  expect(answer.ms, one.file).toBeLessThan(AT_ONCE);
  return answer;
}

const base64 = ({ bytes }: SpoiltFile): string => JSON.stringify(Buffer.from(bytes()).toString('base64'));
const text = ({ bytes }: SpoiltFile): string => JSON.stringify(new TextDecoder().decode(bytes()).trim());

const TO_LOBBY = 'To the lobby';
const UNCHANGED = 'Nothing has changed: choose a log or a save as Weathergauge has written it.';
/** What stands around the sentence about a file on a screen of its own: what it is about, and what can be done. */
const AROUND = {
  log: [
    'This log cannot be replayed',
    'Your own battles are kept as they were. Perhaps the log was cut short, changed, or made by another version: ask whoever sent it for the whole file.',
  ],
  save: [
    'This save cannot be gone on with',
    'Your own battles are kept as they were. Open the file as it was saved, or save the battle again where it was played.',
  ],
} as const;
/** Where the way out is to choose the pack: a button, in place of advice. */
const LACKS_PACK = 'This battle was played with a data pack that is not kept on this device.';

/** Dropped; opened with the button where it is big: that way it is not sent to the browser. */
async function given(one: SpoiltFile): Promise<Said> {
  if (one.bytes().length < BIG) return said(one, `drop(${JSON.stringify(one.file)}, ${base64(one)})`);
  const path = join(folder, one.file);
  writeFileSync(path, one.bytes());
  await page.evaluate('strangers.lobby()');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a log file' }).click();
  const begun = await page.evaluate<number>('performance.now()');
  await (await chooser).setFiles(path);
  return said(one, `opened(${begun})`);
}

test.each(['log', 'save'] as const)('a spoilt %s is refused where it is dropped, and says why', async kind => {
  const [title, advice] = AROUND[kind];
  for (const one of spoilt(kind)) {
    const { where, lines } = await given(one);
    const { page: why = '', taken = [] } = one;
    if (taken.includes('page')) expect(lines, one.file).toEqual([]);
    else if (where === 'lobby') expect(lines, one.file).toEqual([`${why} ${UNCHANGED}`]);
    else if (why === LACKS_PACK) expect(lines, one.file).toEqual([title, why, 'Choose the data pack…', TO_LOBBY]);
    else expect(lines, one.file).toEqual([title, why, advice, TO_LOBBY]);
  }
});

test('a spoilt link is refused, and says why', async () => {
  const advice = 'Nothing else has changed. Ask whoever sent it for the whole link, or for the log as a file.';
  for (const link of spoilt('link')) {
    const { lines } = await said(link, `link(${text(link)})`);
    expect(lines, link.file).toEqual(['No battle in this link', link.page, advice, TO_LOBBY]);
  }
});

test('an address that leads nowhere says so', async () => {
  for (const address of spoilt('address')) {
    const { lines } = await said(address, `address(${text(address)})`);
    expect(lines, address.file).toEqual(['Uncharted waters', address.page, 'Back to the lobby']);
  }
});

test('a spoilt data pack is refused where it is dropped, and says why', async () => {
  await page.getByRole('radio', { name: 'Sails of Glory' }).check();
  await page.getByRole('radio', { name: 'Enemy in Sight!' }).check();
  await page
    .getByRole('form', { name: 'Enemy in Sight!' })
    .getByText(/^Options/)
    .click();
  await page.getByRole('button', { name: 'Play with a data pack…' }).waitFor();
  // The lobby remembers what was chosen: only that may have changed so far.
  before = await page.evaluate('strangers.kept()');
  for (const pack of spoilt('pack')) {
    const name = JSON.stringify(pack.file.replace(/pack$/, 'json'));
    const { lines } = await said(pack, `choosePack(${name}, ${base64(pack)})`);
    const advice = 'The figures stay as they were: mend the file, or choose another.';
    expect(lines, pack.file).toEqual([`${pack.page} ${advice}`]);
  }
});
