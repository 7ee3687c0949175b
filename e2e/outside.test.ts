/** Addresses that nobody should have, and what else reaches the page from outside. */

import { expect, test } from 'vitest';
import { asked, beginBattle, freshPage, photograph, prompt, serious, useBrowser } from './harness.ts';

useBrowser();

test('an address that leads nowhere leads back to the lobby', async () => {
  const page = await freshPage();
  // All the others: `strangers.test.ts`.
  await page.goto('/#/guide/__proto__');
  await page.getByRole('alert').getByRole('heading', { name: 'Uncharted waters' }).waitFor();
  await photograph(page, 'unknown-address');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.goto('about:blank');
  await page.goto('/#/shared/AAAA');
  await page.getByRole('alert').getByRole('heading', { name: 'No battle in this link' }).waitFor();
  await photograph(page, 'broken-link');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});

test('screens of a game that is not there lead to the lobby', async () => {
  const page = await freshPage();
  for (const address of ['#/play', '#/replay']) {
    await page.goto('about:blank');
    await page.goto(`/${address}`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  }
});

/** Puts records into the browser's database, as they are. */
const putIn = (records: string): string => `new Promise((resolve, reject) => {
  const request = indexedDB.open('weathergauge');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const transaction = request.result.transaction('games', 'readwrite');
    for (const record of ${records}) transaction.objectStore('games').put(record);
    transaction.oncomplete = () => { request.result.close(); resolve(); };
  };
})`;

test('a saved battle that cannot be read is named in the lobby, and the others go on', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] });
  await asked(page);
  const before = await prompt(page);
  await page
    .getByRole('button', { name: /Turn a point to port|Run 1 mm/ })
    .last()
    .click();
  await expect.poll(() => prompt(page)).not.toBe(before);
  const now = await prompt(page);
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  await page.evaluate(
    putIn(`[
      { id: 'torn' },
      { id: 7, seats: '__proto__' },
      { id: 'locked', ruleset: 'age-of-sail', scenario: 'duel', seats: [{ kind: 'human' }], savedAt: 1, over: false,
        headline: '', sealed: { iv: new Uint8Array(12), data: new ArrayBuffer(64) } },
    ]`),
  );
  await page.evaluate(
    `localStorage.setItem('weathergauge.settings', '{"state":{"__proto__":7,"speed":"__proto__","theme":[]}}')`,
  );
  await page.reload();
  const aside = page.getByRole('region', { name: 'Set aside' });
  await expect.poll(() => aside.getByRole('listitem').count()).toBe(3);
  await photograph(page, 'set-aside', aside);
  expect(await serious(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Download it for a report' }).first().click();
  expect((await file).suggestedFilename()).toBe('weathergauge-report.txt');
  for (let left = 3; left > 0; left--) {
    await aside.getByRole('button', { name: 'Delete' }).first().click();
    await aside.getByRole('button', { name: 'Delete for good?' }).click();
    if (left > 1) await expect.poll(() => aside.getByRole('listitem').count()).toBe(left - 1);
    else await aside.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: /^Resume/ }).click();
  await asked(page);
  await expect.poll(() => prompt(page)).toBe(now);
});
