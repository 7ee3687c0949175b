/** What lies before a player, for the browser tests of all books: what can be ordered, and when the next question has come. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, offers, prompt } from './harness.ts';

const ANSWERED_WITHIN_MS = 30_000;

/** Everything that can be ordered now: cards, counters, targets, or lines of the list. */
export function things(page: Page): Locator {
  return page.locator('.play-offers [data-offer]:visible');
}

export interface Thing {
  readonly at: number;
  readonly words: string;
  readonly key: string;
}

/** What can be ordered, as the list says it, whether it is shown or folded. */
export async function offered(page: Page): Promise<readonly Thing[]> {
  await things(page).first().waitFor();
  return page.evaluate<readonly Thing[]>(`
    [...new Map([...document.querySelectorAll('.play-offers [data-offer]')].map(one => [Number(one.dataset.offer), {
      at: Number(one.dataset.offer),
      words: one.title || one.textContent,
      key: one.getAttribute('aria-keyshortcuts') ?? '',
    }])).values()].toSorted((a, b) => a.at - b.at)`);
}

/** What is asked and all that can be answered, as one text. */
export const QUESTION = `((document.querySelector('.play-prompt-words')?.textContent ?? '') + ': ' +
  [...document.querySelectorAll('.play-offers [data-offer]')].map(one => one.title || one.textContent).join(' | '))`;

/**
 * Until an expression of the page has another value. Waited for in the page: asked from here every few milliseconds, it would
 * take longer than the game does.
 */
export async function hasChanged(
  page: Page,
  expression: string,
  before: string,
  within = ANSWERED_WITHIN_MS,
): Promise<void> {
  await page.evaluate(`new Promise((done, fail) => {
    const look = () => {
      if (${expression} === ${JSON.stringify(before)}) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['title'] });
    setTimeout(() => fail(new Error('not answered')), ${within});
    look();
  })`);
}

/** An order of Age of Sail that decides nothing; gives what is asked after it. */
export async function steer(page: Page): Promise<string> {
  const before = await prompt(page);
  await offers(page)
    .filter({ hasText: /Turn a point to port|Run 1 mm/ })
    .last()
    .click();
  await expect.poll(() => prompt(page), { timeout: ANSWERED_WITHIN_MS }).not.toBe(before);
  await asked(page);
  return prompt(page);
}
