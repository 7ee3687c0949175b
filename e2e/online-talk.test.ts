/** Coming back to a game on a server, and talk at its table. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving, Store } from '../packages/server/src/index.ts';
import { openStore, serve } from '../packages/server/src/index.ts';
import { shelves } from '../packages/server/test/shelves.ts';
import { DIST } from '../packages/web/tools/build.ts';
import { POLICY } from '../packages/web/tools/policy.ts';
import { board, bookRadio, freshPage, offers, PHONE, picture, serious, seriousColours, useBrowser } from './harness.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
let folder: string;
let store: Store;
let server: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weathergauge-talk-'));
  store = await openStore(folder);
  server = await serve({ folder: DIST, policy: POLICY, port: 0, store, books: shelves });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** From the lobby to a table with a free seat; returns the link to it. */
async function layTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await bookRadio(page, 'Convoy').check();
  await page.getByRole('radio', { name: 'Two Sugar Ships' }).check();
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play with a friend' });
  await sheet.getByRole('textbox', { name: 'Your name' }).fill(name);
  await sheet.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByText(`${name} (you)`).waitFor();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

const myTables = (page: Page) => page.getByRole('list', { name: 'Your tables' });

test('a table is found again from the lobby, which says whose move it is, and so does the title of the tab', async () => {
  const { address } = server;
  const anne = await freshPage({ address });
  const link = await layTable(anne, 'Anne');
  await anne.getByRole('button', { name: 'To the lobby' }).click();
  await myTables(anne).getByText('Waits for players').waitFor();

  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await bonny.getByRole('textbox', { name: 'Your name' }).fill('Bonny');
  await bonny.getByRole('button', { name: /^Take this seat/ }).click();
  // Anne's share of the dice is drawn in her own browser, so she has to come.
  await myTables(anne).getByText('Waits for you to begin').waitFor();
  await expect.poll(() => anne.title()).toBe('(1) Weathergauge');
  expect(await serious(anne)).toEqual([]);
  await picture(anne, 'online-lobby');
  await myTables(anne)
    .getByRole('button', { name: /^Go to the table/ })
    .click();
  await board(anne).waitFor();
  await board(bonny).waitFor();

  // The tab is closed, and the game is found in another.
  await expect.poll(async () => (await offers(anne).count()) + (await offers(bonny).count()), WAIT).toBeGreaterThan(0);
  const isAnnes = (await offers(anne).count()) > 0;
  const context = bonny.context();
  await bonny.close();
  const again = await context.newPage();
  await again.goto(address);
  await myTables(again)
    .getByText(isAnnes ? 'Anne to move' : 'Your move')
    .waitFor();
  expect(await serious(again)).toEqual([]);
  await picture(again, 'online-lobby-phone');
  await again.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousColours(again)).toEqual([]);
  await picture(again, 'online-lobby-phone-night');
  await myTables(again)
    .getByRole('button', { name: /^Go to the table/ })
    .click();
  await board(again).waitFor();
});
