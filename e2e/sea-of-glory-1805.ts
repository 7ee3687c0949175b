/** How 1805: Sea of Glory is played in the browser tests: what is offered, and an admiral who leaves to his staff what he can. */

import type { Page } from 'playwright-core';
import { openPaper } from './harness.ts';
import type { Thing } from './orders.ts';
import { hasChanged, QUESTION, things } from './orders.ts';

export const BOOK = '1805: Sea of Glory';
export const TRAFALGAR = { book: BOOK, scenario: 'Trafalgar' } as const;
export const CAMPAIGN = { book: BOOK, scenario: 'The campaign of 1805' } as const;

/** Date and chits, as the strip beside the menu says. */
const STANDING = `(document.querySelector('[aria-label="How it stands"]')?.textContent ?? '')`;

/** The same may be asked chit after chit: what is asked is told apart by how it stands. */
const MOMENT = `(${QUESTION} + ${STANDING})`;

export function moment(page: Page): Promise<string> {
  return page.evaluate<string>(MOMENT);
}

export function standing(page: Page): Promise<string> {
  return page.evaluate<string>(STANDING);
}

export function isAnswered(page: Page, asked: string): Promise<void> {
  return hasChanged(page, MOMENT, asked);
}

/** What an admiral orders who leaves to his staff what he can. */
const WISHES: readonly RegExp[] = [/staff/, /Done with this chit/, /That is the fleet/, /loose blockade/];

export function wished(all: readonly Thing[], ...first: readonly RegExp[]): Thing {
  for (const wish of [...first, ...WISHES]) {
    const found = all.find(({ words }) => wish.test(words));
    if (found !== undefined) return found;
  }
  if (all[0] === undefined) throw new Error('nothing is offered');
  return all[0];
}

export async function clickInList(page: Page, { at }: Thing): Promise<void> {
  await things(page)
    .and(page.locator(`[data-offer="${at}"]`))
    .first()
    .click();
}

const MOST_ORDERS = 250;

/** The guided campaign by the coach's advice to its end, with a stop at every lesson: how many orders it took. */
export async function followed(page: Page, stop: (lesson: string) => Promise<unknown>): Promise<number> {
  const coach = page.getByRole('region', { name: 'Coach' });
  const aye = coach.getByRole('button', { name: 'Aye aye' });
  const advice = coach.getByRole('button', { name: /^Try / });
  const end = coach.getByRole('button', { name: 'Once more' });
  const told = new Set<string>();
  let orders = 0;
  while (orders < MOST_ORDERS) {
    await aye
      .or(advice)
      .or(end)
      .or(coach.getByText('Open Staff'))
      .or(coach.getByText('Open the Log'))
      .first()
      .waitFor();
    const lesson = await coach.getByRole('heading').innerText();
    if (!told.has(lesson)) {
      told.add(lesson);
      await stop(lesson);
    }
    if (await end.isVisible()) break;
    if (await aye.isVisible()) await aye.click();
    else if (lesson === 'Reports') await page.getByRole('tab', { name: 'Staff' }).click();
    else if (lesson === 'The gazette') await openPaper(page, 'Log');
    else {
      const asked = await moment(page);
      // The advice is shown, and the pupil gives the order.
      const key = await advice.locator('kbd').innerText();
      await things(page).first().waitFor();
      await page.keyboard.type(key);
      orders++;
      await isAnswered(page, asked);
    }
  }
  return orders;
}
