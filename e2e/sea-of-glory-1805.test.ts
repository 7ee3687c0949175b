/** 1805: Sea of Glory, played: two turns of the campaign by mouse on the chart and by keyboard alone, and a battle to its end. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginBattle, board, freshPage, openPaper, photograph, prompt, serious, useBrowser } from './harness.ts';
import type { Thing } from './orders.ts';
import { CAMPAIGN, clickInList, isAnswered, moment, standing, TRAFALGAR, wished } from './sea-of-glory-1805.ts';
import { offered, things } from './orders.ts';

useBrowser();

/** The games are the same each time. */
const DICE = 5;
/** With these Villeneuve is met and fought soon. */
const BATTLE_DICE = 1;
/** With these the second turn is a quiet one. */
const QUIET_DICE = 2;
const SECOND_TURN = /Jan II /;
const THIRD_TURN = /Jan III/;
/** R110 What a turn may cost a person in which nothing happens. */
const QUIET = 3;

test('two turns of the campaign by mouse: a block is chosen and steered on the chart', async () => {
  const page = await freshPage({ dice: DICE });
  await page.goto('/');
  await beginBattle(page, { ...CAMPAIGN, seats: ['You', 'Midshipman · careless'] });
  // The first question is where a fleet lies: taken on its plate.
  await things(page).first().waitFor();
  await photograph(page, 'glory-set-up');
  expect(await serious(page)).toEqual([]);
  const first = await moment(page);
  await board(page).locator('.mark[data-offer]').first().click();
  await isAnswered(page, first);

  let steered = 0;
  let clicks = 1;
  for (; clicks < 120 && !THIRD_TURN.test(await standing(page)); clicks++) {
    await things(page).first().waitFor();
    const asked = await moment(page);
    const steps = board(page).locator('.mark-ghost[data-offer]');
    if (steered < 2 && (await steps.count()) > 0) {
      if (steered === 0) {
        await photograph(page, 'glory-course');
        expect(await serious(page)).toEqual([]);
      }
      // Blocks stand close: the mouse may meet another one's edge, so it is told which mark is meant.
      await steps.first().dispatchEvent('click');
      steered++;
    } else await orderByMouse(page, await offered(page), steered < 2);
    await isAnswered(page, asked);
  }
  expect(steered).toBe(2);
  console.log(`two turns of the campaign of 1805: ${clicks} clicks`);

  await openPaper(page, 'Blocks');
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByText(/^Blocks in play/).click();
  expect(await serious(page)).toEqual([]);
  await photograph(page, 'glory-staff');
});

/** A frigate that may sail is chosen where it stands; all else in the list. */
async function orderByMouse(page: Page, all: readonly Thing[], sails: boolean): Promise<void> {
  const frigate = sails ? all.find(({ words }) => /Sail Frigate/.test(words)) : undefined;
  const onBoard =
    frigate === undefined ? null : board(page).locator(`.mark-ship[data-offer="${frigate.at}"] .mark-hit`).last();
  if (onBoard !== null && (await onBoard.count()) > 0) await onBoard.click();
  else await clickInList(page, wished(all, ...(sails ? [/^\W*\w?\W*Put to sea/] : []), /Done for this turn/));
}

test('two turns of the campaign with the keyboard alone', async () => {
  const page = await freshPage({ dice: QUIET_DICE });
  await page.goto('/');
  await beginBattle(page, { ...CAMPAIGN, seats: ['You', 'Midshipman · careless'] });
  let keys = 0;
  let answers = 0;
  let inSecond = 0;
  for (; answers < 160 && !THIRD_TURN.test(await standing(page)); answers++) {
    await things(page).first().waitFor();
    const asked = await moment(page);
    // The second turn is left to standing orders.
    const { at, key } = wished(await offered(page), ...(SECOND_TURN.test(asked) ? [/Done for this turn/] : []));
    if (answers % 3 > 0 && key !== '') await page.keyboard.press(key);
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
    if (SECOND_TURN.test(asked)) inSecond++;
    await isAnswered(page, asked);
  }
  expect(await standing(page)).toMatch(THIRD_TURN);
  expect(inSecond, 'answers in a turn in which nothing happens').toBeLessThanOrEqual(QUIET);
  console.log(`two turns of the campaign of 1805: ${answers} answers, ${inSecond} of them in the second, ${keys} keys`);
  await page.keyboard.press('t');
  await page
    .getByRole('group', { name: 'The table as text' })
    .getByText(/Winds: /)
    .waitFor();
});

/** What brings Villeneuve to battle: he makes for the fleet off Ferrol, stays where he is found, and fights. */
const TO_BATTLE: readonly RegExp[] = [
  /Bound for Ferrol/,
  /Ferrol, inshore/,
  /Give battle/,
  /Lengthen the day/,
  /Engage More Closely, under easy sail/,
  /Fight on/,
  /^Search$/,
];

test('a battle to its end on the battle board', async () => {
  const page = await freshPage({ dice: BATTLE_DICE });
  await page.goto('/');
  await beginBattle(page, { ...TRAFALGAR, seats: ['Midshipman · careless', 'You'] });
  const battle = page.locator('.glory-battle');
  const isOver = page.getByText(/^The battle was over after /);
  const shown = new Set<string>();
  await openPaper(page, 'Log');
  for (let step = 0; step < 120 && (await isOver.count()) === 0; step++) {
    await openPaper(page, 'Orders');
    await things(page).first().waitFor();
    const [asked, words] = [await moment(page), await prompt(page)];
    const part = /Your signal/.test(words) ? 'signal' : /Which ship is hit/.test(words) ? 'guns' : '';
    if (part !== '' && !shown.has(part)) {
      shown.add(part);
      await photograph(page, `glory-${part}`);
      expect(await serious(page), part).toEqual([]);
    }
    // Ships of the enemy's line are hit where they stand.
    const inLine = battle.locator('button.glory-in-line');
    if (part === 'guns' && (await inLine.count()) > 0) await inLine.first().click();
    else await clickInList(page, wished(await offered(page), ...TO_BATTLE));
    await isAnswered(page, asked);
    await openPaper(page, 'Log');
  }
  await isOver.first().waitFor();
  expect([...shown].toSorted()).toEqual(['guns', 'signal']);
});
