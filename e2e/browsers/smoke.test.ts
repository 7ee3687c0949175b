/**
 * The page in Firefox and WebKit: the lobby, a round of each book, a ship steered by hand, a replay, and all of it without a
 * network. Not in `npm test`, which has no time for more browsers: `npm run test:browsers`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { findLibrary, openAll } from '../../packages/cli/src/library.ts';
import { servePage } from '../../packages/server/src/index.ts';
import { DIST } from '../../packages/web/tools/build.ts';
import { POLICY } from '../../packages/web/tools/policy.ts';
import { LAST_SAVED } from '../last-saved.ts';
import { byFirefox } from './firefox.ts';
import type { Spot, Visitor } from './visitor.ts';
import { PATIENCE } from './visitor.ts';
import { byWebKit } from './webkit.ts';

const BROWSERS = [
  ['Firefox', byFirefox],
  ['WebKit', byWebKit],
] as const;
const BOOKS = (await openAll(findLibrary())).map(({ title }) => title);
const WAIT = { timeout: PATIENCE, interval: 250 } as const;
const PICTURES = join(import.meta.dirname, '..', 'screenshots');
const MOST_ANSWERS = 200;

/** The elements in sight that are meant, and say this. */
const all = (selector: string, words = ''): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(one => one.checkVisibility()
    && (one.getAttribute('aria-label') ?? one.textContent).includes(${JSON.stringify(words)}))`;
const first = (selector: string, words = ''): string => `${all(selector, words)}[0]`;

const BEGIN = first('.lobby-begin:enabled');
const ASKED = all('.play-offers [data-offer]');
const SENSIBLY = first('button', 'Set up sensibly');
const REPORT = first('[role="dialog"], dialog', 'Report of the battle');
const ROUND = `(document.querySelector('.play-round-now')?.textContent ?? '')`;
const PROMPT = `(document.querySelector('.play-prompt-words')?.textContent ?? '')`;
const MOMENT = `(${PROMPT} + ${ASKED}.map(one => one.title || one.textContent).join(' | ')
  + document.querySelector('.play-strip')?.textContent)`;
const CONTROLS = first('[aria-label="Replay controls"]');

let visitor: Visitor;

afterEach(async ({ task }) => {
  const faults = [...(await visitor.faults())];
  if (task.result?.state === 'fail') await showFailure(`${task.suite?.name ?? ''} ${task.name}`).catch(() => {});
  await visitor.leave();
  expect(faults, 'errors and warnings').toEqual([]);
});

async function showFailure(name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `failed-${name.replaceAll(/\W+/g, '-')}.png`), await visitor.picture());
}

const isThere = (expression: string): Promise<void> =>
  expect.poll(() => visitor.value<boolean>(`Boolean(${expression})`), { ...WAIT, message: expression }).toBe(true);

const isNow = (expression: string, wanted: string): Promise<void> =>
  expect.poll(() => visitor.value<string>(expression), WAIT).toBe(wanted);

async function press(expression: string): Promise<void> {
  await isThere(expression);
  await visitor.press(expression);
}

/** Opens the lobby as one who wants neither motion nor a briefing: that is kept beforehand, from a page that does nothing. */
async function arrive(address: string, settings: object = { strokes: true }): Promise<void> {
  await visitor.open(`${address}licences.html`);
  const kept = JSON.stringify({ state: { speed: 0, briefing: false, ...settings }, version: 1 });
  await visitor.value(`localStorage.setItem('weathergauge.settings', ${JSON.stringify(kept)})`);
  await visitor.open(address);
  await isThere(BEGIN);
}

/** From the lobby to the table, against the quickest of opponents or someone at the same screen. */
async function begin(book: string, against: 'midshipman' | 'guest' = 'midshipman'): Promise<void> {
  await press(first('.lobby-book', book));
  await isThere(`${first('.lobby-book', book)}?.querySelector('input:checked') && ${BEGIN}`);
  await visitor.value(`document.querySelectorAll('.lobby-seats select:has([value="captain"])').forEach(select => {
    if (select.value === 'you') return;
    select.value = '${against}';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  })`);
  await press(BEGIN);
}

/** What one orders who wants to come to the end of a round: the first of these, or else now this, now that. */
const WISHES = 'staff|Done|That is the fleet|loose blockade|cards before: nothing|Advance|[Ee]nd|[Ss]tay|[Ss]eal';

/** Presses an order in the list and waits for what comes of it. */
async function order(answered: number): Promise<void> {
  await isThere(`${ASKED}.length > 0`);
  const before = await visitor.value<string>(MOMENT);
  await visitor.press(`(orders => orders.find(one => /${WISHES}/.test(one.title || one.textContent))
    ?? orders[${answered * 5 + 6} % orders.length])(${ASKED})`);
  await isThere(`${MOMENT} !== ${JSON.stringify(before)} && (${ASKED}.length > 0 || ${REPORT})`);
}

/** Answers until the second round has begun. */
async function playARound(): Promise<number> {
  await isThere(`${ASKED}.length > 0 || ${SENSIBLY}`);
  if (await visitor.value<boolean>(`Boolean(${SENSIBLY})`)) {
    await visitor.press(SENSIBLY);
    await isThere(`!(${SENSIBLY}) && ${ASKED}.length > 0`);
  }
  const rounds = new Set<string>();
  for (let answered = 0; answered < MOST_ANSWERS; answered++) {
    const now = await visitor.value<string>(ROUND);
    if (/\d|[IVX]/.test(now)) rounds.add(now);
    if (rounds.size > 1 || (await visitor.value<boolean>(`Boolean(${REPORT})`))) return answered;
    await order(answered);
  }
  throw new Error(`still in ${[...rounds].join(', ')} after ${MOST_ANSWERS} answers`);
}

/** Where the ship lies that is asked for, and a place one of her lengths ahead. */
const STEERED = `(() => {
  const ship = document.querySelector('.ship:has(.ship-selected)');
  const box = ship.querySelector('.hull-deck, .hull-side').getBoundingClientRect();
  const m = ship.querySelector('[data-part="body"]').getScreenCTM();
  const ahead = -Number(ship.dataset.length);
  return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: m.c * ahead + m.e, y: m.d * ahead + m.f }];
})()`;

const STILL_MS = 1_000;

/** What is read twice alike: on a busy machine the camera comes to rest late. */
async function atRest<T>(read: () => Promise<T>): Promise<T> {
  for (let before = ''; ; ) {
    const now = await read();
    if (JSON.stringify(now) === before) return now;
    before = JSON.stringify(now);
    await new Promise(done => setTimeout(done, STILL_MS));
  }
}

describe.each(BROWSERS)('%s', (_, by) => {
  test('the lobby shows every book, with a picture of each, and nothing sticks out', async () => {
    visitor = await by();
    console.log(visitor.browser);
    await arrive(inject('address'));
    for (const book of BOOKS) await isThere(first('.lobby-book', book));
    await isThere(`${all('.lobby-book .lobby-picture svg')}.length === ${BOOKS.length}`);
    expect(await visitor.value('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test.each(BOOKS)('a round of %s', async book => {
    visitor = await by();
    await arrive(inject('address'));
    await begin(book);
    const answers = await playARound();
    console.log(`${visitor.browser}, ${book}: ${answers} orders`);
  });

  test('a ship is steered by hand, and it is taken back', async () => {
    visitor = await by();
    await arrive(inject('address'), { strokes: false });
    await begin('Age of Sail', 'guest');
    await isThere(`document.querySelector('.ship:has(.ship-selected)') && ${first('form', 'Her move')}`);
    const before = await visitor.value<string>(PROMPT);
    const [from, to] = await atRest(() => visitor.value<readonly [Spot, Spot]>(STEERED));
    await visitor.drag(from, to, () => isThere(`/cm left/.test(document.querySelector('.hand .tag')?.textContent)`));
    await isThere(`${PROMPT} !== ${JSON.stringify(before)}`);
    await visitor.key('u');
    await isNow(PROMPT, before);
  });

  test('a battle is watched again, step by step', async () => {
    visitor = await by();
    await arrive(inject('address'));
    await begin('Age of Sail');
    for (let answered = 0; answered < 3; answered++) await order(answered);
    await visitor.key('m');
    await press(first('button', 'Watch from the beginning'));
    await isThere(`${CONTROLS}?.textContent.includes('The set-up')`);
    await visitor.key('ArrowRight');
    await isThere(`${CONTROLS}?.textContent.includes('Entry 1 of ')`);
    await press(first('button', 'To the end'));
    await isThere(`/Entry (\\d+) of \\1(?!\\d)/.test(${CONTROLS}?.textContent)`);
    // The address follows when the hand rests.
    await isThere(`!location.hash.endsWith('/1')`);
    await visitor.reload();
    await isThere(`/Entry (\\d+) of \\1(?!\\d)/.test(${CONTROLS}?.textContent)`);
  });

  test('without a network the page is there, the battle goes on, and another begins', async () => {
    visitor = await by();
    const { address, close } = await servePage({ folder: DIST, policy: POLICY, port: 0 });
    try {
      await arrive(address);
      await isThere(`navigator.serviceWorker.controller?.state === 'activated'`);
      await begin('Age of Sail');
      await isThere(`${ASKED}.length > 0`);
      const ordered = await visitor.value<number>('Date.now()');
      await order(0);
      await expect.poll(() => visitor.value<number>(LAST_SAVED), WAIT).toBeGreaterThanOrEqual(ordered);
    } finally {
      await close();
    }
    const before = await visitor.value<string>(MOMENT);
    await visitor.reload();
    await isNow(MOMENT, before);
    await order(1);
    await visitor.open(`${address}#/`);
    await visitor.reload();
    await begin('Convoy');
    await order(0);
  });
});
