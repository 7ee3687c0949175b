/** Coming back to a game on a server, and talk at its table. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layTable, openFriendSheet, takeSeat } from './friends.ts';
import { useServer } from './game-server.ts';
import { board, DESKTOP, freshPage, offers, PHONE, picture, serious, seriousColours, useBrowser } from './harness.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
const server = useServer();

const myTables = (page: Page) => page.getByRole('list', { name: 'Your tables' });

test('a table is found again from the lobby, which says whose move it is, and so does the title of the tab', async () => {
  const { address } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  const link = await layTable(anne, 'Anne');
  await anne.getByRole('button', { name: 'To the lobby' }).click();
  await myTables(anne).getByText('Waits for players').waitFor();

  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await takeSeat(bonny, 'Bonny');
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

const talkTab = (page: Page) => page.getByRole('tab', { name: /^Talk/ });
const saidTo = (page: Page) => page.getByRole('log', { name: 'What was said' });

async function sayAt(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  await saidTo(page).getByText(words).waitFor();
}

test('players talk by text and by phrases, spectators apart; what is reported an administrator removes; notes are one’s own', async () => {
  const { address } = server();
  const anne = await freshPage({ address, viewport: DESKTOP });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  const link = await layTable(anne, 'Anne');
  const bonny = await freshPage({ address, viewport: PHONE, hasTouch: true, isMobile: true });
  await bonny.goto(link);
  await takeSeat(bonny, 'Bonny');
  await board(anne).waitFor();
  await board(bonny).waitFor();
  const mary = await freshPage({ address, viewport: { width: 820, height: 1180 } });
  await mary.goto(link);
  await board(mary).waitFor();
  for (const page of [anne, bonny]) {
    const briefing = page.getByRole('dialog');
    if ((await briefing.count()) > 0) await page.keyboard.press('Escape');
  }

  await talkTab(anne).click();
  await sayAt(anne, '<b>A fair wind</b> to you & yours');
  await talkTab(bonny).getByText('1 new line').waitFor();
  await talkTab(bonny).click();
  await saidTo(bonny).getByText('<b>A fair wind</b> to you & yours').waitFor();
  await bonny.getByRole('button', { name: 'Phrases' }).click();
  await picture(bonny, 'online-talk-phrases-phone');
  await bonny.getByRole('button', { name: 'Good luck!' }).click();
  await saidTo(anne).getByText('Good luck!').waitFor();
  await expect.poll(() => anne.getByRole('status').getByText('Bonny says: Good luck!').count()).toBe(1);

  await talkTab(mary).click();
  await mary.getByRole('textbox', { name: 'Your name' }).fill('Mary');
  await mary.getByRole('button', { name: 'Join in' }).click();
  await sayAt(mary, 'The merchantmen carry sugar');
  expect(await saidTo(mary).getByText('A fair wind').count()).toBe(0);
  expect(await serious(mary)).toEqual([]);
  await picture(mary, 'online-talk-spectator');

  // Half of every screen stays the board's, and nothing lies over what is asked.
  for (const [page, name] of [
    [anne, 'desk'],
    [bonny, 'phone'],
  ] as const) {
    expect(await serious(page)).toEqual([]);
    await picture(page, `online-talk-${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousColours(page)).toEqual([]);
    await picture(page, `online-talk-${name}-night`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const { width, height } = (await bonny.locator('.play-board').boundingBox()) ?? { width: 0, height: 0 };
  expect((width * height) / (PHONE.width * PHONE.height)).toBeGreaterThanOrEqual(0.5);
  await bonny.setViewportSize({ width: 844, height: 390 });
  await picture(bonny, 'online-talk-phone-across');
  await bonny.setViewportSize(PHONE);

  // Anne does not want to hear Bonny: what she has said is gone, and comes back with her.
  await anne.getByRole('button', { name: 'More about this line of Bonny' }).click();
  await anne.getByRole('button', { name: 'Do not hear Bonny any more' }).click();
  await anne.getByRole('button', { name: 'Hear again: Bonny' }).waitFor();
  expect(await saidTo(anne).getByText('Good luck!').count()).toBe(0);
  await anne.getByRole('button', { name: 'Hear again: Bonny' }).click();
  await saidTo(anne).getByText('Good luck!').waitFor();
  expect(await saidTo(anne).getByText('sugar').count()).toBe(0);

  // A line is reported, and an administrator, who has a way there, removes it.
  await anne.getByRole('button', { name: 'More about this line of Bonny' }).click();
  await anne.getByRole('button', { name: 'Report this line' }).click();
  const form = anne.getByRole('form', { name: 'Report this line of Bonny' });
  await form.getByRole('combobox').selectOption('spam');
  await form.getByRole('textbox').fill('The same in every battle.');
  await seenByDayAndNight(anne, 'online-report-form');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await anne.getByText('Reported.').waitFor();
  await administers(mary);
  await saidTo(bonny).getByText('This line was removed by an administrator.').waitFor();

  await anne.getByRole('button', { name: 'My notes' }).click();
  await anne.getByRole('textbox', { name: 'Note on this position' }).fill('She hopes for luck.');
  await anne.getByRole('button', { name: 'Keep the note' }).click();
  await anne.getByText('Kept.').waitFor();
  await seenByDayAndNight(anne, 'online-notes');
});

async function seenByDayAndNight(page: Page, name: string): Promise<void> {
  expect(await serious(page)).toEqual([]);
  await picture(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousColours(page)).toEqual([]);
  await picture(page, `${name}-night`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** From her account to the administrators' page, at a desk and on a phone. */
async function administers(page: Page): Promise<void> {
  await page.goto('/#/account');
  const way = page.getByRole('link', { name: 'Reports, and what was done about them' });
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect(await way.count()).toBe(0);
  await server().store.db.updateTable('users').set({ role: 'administrator' }).where('name', '=', 'Mary').execute();
  await page.reload();
  await way.click();
  const report = page.getByRole('article');
  await report.getByText('The same in every battle.').waitFor();
  await report.getByRole('button', { name: 'Suspend Bonny' }).click();
  for (const [viewport, name] of [
    [PHONE, 'phone'],
    [DESKTOP, 'desk'],
  ] as const) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await seenByDayAndNight(page, `online-administration-${name}`);
  }
  await report.getByRole('button', { name: 'Leave it' }).click();
  await report.getByRole('button', { name: 'Remove the line' }).click();
  await page.getByText('The line is removed.').waitFor();
  await report.getByRole('button', { name: 'Settled' }).click();
  await page.getByText('No report waits for you.').waitFor();
  await page.getByRole('button', { name: 'What was done' }).click();
  await page.getByText('Mary removed a line of Bonny').waitFor();
  await seenByDayAndNight(page, 'online-deeds');
}
