/** The screens that all books share, as `npm run gallery` takes them. */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ruleset as convoy } from '../../packages/rules-convoy/src/index.ts';
import {
  asked,
  beginBattle,
  bookRadio,
  freshPage,
  offers,
  openLog,
  openPaper,
  report,
  useBrowser,
} from '../harness.ts';
import { BOOK, HOT_SEAT, planAndSeal } from '../sails.ts';
import { hang } from './hang.ts';
import { openMoment } from './moments.ts';

useBrowser();

const SHARED = 'shared';
const RULES = join(import.meta.dirname, '..', '..', 'packages', 'rules-age-of-sail', 'src', 'test', 'fixtures');
const top = (page: Page) => page.evaluate('scrollTo(0, 0)');
const toForm = (page: Page) =>
  page
    .getByRole('form')
    .first()
    .evaluate(form => form.scrollIntoView({ block: 'start' }));

test.each([
  ['age-of-sail', 'The Age of Sail'],
  ['convoy', 'Convoy'],
  ['sails-of-glory', 'Sails of Glory'],
  ['captains-sea', 'Captain’s Sea'],
  ['sea-of-glory-1805', '1805: Sea of Glory'],
])('lobby and options of %s', async (id, title) => {
  const page = await freshPage();
  await page.goto('/');
  await bookRadio(page, title).check();
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor();
  await hang(page, SHARED, `lobby-${id}`, { take: top });
  await hang(page, SHARED, `lobby-${id}-form`, { take: toForm });
  const options = page.getByText(/^Options/).first();
  await options.click();
  await hang(page, SHARED, `lobby-${id}-options`, {
    take: () => options.evaluate(one => one.scrollIntoView({ block: 'start' })),
  });
});

test('settings, briefing, menu, papers, text, resigning, sharing, report', async () => {
  const page = await freshPage({ briefing: true, helm: 'hand', dice: 7 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await hang(page, SHARED, 'settings', { take: top });
  await page.keyboard.press('Escape');
  await beginBattle(page, { scenario: 'Line of battle', seats: ['You', 'Midshipman · careless'] });
  await page.getByRole('dialog', { name: 'Briefing' }).waitFor();
  await hang(page, SHARED, 'briefing');
  await page.keyboard.press('Escape');
  await asked(page);
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Captain’s desk' }).waitFor();
  await hang(page, SHARED, 'menu');
  await page.keyboard.press('Escape');
  for (const paper of ['Ships', 'Log', 'Rules'] as const) {
    await openPaper(page, paper);
    await hang(page, SHARED, `paper-${paper.toLowerCase()}`);
  }
  await openPaper(page, 'Orders');
  await page.keyboard.press('t');
  await hang(page, SHARED, 'text-board');
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await hang(page, SHARED, 'resign');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Yes)/ })
    .click();
  await report(page)
    .getByRole('figure', { name: /^Chances, / })
    .waitFor();
  await hang(page, SHARED, 'report');
  await report(page).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await hang(page, SHARED, 'share');
});

test('a report with decisions', async () => {
  const page = await freshPage();
  await openMoment(page, convoy, { scenario: 'H2', ask: /./, offers: [/strikes her flag/] });
  await offers(page)
    .filter({ hasText: /strikes her flag/ })
    .first()
    .press('Enter');
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Yes)/ })
    .click();
  const decisions = report(page).getByRole('region', { name: 'What you decided' });
  await decisions
    .getByText(/^Better: /)
    .first()
    .waitFor();
  await hang(page, SHARED, 'report-decisions', {
    take: () => decisions.evaluate(one => one.scrollIntoView({ block: 'start' })),
  });
});

test('replay, and what if', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, join(RULES, 'buccaneers-fixture.log'));
  await page.getByRole('slider').fill('40');
  await page.getByText(/^Entry 40 of /).waitFor();
  await hang(page, SHARED, 'replay');
  await page.getByRole('button', { name: 'What if?' }).click();
  await hang(page, SHARED, 'what-if');
});

test('the cover between two at one screen', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { book: BOOK, ...HOT_SEAT });
  await hang(page, SHARED, 'hand-over');
  await page.getByRole('button', { name: 'Take the table: British' }).click();
  await planAndSeal(page, 0);
  await hang(page, SHARED, 'hand-over-sealed');
});
