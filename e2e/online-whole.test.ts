/**
 * Whole battles between two people, with a third who looks on to the end, while the server is killed and started again in the middle of
 * a turn: one book in the project `e2e`, all of them in `whole`, which `npm run test:deep` runs.
 */

import type { ChildProcess } from 'node:child_process';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Wished } from './friends.ts';
import { threeAtTable } from './friends.ts';
import { expectLostServer, freshPage, openLog, report, useBrowser } from './harness.ts';
import { playing, pressed, putPlayers, sealsUnseen } from './restless.ts';

useBrowser();

interface Whole extends Wished {
  /** Both are asked at the same time, and what they answer is sealed. */
  readonly isSealed?: boolean;
}

const SHORT: Whole = { book: 'Convoy', scenario: 'Two Sugar Ships' };
const LONG: readonly Whole[] = [
  { book: 'Age of Sail', scenario: 'Single combat' },
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!', isSealed: true },
  { book: 'Captain’s Sea', scenario: 'Constitution v Java', isSealed: true },
  { book: '1805: Sea of Glory', scenario: 'Trafalgar', isSealed: true },
];
const CLI = resolve(import.meta.dirname, '../packages/cli/bin/weathergauge.js');
const run = promisify(execFile);
const isDeep = Number(process.env['WEATHERGAUGE_FUZZ'] ?? 1) > 1;
const BATTLES = isDeep ? [SHORT, ...LONG] : [SHORT];
const TO_THE_END_MS = isDeep ? 1_500_000 : 150_000;
/** Of one player, after which the server is killed. */
const ANSWERS = 6;

let folder: string;
let child: ChildProcess;
let address: string;

async function start(port: string): Promise<void> {
  child = fork(new URL('./online-server.ts', import.meta.url), [folder, port], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (typeof word !== 'string') throw new Error('the server does not start');
  address = word;
}

async function kill(): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weathergauge-whole-'));
  await start('0');
});

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/** So many times, or to the end. */
async function playedBy(page: Page, answers: number): Promise<void> {
  const enough = (await pressed(page)) + answers;
  const isEnough = async (): Promise<boolean> => (await pressed(page)) > enough || report(page).isVisible();
  await expect.poll(isEnough, { timeout: TO_THE_END_MS }).toBe(true);
}

/** The log of what has been played is good by the command line, and opens in the page of a host that has files alone; how many answers it has. */
async function provenElsewhere(page: Page): Promise<number> {
  const log = await page.evaluate<string>(
    `fetch('/api/tables/' + /table\\/([^?]+)/.exec(location.href)[1] + '/log').then(answer => answer.text())`,
  );
  const file = join(folder, 'whole.log');
  writeFileSync(file, log);
  const { stdout } = await run(process.execPath, [CLI, 'verify', file, '--json']);
  const yes = { verdict: 'yes' };
  expect(JSON.parse(stdout)).toMatchObject({ good: true, rules: yes, dice: yes, complete: yes });
  const alone = await freshPage();
  await alone.goto('/');
  await openLog(alone, file);
  await alone.getByRole('button', { name: 'To the end' }).click();
  await alone.getByText(/^Entry (\d+) of \1$/).waitFor();
  return log.match(/^\d+ seat /gm)?.length ?? 0;
}

test.each(BATTLES)(
  'a whole battle of $book by two people and a spectator',
  async battle => {
    const three = await threeAtTable(address, battle);
    const [anne, bonny, watcher] = three;
    const both = [anne, bonny] as const;
    await putPlayers(both);
    if (battle.isSealed === true) expect(await sealsUnseen(both, watcher, TO_THE_END_MS)).not.toBeNull();
    await playing(both, 'on');
    await playedBy(anne, ANSWERS);
    const { port } = new URL(address);
    await kill();
    await start(port);

    if (battle.isSealed === true) {
      // All have come back, and are in the middle of the battle.
      for (const page of both) await playedBy(page, 1);
      await playing(both, 'off');
      for (const page of three) await page.getByText('Connecting again').waitFor({ state: 'detached' });
      const seen = await sealsUnseen([bonny, anne], watcher, TO_THE_END_MS);
      if (seen === null) console.log(`${battle.book}: over before orders were sealed once more`);
      await playing(both, 'on');
    }
    for (const page of three) {
      await report(page).waitFor({ timeout: TO_THE_END_MS });
      await report(page).getByText('Dice proven by the key').waitFor();
    }
    expectLostServer();
    const answers = await provenElsewhere(anne);
    const presses = `${await pressed(anne)} and ${await pressed(bonny)} presses`;
    console.log(`${battle.book}: ${answers} answers by ${presses} to the end`);
  },
  2 * TO_THE_END_MS,
);
