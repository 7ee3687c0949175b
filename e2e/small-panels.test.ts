/** Where there is little room, what can be ordered has it first, and what is told ends with a whole sentence. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as frigates } from '../packages/rules-captains-sea/src/index.ts';
import { ruleset as cards } from '../packages/rules-sails-of-glory/src/index.ts';
import { openMoment } from './gallery/moments.ts';
import { DESKTOP, freshPage, openLog, useBrowser } from './harness.ts';

useBrowser();

const SHOTS = join(import.meta.dirname, '../packages/rules-sails-of-glory/src/test/fixtures/v3-eager.log');

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
    // As many as have room beside their number.
    const men = 7;
    await openMoment(page, frigates, {
      scenario: 'constitution-java',
      ask: /mustering.orders/,
      about: { left: men },
      after: 30,
    });
    const pool = page.locator('.cs-pool');
    expect(Number(/\d+/.exec(await pool.innerText())?.[0])).toBe(men);
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

/** What is read of what is told, and whether a word of it is cut. */
const TOLD = `(() => {
  const told = document.querySelector('.play-told');
  const read = [...told.querySelectorAll('[data-sentence]:not(.visually-hidden)')].map(one => one.textContent).join('');
  return { read, isCut: told.scrollHeight > told.clientHeight + 1 };
})()`;

test('a long story of a replay ends with a whole sentence wherever it has no room for all of them', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, SHOTS);
  await page.getByRole('slider', { name: 'Entry of the log' }).fill('40');
  await page.getByText(/^Entry 40 of /).waitFor();
  const whole = await page.locator('.play-told').textContent();
  const read: string[] = [];
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 400 },
    { width: 1280, height: 720 },
    DESKTOP,
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(TOLD)).toMatchObject({ isCut: false, read: expect.stringMatching(/\.$/) });
    read.push((await page.evaluate<{ readonly read: string }>(TOLD)).read);
    expect(whole?.startsWith(read.at(-1) ?? '')).toBe(true);
  }
  expect(new Set(read).size).toBeGreaterThan(1);
});
