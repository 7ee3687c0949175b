/** Chromium computes what Node does: the geometry of the sea, the chances that are shown, and the digests by which a log proves its states. */

import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { digestFromHex, digestHex, digestValue } from '../packages/engine/src/digest.ts';
import { digestFlat } from '../packages/engine/src/flat-digest.ts';
import { chanceAt, logitOf } from '../packages/engine/src/odds.ts';
import type { AnswerEntry } from '../packages/engine/src/log.ts';
import { skirmish } from '../packages/engine/src/skirmish.ts';
import { keyedMatch, playOut } from '../packages/engine/test/games.ts';
import { seamanshipFingerprint } from '../packages/seamanship/src/fingerprint.ts';
import { freshPage, useBrowser } from './harness.ts';

useBrowser();

const PACKAGES = join(import.meta.dirname, '..', 'packages');
const ADDRESS = 'http://localhost/';
const POLICY = { 'content-security-policy': "default-src 'self'" };
const START = '0123456789abcdef';
const NOTHING: AnswerEntry = { kind: 'answer', seat: 0, action: '', draws: [], hash: '' };

/** An empty page that can import the sources of a package as they are, without their types. */
async function sourcesOf(name: string): Promise<{ readonly page: Page; readonly served: readonly string[] }> {
  const page = await freshPage({ address: ADDRESS });
  const served: string[] = [];
  await page.route('**/*', async route => {
    const file = /\/([a-z-]+\.ts)$/.exec(route.request().url())?.[1];
    if (file === undefined) {
      await route.fulfill({ contentType: 'text/html', headers: POLICY, body: '<!doctype html><title>numbers</title>' });
      return;
    }
    served.push(file);
    const source = await readFile(join(PACKAGES, name, 'src', file), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto('/');
  return { page, served };
}

// What is evaluated is text: a real import expression here would be rewritten by the test runner.

test('the fingerprint of all geometry is the same', async () => {
  const { page, served } = await sourcesOf('seamanship');
  const made = await page.evaluate<string>(
    `import('${ADDRESS}fingerprint.ts').then(module => module.seamanshipFingerprint())`,
  );
  expect(made).toBe(seamanshipFingerprint());
  expect(served).toContain('sine-table.ts');
});

/** Features as books have them: whole, divided, and roots. */
const FOUND = Array.from({ length: 4001 }, (_, i) => [i - 2000, i / 7, Math.sqrt(i)]);
const WEIGHTS = [7, -13, 311];

test('the chances that are shown are the same', async () => {
  const { page, served } = await sourcesOf('engine');
  const made = await page.evaluate<readonly number[]>(
    `import('${ADDRESS}odds.ts').then(({ chanceAt, logitOf }) =>
      ${JSON.stringify(FOUND)}.map(found => chanceAt(logitOf(${JSON.stringify(WEIGHTS)}, found))))`,
  );
  const expected = FOUND.map(found => chanceAt(logitOf(WEIGHTS, found)));
  expect(made).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(1000);
  expect(served).toContain('sigmoid-table.ts');
});

test('digests of version 2 and 3 are the same', async () => {
  const { page } = await sourcesOf('engine');
  const states = Array.from({ length: 20 }, (_, i) => playOut(keyedMatch(), `browser ${i}`).state);
  const made = await page.evaluate<readonly (readonly string[])[]>(
    `Promise.all([import('${ADDRESS}digest.ts'), import('${ADDRESS}flat-digest.ts')]).then(
      ([{ digestFromHex, digestHex, digestValue }, { digestFlat }]) =>
        ${JSON.stringify(states)}.map(state => {
          const [old, flat] = [digestFromHex('${START}'), digestFromHex('${START}')];
          digestValue(old, state);
          digestFlat(flat, ${JSON.stringify(NOTHING)}, {}, state);
          return [old, flat].map(digest => digestHex(digest[0], digest[1]));
        }))`,
  );
  const expected = states.map(state => {
    const [old, flat] = [digestFromHex(START), digestFromHex(START)];
    digestValue(old, state);
    digestFlat(flat, NOTHING, skirmish, state);
    return [old, flat].map(digest => digestHex(digest[0] ?? 0, digest[1] ?? 0));
  });
  expect(made).toEqual(expected);
});
