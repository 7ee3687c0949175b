/** What hardly anybody wants is said in red before the order is given, and is never the first offer. */

import { expect, test } from 'vitest';
import { beginBattle, freshPage, offers, photograph, serious, useBrowser } from './harness.ts';

useBrowser();

const DUEL = {
  scenario: 'Single combat',
  seats: ['You', 'Someone beside you'],
  options: { Table: '80 × 120' },
} as const;

test('leaving the table is red, with the reason, and not the first', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, DUEL);
  const warning = page.locator('.play-offer .play-warning').first();
  // Straight on, whoever is asked, until somebody comes to the edge.
  for (let order = 0; order < 60 && (await warning.count()) === 0; order++) {
    const runs = offers(page).filter({ hasText: /^\d*Run/ });
    const before = await page.locator('.play-prompt-words').textContent();
    await ((await runs.count()) > 0 ? runs : offers(page)).first().click();
    await expect.poll(() => page.locator('.play-prompt-words').textContent()).not.toBe(before);
  }
  await expect.poll(() => warning.textContent()).toMatch(/leaves the table|runs/);
  expect(await page.locator('.play-offer').first().locator('.play-warning').count()).toBe(0);
  const colour = (of: string) => page.evaluate<string>(`getComputedStyle(document.querySelector('${of}')).color`);
  expect(await colour('.play-warning')).not.toBe(await colour('.play-offer-take'));
  expect(await serious(page)).toEqual([]);
  await warning.scrollIntoViewIfNeeded();
  await photograph(page, 'warning');
});
