/** Ten seconds of briefing before the first order of a battle, and again from the menu. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, beginBattle, DESKTOP, freshPage, PHONE, photograph, prompt, serious, useBrowser } from './harness.ts';

useBrowser();

const briefing = (page: Page): Locator => page.getByRole('dialog', { name: 'Briefing' });

/** A battle with its briefing before the first order. */
async function begun(viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await freshPage({ briefing: true, viewport });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Single combat' });
  await briefing(page).waitFor();
  return page;
}

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['phone across', { width: 844, height: 390 }],
] as const)(
  '%s: it says who you are, how you win, what to watch and what the wind does, and one press closes it',
  async (device, viewport) => {
    const page = await begun(viewport);
    for (const part of ['You', 'To win', 'Watch', 'The wind'])
      await briefing(page).getByText(part, { exact: true }).waitFor();
    await briefing(page)
      .getByText(/^You are /)
      .waitFor();
    expect(await serious(page), device).toEqual([]);
    const button = briefing(page).getByRole('button', { name: 'Take command' });
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), 'on the screen without scrolling').toBeLessThanOrEqual(
      viewport.height,
    );
    if (device === 'desktop') await photograph(page, 'briefing');
    await button.click();
    await briefing(page).waitFor({ state: 'detached' });
    expect((await asked(page)).length).toBeGreaterThan(0);
  },
);

test('a key closes it, the menu has it again, and a game that is gone on with does not begin with it', async () => {
  const page = await begun(DESKTOP);
  await page.keyboard.press('Escape');
  await briefing(page).waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Briefing', exact: true }).click();
  await briefing(page).waitFor();
  await page.keyboard.press('Escape');
  // The list stands below the briefing too: keys are for it only when that is gone.
  await briefing(page).waitFor({ state: 'detached' });
  const first = await prompt(page);
  await page.keyboard.press('1');
  await expect.poll(() => prompt(page)).not.toBe(first);
  await asked(page);
  expect(await briefing(page).count(), 'before the second order').toBe(0);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.reload();
  await page.locator('.lobby-recent').getByRole('button').first().click();
  await asked(page);
  expect(await briefing(page).count(), 'in a game that is gone on with').toBe(0);
});
