/** A ship steered by hand: dragged with the mouse and with a finger, by keys, and by sliders. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ruleset as battle } from '../packages/rules-age-of-sail/src/index.ts';
import {
  beginBattle,
  board,
  DESKTOP,
  freshPage,
  offers,
  PHONE,
  photograph,
  picture,
  prompt,
  serious,
  useBrowser,
} from './harness.ts';
import { drag, dragByFinger, finger, ghost, mouse, offFrom, onChart, ship, steered, tag } from './helm.ts';
import { openSave, savedWhere } from './saved.ts';

useBrowser();

const DUEL = {
  scenario: 'Single combat',
  seats: ['You', 'Someone beside you'],
  options: { Table: '80 × 120' },
} as const;

async function atTheHelm(page: Page): Promise<void> {
  await page.goto('/');
  await beginBattle(page, DUEL);
  await page.getByRole('form', { name: 'Her move' }).waitFor();
}

test('a ship is dragged to where she is to go, and lies there when the hand lets go', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 1.2, 0.5);
  const lay = await onChart(page, at);
  await drag(page, at, to);
  await tag(page).waitFor();
  await expect.poll(() => tag(page).textContent()).toMatch(/\d cm, .* cm left/);
  await photograph(page, 'helm');
  const there = await onChart(page, await ghost(page));
  await page.mouse.up();
  // One gesture is her whole move: the other is asked.
  await expect.poll(() => steered(page)).not.toBe(id);
  await expect.poll(() => offFrom(page, id, there)).toBeLessThan(4);
  // And one key takes it all back.
  await page.keyboard.press('u');
  await expect.poll(() => steered(page)).toBe(id);
  await expect.poll(() => offFrom(page, id, lay)).toBeLessThan(2);
});

test('on a low screen no order is cut off by the empty forecast while a ship is in hand', async () => {
  const page = await freshPage({ helm: 'hand', viewport: { width: 1280, height: 720 } });
  await atTheHelm(page);
  await board(page).focus();
  await page.keyboard.press('ArrowRight');
  await tag(page).waitFor();
  const strokes = await page.getByRole('button', { name: 'Stroke by stroke' }).boundingBox();
  const forecast = await page.locator('.play-forecast').boundingBox();
  if (strokes === null || forecast === null) throw new Error('both are shown');
  expect(strokes.y + strokes.height).toBeLessThanOrEqual(forecast.y);
});

test('a tap just after a finger has let go of her is heard: the browser sees no fling', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 4, 0);
  const lift = await dragByFinger(page, at, to);
  await lift();
  await expect.poll(() => steered(page)).not.toBe(id);
  const log = page.getByRole('tab', { name: 'Log' });
  await log.tap();
  await expect.poll(() => log.getAttribute('aria-selected')).toBe('true');
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

test('where any of a line may sail, two keys move one of them, and a turn leads on', async () => {
  const page = await freshPage({ helm: 'hand' });
  await page.goto('/');
  await beginBattle(page, { scenario: 'Line of battle', seats: ['You', 'Someone beside you'] });
  const form = page.getByRole('form', { name: 'Her move' });
  await expect.poll(() => offers(page).count()).toBeGreaterThan(1);
  const ships = await offers(page).count();
  await expect.poll(() => page.evaluate('document.activeElement.className')).toMatch(/^board/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => form.innerText()).toMatch(/1 point to starboard[\s\S]*(full run|as far as is safe)/);
  await expect.poll(() => tag(page).isVisible()).toBe(true);
  await picture(page, 'helm-keys-turn');
  await page.keyboard.press('Enter');
  await expect.poll(() => form.count()).toBe(0);
  await expect.poll(() => offers(page).count()).toBeLessThan(ships);
});

test('with a new question the board has the focus, so that the first key steers', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  await expect.poll(() => page.evaluate('document.activeElement.className')).toMatch(/^board/);
  // A key that is held stops short of the edge, however long it is held.
  const form = page.getByRole('form', { name: 'Her move' });
  for (let i = 0; i < 30; i++) await page.keyboard.down('ArrowUp');
  await page.keyboard.up('ArrowUp');
  await expect.poll(() => form.getAttribute('aria-busy')).toBe('false');
  expect(await form.innerText()).toMatch(/full run|as far as is safe/);
  expect(await form.locator('.is-danger').count()).toBe(0);
});

test('sliders do the same without a pointer, and are read out in words', async () => {
  const page = await freshPage({ helm: 'hand' });
  await atTheHelm(page);
  const id = await steered(page);
  const form = page.getByRole('form', { name: 'Her move' });
  await form.getByRole('slider', { name: 'Ahead' }).first().fill('40');
  await form.getByRole('slider', { name: 'Turn' }).fill('-1');
  await form.getByRole('slider', { name: 'Then ahead' }).fill('20');
  await expect
    .poll(() => form.getByRole('slider', { name: 'Turn' }).getAttribute('aria-valuetext'))
    .toBe('1 point to port');
  await tag(page).waitFor();
  expect(await serious(page)).toEqual([]);
  await form.getByRole('button', { name: 'Order it' }).click();
  await expect.poll(() => steered(page)).not.toBe(id);
});

for (const [device, viewport] of [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
] as const)
  test(`figures typed in centimetres do the same, and Enter orders it, ${device}`, async () => {
    const page = await freshPage({ helm: 'hand', viewport });
    await atTheHelm(page);
    const id = await steered(page);
    const form = page.getByRole('form', { name: 'Her move' });
    const ahead = form.getByRole('spinbutton', { name: 'Ahead, typed' });
    await ahead.fill('4.5');
    await expect.poll(() => form.innerText()).toContain('4.5 cm');
    expect(await form.getByRole('slider', { name: 'Ahead' }).first().inputValue()).toBe('45');
    await tag(page).waitFor();
    await picture(page, `helm-typed-${device}`);
    await ahead.press('Enter');
    await expect.poll(() => steered(page)).not.toBe(id);
  });

test('on a phone a finger drags her, and the chart does not move with it', async () => {
  const page = await freshPage({ helm: 'hand', viewport: PHONE, hasTouch: true, isMobile: true });
  await atTheHelm(page);
  const id = await steered(page);
  const { at, to } = await ship(page, id, 1, 0.3);
  const before = await board(page).locator('.board-world').getAttribute('style');
  const lift = await dragByFinger(page, at, to);
  await tag(page).waitFor();
  expect(await board(page).locator('.board-world').getAttribute('style')).toBe(before);
  await lift();
  await expect.poll(() => steered(page)).not.toBe(id);
});

test.each([
  ['by mouse', { viewport: DESKTOP }],
  ['by finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const)('held astern of her leader she is drawn into the wake, %s', async (_, profile) => {
  const { save, piece } = savedWhere(battle, 'line-of-battle', /^follow leader=0/);
  const page = await openSave(profile, save);
  const { at } = await ship(page, piece, 0, 0);
  const hand = 'hasTouch' in profile ? await finger(page) : mouse(page);
  await hand.down(at);
  // As a hand feels for it: from close astern of the leader outwards, and again.
  let felt = 0;
  const feel = async (): Promise<string> => {
    const { to } = await ship(page, 0, -0.8 - (felt++ % 20) / 10, 0);
    await hand.to(to);
    return (
      (await tag(page)
        .textContent({ timeout: 1_000 })
        .catch(() => '')) ?? ''
    );
  };
  await expect.poll(feel, { interval: 60 }).toMatch(/in the wake of/);
  await hand.up();
  await expect.poll(() => prompt(page)).toMatch(/\w/);
});
