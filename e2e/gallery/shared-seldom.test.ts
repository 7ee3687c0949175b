/** Screens of all books that come up now and then, as `npm run gallery` takes them. */

import { join } from 'node:path';
import { test } from 'vitest';
import { asked, beginBattle, freshPage, offers, openLog, openPaper, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';

useBrowser();

const SHARED = 'shared';
const SHOTS = join(import.meta.dirname, '../../packages/rules-convoy/src/test/fixtures/H1-fixture.log');
const DUEL = { scenario: 'Single combat', seats: ['You', 'Midshipman · careless'] } as const;
const WAIT = { timeout: 60_000 } as const;

test('addresses that lead nowhere, a broken link, licences', async () => {
  const page = await freshPage();
  await page.goto('/#/nowhere');
  await page.getByRole('alert').waitFor();
  await hang(page, SHARED, 'unknown');
  await page.goto('/#/shared/broken');
  await page.getByRole('link', { name: 'To the lobby' }).waitFor();
  await hang(page, SHARED, 'shared-broken');
  await page.goto('/licences.html');
  await page.getByRole('heading', { name: 'Licences', level: 1 }).waitFor();
  await hang(page, SHARED, 'licences', { take: () => page.evaluate('scrollTo(0, 0)') });
});

test('battles in the lobby, a game open in another tab, a save, a hint', async () => {
  const page = await freshPage({ dice: 7, helm: 'hand' });
  await page.goto('/');
  await beginBattle(page, DUEL);
  await asked(page);
  await page.keyboard.press('h');
  await page
    .getByRole('region', { name: 'What would the Captain do?' })
    .getByText(/^(Next best|Rather than)/)
    .waitFor(WAIT);
  await hang(page, SHARED, 'hint');
  await page.getByRole('button', { name: 'Put away' }).click();
  await page.keyboard.press('m');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save to go on/ })
    .click();
  await hang(page, SHARED, 'save');
  await page.keyboard.press('Escape');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await asked(other);
  await page.getByRole('button', { name: 'Go on here' }).waitFor();
  await hang(page, SHARED, 'elsewhere');
  await other.close();
  await page.goto('/#/');
  await beginBattle(page, { book: 'Convoy', scenario: 'Two Sugar Ships', seats: ['You', 'Midshipman · careless'] });
  await asked(page);
  await page.goto('/#/');
  const battles = page.getByRole('region', { name: 'Your battles' });
  await battles.getByRole('heading', { name: DUEL.scenario }).waitFor();
  await hang(page, SHARED, 'lobby-battles', {
    take: () => battles.evaluate(one => one.scrollIntoView({ block: 'start' })),
  });
  await hang(page, SHARED, 'lobby-whole', { whole: true });
});

test('a draw is offered at a shared screen', async () => {
  const page = await freshPage();
  await page.goto('/');
  await beginBattle(page, { ...DUEL, seats: ['You', 'Someone beside you'] });
  await asked(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Offer a draw …' }).click();
  await hang(page, SHARED, 'draw');
  await page.getByRole('button', { name: 'Offer it' }).click();
  await page.getByRole('dialog', { name: /: do you agree\?$/ }).waitFor();
  await hang(page, SHARED, 'draw-offered');
});

test('the log with its dice, and a rule', async () => {
  const page = await freshPage();
  await page.goto('/');
  await openLog(page, SHOTS);
  await page.getByRole('slider', { name: 'Entry of the log' }).press('End');
  const parts = page.getByRole('list', { name: 'What the dice were thrown by' }).first();
  const unfold = async (): Promise<void> => {
    await openPaper(page, 'Log');
    const folded = page.locator('.play-round-head[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    await parts.scrollIntoViewIfNeeded();
  };
  await hang(page, SHARED, 'log-dice', { take: unfold });
  await unfold();
  await parts.getByRole('button').first().click();
  await page.getByText('Two dice for every gun marker.').waitFor();
  await hang(page, SHARED, 'rule');
});

test('while the machine thinks, and what it did since', async () => {
  const page = await freshPage({ dice: 7 });
  await page.goto('/');
  await beginBattle(page, { ...DUEL, seats: ['You', 'Midshipman · careless'], options: { Table: '80 × 120' } });
  const since = page.getByRole('region', { name: 'Since your last order' });
  for (let given = 0; given < 60 && !(await since.isVisible()); given++) {
    await offers(page).or(since).first().waitFor();
    if (await since.isVisible()) break;
    await offers(page).last().press('Enter');
    await page.waitForTimeout(150);
  }
  await hang(page, SHARED, 'since');
});
