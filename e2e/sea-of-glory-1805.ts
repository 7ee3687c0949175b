/** How 1805: Sea of Glory is played in the browser tests: what is offered, and an admiral who leaves to his staff what he can. */

import type { Page } from 'playwright-core';
import { things } from './sails.ts';

export const BOOK = '1805: Sea of Glory';
export const TRAFALGAR = { book: BOOK, scenario: 'Trafalgar' } as const;
export const CAMPAIGN = { book: BOOK, scenario: 'The campaign of 1805' } as const;

const ANSWERED_WITHIN_MS = 30_000;

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

/** Date and chits, as the strip beside the menu says. */
const STANDING = `(document.querySelector('[aria-label="How it stands"]')?.textContent ?? '')`;

/** The same may be asked chit after chit: what is asked is told apart by how it stands. */
const MOMENT = `((document.querySelector('.play-prompt-words')?.textContent ?? '') + ': ' +
  [...document.querySelectorAll('.play-offers [data-offer]')].map(one => one.title || one.textContent).join(' | ') + ${STANDING})`;

export function moment(page: Page): Promise<string> {
  return page.evaluate<string>(MOMENT);
}

export function standing(page: Page): Promise<string> {
  return page.evaluate<string>(STANDING);
}

/** Waited for in the page: asked from here every few milliseconds, it would take longer than the game does. */
export async function isAnswered(page: Page, asked: string): Promise<void> {
  await page.evaluate(`new Promise((done, fail) => {
    const look = () => {
      if (${MOMENT} === ${JSON.stringify(asked)}) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['title'] });
    setTimeout(() => fail(new Error('not answered')), ${ANSWERED_WITHIN_MS});
    look();
  })`);
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
