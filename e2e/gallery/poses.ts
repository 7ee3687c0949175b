/** How a table is brought to what a picture shows. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Battle } from '../harness.ts';
import { beginBattle, board, offers, prompt } from '../harness.ts';
import { ship, steered } from '../helm.ts';

/** From the lobby to the first berth of a battle whose ships are laid out by hand. */
export async function laidOut(page: Page, battle: Battle): Promise<void> {
  const berth = page.getByRole('form', { name: 'Her berth' });
  await page.goto('/');
  await beginBattle(page, battle);
  await page.getByRole('button', { name: 'Set up sensibly' }).waitFor();
  for (let i = 0; i < 12 && !(await berth.isVisible()); i++) {
    const before = await prompt(page);
    if (await offers(page).first().isVisible()) await offers(page).first().click();
    await expect.poll(async () => (await berth.isVisible()) || (await prompt(page)) !== before).toBe(true);
  }
  await board(page).locator('.hand .ghost').waitFor();
}

/** She is held so many of her lengths ahead and abeam, and put back afterwards. */
export const inHand = (ahead: number, abeam: number) => ({
  async take(page: Page): Promise<void> {
    const { at, to } = await ship(page, await steered(page), ahead, abeam);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move((at.x + to.x) / 2, (at.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await board(page).locator('.hand .tag').waitFor();
  },
  async leave(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.mouse.move(0, 0);
  },
});

/** The first order is pointed at, with its forecast, where there is a mouse; else its “Look” is tapped, where it has one. */
export const pointedAt = {
  async take(page: Page): Promise<void> {
    const look = page.getByRole('button', { name: /^Look at it first/ });
    if (await look.first().isVisible()) await look.first().click();
    // A finger does not hover: the list stays as it comes.
    else if (!(await page.evaluate<boolean>(`matchMedia('(pointer: coarse)').matches`)))
      await page.locator('.play-offers [data-offer]:visible').first().hover();
    await page.waitForTimeout(FORESEEN_MS);
  },
  async leave(page: Page): Promise<void> {
    await page.mouse.move(0, 0);
  },
};

const FORESEEN_MS = 900;
const SMOKE_MS = 350;

const SHOT = /\bfires? |\bfired |broadside/i;

/** The first entry of an open log that is a shot, by its words. */
export async function shotIn(page: Page, words = SHOT): Promise<number> {
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  const most = Number(await slider.getAttribute('max'));
  for (let entry = 1; entry <= most; entry++) {
    await slider.fill(String(entry));
    await page.getByText(new RegExp(`^Entry ${entry} of `)).waitFor();
    if (words.test(await page.locator('.play-told').innerText())) return entry;
  }
  throw new Error('nobody fires');
}

/** An entry while it plays: balls in the air. */
export const fired = (entry: number) => ({
  fleeting: true,
  async take(page: Page): Promise<void> {
    await page.getByRole('slider', { name: 'Entry of the log' }).fill(String(entry - 1));
    await page.getByText(new RegExp(`^Entry ${entry - 1} of `)).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.fx-ball, .fx-flash').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SMOKE_MS);
  },
});

export async function guided(page: Page, address: string): Promise<void> {
  await page.goto(`/#/guide/${address}`);
  await page.getByRole('region', { name: 'Coach' }).getByRole('heading').first().waitFor();
}
