/** How Sails of Glory is played in the browser tests: what lies before the player, and captains who answer. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { logOf, printLog } from '../packages/engine/src/index.ts';
import type { Sails, SailsView } from '../packages/rules-sails-of-glory/src/index.ts';
import { ruleset } from '../packages/rules-sails-of-glory/src/index.ts';
import type { Battle } from './harness.ts';
import { beginBattle, board, prompt, report } from './harness.ts';
import { hasChanged, QUESTION, things } from './orders.ts';
import { playedUntil, seeds } from './saved.ts';

export const BOOK = 'Sails of Glory';
const MOST_ANSWERS = 400;

/** No two questions in a row are the same. */
export function question(page: Page): Promise<string> {
  return page.evaluate<string>(QUESTION);
}

export function isAnswered(page: Page, asked: string): Promise<void> {
  return hasChanged(page, QUESTION, asked);
}

/** From the lobby to a table of this book. */
export async function beginSails(page: Page, battle: Battle): Promise<void> {
  await page.goto('/');
  await beginBattle(page, { book: BOOK, ...battle });
}

/** The page as it is when something is to be planned with cards. */
export function fan(page: Page): Locator {
  return page.locator('.sog-fan');
}

// --- A captain with a mouse ---

/** Marks of orders on the board; each begins with the key that takes it. */
function marks(page: Page): Locator {
  return board(page).getByRole('button', { name: /^[\da-z]: / });
}

/** Now this one, now that one: not wise, but never the same. */
async function oneOf(from: Locator, answered: number): Promise<Locator> {
  const count = await from.count();
  return from.nth(count === 0 ? 0 : (answered * 3 + 2) % count);
}

/**
 * What she clicks: in the middle of the table and towards the enemy when she places her ships, gentle cards, every gun
 * that can fire, and else whatever comes.
 */
export async function order(page: Page, answered: number): Promise<Locator> {
  const asked = await prompt(page);
  if (/In which (column|row)/.test(asked)) return marks(page).nth(Math.floor((await marks(page).count()) / 2));
  if (/Which way/.test(asked)) {
    const north = things(page).filter({ hasText: /Heading 0°/ });
    return (await north.count()) > 0 ? north : things(page).first();
  }
  if (/guns and muskets/.test(asked)) {
    const targets = page.locator('.sog-target:not(.is-quiet)');
    return (await targets.count()) > 0 ? targets.first() : things(page).last();
  }
  // The gentle cards lie in the upper row; on a phone all lie in one.
  if (/How (does|will) /.test(asked))
    return oneOf(fan(page).locator('.sog-fan-row').first().locator('button'), answered);
  return oneOf(things(page), answered);
}

async function clickOrder(page: Page, answered: number): Promise<void> {
  const asked = await question(page);
  await (await order(page, answered)).click();
  await isAnswered(page, asked);
}

/** Answers until something is seen or the report lies open. */
export async function playOn(
  page: Page,
  end: Locator,
  take: (answered: number) => Promise<unknown> = answered => clickOrder(page, answered),
): Promise<number> {
  for (let answered = 0; answered < MOST_ANSWERS; answered++) {
    await things(page).or(end).or(report(page)).first().waitFor();
    if ((await end.isVisible()) || (await report(page).isVisible())) return answered;
    await take(answered);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

// --- Two at one screen ---

/** Played by hand at both sides of one screen. */
export const HOT_SEAT = {
  scenario: 'Enemy in Sight!',
  seats: ['You', 'Someone beside you'],
  options: { 'Players place': false, Wind: 'W' },
} as const;

/** What the British are given up to their seal, always the offer at this place; then the screen is handed over. */
export async function planAndSeal(page: Page, place: number): Promise<readonly string[]> {
  const given: string[] = [];
  const cover = page.getByRole('heading', { name: 'Hand the device over: French' });
  await playOn(page, cover, async () => {
    const asked = await question(page);
    const all = await things(page).count();
    const chosen = things(page).nth(Math.min(place, all - 1));
    given.push((await chosen.getAttribute('title')) ?? (await chosen.innerText()));
    await chosen.click();
    await isAnswered(page, asked);
  });
  return given;
}

/** How long nothing may move before a page counts as still: longer than a glide of the chart or a word that is to be said. */
const STILL_MS = 600;

/**
 * Everything that any element of the page holds. What the page has been through on a slow machine is not a secret: the head lists
 * what was fetched in which order, React's ids count what was drawn.
 */
export async function wholePage(page: Page): Promise<string> {
  return (await page.evaluate<string>('document.body.outerHTML')).replaceAll(/_r_\w+_/g, '_r_');
}

/** The same, once it stands still. */
export async function stillPage(page: Page): Promise<string> {
  let before = await wholePage(page);
  for (;;) {
    await page.waitForTimeout(STILL_MS);
    const now = await wholePage(page);
    if (now === before) return now;
    before = now;
  }
}

// --- Battles that the engine has recorded ---

/** A log that ends where this has come about and seat 0 begins to plan her turn: written to a file. */
export function recorded(level: string, isWanted: (view: SailsView) => boolean): string {
  const battles = { scenario: 'enemy-in-sight', options: { level, placing: false }, seeds: seeds('table', 20) };
  const match = playedUntil(ruleset, battles, (state, seat) => {
    if (seat !== 0 || ruleset.prompt(state as Sails, seat).ask !== 'planning.next') return false;
    return isWanted(ruleset.view(state as Sails, seat));
  });
  const file = join(mkdtempSync(join(tmpdir(), 'weathergauge-')), 'recorded.log');
  writeFileSync(file, printLog(logOf(match)));
  return file;
}
