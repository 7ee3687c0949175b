/** Sealed orders at a table on a server: the screens of the others are the same whether somebody has sealed hers or not. */

import { expect, test } from 'vitest';
import type { Wished } from './friends.ts';
import { threeAtTable } from './friends.ts';
import { useServer } from './game-server.ts';
import { useBrowser } from './harness.ts';
import { playing, putPlayers, sealsUnseen } from './restless.ts';
import { wholePage } from './sails.ts';

useBrowser();

const server = useServer();
const WITHIN_MS = 60_000;

test.each<Wished>([
  { book: 'Sails of Glory', scenario: 'Enemy in Sight!' },
  { book: 'Captain’s Sea', scenario: 'Constitution v Java' },
])('$book: nobody sees who has sealed', async battle => {
  const [anne, bonny, watcher] = await threeAtTable(server().address, battle);
  await putPlayers([anne, bonny]);
  const first = await sealsUnseen([anne, bonny], watcher, WITHIN_MS);
  const second = await sealsUnseen([bonny, anne], watcher, WITHIN_MS);
  expect([first, second]).not.toContain(null);
  // The control: what comes of the orders is seen.
  await playing([anne, bonny], 'on');
  await expect.poll(() => wholePage(watcher), { timeout: WITHIN_MS }).not.toBe(first);
});
