/** Account, record and administration of a server, as `npm run gallery` takes them. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addFinished, addPeople, person } from '../../packages/server/test/finished.ts';
import { accountServer, confirmation, givePasskeys, PUSHED } from '../account-server.ts';
import { layTable, openFriendSheet, takeSeat } from '../friends.ts';
import { useServer } from '../game-server.ts';
import { board, expectRefusal, freshPage, useBrowser } from '../harness.ts';
import { hang } from './hang.ts';

useBrowser();

const SERVER = 'server';
const WHOLE = { whole: true } as const;
const DAY = 24 * 3600_000;
const server = useServer();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('account', async () => {
  const { address, store, box } = await accountServer();
  const page = await freshPage({ address });
  await page.addInitScript(PUSHED);
  await page.goto('/#/account');
  await page.getByRole('heading', { name: 'Come as a guest' }).waitFor();
  await hang(page, SERVER, 'account-stranger', WHOLE);
  await page.getByRole('textbox', { name: 'User name' }).fill('anne.bonny');
  await page.getByLabel('Password').fill('a wrong guess');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
  expectRefusal(401, '/api/log-in');
  await hang(page, SERVER, 'account-refused', WHOLE);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Anne');
  await press(page, 'Come aboard');
  const keep = page.getByRole('region', { name: 'Keep this account' });
  await keep.waitFor();
  await hang(page, SERVER, 'account-guest', WHOLE);
  await keep.getByRole('textbox', { name: 'User name' }).fill('anne.bonny');
  await keep.getByLabel('Password').fill('weather gauge 1805');
  await press(page, 'Keep my account');
  await page.getByText('Signed in as anne.bonny.').waitFor();
  await givePasskeys(page);
  await press(page, 'Add a passkey');
  await page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Remove' }).waitFor();
  await page.getByRole('textbox', { name: 'What it is for' }).fill('my bot');
  await press(page, 'Make a token');
  await page.getByRole('textbox', { name: 'The new token' }).waitFor();
  await hang(page, SERVER, 'account-owner', WHOLE);

  const notices = page.getByRole('region', { name: 'When a table waits for me' });
  await notices.getByRole('switch', { name: 'On this device' }).press('Space');
  await notices.getByText('This device is notified').waitFor();
  await notices.getByRole('switch', { name: 'By mail' }).click();
  await notices.getByRole('textbox', { name: 'Address' }).fill('anne.of.the.seven.seas@post.example.org');
  await press(page, 'Send me a letter');
  await notices.getByText('A letter is on its way').waitFor();
  await notices.getByRole('switch', { name: 'To a program' }).click();
  await notices.getByRole('textbox', { name: 'Its address' }).fill('https://bot.example.org/weathergauge/moves');
  await press(page, 'Set it up');
  await notices.getByRole('textbox', { name: 'The secret of the webhook' }).waitFor();
  await hang(page, SERVER, 'account-notices', WHOLE);
  await press(page, 'Delete my account');
  await hang(page, SERVER, 'account-delete');
  await store.db.updateTable('sessions').set({ confirmed_at: 1 }).execute();
  await press(page, 'Delete for good');
  await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
  expectRefusal(403, '/api/account/delete');
  await hang(page, SERVER, 'account-is-it-you');
  await page.keyboard.press('Escape');
  const stop = await notices.getByRole('link', { name: 'One link that stops all of them' }).getAttribute('href');
  await expect.poll(() => box.letters.length).toBe(1);
  await page.goto(confirmation(box));
  await hang(page, SERVER, 'mail-confirm');
  await press(page, 'Yes, write to me here');
  await page.getByRole('heading', { name: 'This is your address' }).waitFor();
  await hang(page, SERVER, 'mail-confirmed');
  await page.goto(new URL(stop ?? '').pathname);
  await hang(page, SERVER, 'notices-stop');
});

test('record, the best of a book, a player', async () => {
  const { address, store, round } = server();
  const page = await freshPage({ address });
  await page.goto('/#/record');
  await page.getByText('No battle that you may see has been fought here yet.').waitFor();
  await hang(page, SERVER, 'record-none', WHOLE);
  const people = ['Edward', 'Horatio', 'Cuthbert Collingwood of Caldburne', 'Thomas'];
  await addPeople(store.db, people);
  await addFinished(
    store.db,
    Array.from({ length: 46 }, (_, i) => ({
      id: `g${i}`,
      endedAt: Date.UTC(2026, 2, 1, 12) + i * DAY,
      places: [person('Edward'), person(people[1 + (i % 3)] ?? '')],
      ...(i % 9 === 3 && { ruleset: 'age-of-sail', scenario: 'free' }),
      ...(i % 5 === 4 && { outcome: { how: 'resigned', results: ['lost', 'won'] } as const }),
    })),
  );
  await round();
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await hang(page, SERVER, 'record', WHOLE);
  await page.getByRole('combobox', { name: 'Book' }).selectOption({ label: 'Convoy' });
  await page.getByRole('textbox', { name: 'Name of a player' }).fill('horatio');
  await press(page, 'Search');
  await page.getByRole('heading', { name: 'The best of Convoy' }).waitFor();
  await hang(page, SERVER, 'record-search', WHOLE);
  await page.getByRole('article').first().getByRole('link', { name: 'Edward' }).click();
  await page.getByRole('heading', { name: 'Edward' }).waitFor();
  await page.getByRole('link', { name: 'Convoy', exact: true }).waitFor();
  await hang(page, SERVER, 'player', WHOLE);
});

test('administration', async () => {
  const { address, store } = server();
  const anne = await freshPage({ address });
  await openFriendSheet(anne, 'Anne', 'Convoy', 'Two Sugar Ships');
  const link = await layTable(anne, 'Anne');
  const bonny = await freshPage({ address });
  await bonny.goto(link);
  await takeSeat(bonny, 'Bonny');
  for (const page of [anne, bonny]) {
    await board(page).waitFor();
    await page.getByRole('tab', { name: /^Talk/ }).click();
  }
  for (const words of ['Buy cheap rope and tar from my uncle in Deptford, the best of the river!', 'Best rope!'])
    for (const page of [bonny, anne]) {
      await page.getByRole('textbox', { name: 'Say something' }).fill(page === bonny ? words : 'No, thank you.');
      await press(page, 'Send');
      await bonny.getByRole('log', { name: 'What was said' }).getByText(words).waitFor();
    }
  await press(anne, /^More about this line of Bonny/);
  await press(anne, 'Report this line');
  const form = anne.getByRole('form', { name: 'Report this line of Bonny' });
  await form.getByRole('combobox').selectOption('spam');
  await form.getByRole('textbox').fill('The same in every battle, however often one says no.');
  await press(anne, 'Send the report');
  await anne.getByText('Reported.').waitFor();
  await store.db.updateTable('users').set({ role: 'administrator' }).where('name', '=', 'Anne').execute();
  await anne.goto('/#/admin');
  const report = anne.getByRole('article');
  await report.waitFor();
  await hang(anne, SERVER, 'administration', WHOLE);
  await press(anne, 'Suspend Bonny');
  await report.getByRole('textbox').fill('Advertising, after having been told twice.');
  await hang(anne, SERVER, 'administration-suspend', WHOLE);
  await bonny.close();
  await press(anne, 'Suspend now');
  await anne.getByText('Bonny is suspended.').waitFor();
  await press(anne, 'Remove the line');
  await anne.getByText('The line is removed.').waitFor();
  await hang(anne, SERVER, 'administration-done', WHOLE);
  await press(anne, 'Settled');
  await anne.getByText('No report waits for you.').waitFor();
  await hang(anne, SERVER, 'administration-none', WHOLE);
  await press(anne, 'What was done');
  await anne.getByText(/suspended Bonny/).waitFor();
  await hang(anne, SERVER, 'administration-deeds', WHOLE);
});
