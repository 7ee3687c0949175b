/** The end of a battle, in the player's own terms, and what can be done from there. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AnyRuleset, Seat } from '../packages/engine/src/index.ts';
import { ruleset } from '../packages/rules-convoy/src/index.ts';
import {
  asked,
  beginBattle,
  DESKTOP,
  freshPage,
  offers,
  PHONE,
  photograph,
  prompt,
  report,
  serious,
  useBrowser,
} from './harness.ts';
import { steer } from './orders.ts';
import { goOnFrom, playedUntil, saveOf, seeds } from './saved.ts';

useBrowser();

const WAIT = { timeout: 30_000 } as const;

async function giveUp(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Strike)/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Strike|Yes)/ })
    .click();
  await report(page)
    .getByText(/^You lost(, \d+ to \d+)?$/)
    .waitFor();
}

/** Whose chances the curve shows. */
const told = (page: Page): Promise<string> =>
  report(page)
    .getByRole('figure', { name: /^Chances, / })
    .getByText(/^Chances, /)
    .innerText();

for (const [device, viewport] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`a battle that is given up is lost by you, and is played on, again, and from the other side, on ${device}`, async () => {
    const page = await freshPage({ viewport });
    await page.goto('/');
    await beginBattle(page, { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] });
    await asked(page);
    const now = await steer(page);
    await giveUp(page);
    const first = page.url();
    await report(page).getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Link' }).inputValue(), WAIT).toMatch(/#\/shared\//);
    await page.keyboard.press('Escape');
    await report(page).getByRole('button', { name: 'What if?' }).last().click();
    await asked(page);
    await expect.poll(() => prompt(page), WAIT).toBe(now);
    expect(page.url(), 'it is another game').not.toBe(first);
    await giveUp(page);
    await report(page).getByRole('button', { name: 'Rematch' }).click();
    await asked(page);
    await expect.poll(() => prompt(page), WAIT).toMatch(/\w/);
    await giveUp(page);
    await expect.poll(() => told(page), WAIT).toMatch(/^Chances, Fleet A/);
    await report(page).getByRole('button', { name: 'Change sides' }).click();
    await asked(page);
    await giveUp(page);
    await expect.poll(() => told(page), WAIT).toMatch(/^Chances, Fleet B/);
    await page.goBack();
    await report(page).waitFor();
  });

/** The convoy is asked who sails next, and one of her ships may strike her flag: in the first battle in which that comes about. */
function beforeTheFolly(): string {
  const rules: AnyRuleset = ruleset;
  const isFolly = (state: object, seat: Seat): boolean => {
    const view = rules.view(state, seat);
    return seat === 0 && rules.offers(state, seat).some(offer => FOLLY.test(rules.words.action(view, offer)));
  };
  return saveOf(playedUntil(rules, { scenario: 'H2', seeds: seeds('folly', 20) }, isFolly));
}

const FOLLY = /strikes her flag/;

test('a folly is told as what cost most, with the better order, and is taken back by one press, on a desk and a phone', async () => {
  const page = await freshPage();
  await goOnFrom(page, beforeTheFolly());
  await asked(page);
  const before = await prompt(page);
  await offers(page).filter({ hasText: FOLLY }).first().press('Enter');
  await expect.poll(() => prompt(page), WAIT).not.toBe(before);
  await giveUp(page);
  const decisions = report(page).getByRole('region', { name: 'What you decided' });
  const worst = decisions.getByRole('listitem').filter({ hasText: FOLLY });
  await worst.getByText(/^Better: /).waitFor();
  expect(await worst.innerText()).toMatch(
    /strikes her flag\.\s+Better: .+\s+Chances: \d+ % as you ordered, \d+ % with/,
  );
  // The curve has its rounds below it.
  await expect
    .poll(() => report(page).locator('.play-curve-turns span').allInnerTexts(), WAIT)
    .toEqual(expect.arrayContaining(['1']));
  await photograph(page, 'report-decisions', decisions);
  expect(await serious(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await serious(page)).toEqual([]);
  await worst.getByRole('button', { name: 'Show me' }).click();
  await page
    .getByRole('region', { name: 'What happened' })
    .getByText(/^Instead: \S/)
    .waitFor();
  const slider = page.getByRole('slider', { name: 'Entry of the log' });
  const isAtItsEnd = async (): Promise<boolean> => (await slider.getAttribute('max')) === (await slider.inputValue());
  await expect.poll(isAtItsEnd, WAIT).toBe(true);
  await page.getByRole('button', { name: 'Back to the report' }).click();
  await worst.getByRole('button', { name: 'Order otherwise' }).click();
  await asked(page);
  await expect.poll(() => prompt(page), WAIT).toBe(before);
});
