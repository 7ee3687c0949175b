/** Ships and land laid out by hand in the shaded water, and a whole set-up in one press, in each book that asks for it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Battle } from './harness.ts';
import {
  beginBattle,
  board,
  freshPage,
  offers,
  PHONE,
  photograph,
  picture,
  prompt,
  serious,
  useBrowser,
} from './harness.ts';
import type { Spot } from './helm.ts';
import { drag, dragByFinger, ghost } from './helm.ts';
import { things } from './orders.ts';
import { tap } from './tap.ts';

useBrowser();

const BATTLES: readonly (readonly [string, Battle])[] = [
  ['convoy', { book: 'Convoy', scenario: 'Free battle' }],
  ['age-of-sail', { book: 'Age of Sail', scenario: 'Free battle' }],
  ['sails-of-glory', { book: 'Sails of Glory', scenario: 'Enemy in Sight' }],
  ['sails-of-glory-reefs', { book: 'Sails of Glory', scenario: 'In Shallow Waters' }],
];

const berth = (page: Page) => page.getByRole('form', { name: /^(Her berth|Its place)$/ });
const place = (page: Page) => berth(page).getByRole('button', { name: /^Place (her|it)$/ });
const heading = (page: Page) => berth(page).getByRole('slider', { name: 'Heading' }).inputValue();

/** From the handle at her bow to the other side of her. */
async function turning(page: Page): Promise<readonly [from: Spot, to: Spot]> {
  // The handle is where it is seen only when the camera rests.
  const at = await ghost(page);
  const handle = await board(page).locator('.hand-turner circle').boundingBox();
  if (handle === null) throw new Error('no handle');
  const held = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  return [held, { x: 2 * at.x - held.x, y: 2 * at.y - held.y }];
}

const sensibly = (page: Page) => page.getByRole('button', { name: 'Set up sensibly' });

async function atTheBerths(page: Page, battle: Battle): Promise<void> {
  await page.goto('/');
  await beginBattle(page, battle);
  await sensibly(page).waitFor();
  // Fleets are chosen before they are placed.
  for (let i = 0; i < 12 && !(await berth(page).isVisible()); i++) {
    const before = await prompt(page);
    // The list gives way to the hand as soon as that knows the berths: what is clicked may be gone.
    if (await offers(page).first().isVisible())
      await offers(page)
        .first()
        .click({ timeout: 5_000 })
        .catch(() => undefined);
    await expect.poll(async () => (await berth(page).isVisible()) || (await prompt(page)) !== before).toBe(true);
  }
  await board(page).locator('.hand .ghost').waitFor();
}

test.each(BATTLES)(
  '%s: a ship or a reef is dragged to a berth, turned, and placed; nobody is asked for columns and rows',
  async (name, battle) => {
    const page = await freshPage({ helm: 'hand' });
    await atTheBerths(page, battle);
    expect(await offers(page).count()).toBe(0);
    expect(await prompt(page)).toMatch(/Where is .* to lie\?/);
    const from = await ghost(page);
    const before = await prompt(page);
    await drag(page, from, { x: from.x + 30, y: from.y + 90 });
    await page.mouse.up();
    await expect.poll(async () => (await ghost(page)).y - from.y).toBeGreaterThan(15);
    // Letting go places nothing yet: she is turned first.
    expect(await prompt(page)).toBe(before);
    const headed = await heading(page);
    await drag(page, ...(await turning(page)));
    await page.mouse.up();
    await expect.poll(() => heading(page)).not.toBe(headed);
    expect(await serious(page)).toEqual([]);
    await photograph(page, `berth-${name}`);
    await place(page).click();
    await expect.poll(() => prompt(page)).not.toBe(before);
  },
);

const GLORY: Battle = { book: '1805: Sea of Glory', scenario: 'Trafalgar' };

test.each([
  ['a desk', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)(
  'on %s a fleet of 1805 is dragged to its station, and lies there when the hand lets go',
  async (_, profile) => {
    const page = await freshPage({ helm: 'hand', ...profile });
    await page.goto('/');
    await beginBattle(page, GLORY);
    await berth(page).waitFor();
    await board(page).locator('.hand .ghost').waitFor();
    const before = await prompt(page);
    expect(before).toMatch(/Where off Ferrol/);
    const from = await ghost(page);
    const cell = (await board(page).locator('.hand .ghost-hull').boundingBox())?.width ?? 0;
    const to = { x: from.x + cell * 1.2, y: from.y };
    if ('hasTouch' in profile) await (await dragByFinger(page, from, to))();
    else {
      await drag(page, from, to);
      await page.mouse.up();
    }
    await expect.poll(() => prompt(page)).not.toBe(before);
    expect(await serious(page)).toEqual([]);
    await photograph(page, 'berth-1805');
  },
);

/** Counts how often “Set up sensibly” comes back, and orders with it, once it has gone. */
const COMES_BACK = `{
  globalThis.back = 0;
  let was = true;
  new MutationObserver(() => {
    const is = document.querySelector('.play-sensibly') !== null;
    if (is && !was) globalThis.back++;
    was = is;
  }).observe(document, { subtree: true, childList: true });
}`;

test.each([
  ...BATTLES,
  ['1805', GLORY] as const,
  ['sails-of-glory-advanced', { ...BATTLES[2]?.[1], level: 'Advanced' } as Battle] as const,
])('%s: the whole set-up is one press, and nothing asks for a second', async (_, battle) => {
  const page = await freshPage({ helm: 'hand' });
  await page.goto('/');
  await beginBattle(page, battle);
  await sensibly(page).waitFor();
  await page.evaluate(COMES_BACK);
  await sensibly(page).click();
  await expect.poll(() => board(page).locator('.ship').count(), { timeout: 20_000 }).toBeGreaterThan(3);
  // What is asked next follows the dice: in 1805 it may be a battle, whose orders stand in a panel of their own.
  await things(page)
    .or(board(page).getByRole('button', { name: /^1: / }))
    .first()
    .waitFor();
  expect(await sensibly(page).count()).toBe(0);
  expect(await page.evaluate('globalThis.back')).toBe(0);
});

test('on a phone a finger drags her to her berth', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  await atTheBerths(page, BATTLES[0]?.[1] as Battle);
  // What the sliders say already gives way to what can be done.
  await berth(page).getByText('Drag her, turn her by the handle').waitFor();
  const from = await ghost(page);
  const lift = await dragByFinger(page, from, { x: from.x, y: from.y + 50 });
  await lift();
  await expect.poll(async () => (await ghost(page)).y - from.y).toBeGreaterThan(10);
});

test('on a phone an island is placed where it is shown, and a finger turns its battery', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  const options = { Islands: 1, Batteries: 1 };
  await atTheBerths(page, { book: 'Sails of Glory', scenario: 'Free battle', options });
  expect(await prompt(page)).toContain('Where is the island to lie?');
  await picture(page, 'berth-island-phone');
  await tap(place(page));
  await expect.poll(() => prompt(page)).toContain('Which way is the battery to face?');
  const headed = await heading(page);
  const lift = await dragByFinger(page, ...(await turning(page)));
  await lift();
  await expect.poll(() => heading(page)).not.toBe(headed);
  expect(await serious(page)).toEqual([]);
  await picture(page, 'berth-battery-phone');
  await tap(place(page));
  await expect.poll(() => prompt(page)).not.toMatch(/battery/);
});
