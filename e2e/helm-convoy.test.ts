/** Convoy: a ship sailed by hand from hex to hex, with the mouse, a finger, keys and sliders. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, DESKTOP, freshPage, offers, PHONE, photograph, serious, useBrowser } from './harness.ts';
import type { Spot } from './helm.ts';
import { drag, dragByFinger, ghost, offFrom, onChart, ship, tag } from './helm.ts';

useBrowser();

const SMALL_PHONE = { width: 360, height: 640 } as const;

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

/** Handles that are seen on the ghost in hand or on her words, and what else lies where it should not. */
const IN_THE_WAY = `(() => {
  const box = one => one.getBoundingClientRect();
  const held = [...document.querySelectorAll('.hand .tag rect, .hand .ghost')].map(box);
  const faults = [...document.querySelectorAll('.mark')]
    .filter(mark => getComputedStyle(mark.querySelector('.mark-disc')).opacity > 0.05)
    .filter(mark => {
      const { left, top, width } = box(mark.querySelector('.mark-face'));
      const [x, y, r] = [left + width / 2, top + width / 2, width / 2];
      return held.some(of =>
        Math.hypot(Math.max(of.left - x, 0, x - of.right), Math.max(of.top - y, 0, y - of.bottom)) < r - 1);
    })
    .map(mark => mark.getAttribute('aria-label') + ' is in the way');
  const list = box(document.querySelector('.play-offers'));
  for (const figure of document.querySelectorAll('.play-hand output'))
    if (box(figure).bottom > list.bottom + 1) faults.push(figure.textContent + ' is cut off');
  if (document.querySelector('.play-offer-active') !== null) faults.push('an offer is looked at beside her');
  return faults;
})()`;

test.each([
  ['a desk', DESKTOP],
  ['a small phone', SMALL_PHONE],
])('on %s no number of another ship stands on the one in hand, and her figures are seen', async (_name, viewport) => {
  const isPhone = viewport === SMALL_PHONE;
  const page = await freshPage({ helm: 'hand', viewport, hasTouch: isPhone, isMobile: isPhone });
  await underWay(page);
  for (const abeam of [-1, 0, 1]) {
    const { at, to } = await ship(page, 0, 3, abeam);
    const lift = isPhone
      ? await dragByFinger(page, at, to)
      : await drag(page, at, to).then(() => () => page.mouse.up());
    await tag(page).waitFor();
    await ghost(page);
    await expect.poll(() => page.evaluate<string[]>(IN_THE_WAY)).toEqual([]);
    await page.keyboard.press('Escape');
    await tag(page).waitFor({ state: 'detached' });
    await lift();
  }
});
