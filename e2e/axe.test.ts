/** For everybody: axe finds nothing serious, by day and by night. */

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asked, beginBattle, freshPage, openLog, serious, useBrowser } from './harness.ts';

useBrowser();

const RULES = join(import.meta.dirname, '..', 'packages', 'rules-age-of-sail', 'src');
const PLAYED = join(RULES, 'test', 'fixtures', 'buccaneers-fixture.log');

for (const light of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on lobby, board and replay (${light})`, async () => {
    const page = await freshPage({ colorScheme: light });
    await page.goto('/');
    await page.getByRole('radio', { name: 'Shoal water' }).waitFor();
    expect(await serious(page)).toEqual([]);
    await beginBattle(page, { scenario: 'Line of battle' });
    await asked(page);
    expect(await serious(page)).toEqual([]);
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Captain’s desk' }).waitFor();
    expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await openLog(page, PLAYED);
    await page.getByRole('slider').fill('40');
    await page.getByText(/^Entry 40 of /).waitFor();
    expect(await serious(page)).toEqual([]);
  });
}
