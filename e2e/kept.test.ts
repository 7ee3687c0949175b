/** What is taken back, kept, handed over, watched again, shared, and played without a network. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  asked,
  AT_ONCE,
  beginBattle,
  board,
  DESKTOP,
  expectRefusal,
  freshPage,
  offers,
  openLog,
  openPaper,
  photograph,
  picture,
  playUntil,
  prompt,
  serious,
  TABLET,
  useBrowser,
} from './harness.ts';
import { steer } from './orders.ts';

useBrowser();

const DUEL = { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] } as const;
const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
const PLAYED = join(RULES, 'test', 'fixtures', 'buccaneers-fixture.log');
const WAIT = { timeout: 30_000 } as const;

test('an order is taken back', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, DUEL);
  const orders = await asked(page);
  const before = await prompt(page);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await steer(page);
  await picture(page, 'undo-before');
  await undo.click();
  await expect.poll(() => prompt(page), WAIT).toBe(before);
  expect(await asked(page)).toEqual(orders);
  await expect.poll(() => undo.isDisabled()).toBe(true);
});

test('a battle is kept: the page is loaded again, and it goes on', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, DUEL);
  await asked(page);
  await steer(page);
  await steer(page);
  const orders = await asked(page);
  const before = await prompt(page);
  await page.reload();
  expect(await asked(page), 'its address leads back to it').toEqual(orders);
  await expect.poll(() => prompt(page)).toBe(before);
  await page.goto('/#/');
  const kept = page.getByRole('region', { name: 'Your battles' });
  await kept.getByRole('heading', { name: DUEL.scenario }).waitFor();
  await photograph(page, 'lobby-with-battles');
  await page.setViewportSize(TABLET);
  await kept.getByRole('button', { name: /^Resume/ }).click();
  expect(await asked(page)).toEqual(orders);
  await expect.poll(() => prompt(page)).toBe(before);
  const papers = page.getByRole('complementary', { name: 'Papers' });
  await papers.getByRole('button', { name: 'Unfold' }).waitFor();
  const [sheet, docks] = [
    await papers.boundingBox(),
    await page.getByRole('complementary', { name: 'Orders' }).boundingBox(),
  ];
  expect(sheet?.height, 'the board has the room of the folded papers').toBeLessThan(80);
  expect((docks?.x ?? 0) + (docks?.width ?? TABLET.width)).toBeLessThan(TABLET.width / 3);
  await page.setViewportSize(DESKTOP);
  await steer(page);

  await page.keyboard.press('m');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.log$/);
});

test('two at one screen: it is covered while it changes hands', async () => {
  const page = await freshPage();
  await page.goto('/');
  const always = page.getByRole('radio', { name: 'Always' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await always.check();
  await picture(page, 'settings');
  await page.keyboard.press('Escape');
  await always.waitFor({ state: 'hidden' });
  await beginBattle(page, { scenario: DUEL.scenario, seats: ['You', 'Someone beside you'] });
  const cover = page.getByRole('heading', { name: /^Hand the device over: / });
  const seen: string[] = [];
  for (let hands = 0; hands < 3; hands++) {
    await cover.waitFor();
    expect(await board(page).count(), 'nothing of the table is left in the page').toBe(0);
    expect(await page.getByRole('log').count()).toBe(0);
    seen.push((await cover.innerText()).replace('Hand the device over: ', ''));
    if (hands === 0) await photograph(page, 'privacy');
    await page.getByRole('button', { name: /^Take the table: / }).click();
    await asked(page);
    if (hands === 2) break;
    await playUntil(page, cover, () => move(page));
  }
  expect(seen[1]).not.toBe(seen[0]);
  expect(seen[2]).toBe(seen[0]);
  await picture(page, 'hot-seat');
});

/** The shortest way to the end of the move. */
async function move(page: Page): Promise<void> {
  const end = offers(page).filter({ hasText: /end|stop|hold|stay/i });
  const orders = (await end.count()) > 0 ? end : offers(page);
  await orders
    .last()
    .click(AT_ONCE)
    .catch(() => {});
}

test('a battle is watched again, and another one branches off', async () => {
  const page = await freshPage({ speed: 4 });
  await page.goto('/');
  await openLog(page, PLAYED);
  const controls = page.getByRole('region', { name: 'Replay controls' });
  const at = async (text: RegExp): Promise<void> => controls.getByText(text).waitFor();
  await at(/^The set-up$/);
  await controls.getByRole('button', { name: 'One step on' }).click();
  await at(/^Entry 1 of /);
  await page.keyboard.press('ArrowRight');
  await at(/^Entry 2 of /);
  await page.keyboard.press('ArrowLeft');
  await at(/^Entry 1 of /);
  await controls.getByRole('slider').fill('40');
  await at(/^Entry 40 of /);
  await photograph(page, 'replay');
  await controls.getByRole('button', { name: 'Proof' }).click();
  const proof = page.getByRole('dialog', { name: 'What this log proves' });
  await proof.getByText('Played by the rules: yes.').waitFor();
  await photograph(page, 'proof');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await controls.getByRole('button', { name: 'Play' }).click();
  await at(/^Entry (4[2-9]|[5-8]\d) of /);
  await controls.getByRole('button', { name: 'Pause' }).click();
  await controls.getByRole('button', { name: 'To the end' }).click();
  await at(/^Entry (\d+) of \1$/);

  await openPaper(page, 'Log');
  const line = page.getByRole('log').getByRole('listitem').first().getByRole('button').first();
  await line.click();
  await controls.getByRole('slider').fill('20');
  await at(/^Entry 20 of /);

  await controls.getByRole('button', { name: 'What if?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Play on from here' });
  await picture(page, 'branch');
  await sheet.getByRole('combobox').nth(1).selectOption({ label: 'Agent: Midshipman' });
  await sheet.getByRole('button', { name: 'Play on' }).click();
  await board(page).waitFor();
  const orders = await asked(page);
  expect(orders.length).toBeGreaterThan(0);
  await offers(page).first().click();
  await picture(page, 'branched');
});

test('a battle goes into a link, and out of it in another browser', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, PLAYED);
  const entries = await page.getByRole('slider', { name: 'Entry of the log' }).getAttribute('max');
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
  await expect.poll(() => field.inputValue(), WAIT).toMatch(/#\/shared\/[\w-]+$/);
  const link = await field.inputValue();
  await picture(page, 'share');
  console.log(`a link for ${entries} entries: ${link.length} characters`);

  const other = await freshPage();
  await other.goto(link);
  const slider = other.getByRole('slider', { name: 'Entry of the log' });
  await slider.waitFor();
  expect(await slider.getAttribute('max')).toBe(entries);
  expect(other.url(), 'the link is left behind').toMatch(/#\/replay(\/log\/0)?$/);
  await other.getByRole('button', { name: 'To the end' }).click();
  await other.getByText(new RegExp(`^Entry ${entries} of ${entries}$`)).waitFor();
  await other.getByRole('button', { name: 'Proof', description: /^Played by the rules: yes\. / }).waitFor();

  await other.goto('/');
  await other.goto(link.slice(0, -40));
  await other.getByRole('alert').getByRole('heading', { name: 'No battle in this link' }).waitFor();
});

test('without a network the page is there, and so is the battle', async () => {
  const page = await freshPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  // Everything lies ready as soon as the service worker has taken over.
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state'), WAIT).toBe('activated');
  await beginBattle(page, DUEL);
  await asked(page);
  await steer(page);
  const orders = await asked(page);
  await page.context().setOffline(true);
  await page.reload();
  expect(await asked(page)).toEqual(orders);
  await steer(page);
  await page.goto('/#/');
  await page.reload();
  await beginBattle(page, { book: 'Convoy', scenario: 'Two Sugar Ships' });
  await asked(page);
  await picture(page, 'offline');
  await page.context().setOffline(false);
  await showsPushed(page);
  // What the server answers by itself is not the page's, service worker or not.
  await page.goto('/api/notices/stop/x');
  await page.getByText('There is no page at this address.').waitFor();
  expectRefusal(404, '/api/notices/stop/x');
});

/** As the service of the browser's maker hands it over. This browser has no place to show it: what would be shown is noted. */
async function showsPushed(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`registration.showNotification = async (title, { body }) => { self.shown = [title, body]; }`);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({
    title: 'It is your move',
    text: 'Convoy',
    url: origin,
    stop: origin,
    stopWords: 'Stop',
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await expect.poll(() => worker?.evaluate('self.shown'), WAIT).toEqual(['It is your move', 'Convoy']);
}
