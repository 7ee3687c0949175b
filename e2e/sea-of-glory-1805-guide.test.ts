/** 1805: Sea of Glory under guidance: the first campaign by the coach's advice, lesson by lesson, to its end. */

import { expect, test } from 'vitest';
import { freshPage, openPaper, photograph, serious, useBrowser } from './harness.ts';
import { things } from './orders.ts';
import { BOOK, isAnswered, moment } from './sea-of-glory-1805.ts';
import words from '../packages/web/src/books/sea-of-glory-1805/guide/strings.ts';

useBrowser();

const MOST_ORDERS = 250;

test('the guided campaign leads through its lessons and a battle to the end', async () => {
  const page = await freshPage();
  await page.goto('/');
  await page.getByRole('radio', { name: BOOK }).check();
  await page.locator('.lobby-guided').getByRole('link', { name: 'Guided first battle' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  const title = coach.getByRole('heading');
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
    const lesson = await title.innerText();
    if (!told.has(lesson)) {
      told.add(lesson);
      if (PICTURED.has(lesson)) {
        await photograph(page, `glory-guide-${told.size}`);
        expect(await serious(page), lesson).toEqual([]);
      }
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
  console.log(`the guided campaign of 1805: ${orders} orders`);
  expect([...told]).toEqual(expect.arrayContaining([...LESSONS]));
  expect(await title.innerText()).toBe(words.endings.won.title);
});

/** All that the guide has to tell, lessons and what is told beside them: its dice bring each of them (`tutorial.test.ts`). */
const LESSONS: readonly string[] = [...Object.values(words.lessons), ...Object.values(words.asides)]
  .map(({ title }) => title)
  // It is over before: the last page tells how it ended.
  .filter(title => title !== words.lessons.end.title);

const PICTURED: ReadonlySet<string> = new Set([
  'Blocks that stand on edge',
  'Battle: firing',
  'A course',
  'Two objectives: you have won',
]);
