/** The corpus through the terminal: each is refused at once, in one sentence that a player understands. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Io } from '../../packages/cli/src/io.ts';
import { findLibrary, openAll } from '../../packages/cli/src/library.ts';
import { run } from '../../packages/cli/src/run.ts';
import type { SpoiltFile, Use } from './corpus.ts';
import { GOOD, spoilt } from './corpus.ts';

const library = findLibrary();
const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));
// What is measured is the reading of a log, not the loading of the rules.
beforeAll(() => openAll(library));

/** Milliseconds of this thread, because the machine may have other things to do. Most take one or two. */
const AT_ONCE = 1_000;
/** What belongs into no sentence for players: traces of the program and its language. */
const INTERNAL =
  /\bat \S+ \(|\.ts\b|node:|\b(TypeError|RangeError|SyntaxError|undefined|NaN|JSON\.|prototype of|Unexpected token)\b|\[object|=>|this is a bug/;

interface Ran {
  readonly code: number;
  readonly err: string;
  readonly ms: number;
}

async function weathergauge(words: readonly string[]): Promise<Ran> {
  let err = '';
  const io: Io = {
    out: () => {},
    err: text => void (err += text),
    ask: () => Promise.resolve(null),
    catchInterrupts: () => new AbortController().signal,
    interactive: false,
    progress: false,
    colour: false,
  };
  const begun = process.threadCpuUsage();
  const code = await run(words, io, library);
  const { user, system } = process.threadCpuUsage(begun);
  return { code, err, ms: (user + system) / 1_000 };
}

function fileOf({ file, bytes }: SpoiltFile): string {
  const path = join(folder, file);
  writeFileSync(path, bytes());
  return path;
}

function expectRefused({ code, err, ms }: Ran, says: string): void {
  expect(err).toContain(says);
  expect([1, 2]).toContain(code);
  expect(err).toMatch(/^weathergauge: [^\n]+\n$/);
  expect(err).not.toMatch(INTERNAL);
  expect(ms).toBeLessThan(AT_ONCE);
}

const USES: readonly (readonly [Use, readonly string[]])[] = [
  ['verify', ['verify']],
  ['replay', ['replay']],
  ['play', ['play', '--load']],
];

describe('a log', () => {
  test.each(spoilt('log'))('$file is refused: $why', async one => {
    const path = fileOf(one);
    for (const [use, words] of USES) {
      const ran = await weathergauge([...words, path]);
      if (one.taken?.includes(use) === true) expect([ran.code, ran.err]).toEqual([0, '']);
      else expectRefused(ran, one.says);
    }
  });

  test('that all of them were made from is good', async () => {
    const path = join(folder, 'good.log');
    writeFileSync(path, GOOD);
    for (const [, words] of USES) expect((await weathergauge([...words, path])).code).toBe(0);
  });
});

describe('a data pack', () => {
  test.each(spoilt('pack'))('$file is refused: $why', async one => {
    const path = fileOf(one);
    expectRefused(await weathergauge(['data', 'validate', path]), one.says);
    expectRefused(await weathergauge(['play', 'sails-of-glory/enemy-in-sight', '--data', path]), one.says);
  });
});
