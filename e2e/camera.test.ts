/** The camera: it goes to what is decided, leaves a view of one's own alone, and a key gives it back. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AnyRuleset, Seat } from '../packages/engine/src/index.ts';
import { ruleset as lines } from '../packages/rules-age-of-sail/src/index.ts';
import { beginBattle, board, DESKTOP, freshPage, offers, PHONE, useBrowser } from './harness.ts';
import { dragByFinger } from './helm.ts';
import { hasChanged, QUESTION } from './orders.ts';
import { goOnFrom, playedUntil, saveOf, seeds } from './saved.ts';
import { tap } from './tap.ts';

useBrowser();

const CONVOY = { book: 'Convoy', scenario: 'Two Sugar Ships', seats: ['You', 'Someone beside you'] } as const;

type View = readonly [scale: number, x: number, y: number];

/** Where the chart lies on the screen. */
function view(page: Page): Promise<View> {
  return page.evaluate(`(() => {
    const { a, e, f } = document.querySelector('.board-live').getScreenCTM();
    return [a, e, f];
  })()`);
}

/** Less than a pixel is the sharp drawing after a gesture, and no other view. */
function isSame([k, x, y]: View, [k2, x2, y2]: View): boolean {
  return Math.abs(k / k2 - 1) < 0.002 && Math.hypot(x - x2, y - y2) < 2;
}

/** Whether exits and ships are on the board. */
const ALL_SEEN = `(() => {
  const { left, top, right, bottom } = document.querySelector('.board-free').getBoundingClientRect();
  return [...document.querySelectorAll('.exit-water, .ship [data-part="body"]')].every(one => {
    const box = one.getBoundingClientRect();
    return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
  });
})()`;

async function order(page: Page): Promise<void> {
  await offers(page).first().waitFor();
  const before = await page.evaluate<string>(QUESTION);
  await offers(page).first().click();
  await hasChanged(page, QUESTION, before);
}

test('a view of one’s own stays whatever is asked, until a key gives the camera back', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, CONVOY);
  await order(page);
  expect(await page.evaluate(ALL_SEEN), 'ships and exits').toBe(true);
  const camera = board(page).getByRole('button', { name: 'Camera to what is decided' });
  const byItself = await view(page);

  await page.mouse.move(700, 800);
  await page.mouse.down();
  await page.mouse.move(1100, 420, { steps: 4 });
  await page.mouse.up();
  await page.mouse.wheel(0, -400);
  const own = await view(page);
  expect(isSame(own, byItself)).toBe(false);
  await expect.poll(() => camera.getAttribute('class')).toBe('is-lit');
  for (let given = 0; given < 3; given++) {
    await order(page);
    expect(isSame(await view(page), own), 'the camera stays').toBe(true);
  }
  await page.keyboard.press('c');
  await expect.poll(() => page.evaluate(ALL_SEEN)).toBe(true);
  expect(await camera.getAttribute('class')).toBe('');

  // The button does what the key does.
  const followed = await view(page);
  await board(page).getByRole('button', { name: 'Zoom in' }).click();
  expect(isSame(await view(page), followed)).toBe(false);
  await camera.click();
  expect(isSame(await view(page), followed)).toBe(true);
});

test('on a phone a finger has the view, and the camera has it back by its button', async () => {
  const page = await freshPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/');
  await beginBattle(page, CONVOY);
  await order(page);
  expect(await page.evaluate(ALL_SEEN), 'ships and exits').toBe(true);
  const byItself = await view(page);
  const lift = await dragByFinger(page, { x: 60, y: 400 }, { x: 180, y: 330 });
  await lift();
  const camera = board(page).getByRole('button', { name: 'Camera to what is decided' });
  await expect.poll(() => camera.getAttribute('class')).toBe('is-lit');
  const own = await view(page);
  expect(isSame(own, byItself)).toBe(false);
  await order(page);
  expect(isSame(await view(page), own), 'the camera stays').toBe(true);
  await tap(camera);
  await expect.poll(() => page.evaluate(ALL_SEEN)).toBe(true);
});

/** The chart has lain still for so many frames that no glide is on its way. */
const AT_REST = `new Promise(done => {
  let [before, alike] = ['', 0];
  const look = () => {
    const now = document.querySelector('.board-world').style.transform;
    alike = now === before ? alike + 1 : 0;
    before = now;
    alike < 30 ? requestAnimationFrame(look) : done();
  };
  look();
})`;

/** Whether the ship that is asked for is on the board. */
const ASKED_SEEN = `(() => {
  const { left, top, right, bottom } = document.querySelector('.board-free').getBoundingClientRect();
  const box = document.querySelector('.ship:has(.ship-selected) [data-part="body"]').getBoundingClientRect();
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
})()`;

/** Keeps how far off and how near the camera has been since. */
const WATCH = `(() => {
  globalThis.farthest = Infinity;
  globalThis.nearest = 0;
  const look = () => {
    const { a } = document.querySelector('.board-live').getScreenCTM();
    globalThis.farthest = Math.min(globalThis.farthest, a);
    globalThis.nearest = Math.max(globalThis.nearest, a);
    requestAnimationFrame(look);
  };
  look();
})()`;

/** Two midshipmen with fleets all over a large table, at their first shot: it is the next thing that happens. */
function beforeTheFirstShot(): string {
  const rules: AnyRuleset = lines;
  const options = { shipsA: 12, shipsB: 12, table: '160x120' };
  const isShot = (state: object, seat: Seat): boolean => rules.prompt(state, seat).ask === 'volley.aim';
  const match = playedUntil(rules, { scenario: 'free', options, seeds: seeds('gunfire', 20) }, isShot);
  return saveOf(match, () => false);
}

const AGENT = 'Midshipman · careless';

test.each([
  ['at a desk', { viewport: DESKTOP }],
  ['on a phone', { viewport: PHONE }],
] as const)('who looks on is brought close to gunfire, %s', async (_, size) => {
  const page = await freshPage({ ...size, speed: 1 });
  await goOnFrom(page, beforeTheFirstShot());
  await board(page).locator('.ship').first().waitFor();
  await page.evaluate(WATCH);
  // Nobody is asked for orders, so nothing but a fight moves the camera.
  const closer = (): Promise<number> => page.evaluate('globalThis.nearest / globalThis.farthest');
  await expect.poll(closer, { timeout: 90_000 }).toBeGreaterThan(1.3);
});

test('whoever is asked for is in sight when the window changes while the camera is on its way', async () => {
  const page = await freshPage({ speed: 4, dice: 7, helm: 'hand' });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Line of battle', seats: ['You', AGENT] });
  await offers(page).first().click();
  await page.getByRole('form', { name: 'Her move' }).waitFor();
  for (const size of [{ width: 360, height: 640 }, DESKTOP, { width: 844, height: 390 }]) {
    await page.evaluate(AT_REST);
    await board(page).focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.evaluate(AT_REST);
    await page.keyboard.press('c');
    await page.setViewportSize(size);
    await page.evaluate(AT_REST);
    expect(await page.evaluate(ASKED_SEEN), `${size.width}x${size.height}`).toBe(true);
  }
});
