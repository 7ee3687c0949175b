/** Captain's Sea, played: a whole duel with the mouse, a turn with the keyboard alone, two at one screen, and under guidance. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  beginBattle,
  board,
  freshPage,
  inRound,
  openPaper,
  photograph,
  picture,
  prompt,
  report,
  serious,
  useBrowser,
} from './harness.ts';
import type { Thing } from './orders.ts';
import { hasChanged, offered, QUESTION, things } from './orders.ts';
import { playOn, stillPage } from './sails.ts';

useBrowser();

const BOOK = 'Captain’s Sea';
const CLOSE = {
  book: BOOK,
  scenario: 'A pairing of your own',
  options: { 'Last turn': 5, Engagement: 'Close', 'Heading of the first ship': 3, 'Heading of the second ship': 4 },
} as const;

/** The battles are the same each time. */
const DICE = 9;

/** What a captain orders who wants to come to blows and not to be asked for cards: the first of these that is offered. */
const WISHES: readonly RegExp[] = [
  /Ask me for cards before: nothing/,
  /Done/,
  /Both sections.* low/,
  /(Forward|After) guns.* low/,
  /starboard guns/i,
  /Back Sail/,
  /Wear/,
  /Advance/,
];

function wished(all: readonly Thing[], ...first: readonly RegExp[]): Thing {
  for (const wish of [...first, ...WISHES]) {
    const found = all.find(({ words }) => wish.test(words));
    if (found !== undefined) return found;
  }
  if (all[0] === undefined) throw new Error('nothing is offered');
  return all[0];
}

/** The same may be asked impulse after impulse: what is asked is told apart by how it stands. */
const MOMENT = `(${QUESTION} + ' ' + (document.querySelector('.play-strip')?.textContent ?? ''))`;

function moment(page: Page): Promise<string> {
  return page.evaluate<string>(MOMENT);
}

function isAnswered(page: Page, asked: string): Promise<void> {
  return hasChanged(page, MOMENT, asked);
}

async function clickOrder(page: Page): Promise<void> {
  const asked = await moment(page);
  const all = await offered(page);
  await things(page)
    .and(page.locator(`[data-offer="${wished(all).at}"]`))
    .first()
    .click();
  await isAnswered(page, asked);
}

test('a whole duel against an agent, from the fitting out to the report and the replay', async () => {
  const page = await freshPage({ dice: DICE });
  await page.goto('/');
  // A small ship strikes soon.
  const options = { ...CLOSE.options, 'Second ship': 'Curlew (1813)' };
  await beginBattle(page, { ...CLOSE, options, seats: ['You', 'Midshipman · careless'] });
  const shown = new Set<string>();
  const clicks = await playOn(page, report(page), async () => {
    const asked = await prompt(page);
    for (const [name, words] of [
      ['crew', /to be placed/],
      ['helm', /Which manoeuvre/],
      ['fire', /Does .* fire\?/],
    ] as const) {
      if (!words.test(asked) || shown.has(name)) continue;
      shown.add(name);
      await photograph(page, `captains-sea-${name}`);
      expect(await serious(page), name).toEqual([]);
    }
    await clickOrder(page);
    if (!/to be placed/.test(asked) || shown.has('order')) return;
    shown.add('order');
    // Who says nothing about cards is not asked before every throw.
    await page.locator('.cs-standing-list [aria-current]', { hasText: 'my attacks and danger' }).waitFor();
  });
  console.log(`Captain's Sea: ${clicks} clicks from the fitting out to the report`);
  expect([...shown].toSorted()).toEqual(['crew', 'fire', 'helm', 'order']);

  await report(page)
    .getByText(/^The battle is over: .+\. Constitution \d+, Curlew \d+: /)
    .first()
    .waitFor();
  await report(page).getByText('Dice proven by the key: yes.').waitFor();
  const ships = report(page).getByRole('table', { name: 'Ships' });
  await expect.poll(() => ships.getByRole('row').count()).toBe(1 + 2);
  await picture(page, 'captains-sea-report');
  await report(page).getByRole('button', { name: 'Watch the battle again' }).click();
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await controls.getByText('The set-up').waitFor();
  await controls.getByRole('button', { name: 'To the end' }).click();
  await controls.getByText(/^Entry (\d+) of \1$/).waitFor();

  // The steps of a broadside are shown in the replay as they were in play.
  await page.getByRole('button', { name: 'Turn 1', exact: true }).click();
  await page.getByText('Steps 8–9').first().click();
  await page
    .getByRole('heading', { name: /^(Constitution|Curlew) fires at / })
    .first()
    .waitFor();
  await expect.poll(() => page.locator('.cs-step-strip .is-done').count()).toBeGreaterThanOrEqual(9);
  await photograph(page, 'captains-sea-replay');
  expect(await serious(page)).toEqual([]);
});

async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('a turn with the keyboard alone', async () => {
  const page = await freshPage({ dice: DICE });
  await page.goto('/');
  const first = page.getByRole('radio', { name: 'Age of Sail' });
  await first.waitFor();
  await tabTo(page, first);
  for (let i = 0; i < 8 && !(await page.getByRole('radio', { name: BOOK }).isChecked()); i++)
    await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Begin the battle' }));
  await page.keyboard.press('Enter');

  let keys = 0;
  await playOn(page, inRound(page, 2), async answered => {
    const asked = await moment(page);
    const { at, key } = wished(await offered(page));
    // By its key, or by walking to it.
    if (answered % 3 > 0 && key !== '') {
      await page.keyboard.press(key);
      keys++;
    } else {
      const wanted = things(page)
        .and(page.locator(`[data-offer="${at}"]`))
        .first();
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('ArrowDown');
        keys++;
        if ((await wanted.and(page.locator(':focus')).count()) > 0) break;
      }
      expect(await wanted.and(page.locator(':focus-visible')).count(), 'the focus is seen').toBe(1);
      await page.keyboard.press('Enter');
      keys++;
    }
    await isAnswered(page, asked);
  });
  console.log(`a turn of Captain's Sea with the keyboard: ${keys} keys`);
  await page.keyboard.press('t');
  await page
    .getByRole('group', { name: 'The table as text' })
    .getByText(/In hand: /)
    .waitFor();
});

/** What is seen of the steps while nothing is asked: noted in the page, frame by frame. */
const WATCH_STEPS = `{
  const seen = { lists: new Set(), inSight: new Set() };
  window.stepsSeen = () => ({ lists: seen.lists.size, inSight: [...seen.inSight].toSorted((a, b) => a - b) });
  const look = () => {
    requestAnimationFrame(look);
    if (document.querySelector('.play-offers [data-offer]') !== null) return;
    const list = document.querySelector('.cs-steps');
    const box = list?.closest('.play-offers')?.getBoundingClientRect();
    if (list === null || box === undefined) return;
    seen.lists.add(list.firstElementChild);
    for (const step of list.children) {
      const { top, bottom } = step.getBoundingClientRect();
      const isLit = Number(getComputedStyle(step).opacity) > 0.5;
      if (isLit && top >= box.top - 1 && bottom <= box.bottom + 1) seen.inSight.add(Number(step.querySelector('i')?.textContent ?? 12));
    }
  };
  look();
}`;

test('the steps of a broadside come in one after the other, each in sight, while the guns are heard', async () => {
  const page = await freshPage({ speed: 2, dice: DICE });
  await page.goto('/');
  await beginBattle(page, { ...CLOSE, seats: ['You', 'Midshipman · careless'] });
  await page.evaluate(WATCH_STEPS);
  const fire = page.getByText(/^Does .* fire\?$/);
  await playOn(page, fire, async () => {
    // Not to be asked for cards, so that nothing comes between the steps.
    const never = page.locator('.cs-order').first();
    if (await never.isVisible()) await never.click();
    await clickOrder(page);
  });
  // Two shots at one ship are told apart on the board by their keys.
  const shots = board(page).locator('.mark-attack');
  await expect
    .poll(() => shots.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? '')))
    .toEqual([expect.stringMatching(/^2: .* high$/), expect.stringMatching(/^3: .* low$/)]);
  await playOn(page, page.getByText(/^What goes into /), () => clickOrder(page));
  const { lists, inSight } = await page.evaluate<{ lists: number; inSight: number[] }>('window.stepsSeen()');
  expect(inSight, 'every step was in sight').toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  expect(lists, 'no step came in twice').toBe(1);
});

test('two captains at one screen: it is covered whenever it changes hands, and blocks stay face down', async () => {
  const page = await freshPage({ dice: DICE });
  await page.goto('/');
  await beginBattle(page, { ...CLOSE, seats: ['You', 'Someone beside you'] });
  const cover = page.getByRole('heading', { name: /^Hand the device over: / });
  const helm = page.getByText(/^Which manoeuvre for /);
  const onCover = (): Promise<string> => page.evaluate("document.querySelector('.play-cover-card')?.textContent ?? ''");
  let covers = 0;
  let sealed = '';
  /** Both have ordered not to be asked for cards, and neither can see that of the other. */
  const passed = new Set<string>();
  for (let step = 0; step < 120 && sealed === ''; step++) {
    await things(page).or(cover).first().waitFor();
    if (await cover.isVisible()) {
      covers++;
      expect(await board(page).count(), 'nothing of the table is left in the page').toBe(0);
      const pass = page.getByRole('button', { name: 'No card, without looking' });
      if (await pass.isVisible()) {
        passed.add(await cover.innerText());
        await photograph(page, 'captains-sea-pass');
        // The next cover may be for the other captain, before the same throw.
        const covered = await onCover();
        await pass.click();
        await expect.poll(onCover, { timeout: 30_000, interval: 20 }).not.toBe(covered);
      } else await page.getByRole('button', { name: /^Take the table: / }).click();
      continue;
    }
    if (!(await helm.isVisible())) {
      const asked = await moment(page);
      // The first captain loads chain, the second round shot.
      const { at } = wished(await offered(page), covers > 1 ? /round shot/i : /chain shot/i);
      await things(page)
        .and(page.locator(`[data-offer="${at}"]`))
        .first()
        .click();
      await Promise.race([isAnswered(page, asked), cover.waitFor()]);
      continue;
    }
    sealed = await prompt(page);
    const advance = (await offered(page)).find(({ words }) => /Advance/.test(words));
    await things(page)
      .and(page.locator(`[data-offer="${advance?.at ?? 0}"]`))
      .first()
      .click();
  }
  // A slow ship must strain for a block that she cannot finish this turn.
  const strain = page.getByText(/How hard does she strain/);
  await strain.or(cover).first().waitFor();
  if (await strain.isVisible()) await things(page).first().click();
  await cover.waitFor();
  expect(passed.size, 'the table is covered for both alike').toBe(2);
  expect(covers, 'fitting out, crews and blocks are sealed').toBeGreaterThanOrEqual(3);
  await photograph(page, 'captains-sea-privacy');
  await page.getByRole('button', { name: /^Take the table: / }).click();
  await helm.waitFor();
  await expect.poll(() => prompt(page)).not.toBe(sealed);
  const [mine = ''] = /for (\w+)\?/.exec(sealed)?.slice(1) ?? [];
  await openPaper(page, 'Ships');
  await page.getByRole('tabpanel', { name: 'Ships' }).getByRole('button', { name: mine }).click();
  expect(await stillPage(page), 'her loads lie face down').not.toMatch(/chain shot/i);
  expect(await page.locator('.plan').count(), 'and so does her block').toBe(0);
});

test('the guided duel leads on', async () => {
  const page = await freshPage({ speed: 4, dice: DICE });
  await page.goto('/');
  await page.getByRole('radio', { name: BOOK }).check();
  await page.locator('.lobby-guided').getByRole('link', { name: 'Guided first battle' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  const lesson = (title: string): Promise<void> => coach.getByRole('heading', { name: title }).waitFor();
  await lesson('Your ship');
  await things(page).first().waitFor();
  await photograph(page, 'captains-sea-guide');
  expect(await serious(page)).toEqual([]);
  await coach.getByRole('button', { name: 'Aye aye' }).click();
  await lesson('Sails and shot');
  // Sails and four loads, each as the coach advises.
  for (let i = 0; i < 5; i++) {
    const asked = await moment(page);
    await coach.getByRole('button', { name: /^Try / }).click();
    await page.locator('.play-offers .panel-offer.is-active').click();
    await isAnswered(page, asked);
  }
  await lesson('Hands to their places');
});
