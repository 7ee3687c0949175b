/** A ship steered by hand: dragged with the mouse and with a finger, by keys, and by sliders. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, freshPage, PHONE, photograph, serious, useBrowser } from './harness.ts';

useBrowser();

const DUEL = {
  scenario: 'Single combat',
  seats: ['You', 'Someone beside you'],
  options: { Table: '80 × 120' },
} as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function atTheHelm(page: Page): Promise<void> {
  await page.goto('/');
  await beginBattle(page, DUEL);
  await page.getByRole('form', { name: 'Her move' }).waitFor();
}

/** Where a ship lies on the screen, and a place so many of her lengths ahead of her and abeam to starboard. */
async function ship(page: Page, id: number, ahead: number, abeam: number): Promise<{ at: Spot; to: Spot }> {
  return page.evaluate(`(() => {
    const glyph = document.querySelector('.ship[data-ship="${id}"]');
    const body = glyph.querySelector('[data-part="body"]');
    const box = glyph.querySelector('.hull-deck, .hull-side').getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const m = body.getScreenCTM();
    const l = Number(glyph.dataset.length);
    const place = (x, y) => ({ x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f });
    return { at, to: place(${abeam} * l, -${ahead} * l) };
  })()`);
}

/** The ship that is asked for: her record is open. */
function steered(page: Page): Promise<number> {
  return page.evaluate(`Number(document.querySelector('.ship:has(.ship-selected)').dataset.ship)`);
}

/** How far she lies from a place, in pixels. */
async function offFrom(page: Page, id: number, place: Spot): Promise<number> {
  const { at } = await ship(page, id, 0, 0);
  return Math.hypot(at.x - place.x, at.y - place.y);
}

/** The middle of the ghost in hand. */
async function ghost(page: Page): Promise<Spot> {
  const box = await board(page).locator('.hand .ghost').boundingBox();
  if (box === null) throw new Error('there is no ghost');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function tag(page: Page) {
  return board(page).locator('.hand .tag');
}

test('a ship is dragged to where she is to go, and lies there when the hand lets go', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 1.2, 0.5);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move((at.x + to.x) / 2, (at.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await tag(page).waitFor();
  expect(await tag(page).textContent()).toMatch(/\d cm, .* cm left/);
  await photograph(page, 'helm');
  const there = await ghost(page);
  await page.mouse.up();
  // One gesture is her whole move: the other is asked.
  await expect.poll(() => steered(page)).not.toBe(id);
  expect(await offFrom(page, id, there)).toBeLessThan(8);
  // And one key takes it all back.
  await page.keyboard.press('u');
  await expect.poll(() => steered(page)).toBe(id);
  expect(await offFrom(page, id, at)).toBeLessThan(2);
});

test('Escape thinks again while she is held, and a press that goes nowhere orders nothing', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 1, 0);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await tag(page).waitFor();
  await page.keyboard.press('Escape');
  await tag(page).waitFor({ state: 'detached' });
  await page.mouse.up();
  expect(await steered(page)).toBe(id);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.up();
  expect(await tag(page).count()).toBe(0);
});

test('the arrow keys on the board steer her, Enter orders it', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  await board(page).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await expect.poll(() => page.getByRole('form', { name: 'Her move' }).innerText()).toContain('1 point to starboard');
  await tag(page).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => steered(page)).not.toBe(id);
});

test('sliders do the same without a pointer, and are read out in words', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  const form = page.getByRole('form', { name: 'Her move' });
  await form.getByRole('slider', { name: 'Ahead' }).first().fill('40');
  await form.getByRole('slider', { name: 'Turn' }).fill('-1');
  await form.getByRole('slider', { name: 'Then ahead' }).fill('20');
  expect(await form.getByRole('slider', { name: 'Turn' }).getAttribute('aria-valuetext')).toBe('1 point to port');
  await tag(page).waitFor();
  expect(await serious(page)).toEqual([]);
  await form.getByRole('button', { name: 'Order it' }).click();
  await expect.poll(() => steered(page)).not.toBe(id);
});

test('on a phone a finger drags her, and the chart does not move with it', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 1, 0.3);
  const before = await board(page).locator('.board-world').getAttribute('style');
  const touch = await page.context().newCDPSession(page);
  const point = async (type: string, spot?: Spot): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: spot === undefined ? [] : [spot] } as never);
  };
  await point('touchStart', at);
  for (let i = 1; i <= 6; i++)
    await point('touchMove', { x: at.x + ((to.x - at.x) * i) / 6, y: at.y + ((to.y - at.y) * i) / 6 });
  await tag(page).waitFor();
  expect(await board(page).locator('.board-world').getAttribute('style')).toBe(before);
  await point('touchEnd');
  await expect.poll(() => steered(page)).not.toBe(id);
});
