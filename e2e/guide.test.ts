/** A guided battle on small screens: the board has half, the coach is heard first, and gives way to the orders. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshPage, PHONE, serious, useBrowser } from './harness.ts';
import { things } from './orders.ts';

useBrowser();

const SIZES = [
  ['a phone', PHONE],
  ['a small phone', { width: 360, height: 640 }],
  ['a phone held across', { width: 844, height: 390 }],
  ['a tablet held upright', { width: 820, height: 1180 }],
] as const;

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** The board's share of the screen, in hundredths. */
function share(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const { width, height } = document.querySelector('.play-board').getBoundingClientRect();
    return Math.round((100 * width * height) / (innerWidth * innerHeight));
  })()`);
}

test.each(SIZES)('on %s the board has half, with the coach as with the orders', async (_, viewport) => {
  const page = await freshPage({ helm: 'hand', viewport, hasTouch: true, isMobile: true });
  await page.goto('/#/guide/sails-of-glory/advanced');
  await coach(page).getByRole('heading').first().waitFor();
  expect(await share(page)).toBeGreaterThanOrEqual(50);
  const lead = coach(page).getByRole('button', { name: /^Try / });
  await lead.waitFor();
  const box = await lead.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  expect(await serious(page)).toEqual([]);
  await lead.tap();
  await things(page).first().waitFor();
  // Folded, it still says what is to be done.
  await coach(page).locator('.guide-title > .guide-goal').waitFor();
  expect(await share(page)).toBeGreaterThanOrEqual(50);
  await coach(page).getByRole('button', { name: 'Unfold the coach' }).tap();
  await lead.waitFor();
  await page.getByRole('tab', { name: 'Orders' }).tap();
  await things(page).first().waitFor();
});
