/** “Hurry”: an agent that thinks plays the best that she has found, at a desk and on a phone. */

import { expect, test } from 'vitest';
import { AT_ONCE, beginBattle, DESKTOP, freshPage, offers, PHONE, playUntil, report, useBrowser } from './harness.ts';

useBrowser();

test('an Admiral who thinks can be hurried, and the battle goes on, on a desk and on a phone', async () => {
  const page = await freshPage({ dice: 7 });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Line of battle', seats: ['You', 'Admiral · takes her time'] });
  const hurry = page.getByRole('button', { name: 'Hurry', exact: true });
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await playUntil(page, hurry, () =>
      offers(page)
        .last()
        .click(AT_ONCE)
        .catch(() => {}),
    );
    expect(await report(page).isVisible(), 'the battle goes on').toBe(false);
    // She may have to think of several ships one after the other: each is hurried.
    const isAsked = async (): Promise<boolean> => {
      await hurry.click(AT_ONCE).catch(() => {});
      return offers(page).first().isVisible();
    };
    await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
  }
});
