/** Whose work the page is made of is one click away, and says it of everything that was shipped. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../packages/web/tools/build.ts';
import { freshPage, serious, useBrowser } from './harness.ts';

useBrowser();

const WEB = join(DIST, '..');

/** What must be there, found out in another way than the build does. */
function shipped(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const direct = Object.keys(dependencies).filter(name => !name.startsWith('@weathergauge/'));
  const runtime = readdirSync(DIST).filter(name => /^(sw|workbox-.*)\.js$/.test(name));
  const workbox = runtime.flatMap(name =>
    [...readFileSync(join(DIST, name), 'utf8').matchAll(/workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`),
  );
  return [...direct, ...workbox];
}

test('the licences of everything in the page are one click from the lobby', async () => {
  const page = await freshPage();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
  await page.getByRole('heading', { name: 'Licences', level: 1 }).waitFor();
  const headings = (await page.getByRole('heading', { level: 2 }).allInnerTexts()).join('\n');
  expect(shipped().length).toBeGreaterThan(12);
  for (const name of shipped()) expect(headings).toContain(`${name} `);
  const fonts = readdirSync(join(DIST, 'assets')).filter(name => name.endsWith('.woff2'));
  for (const font of fonts) {
    const family = font.slice(0, font.indexOf('-latin'));
    expect(headings).toContain(`${family} `);
  }
  expect(fonts.length).toBeGreaterThan(1);
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('The Weathergauge contributors');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
});

test('an address without a page is told so by a page', async () => {
  const page = await freshPage();
  // The browser itself notes every 404 as an error, and the harness would hold it against us.
  const answer = await page.request.get('port-royal');
  expect(answer.status()).toBe(404);
  await page.setContent(await answer.text());
  expect(await page.getByRole('heading').innerText()).toBe('Nothing here');
  expect(await serious(page)).toEqual([]);
});
