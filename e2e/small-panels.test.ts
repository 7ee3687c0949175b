/** Where the panel has little room, what can be ordered has it first. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as frigates } from '../packages/rules-captains-sea/src/index.ts';
import { ruleset as cards } from '../packages/rules-sails-of-glory/src/index.ts';
import { openMoment } from './gallery/moments.ts';
import { freshPage, useBrowser } from './harness.ts';

useBrowser();

const SMALL = [
  ['a small phone', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['a phone held across', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
  ['a laptop at 200 %', { viewport: { width: 640, height: 400 } }],
] as const;

/** So many of these are seen to their corners. */
function seen(page: Page, selector: string): Promise<number> {
  return page.evaluate<number>(`[...document.querySelectorAll('${selector}')].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isThere = (x, y) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (one.contains(there) || there.contains(one)) && there.closest('.play-offers') !== null;
    };
    return right - left > 1 && isThere(left + 4, top + 4) && isThere(right - 4, bottom - 4);
  }).length`);
}

test.each(SMALL)('on %s counters for the crew can be chosen without looking for them', async (_, profile) => {
  const page = await freshPage({ helm: 'hand', ...profile });
  await openMoment(page, cards, {
    scenario: 'enemy-in-sight',
    options: { level: 'advanced', placing: false },
    ask: /planning.order/,
    after: 40,
  });
  await expect.poll(() => seen(page, '.sog-counter[data-offer]')).toBeGreaterThan(1);
});

test.each(SMALL)(
  'on %s the men at no task leave the tasks their room, and none of a few is left out',
  async (_, profile) => {
    const page = await freshPage({ helm: 'hand', ...profile });
    await openMoment(page, frigates, { scenario: 'constitution-java', ask: /mustering.orders/, after: 30 });
    const pool = page.locator('.cs-pool');
    const men = Number(/\d+/.exec(await pool.innerText())?.[0]);
    expect(men).toBe(7);
    expect(await page.locator('.cs-man:visible').count()).toBe(men);
    expect(await seen(page, '.cs-man')).toBe(men);
    await page.locator('.play-offers').evaluate(list => list.scrollTo({ top: 150 }));
    expect(await seen(page, '.cs-pool')).toBe(0);
    expect(await seen(page, '.cs-row :is(.cs-row-button, .cs-place)')).toBeGreaterThan(0);
  },
);

test.each(SMALL)('on %s the task whose men are asked for is in sight', async (_, profile) => {
  const page = await freshPage({ helm: 'hand', ...profile });
  await openMoment(page, frigates, { scenario: 'constitution-java', ask: /mustering.count/ });
  await expect.poll(() => seen(page, '.cs-row.is-open .cs-place[data-offer]')).toBeGreaterThan(1);
});
