/** Clocks at a table on a server, by a clock in the hands of the test, so that nothing depends on how fast the machine is. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, friendSheet, layTable, openFriendSheet, takeSeat, whoseMove } from './friends.ts';
import { useServer } from './game-server.ts';
import {
  board,
  freshPage,
  PHONE,
  photograph,
  picture,
  report,
  serious,
  seriousColours,
  useBrowser,
} from './harness.ts';

useBrowser();

const MINUTE = 60_000;
const WAIT = { timeout: 30_000 } as const;
/** How far the server's clock is ahead. */
let ahead = 0;
const server = useServer({ now: () => Date.now() + ahead });

const clocks = (page: Page) => page.getByRole('list', { name: 'Clocks' });

/** Lays a live table from the lobby, and comes to it by its link: both pages, at the board. */
async function two(
  whenUp: string,
  look: (anne: Page) => Promise<void> = async () => {},
): Promise<readonly [Page, Page]> {
  const { address } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  await choose(anne, 'Clocks', 'live');
  await choose(anne, 'Each player has', '5 minutes');
  await choose(anne, 'When time is up', whenUp);
  await look(anne);
  const link = await layTable(anne, 'Anne');
  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await bonny.getByText('5 minutes for each player').waitFor();
  await takeSeat(bonny, 'Bonny');
  for (const page of [anne, bonny]) {
    await board(page).waitFor();
    await clocks(page).waitFor();
  }
  return [anne, bonny];
}

/** Reads or shuts what is laid over the table at its beginning. */
async function closeBriefing(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

async function isOnScreen(one: Locator): Promise<boolean> {
  const box = await one.boundingBox();
  const size = one.page().viewportSize();
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}

test('a table is laid with clocks; a pause is agreed to and lifted; who has no time left has lost; and there is a rematch', async () => {
  const pages = await two('the battle is lost', async anne => {
    expect(await serious(anne)).toEqual([]);
    await photograph(anne, 'online-settings');
    await choose(anne, 'Clocks', 'correspondence');
    await friendSheet(anne).getByRole('combobox', { name: 'Leave for each player' }).waitFor();
    expect(await serious(anne)).toEqual([]);
    await anne.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousColours(anne)).toEqual([]);
    await picture(anne, 'online-settings-night');
    await anne.emulateMedia({ colorScheme: 'light' });
    await choose(anne, 'Clocks', 'live');
    await choose(anne, 'Each player has', '5 minutes');
    await choose(anne, 'When time is up', 'the battle is lost');
  });
  const [mover, other] = await whoseMove(pages);
  for (const page of pages) await closeBriefing(page);
  await expect.poll(() => clocks(mover).innerText()).toMatch(/[45]:\d\d/);
  expect(await serious(mover)).toEqual([]);
  await picture(mover, 'online-clocks');
  await picture(other, 'online-clocks-other');

  await mover.getByRole('button', { name: 'Menu' }).click();
  await mover.getByRole('button', { name: 'Ask for a pause' }).click();
  await other.getByText('to stop all clocks').waitFor();
  expect(await serious(other)).toEqual([]);
  await other.getByRole('button', { name: /^I agree/ }).click();
  await mover.getByText('All clocks are stopped').waitFor();
  await other.getByText('All clocks are stopped').waitFor();
  ahead += 10 * MINUTE;
  await other.getByRole('button', { name: 'Go on' }).click();
  await mover.getByText('Clocks run again in').waitFor();

  // A page that is loaded again has the server's time from the beginning.
  ahead += 5 * MINUTE + 15_000;
  await mover.reload();
  await clocks(mover).getByText('little time').first().waitFor();
  expect(await serious(mover)).toEqual([]);
  await picture(mover, 'online-little-time');
  ahead += MINUTE;
  for (const page of pages) await report(page).waitFor(WAIT);
  await picture(mover, 'online-time-up');

  // Whoever looks at the table by now is told, and need not search the report.
  await report(other).getByRole('button', { name: 'Look at the table' }).click();
  await report(mover).getByRole('button', { name: 'Play again, sides swapped' }).click();
  await mover.getByText(/^kept for /).waitFor();
  await other.getByText('a rematch is wanted').waitFor();
  await other.getByRole('button', { name: 'Report of the battle' }).click();
  const come = report(other).getByRole('button', { name: 'Come to the other table' });
  await expect.poll(() => isOnScreen(come)).toBe(true);
  await come.click();
  for (const page of pages) await board(page).waitFor(WAIT);
  await whoseMove(pages);
});

test('an agent plays for one whose time is up, until she comes back', async () => {
  const pages = await two('an agent plays');
  const [mover] = await whoseMove(pages);
  for (const page of pages) await closeBriefing(page);
  ahead += 6 * MINUTE;
  await mover.getByText('an agent plays for you').waitFor(WAIT);
  expect(await serious(mover)).toEqual([]);
  await picture(mover, 'online-agent-plays');
  const back = mover.getByRole('button', { name: 'Play on myself' });
  // Not before the agent has answered once.
  await expect
    .poll(async () => {
      if ((await back.count()) > 0) await back.click();
      return back.count();
    }, WAIT)
    .toBe(0);
  await expect.poll(() => clocks(mover).innerText()).not.toContain('an agent plays');

  // They have had enough, and both say so.
  const [asker, other] = await whoseMove(pages);
  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('button', { name: /^Offer a draw/ }).click();
  await asker.getByRole('button', { name: 'Offer it' }).click();
  await other.getByText(/^A draw is offered by/).waitFor();
  await other.getByRole('button', { name: /^I agree/ }).click();
  for (const page of pages) await report(page).getByText('Dice proven by the key').waitFor(WAIT);
  await picture(other, 'online-agreed-draw');
});

test('seats are drawn when all are ready; by correspondence a clock stands while its player is on leave', async () => {
  const { address } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  await choose(anne, 'Seats are', 'drawn by lot');
  await choose(anne, 'Begin when', 'everybody is ready');
  await choose(anne, 'Clocks', 'correspondence');
  await choose(anne, 'Leave for each player', '7 days');
  const link = await layTable(anne, 'Anne');
  await anne.getByText('The battle begins when all seats are taken and everybody is ready.').waitFor();
  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await bonny.getByText('Seats are drawn by lot.').waitFor();
  await takeSeat(bonny, 'Bonny');
  const pages = [anne, bonny] as const;
  const ready = (page: Page) => page.getByRole('button', { name: 'I am ready' });
  for (const page of pages) await ready(page).waitFor();
  await ready(anne).click();
  await bonny.getByText('· ready').waitFor();
  expect(await serious(bonny)).toEqual([]);
  await picture(bonny, 'online-ready');
  expect(await board(bonny).count()).toBe(0);
  await ready(bonny).click();
  for (const page of pages) await clocks(page).waitFor(WAIT);
  const [mover, other] = await whoseMove(pages);
  for (const page of pages) await closeBriefing(page);
  await expect.poll(() => clocks(mover).innerText()).toContain('by ');
  // On a phone only the clock that runs takes a line of the board.
  const shown = (page: Page) => clocks(page).getByRole('listitem').filter({ visible: true }).count();
  expect(await Promise.all([shown(anne), shown(bonny)])).toEqual([2, 1]);

  await mover.getByRole('button', { name: 'Menu' }).click();
  await mover.getByRole('button', { name: /^Take leave/ }).click();
  await mover.getByText('You are on leave: your clock stands.').waitFor();
  await expect.poll(() => clocks(other).innerText()).toContain('on leave until');
  expect(await serious(mover)).toEqual([]);
  await picture(mover, 'online-leave');
  // Longer than an answer may take, and not as long as the leave.
  ahead += 4 * 24 * 60 * MINUTE;
  await mover.getByRole('button', { name: 'End my leave' }).click();
  await expect.poll(() => clocks(other).innerText()).not.toContain('on leave until');
  expect(await clocks(mover).innerText()).not.toContain('time is up');
});
