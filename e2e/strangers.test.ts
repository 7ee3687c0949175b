/** The corpus of what strangers could send, opened as links: one page for all of it. */

import { test } from 'vitest';
import { freshPage, useBrowser } from './harness.ts';
import { spoilt } from './strangers/corpus.ts';

useBrowser();

test('a spoilt link is refused, and leads back to the lobby', async () => {
  const page = await freshPage();
  for (const link of spoilt('link')) {
    await page.goto('about:blank');
    await page.goto(`/${new TextDecoder().decode(link.bytes()).trim()}`);
    await page.getByRole('alert').getByRole('heading', { name: 'No battle in this link' }).waitFor();
  }
  await page.getByRole('link', { name: /lobby/ }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});
