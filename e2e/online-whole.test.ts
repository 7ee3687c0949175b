/**
 * Whole battles between two people, with a third who looks on to the end, while the server is killed and started again in the middle of
 * a turn: one book in the project `e2e`, all of them in `whole`, which `npm run test:deep` runs.
 */

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layTable, openFriendSheet, takeSeat } from './friends.ts';
import { board, expectLostServer, freshPage, PHONE, report, useBrowser } from './harness.ts';

useBrowser();

interface Whole {
  readonly book: string;
  readonly scenario: string;
}

const SHORT: Whole = { book: 'Convoy', scenario: 'Two Sugar Ships' };
const LONG: readonly Whole[] = [
  { book: 'Age of Sail', scenario: 'Single combat' },
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!' },
  { book: 'Captain’s Sea', scenario: 'Constitution v Java' },
  { book: '1805: Sea of Glory', scenario: 'Trafalgar' },
];
const isDeep = Number(process.env['WEATHERGAUGE_FUZZ'] ?? 1) > 1;
const BATTLES = isDeep ? [SHORT, ...LONG] : [SHORT];
const TO_THE_END_MS = isDeep ? 1_500_000 : 150_000;
/** Answers of one player after which the server is killed. */
const KILLED_AFTER = 6;

let folder: string;
let child: ChildProcess;
let address: string;

async function start(port: string): Promise<void> {
  child = fork(new URL('./online-server.ts', import.meta.url), [folder, port], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (typeof word !== 'string') throw new Error('the server does not start');
  address = word;
}

async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weathergauge-whole-'));
  await start('0');
});

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Somebody who presses whatever is offered, in the page itself: guns when there are any, peace and surrender only when there is nothing else.
 * A press that changes nothing is pressed again after a while: the network may have been away.
 */
const PLAYER = `(() => {
  const LAST = /anchor|strike|surrender|peace|abandon|undo|reef|throw|cut the|leave the|withdraw/i;
  const FIRE = /fire|broadside|board|grapple/i;
  const PATIENCE_MS = 1500;
  let asked = '';
  let at = 0;
  let state = 7;
  globalThis.pressed = 0;
  const any = list => list[(state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % list.length];
  setInterval(() => {
    const things = [...document.querySelectorAll('.play-offers [data-offer]')];
    const sensibly = [...document.querySelectorAll('button')].find(one => one.textContent === 'Set up sensibly');
    if (sensibly === undefined && things.length === 0) return;
    const words = one => one.title || one.textContent;
    const now = (document.querySelector('.play-prompt-words')?.textContent ?? '') + things.map(words).join('|');
    if (now === asked && performance.now() - at < PATIENCE_MS) return;
    asked = now;
    at = performance.now();
    globalThis.pressed++;
    if (sensibly !== undefined) return sensibly.click();
    const good = things.filter(one => !LAST.test(words(one)));
    const guns = good.filter(one => FIRE.test(words(one)));
    any(guns.length > 0 ? guns : good.length > 0 ? good : things).click();
  }, 20);
})()`;

const pressed = (page: Page) => page.evaluate<number>('globalThis.pressed');

test.each(BATTLES)(
  'a whole battle of $book by two people and a spectator',
  async battle => {
    const anne = await freshPage({ address });
    await openFriendSheet(anne, 'Anne', battle.book, battle.scenario);
    const link = await layTable(anne, 'Anne');
    const bonny = await freshPage({ address, viewport: PHONE });
    await bonny.goto(link);
    await takeSeat(bonny, 'Bonny');
    const watcher = await freshPage({ address });
    await board(anne).waitFor();
    await board(bonny).waitFor();
    await watcher.goto(link);
    await board(watcher).waitFor();

    for (const page of [anne, bonny]) await page.evaluate(PLAYER);
    await expect.poll(() => pressed(anne), { timeout: TO_THE_END_MS }).toBeGreaterThan(KILLED_AFTER);
    const { port } = new URL(address);
    await kill();
    await start(port);

    const all = [anne, bonny, watcher];
    for (const page of all) {
      await report(page).waitFor({ timeout: TO_THE_END_MS });
      await report(page).getByText('Dice proven by the key').waitFor();
    }
    expectLostServer();
    console.log(`${battle.book}: ${await pressed(anne)} and ${await pressed(bonny)} presses to the end`);
  },
  2 * TO_THE_END_MS,
);
