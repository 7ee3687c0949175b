/** The end of a battle, in the player's own terms, and what can be done from there. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  asked,
  beginBattle,
  DESKTOP,
  freshPage,
  PHONE,
  photograph,
  prompt,
  report,
  serious,
  useBrowser,
} from './harness.ts';
import { steer } from './orders.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;

async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Strike)/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Strike|Yes)/ })
    .click();
  await report(page)
    .getByText(/^You lost(, \d+ to \d+)?$/)
    .waitFor();
}

for (const [device, viewport] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`a battle that is given up is lost by you, and is played on, again, and from the other side, on ${device}`, async () => {
    const page = await freshPage({ viewport });
    await page.goto('/');
    await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] });
    await asked(page);
    const now = await steer(page);
    await giveUp(page);
    await photograph(page, 'report-lost');
    expect(await serious(page)).toEqual([]);
    const first = page.url();
    await report(page).getByRole('button', { name: 'What if?' }).last().click();
    await asked(page);
    await expect.poll(() => prompt(page), WAIT).toBe(now);
    expect(page.url(), 'it is another game').not.toBe(first);
    await giveUp(page);
    await report(page).getByRole('button', { name: 'Rematch' }).click();
    await asked(page);
    await expect.poll(() => prompt(page), WAIT).toMatch(/\w/);
    await giveUp(page);
    await report(page).getByRole('button', { name: 'Change sides' }).click();
    await asked(page);
    await page.goBack();
    await report(page).waitFor();
  });
