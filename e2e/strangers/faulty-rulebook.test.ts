/** Good logs, read by a rulebook with a bug: that is refused in a sentence, too, and ends. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { threadChecker } from '../../packages/cli/src/log-threads.ts';
import { isRefusal, UNTRUSTED } from '../../packages/engine/src/index.ts';
import { checkHere, libraryOf, readUntrusted } from '../../packages/host/src/index.ts';
import type { Fault } from './faulty-rulebooks.ts';
import { faulty } from './faulty-rulebooks.ts';

const text = readFileSync(
  join(import.meta.dirname, '../../packages/testkit/src/examples/skirmish/fixtures/boats-fixture.log'),
  'utf8',
);

test.each([
  ['setup', 'the rulebook fails in the opening'],
  ['refuse', 'the rulebook fails in entry 1'],
  ['sealed', 'the rulebook fails in entry 1'],
  ['apply', 'the rulebook fails in entry 1'],
  ['vocabulary', 'the rulebook fails in entry 1'],
  ['result', 'the rulebook fails at the end of the log'],
] as const)('a rulebook that throws in `%s` is a refusal, and not an exception', async (fault, reason) => {
  const library = libraryOf({ skirmish: async () => ({ ruleset: faulty(fault) }) });
  expect(
    await readUntrusted(
      library,
      checkHere(library, () => 0),
      text,
    ),
  ).toEqual({
    refused: 'rulebook-fault',
    reason,
    clause: '',
  });
});

/** In a thread, as the terminal does. Of the budget there is so much time left that the thread is ended at once. */
async function inThread(fault: Fault, milliseconds: number) {
  const module = new URL(`faulty-rulebooks.ts?${fault}`, import.meta.url).href;
  const book = { id: 'skirmish', module, folder: import.meta.dirname };
  const checked = await threadChecker(book).check({ text, pack: null, budget: { ...UNTRUSTED, milliseconds } });
  return isRefusal(checked) ? [checked.refused, checked.reason] : checked;
}

test('a rulebook that never returns is ended when the time is spent', async () => {
  expect(await inThread('endless', -9_800)).toEqual(['over-budget', 'to check this log takes more than -9800 ms']);
});

test('a rulebook that takes all memory takes no more than its thread has', async () => {
  expect(await inThread('greedy', 30_000)).toEqual([
    'over-budget',
    'this log could not be checked: it takes more memory than a log may',
  ]);
});
