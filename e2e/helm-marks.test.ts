/** Books without strokes: a ship is dragged onto the ghost of an order, and a block of the chart from hex to hex. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as squadrons } from '../packages/rules-sails-of-glory/src/index.ts';
import { ruleset as duel } from '../packages/rules-captains-sea/src/index.ts';
import { ruleset as campaign } from '../packages/rules-sea-of-glory-1805/src/index.ts';
import type { Profile } from './harness.ts';
import { board, DESKTOP, PHONE, photograph, picture, prompt, serious, useBrowser } from './harness.ts';
import type { Spot } from './helm.ts';
import { drag, dragByFinger, ghost, onChart, ship, tag } from './helm.ts';
import { openSave, savedWhere } from './saved.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;
const DEVICES = [
  ['at a desk', { viewport: DESKTOP }],
  ['by finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const satisfies readonly (readonly [string, Profile])[];

/** Drags by mouse or finger; what it gives lets go. */
async function hold(page: Page, profile: Profile, from: Spot, to: Spot): Promise<() => Promise<void>> {
  if (profile.hasTouch === true) return dragByFinger(page, from, to);
  await drag(page, from, to);
  return () => page.mouse.up();
}

const ADVANCED = { level: 'advanced', placing: false } as const;
const PLANNED = [
  ['captains-sea', 'by a manoeuvre', () => savedWhere(duel, 'constitution-java', /^select .*manoeuvre=advance/)],
  ['sails-of-glory', 'by a card', () => savedWhere(squadrons, 'enemy-in-sight', /^helm /, ADVANCED)],
] as const;
const PLANS = PLANNED.flatMap(([book, how, savedAt]) =>
  DEVICES.map(([device, profile]) => [book, how, device, savedAt, profile] as const),
);

test.each(PLANS)(
  '%s: dragged ahead she sails on %s, and Escape thinks again, %s',
  async (book, _, __, savedAt, profile) => {
    const { save, piece: id } = savedAt();
    const page = await openSave(profile, save);
    const asked = await prompt(page);
    const { at, to } = await ship(page, id, 1.7, 0);
    const ghosts = board(page).locator('.mark-ghost .ghost');
    const drop = await hold(page, profile, at, to);
    await expect.poll(() => ghosts.count(), WAIT).toBe(1);
    await photograph(page, `helm-${book}`);
    await page.keyboard.press('Escape');
    await drop();
    await expect.poll(() => ghosts.count(), WAIT).toBe(0);
    expect(await prompt(page)).toBe(asked);
    const letGo = await hold(page, profile, at, to);
    await expect.poll(() => ghosts.count(), WAIT).toBe(1);
    await letGo();
    await expect.poll(() => prompt(page), WAIT).not.toBe(asked);
  },
);

/** Names of settings beside the outlines of her base, and how many outlines there are. */
function otherSails(page: Page): Promise<{ readonly outlines: number; readonly names: readonly string[] }> {
  return page.evaluate(`(() => {
    const texts = [...document.querySelectorAll('.board .tag text')].map(text => text.textContent.toLowerCase());
    return {
      outlines: document.querySelectorAll('.overlay path.overlay-ring').length,
      names: ['backing sails', 'battle sails', 'full sails'].filter(name => texts.some(text => text.includes(name))),
    };
  })()`);
}

test('Sails of Glory: a card touched on a phone shows her ghost, and where she would lie under each other sail', async () => {
  const { save } = savedWhere(squadrons, 'enemy-in-sight', /^helm /, ADVANCED);
  const page = await openSave(DEVICES[1][1], save);
  const asked = await prompt(page);
  const ghosts = board(page).locator('.mark-ghost .ghost');
  const cards = page.locator('.sog-fan-card');
  const card = cards.nth(Math.floor((await cards.count()) / 2));
  await card.tap();
  await expect.poll(() => ghosts.count(), WAIT).toBe(1);
  await expect.poll(() => otherSails(page), WAIT).toMatchObject({ outlines: 2, names: { length: 2 } });
  await picture(page, 'card-touched-phone');
  expect(await prompt(page)).toBe(asked);
  // The second touch orders it.
  await card.tap();
  await expect.poll(() => prompt(page), WAIT).not.toBe(asked);
});

/** The middle of a block on the screen. */
function blockAt(page: Page, id: number): Promise<Spot> {
  return page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('[data-ship="${id}"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
}

/** The middle of the first hex in sight that costs so much to reach. */
function cellAt(page: Page, cost: string): Promise<Spot> {
  return page.evaluate(`(() => {
    const { x, y, width, height } = [...document.querySelectorAll('.cells text')].find(label => label.textContent === '${cost}').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
}

test.each(DEVICES)('1805: a block is dragged over the hexes that its points reach, %s', async (_, profile) => {
  const { save, piece: id } = savedWhere(campaign, 'trafalgar', /^put-out to=sea/);
  const page = await openSave(profile, save);
  await board(page).locator(`[data-ship="${id}"]`).waitFor();
  const [at, to] = [await blockAt(page, id), await cellAt(page, '6')];
  const letGo = await hold(page, profile, at, to);
  await tag(page).waitFor();
  await expect.poll(() => tag(page).textContent(), WAIT).toMatch(/costs 6 of \d+/);
  await photograph(page, 'helm-sea-of-glory');
  expect(await serious(page)).toEqual([]);
  const there = await onChart(page, await ghost(page));
  await letGo();
  await expect.poll(async () => offFrom(await onChart(page, await blockAt(page, id)), there), WAIT).toBeLessThan(4);
});

function offFrom(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
