/** The corpus through the terminal: each is refused at once, in one sentence that a player understands. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Io } from '../../packages/cli/src/io.ts';
import type { Library } from '../../packages/cli/src/library.ts';
import { findLibrary, openAll } from '../../packages/cli/src/library.ts';
import { run } from '../../packages/cli/src/run.ts';
import { MOST_ENTRIES, UNTRUSTED } from '../../packages/engine/src/index.ts';
import { checkHere, libraryOf } from '../../packages/host/src/index.ts';
import { ruleset as ageOfSail } from '../../packages/rules-age-of-sail/src/index.ts';
import type { SpoiltFile, Use } from './corpus.ts';
import { GOOD, GOOD_2, GOOD_SAVE, spoilt, undos } from './corpus.ts';

const BIN = join(import.meta.dirname, '../../packages/cli/bin/weathergauge.js');
const library = findLibrary();
const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Milliseconds of all threads of the command, because the machine may have other things to do. Most take ten. */
const AT_ONCE = 1_000;
/** What belongs into no sentence for players: traces of the program and its language. */
const INTERNAL =
  /\bat \S+ \(|\.ts\b|node:|\b(TypeError|RangeError|SyntaxError|undefined|NaN|JSON\.|prototype of|Unexpected token)\b|\[object|=>|this is a bug/;

/** Signs that turn the direction of reading. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

interface Ran {
  readonly code: number;
  readonly err: string;
  readonly ms: number;
}

let slowest = { ms: 0, words: '' };
afterAll(() => console.log(`slowest of the corpus: ${Math.round(slowest.ms)} ms for ${slowest.words}`));

async function weathergauge(words: readonly string[], books: Library = library): Promise<Ran> {
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
  // Of the whole process, which runs no other tests (`vitest.config.ts`): logs are checked in a thread of their own.
  const begun = process.cpuUsage();
  const code = await run(words, io, books);
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1_000;
  if (ms > slowest.ms) slowest = { ms, words: words.join(' ').replaceAll(`${folder}/`, '') };
  return { code, err, ms };
}

function fileOf({ file, bytes }: Pick<SpoiltFile, 'file' | 'bytes'>): string {
  const path = join(folder, file);
  writeFileSync(path, bytes());
  return path;
}

function expectRefused({ code, err, ms }: Ran, says: string, within = AT_ONCE): void {
  expect(err).toContain(says);
  expect([1, 2]).toContain(code);
  expect(err).toMatch(/^weathergauge: [^\n]+\n$/);
  expect(err).not.toMatch(INTERNAL);
  expect(err).not.toMatch(TURNING);
  expect(ms).toBeLessThan(within);
}

const USES: readonly (readonly [Use, readonly string[]])[] = [
  ['verify', ['verify']],
  ['replay', ['replay']],
  ['play', ['play', '--load']],
];

// What is measured is the reading of a log, not the loading of the rules, here and in the thread that checks logs.
beforeAll(async () => {
  await openAll(library);
  for (const [name, text] of [
    ['good.log', GOOD],
    ['good-2.log', GOOD_2],
    ['good.save', GOOD_SAVE],
  ] as const)
    writeFileSync(join(folder, name), text);
});

describe('a log or a save', () => {
  test.each(['good.log', 'good-2.log', 'good.save'])('that the others were made from is good: %s', async name => {
    for (const [, words] of USES) expect(await weathergauge([...words, join(folder, name)])).toMatchObject({ code: 0 });
  });

  test.each([...spoilt('log'), ...spoilt('save')])('$file is refused: $why', async one => {
    const path = fileOf(one);
    for (const [use, words] of USES) {
      const ran = await weathergauge([...words, path]);
      if (one.taken?.includes(use) !== true) expectRefused(ran, one.says);
      else {
        expect([ran.code, ran.err]).toEqual([0, '']);
        expect(ran.ms).toBeLessThan(AT_ONCE);
      }
    }
  });
});

test('as many undos as a log may have entries are checked at once', async () => {
  const hostLibrary = libraryOf({ 'age-of-sail': async () => ({ ruleset: ageOfSail }) });
  const text = undos(430_000);
  const begun = process.threadCpuUsage();
  // Without a clock: on a machine that does other things the time of the budget may be spent before.
  const checked = await checkHere(hostLibrary, () => 0).check({ text, pack: null, budget: UNTRUSTED });
  const { user, system } = process.threadCpuUsage(begun);
  expect(checked).toMatchObject({ good: true, entries: expect.closeTo(MOST_ENTRIES, -3) });
  expect((user + system) / 1_000).toBeLessThan(AT_ONCE);
});

describe('a data pack', () => {
  test.each(spoilt('pack'))('$file is refused: $why', async one => {
    const path = fileOf(one);
    expectRefused(await weathergauge(['data', 'validate', path]), one.says);
    expectRefused(await weathergauge(['play', 'sails-of-glory/enemy-in-sight', '--data', path]), one.says);
  });
});

/** Most of it is the start: 270 ms for what needs no rules, and up to 950 the first time that they are compiled. */
const WITH_START = 2_000;
/** Prints the milliseconds of all its threads when the program ends. */
const METER = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(3, String((user + system) / 1000));
  });`)}`;

describe('a whole process, its start and the loading of the rules included', () => {
  test.each(
    ['roll-off-without-dice.log', 'undo-bomb.log', 'v2-die-forged.log', 'key-of-another.save', 'nested.pack'].map(
      name => [...spoilt('log'), ...spoilt('save'), ...spoilt('pack')].find(({ file }) => file === name) as SpoiltFile,
    ),
  )('refuses $file with its exit code', one => {
    const path = fileOf(one);
    const words = one.file.endsWith('.pack') ? ['data', 'validate', path] : ['verify', path];
    const { status, stderr, output } = spawnSync(process.execPath, ['--import', METER, BIN, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    console.log(`${one.file}: ${Math.round(Number(output[3]))} ms of a whole process`);
    expectRefused({ code: status ?? -1, err: stderr, ms: Number(output[3]) }, one.says, WITH_START);
  });
});
