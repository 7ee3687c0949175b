/** A new book is its two folders: laid over a copy of the project, it is found, checked, built, played and replayed. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../packages/server/src/index.ts';
import { servePage } from '../packages/server/src/index.ts';
import { POLICY } from '../packages/web/tools/policy.ts';
import {
  AT_ONCE,
  asked,
  beginBattle,
  board,
  freshPage,
  offers,
  playUntil,
  report,
  serious,
  useBrowser,
} from './harness.ts';
import { type Tree, treeWithToy } from './toy-tree.ts';

useBrowser();

let tree: Tree;
let page: Serving | undefined;

beforeAll(async () => {
  tree = treeWithToy();
  expect(tree.run('node', 'scripts/link-books.mjs')).toMatchObject({ good: true });
  const built = tree.run('node', 'packages/web/tools/build.ts');
  expect(built.good, built.said).toBe(true);
  page = await servePage({ folder: join(tree.root, 'packages', 'web', 'dist'), policy: POLICY, port: 0 });
}, 180_000);

afterAll(async () => {
  await page?.close();
  rmSync(tree.root, { recursive: true, force: true });
});

/** The rest of the project is looked at by `npm test` anyway: by the checks that take long, it is not looked at again. */
const ITS_FOLDERS = ['packages/rules-skirmish', 'packages/web/src/books/skirmish'];

test.each([
  ['types', 'tsc', '-p', 'tsconfig.toy.json'],
  ['types of the page', 'tsc', '-p', 'packages/web/tsconfig.toy.json'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings', ...ITS_FOLDERS],
  ['format', 'biome', 'ci', ...ITS_FOLDERS],
  ['layers', 'node', 'scripts/layers.ts'],
  ['dead code', 'knip'],
  ['lock file', 'npm', 'ci', '--dry-run', '--ignore-scripts', '--offline'],
  ['its own tests', 'vitest', 'run', '--project', 'conformance', '--project', 'unit', 'packages/rules-skirmish/'],
])('%s: nothing else has to be said of it', (_name, program, ...words) => {
  const { good, said } = tree.run(program, ...words);
  expect(good, said).toBe(true);
});

test('the command line has it', () => {
  expect(tree.run('node', 'packages/cli/bin/weathergauge.js', 'list').said).toContain('skirmish');
});

test('it is played in the browser against an agent, from the lobby to the report, and watched again', async () => {
  const address = page?.address ?? '';
  const at = await freshPage({ address });
  await at.goto('/');
  await beginBattle(at, { book: 'Skirmish', scenario: 'Two boats', seats: ['You', 'Midshipman · careless'] });
  expect(await asked(at)).toHaveLength(4);
  await expect.poll(() => board(at).locator('[data-ship]').count()).toBe(2);
  expect(await serious(at)).toEqual([]);
  const answered = await playUntil(at, report(at), async turn => {
    const count = await offers(at).count();
    await offers(at)
      .nth(turn % Math.max(1, count))
      .click(AT_ONCE)
      .catch(() => {});
  });
  expect(answered).toBeGreaterThanOrEqual(5);
  await expect.poll(() => report(at).innerText()).toMatch(/The last broadside is fired/);
  await report(at).getByRole('button', { name: 'To the lobby' }).click();
  const kept = at.getByRole('region', { name: 'Your battles' });
  await kept.getByRole('button', { name: /^Replay/ }).click();
  await at.getByRole('slider', { name: 'Entry of the log' }).fill('2');
  await at.getByText(/^Entry 2 of /).waitFor();
  await expect.poll(() => board(at).locator('[data-ship]').count()).toBe(2);
});
