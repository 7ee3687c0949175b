/** Two people play each other over the network, and a third looks on. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CutLine } from './cut-line.ts';
import { cutLine } from './cut-line.ts';
import { friendSheet, layTable, openFriendSheet } from './friends.ts';
import { useServer } from './game-server.ts';
import {
  AT_ONCE,
  board,
  freshPage,
  isOverBoard,
  offers,
  PHONE,
  photograph,
  picture,
  prompt,
  report,
  serious,
  seriousAnywhere,
  seriousColours,
  useBrowser,
} from './harness.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
const server = useServer();
let line: CutLine;

beforeAll(async () => {
  line = await cutLine(server().address);
});

afterAll(() => line.close());

/** Entries of the only game on the server. */
async function entries(): Promise<number> {
  return (await server().store.db.selectFrom('all_entries').select('number').execute()).length;
}

const cutOff = (page: Page) => page.getByText('Connecting again');

/** Whoever is asked gives the first order that is offered; returns when the server has kept it. */
async function order(players: readonly Page[]): Promise<void> {
  const before = await entries();
  await expect.poll(async () => (await asked(players)) !== null, WAIT).toBe(true);
  const page = await asked(players);
  await page?.locator('ol[aria-label="Orders"] button').first().click();
  await expect.poll(entries, WAIT).toBeGreaterThan(before);
}

async function asked(players: readonly Page[]): Promise<Page | null> {
  for (const page of players) if ((await offers(page).count()) > 0) return page;
  return null;
}

const missed = (page: Page) => page.getByText('What happened while you were away');
const sinceNote = (page: Page) => page.getByRole('region', { name: 'Since your last order' });

/** Whoever is asked orders until it is the other's turn. */
async function orderOn(page: Page): Promise<void> {
  const next = async (): Promise<string> => {
    await offers(page)
      .first()
      .click(AT_ONCE)
      .catch(() => {});
    return prompt(page);
  };
  await expect.poll(next, { timeout: 90_000 }).toContain('considering');
}

/** What somebody else has answered since is taken back if she agrees. */
async function takesBack(asker: Page, answerer: Page): Promise<void> {
  const kept = await entries();
  await asker.getByRole('button', { name: /^Undo …/ }).click();
  await asker.getByRole('button', { name: 'Ask for it' }).click();
  await answerer.getByText('to take back').waitFor();
  expect(await serious(answerer)).toEqual([]);
  await picture(answerer, 'online-undo');
  await answerer.getByRole('button', { name: /^I agree/ }).click();
  await expect.poll(entries, WAIT).toBe(kept + 1);
  for (const page of [asker, answerer]) await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Anne leaves her desk, and finds on a phone what Bonny has done; then she is at both, and in a third tab, and it stays one game. */
async function onThePhone([anne, bonny]: readonly [Page, Page], link: string): Promise<void> {
  await orderOn(anne);
  const { context, table } = { context: anne.context(), table: link.replace(/\?.*/, '') };
  // The desk is shut when it has shown that it waits.
  await anne.goto('about:blank');
  await orderOn(bonny);
  const phone = await freshPage({ address: line.address, viewport: PHONE, hasTouch: true, isMobile: true, speed: 0.5 });
  await phone.context().addCookies(await context.cookies());
  await phone.goto(table);
  await missed(phone).waitFor();
  expect(await serious(phone)).toEqual([]);
  await picture(phone, 'online-missed-phone');
  await phone
    .getByRole('button', { name: 'Skip' })
    .click(AT_ONCE)
    .catch(() => {});
  await offers(phone).first().waitFor();
  await sinceNote(phone).waitFor();
  expect(await serious(phone)).toEqual([]);
  await picture(phone, 'online-since-phone');

  // The phone has shown it: the desk only tells what she has not answered yet.
  const tab = await context.newPage();
  for (const page of [anne, tab]) {
    await page.goto(table);
    await offers(page).first().waitFor();
    await sinceNote(page).waitFor();
    expect(await missed(page).count()).toBe(0);
  }
  await picture(anne, 'online-since');
  await takesBack(anne, bonny);
  await orderOn(bonny);
  const places = [anne, tab, phone];
  for (const page of places) await offers(page).first().waitFor();
  const before = await entries();
  const first = await prompt(anne);
  for (const page of places) expect(await prompt(page)).toBe(first);
  // Without waiting for it to be still: the others' lists are gone as soon as one has been heard.
  const press = `document.querySelector('ol[aria-label="Orders"] button')?.click()`;
  await Promise.all(places.map(page => page.evaluate(press)));
  await expect.poll(entries, WAIT).toBeGreaterThan(before);
  const told = async (): Promise<number> => new Set(await Promise.all(places.map(prompt))).size;
  await expect.poll(told, WAIT).toBe(1);
  expect(await entries()).toBe(before + 1);
  await tab.close();
  await phone.context().close();
}

test('a friend is invited by a link, comes on a phone, and both play; a lost network loses and doubles nothing; what one missed is played back', async () => {
  const { address } = line;
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  await friendSheet(anne).getByText('your friend', { exact: true }).waitFor();
  expect(await serious(anne)).toEqual([]);
  await photograph(anne, 'online-friend');
  const link = await layTable(anne, 'Anne');
  expect(link).toContain('?invite=');
  expect(await seriousAnywhere(anne)).toEqual([]);
  await photograph(anne, 'online-waiting');

  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await bonny.getByRole('textbox', { name: 'Your name' }).fill('Bonny');
  expect(await serious(bonny)).toEqual([]);
  await bonny.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousColours(bonny)).toEqual([]);
  await picture(bonny, 'online-invited-night');
  await bonny.emulateMedia({ colorScheme: 'light' });
  await picture(bonny, 'online-invited');
  await bonny.getByRole('button', { name: /^Take this seat/ }).click();
  await board(bonny).waitFor();
  await board(anne).waitFor();

  const both = [anne, bonny] as const;
  for (let i = 0; i < 4; i++) await order(both);
  await picture(anne, 'online-game');
  await picture(bonny, 'online-game-phone');

  // In the middle of an order.
  await expect.poll(async () => (await asked(both)) !== null, WAIT).toBe(true);
  const one = (await asked(both)) ?? anne;
  const other = one === anne ? bonny : anne;
  const kept = await entries();
  await one.context().setOffline(true);
  await cutOff(one).waitFor();
  await picture(one, 'online-cut-off');
  const screen = one.viewportSize() ?? PHONE;
  await one.setViewportSize(PHONE);
  await expect.poll(() => isOverBoard(one, cutOff(one)), WAIT).toBe(true);
  await one.setViewportSize(screen);
  await one.locator('ol[aria-label="Orders"] button').first().click();
  expect(await entries()).toBe(kept);
  await one.context().setOffline(false);
  await cutOff(one).waitFor({ state: 'detached', timeout: 5_000 });
  await expect.poll(entries, WAIT).toBe(kept + 1);

  // What happens while one is away is told when she is back.
  await expect.poll(async () => (await asked(both)) !== null, WAIT).toBe(true);
  await order(both);
  await other.context().setOffline(true);
  await cutOff(other).waitFor();
  await other.context().setOffline(false);
  await cutOff(other).waitFor({ state: 'detached' });

  // The order has come to the server, and that it has is lost on the way back: it is sent again, and counts once.
  await expect.poll(async () => (await asked(both)) !== null, WAIT).toBe(true);
  const sender = (await asked(both)) ?? anne;
  const before = await entries();
  line.mute();
  await sender.locator('ol[aria-label="Orders"] button').first().click();
  await expect.poll(entries, WAIT).toBe(before + 1);
  line.cut();
  await order(both);
  expect(await entries()).toBe(before + 2);

  await onThePhone(both, link);

  const watcher = await freshPage({ address });
  await watcher.goto(link);
  await board(watcher).waitFor();
  // Who plays is told by name, and that she looks on; there is nothing to order, so she reads what happens.
  await expect.poll(() => prompt(watcher)).toMatch(/\((Anne|Bonny)\): considering/);
  expect(await prompt(watcher)).toContain('You look on');
  expect(await offers(watcher).count()).toBe(0);
  expect(await watcher.getByRole('tab', { name: 'Orders' }).count()).toBe(0);
  await watcher.getByRole('tab', { name: 'Log', selected: true }).waitFor();
  expect(await serious(watcher)).toEqual([]);
  await watcher.getByRole('button', { name: 'Menu' }).click();
  await watcher.getByRole('dialog', { name: 'Captain’s desk' }).waitFor();
  expect(await watcher.getByRole('button', { name: /^Resign/ }).count()).toBe(0);
  // Each has a screen of her own, and nobody a hint.
  expect(await watcher.getByText('Cover the board between players').count()).toBe(0);
  expect(await watcher.getByText('what the Captain would do').count()).toBe(0);

  await anne.reload();
  await board(anne).waitFor();
  await order(both);

  // What all must agree to is asked at the other screen.
  await expect.poll(async () => (await asked(both)) !== null, WAIT).toBe(true);
  const asker = (await asked(both)) ?? anne;
  const answerer = asker === anne ? bonny : anne;
  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('button', { name: /^Offer a draw/ }).click();
  await asker.getByRole('button', { name: 'Offer it' }).click();
  await asker.getByText('Waiting for the answer').waitFor();
  await picture(asker, 'online-draw');
  await answerer.getByText(/^A draw is offered by/).waitFor();
  expect(await serious(answerer)).toEqual([]);
  await answerer.getByRole('button', { name: 'No, play on' }).click();
  await asker.getByText('The draw is declined').waitFor();
  expect(await asker.getByText('That did not happen').count()).toBe(0);
  await asker.getByRole('button', { name: 'Dismiss', exact: true }).click();

  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('button', { name: /^Resign/ }).click();
  await asker.getByRole('button', { name: 'Resign', exact: true }).click();
  for (const page of both) {
    await report(page).waitFor();
    // The log has been fetched and checked.
    await report(page).getByText('Dice proven by the key').waitFor();
    // Each page holds the log against what it kept before it told its share.
    await report(page).getByText('The dice were made of your share too: yes.').waitFor();
    await report(page).getByText('Signed by the server: yes.').waitFor();
  }
  await photograph(asker, 'online-report', report(asker).getByText('What this log proves'));
  await report(asker).getByRole('button', { name: 'Watch the battle again' }).click();
  await asker.getByRole('slider', { name: 'Entry of the log' }).waitFor();
});

test('a name that is typed before the server has said who calls stays', async () => {
  const page = await freshPage({ address: server().address });
  const isTyped = Promise.withResolvers<undefined>();
  await page.route('**/api/hello', async route => {
    await isTyped.promise;
    await route.continue();
  });
  await openFriendSheet(page, 'Anne', 'Convoy', 'Two Sugar Ships');
  isTyped.resolve(undefined);
  await layTable(page, 'Anne');
});
