/** Convoy: a ship sailed by hand from hex to hex, with the mouse, a finger, keys and sliders. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, freshPage, offers, PHONE, photograph, serious, useBrowser } from './harness.ts';
import type { Spot } from './helm.ts';
import { drag, dragByFinger, ghost, offFrom, onChart, ship, tag } from './helm.ts';

useBrowser();

const CROSSING = { book: 'Convoy', scenario: 'Two Sugar Ships', seats: ['You', 'Someone beside you'] } as const;

/** Until ships may be sailed: the wind is left as it is. */
async function underWay(page: Page): Promise<void> {
  await page.goto('/');
  await beginBattle(page, CROSSING);
  await offers(page).first().click();
  await offers(page).filter({ hasText: 'Prosperity' }).waitFor();
}

/** Where her hull is on the screen. */
function poseOf(page: Page, id: number): Promise<string> {
  return page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('.ship[data-ship="${id}"] :is(.hull-deck, .hull-side)').getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  })()`);
}

/** The first ship that can be sailed straight on, and the hex two ahead of her. */
async function sailing(page: Page): Promise<{ id: number; at: Spot; to: Spot }> {
  const id = 0;
  return { id, ...(await ship(page, id, 2.5, 0)) };
}

test('a ship is dragged over hexes, activated and stopped by the same gesture, and taken back by one key', async () => {
  const page = await freshPage({ helm: 'hand' });
  await underWay(page);
  const { id, at, to } = await sailing(page);
  const lay = await onChart(page, at);
  await drag(page, at, to);
  await tag(page).waitFor();
  await expect.poll(() => tag(page).textContent()).toMatch(/\d hex(es)?, \d left/);
  await photograph(page, 'helm-convoy');
  const there = await onChart(page, await ghost(page));
  const before = await poseOf(page, id);
  await page.mouse.up();
  await expect.poll(() => poseOf(page, id)).not.toBe(before);
  await expect.poll(() => offFrom(page, id, there)).toBeLessThan(6);
  await page.keyboard.press('u');
  await expect.poll(() => offFrom(page, id, lay)).toBeLessThan(2);
});

test('keys and sliders name the same ways: so many hexes, and the course', async () => {
  const page = await freshPage({ helm: 'hand' });
  await underWay(page);
  await board(page).locator('.ship[data-ship="0"]').dispatchEvent('click');
  const form = page.getByRole('form', { name: 'Her move' });
  await form.waitFor();
  await board(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => form.innerText()).toMatch(/heading/);
  await tag(page).waitFor();
  await form.getByRole('slider', { name: 'Course' }).fill('0');
  await expect.poll(() => form.innerText()).toContain('straight on');
  expect(await serious(page)).toEqual([]);
  await form.getByRole('button', { name: 'Order it' }).click();
  await tag(page).waitFor({ state: 'detached' });
});

test('on a phone a finger drags her over the hexes', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  await underWay(page);
  const { id, at, to } = await sailing(page);
  const lift = await dragByFinger(page, at, to);
  await tag(page).waitFor();
  const before = await poseOf(page, id);
  await lift();
  await expect.poll(() => poseOf(page, id)).not.toBe(before);
});
