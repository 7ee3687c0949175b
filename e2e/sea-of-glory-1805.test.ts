/** 1805: Sea of Glory, played: orders by the mouse on the chart, then by the keyboard, and two admirals at one screen. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, freshPage, openPaper, photograph, prompt, serious, useBrowser } from './harness.ts';
import { question, stillPage, things } from './sails.ts';

useBrowser();

const TRAFALGAR = { book: '1805: Sea of Glory', scenario: 'Trafalgar' } as const;

interface Thing {
  readonly at: number;
  readonly words: string;
  readonly key: string;
}

async function offered(page: Page): Promise<readonly Thing[]> {
  await things(page).first().waitFor();
  return page.evaluate<readonly Thing[]>(`
    [...new Map([...document.querySelectorAll('.play-offers [data-offer]')].map(one => [Number(one.dataset.offer), {
      at: Number(one.dataset.offer),
      words: one.textContent,
      key: one.getAttribute('aria-keyshortcuts') ?? '',
    }])).values()].toSorted((a, b) => a.at - b.at)`);
}

/** The same may be asked chit after chit: what is asked is told apart by how it stands. */
async function moment(page: Page): Promise<string> {
  return `${await question(page)} ${await standing(page)}`;
}

/** Date and chits, as the strip beside the menu says. */
async function standing(page: Page): Promise<string> {
  const strip = page.getByRole('region', { name: 'How it stands' });
  return (await strip.textContent().catch(() => null)) ?? '';
}

async function isAnswered(page: Page, asked: string): Promise<void> {
  await expect.poll(() => moment(page), { timeout: 30_000, interval: 20 }).not.toBe(asked);
}

/** What an admiral orders who leaves to his staff what he can. */
const WISHES: readonly RegExp[] = [/staff/, /^\W*\d?\W*Done/, /loose blockade/];

function wished(all: readonly Thing[], ...first: readonly RegExp[]): Thing {
  const found = [...first, ...WISHES]
    .map(wish => all.find(({ words }) => wish.test(words)))
    .find(one => one !== undefined);
  const [any] = all;
  if (any === undefined) throw new Error('nothing is offered');
  return found ?? any;
}

async function clickInList(page: Page, { at }: Thing): Promise<void> {
  await things(page)
    .and(page.locator(`[data-offer="${at}"]`))
    .first()
    .click();
}

test('Trafalgar against an agent: a fleet is chosen and steered on the chart', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { ...TRAFALGAR, seats: ['You', 'Midshipman · careless'] });
  // The first question is where a fleet lies: taken on its plate.
  await things(page).first().waitFor();
  await photograph(page, 'glory-set-up');
  expect(await serious(page)).toEqual([]);
  const mark = board(page).locator('.mark[data-offer]');
  const first = await moment(page);
  await mark.first().click();
  await isAnswered(page, first);

  let steered = 0;
  for (let step = 0; step < 80 && steered < 2; step++) {
    await things(page).first().waitFor();
    const asked = await moment(page);
    const all = await offered(page);
    const steps = board(page).locator('.mark-ghost[data-offer]');
    if ((await steps.count()) > 0) {
      if (steered === 0) {
        await photograph(page, 'glory-course');
        expect(await serious(page)).toEqual([]);
      }
      await steps.first().focus();
      await page.keyboard.press('Enter');
      steered++;
    } else {
      // A block that may sail is chosen where it stands.
      const sails = all.find(({ words }) => /Sail (the )?[A-Z]/.test(words));
      const onBoard = sails === undefined ? null : board(page).locator(`.mark-ship[data-offer="${sails.at}"]`);
      if (onBoard !== null && (await onBoard.count()) > 0) await onBoard.click();
      else await clickInList(page, wished(all, /open sea|put to sea|to sea/i));
    }
    await isAnswered(page, asked);
  }
  expect(steered).toBe(2);

  await openPaper(page, 'Ships');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByText(/^Blocks in play/).click();
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'glory-staff');
});

test('chits are drawn and answered with the keyboard alone', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { ...TRAFALGAR, seats: ['You', 'Midshipman · careless'] });
  let keys = 0;
  for (let step = 0; step < 120; step++) {
    await things(page).first().waitFor();
    if (/[2-9]\/\d+/.test(await standing(page))) break;
    const asked = await moment(page);
    const { at, key } = wished(await offered(page));
    if (step % 3 > 0 && key !== '') await page.keyboard.press(key);
    else {
      const wanted = things(page)
        .and(page.locator(`[data-offer="${at}"]`))
        .first();
      for (let presses = 0; presses < 60 && (await wanted.and(page.locator(':focus')).count()) === 0; presses++) {
        await page.keyboard.press('ArrowDown');
        keys++;
      }
      expect(await wanted.and(page.locator(':focus-visible')).count(), 'the focus is seen').toBe(1);
      await page.keyboard.press('Enter');
    }
    keys++;
    await isAnswered(page, asked);
  }
  expect(await standing(page)).toMatch(/[2-9]\/\d+/);
  console.log(`two chits of Trafalgar with the keyboard: ${keys} keys`);
  await page.keyboard.press('t');
  await page
    .getByRole('group', { name: 'The table as text' })
    .getByText(/Winds: /)
    .waitFor();
});

test('two admirals at one screen: nothing of one is in the page of the other', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { ...TRAFALGAR, seats: ['You', 'Someone beside you'] });
  const cover = page.getByRole('heading', { name: /^Hand the device to / });
  const seen = new Map<string, string>();
  for (let step = 0; step < 90 && seen.size < 2; step++) {
    await things(page).or(cover).first().waitFor();
    if (await cover.isVisible()) {
      expect(await board(page).count(), 'nothing of the table is left in the page').toBe(0);
      await page.getByRole('button', { name: /^I am / }).click();
      await things(page).first().waitFor();
      const side = /the (British|Allies)/.exec(await prompt(page))?.[1] ?? '';
      seen.set(side, await stillPage(page));
      continue;
    }
    const asked = await moment(page);
    await clickInList(page, wished(await offered(page)));
    await Promise.race([isAnswered(page, asked), cover.waitFor()]);
  }
  expect([...seen.keys()].toSorted()).toEqual(['Allies', 'British']);
  // Names that stand on the stickers of one side.
  expect(seen.get('British')).not.toMatch(/Villeneuve|Gravina|Ganteaume|Rochefort Fleet|Toulon Fleet/);
  expect(seen.get('Allies')).not.toMatch(/Cornwallis|Calder|Collingwood|Channel Fleet|Capes Fleet/);
  expect(seen.get('Allies')).toMatch(/Allied|Villeneuve/);
});
