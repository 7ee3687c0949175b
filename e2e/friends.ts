/** Two people in the page who meet at a table on a server. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { board, bookRadio, freshPage, offers, PHONE } from './harness.ts';

const WAIT = { timeout: 30_000 } as const;

export const friendSheet = (page: Page) => page.getByRole('dialog', { name: 'Play with a friend' });

/** From the lobby to the sheet of a game with a friend. */
export async function openFriendSheet(page: Page, name: string, book: string, scenario: string): Promise<void> {
  await page.goto('/');
  await bookRadio(page, book).check();
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: 'Play with a friend' }).click();
  await friendSheet(page).getByRole('textbox', { name: 'Your name' }).fill(name);
}

/** Lays the table as the sheet has it; returns the link to it. */
export async function layTable(page: Page, name: string): Promise<string> {
  await friendSheet(page).getByRole('button', { name: 'Lay the table' }).click();
  await page.getByText(`${name} (you)`).waitFor();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Takes the free seat of a table that is open in the page. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: /^Take this seat/ }).click();
}

/** In the sheet of a game with a friend. */
export const choose = (page: Page, label: string, words: string) =>
  friendSheet(page).getByRole('combobox', { name: label, exact: true }).selectOption(words);

/** Who of the two at a table is to move, once somebody is. */
export async function whoseMove(pages: readonly [Page, Page]): Promise<readonly [mover: Page, other: Page]> {
  const [one, other] = pages;
  await expect.poll(async () => (await offers(one).count()) + (await offers(other).count()), WAIT).toBeGreaterThan(0);
  return (await offers(one).count()) > 0 ? [one, other] : [other, one];
}

export interface Wished {
  readonly book: string;
  readonly scenario: string;
}

/** Two who play, one of them on a phone, and one who looks on: each at the board in a browser of her own. */
export async function threeAtTable(address: string, { book, scenario }: Wished): Promise<readonly [Page, Page, Page]> {
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', book, scenario);
  const link = await layTable(anne, 'Anne');
  const bonny = await freshPage({ address, viewport: PHONE });
  await bonny.goto(link);
  await takeSeat(bonny, 'Bonny');
  const watcher = await freshPage({ address });
  for (const page of [anne, bonny]) await board(page).waitFor();
  await watcher.goto(link);
  await board(watcher).waitFor();
  return [anne, bonny, watcher];
}
