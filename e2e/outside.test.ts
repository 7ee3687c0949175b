/** Addresses that nobody should have, and what else reaches the page from outside. */

import { expect, test } from 'vitest';
import { freshPage, photograph, serious, useBrowser } from './harness.ts';

useBrowser();

const NOWHERE = [
  '#/guide/__proto__',
  '#/guide/constructor',
  '#/guide/toString',
  '#/guide/no-such-book',
  '#/guide/sails-of-glory/7',
  '#/play/7',
  '#/play/__proto__',
  '#/nowhere',
  '#__proto__',
  '#/%E0%A4%A',
  '#/<img src=x onerror=alert(1)>',
  `#/${'a'.repeat(100_000)}`,
];

test('an address that leads nowhere says so, and leads back to the lobby', async () => {
  const page = await freshPage();
  for (const address of NOWHERE) {
    await page.goto('about:blank');
    await page.goto(`/${address}`);
    await page.getByRole('alert').getByRole('heading', { name: 'Uncharted waters' }).waitFor();
    if (address === NOWHERE[0]) {
      await photograph(page, 'unknown-address');
      expect(await serious(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  }
  for (const broken of ['#/shared/', '#/shared/__proto__', '#/shared/%00', '#/shared/AAAA']) {
    await page.goto('about:blank');
    await page.goto(`/${broken}`);
    await page.getByRole('alert').getByRole('heading', { name: 'No battle in this link' }).waitFor();
  }
});

test('screens of a game that is not there lead to the lobby', async () => {
  const page = await freshPage();
  for (const address of ['#/play', '#/replay']) {
    await page.goto('about:blank');
    await page.goto(`/${address}`);
    await page.getByRole('button', { name: 'Play now' }).waitFor();
  }
});
