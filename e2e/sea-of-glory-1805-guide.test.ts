/** 1805: Sea of Glory under guidance: the first campaign by the coach's advice, lesson by lesson, to its end. */

import { expect, test } from 'vitest';
import { freshPage, photograph, serious, useBrowser } from './harness.ts';
import { BOOK, followed } from './sea-of-glory-1805.ts';
import words from '../packages/web/src/books/sea-of-glory-1805/guide/strings.ts';

useBrowser();

test('the guided campaign leads through its lessons and a battle to the end', async () => {
  const page = await freshPage();
  await page.goto('/');
  await page.getByRole('radio', { name: BOOK }).check();
  await page.locator('.lobby-guided').getByRole('link', { name: 'Guided first battle' }).click();
  const title = page.getByRole('region', { name: 'Coach' }).getByRole('heading');
  const told = new Set<string>();
  const orders = await followed(page, async lesson => {
    told.add(lesson);
    if (!PICTURED.has(lesson)) return;
    await photograph(page, `glory-guide-${told.size}`);
    expect(await serious(page), lesson).toEqual([]);
  });
  console.log(`the guided campaign of 1805: ${orders} orders`);
  expect([...told]).toEqual(expect.arrayContaining([...LESSONS]));
  expect(await title.innerText()).toBe(words.endings.won.title);
  // A small laptop, where the coach is narrow and has three buttons.
  await page.setViewportSize({ width: 1280, height: 720 });
  const coach = await page.getByRole('region', { name: 'Coach' }).boundingBox();
  const buttons = await page.locator('.guide-buttons button').all();
  expect(buttons).toHaveLength(3);
  for (const button of buttons) {
    const box = await button.boundingBox();
    const end = (one: typeof box): number => (one?.x ?? Infinity) + (one?.width ?? 0);
    expect(end(box), await button.innerText()).toBeLessThanOrEqual(end(coach));
  }
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
