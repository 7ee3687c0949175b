/** One's account: kept by a guest, come back to from another browser, its tokens, and its end. */

import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../packages/server/src/index.ts';
import type { Mailbox } from '../packages/server/test/notices.ts';
import { accountServer, confirmation, givePasskeys, PUSHED } from './account-server.ts';
import {
  DESKTOP,
  expectRefusal,
  freshPage,
  PHONE,
  photograph,
  serious,
  seriousAnywhere,
  seriousColours,
  useBrowser,
} from './harness.ts';

useBrowser();

let store: Store;
let address: string;
let box: Mailbox;

beforeEach(async () => {
  ({ store, address, box } = await accountServer());
});

test('a guest keeps her account, finds it on a phone, makes a token there, and deletes it', async () => {
  const desk = await freshPage({ address, viewport: DESKTOP });
  await desk.addInitScript(PUSHED);
  await desk.goto('/');
  await desk.getByRole('link', { name: 'Sign in' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect(await seriousAnywhere(desk)).toEqual([]);
  await photograph(desk, 'account-stranger');
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill('Anne');
  await desk.getByRole('button', { name: 'Come aboard' }).click();
  const keep = desk.getByRole('region', { name: 'Keep this account' });
  await keep.waitFor();
  expect(await seriousAnywhere(desk)).toEqual([]);
  await photograph(desk, 'account-guest');
  await keep.getByRole('textbox', { name: 'User name' }).fill('Anne.Bonny');
  await keep.getByLabel('Password').fill('weather gauge 1805');
  // By keyboard, as a password manager does.
  await keep.getByLabel('Password').press('Enter');
  await desk.getByText('Signed in as anne.bonny.').waitFor();

  await givePasskeys(desk);
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Remove' }).waitFor();
  expect(await seriousAnywhere(desk)).toEqual([]);
  await photograph(desk, 'account-owner');
  await notifyDesk(desk);
  await desk.getByRole('button', { name: 'Sign out here' }).click();
  await desk.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await desk.getByText('Signed in as anne.bonny.').waitFor();

  const phone = await freshPage({ address, viewport: PHONE, colorScheme: 'dark' });
  await phone.goto('/#/account');
  await phone.getByRole('textbox', { name: 'User name' }).fill('anne.bonny');
  await phone.getByLabel('Password').fill('a wrong guess');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('alert').getByText('the password is not right').waitFor();
  await phone.getByLabel('Password').fill('weather gauge 1805');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  const devices = phone.getByRole('region', { name: 'Where you are signed in' });
  await devices.getByText('this device').waitFor();
  expect(await devices.getByRole('listitem').count()).toBe(2);
  await writeToPhone(phone);
  await phone.getByRole('textbox', { name: 'What it is for' }).fill('my bot');
  await phone.getByRole('button', { name: 'Make a token' }).click();
  const token = phone.getByRole('textbox', { name: 'The new token' });
  expect(await token.inputValue()).toMatch(/^wg_[\w-]{43}$/);
  expect(await serious(phone)).toEqual([]);
  expect(await seriousColours(phone)).toEqual([]);
  await photograph(phone, 'account-phone');
  await phone.reload();
  await phone.getByRole('button', { name: 'Revoke my bot' }).waitFor();
  expect(await token.count()).toBe(0);

  // Ten minutes later whoever finds the phone unlocked must show that it is hers.
  await store.db.updateTable('sessions').set({ confirmed_at: 1 }).execute();
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  const sure = phone.getByRole('dialog', { name: 'Delete your account?' });
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  const confirm = phone.getByRole('dialog', { name: 'Is it you?' });
  expect(await serious(phone)).toEqual([]);
  await confirm.getByLabel('Password').fill('weather gauge 1805');
  await confirm.getByRole('button', { name: 'Go on' }).click();
  await phone.getByText('Your account is deleted.').waitFor();
  await desk.reload();
  await desk.getByRole('heading', { name: 'Come as a guest' }).waitFor();
  expectRefusal(401, '/api/log-in');
  expectRefusal(403, '/api/account/delete');
  for (const kept of ['passwords', 'passkeys'] as const)
    expect(await store.db.selectFrom(kept).selectAll().execute()).toEqual([]);
});

const notices = (page: Page) => page.getByRole('region', { name: 'When a table waits for me' });

/** The session that is notified ends with the press after this. */
async function notifyDesk(desk: Page): Promise<void> {
  const push = notices(desk).getByRole('switch', { name: 'On this device' });
  expect(await push.isChecked()).toBe(false);
  // By keyboard.
  await push.press('Space');
  await notices(desk).getByText('This device is notified').waitFor();
  expect(await store.db.selectFrom('notice_ways').select(['kind', 'target']).execute()).toEqual([
    { kind: 'push', target: 'https://push.example.org/desk' },
  ]);
  await photograph(desk, 'account-notices', notices(desk));
}

async function writeToPhone(phone: Page): Promise<void> {
  const section = notices(phone);
  const mail = section.getByRole('switch', { name: 'By mail' });
  // This browser has no service worker here.
  expect(await section.getByRole('switch', { name: 'On this device' }).isDisabled()).toBe(true);
  await mail.click();
  await section.getByRole('textbox', { name: 'Address' }).fill('anne@example.org');
  await section.getByRole('button', { name: 'Send me a letter' }).click();
  await section.getByText('A letter is on its way to anne@example.org.').waitFor();
  await section.getByRole('switch', { name: 'To a program' }).click();
  await section.getByRole('textbox', { name: 'Its address' }).fill('https://bot.example.org/');
  await section.getByRole('button', { name: 'Set it up' }).click();
  expect(await section.getByRole('textbox', { name: 'The secret of the webhook' }).inputValue()).toMatch(/^whs_/);
  expect(await serious(phone)).toEqual([]);
  expect(await seriousColours(phone)).toEqual([]);
  await photograph(phone, 'account-notices-asked', section);
  await expect.poll(() => box.letters.length).toBe(1);
  await phone.goto(confirmation(box));
  expect(await serious(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Yes, write to me here' }).click();
  await phone.getByRole('heading', { name: 'This is your address' }).waitFor();
  expect(await serious(phone)).toEqual([]);
  await phone.goto('/#/account');
  await section.getByText('To anne@example.org.').waitFor();
  const stop =
    (await section.getByRole('link', { name: 'One link that stops all of them' }).getAttribute('href')) ?? '';
  await phone.goto(new URL(stop).pathname);
  expect(await seriousAnywhere(phone)).toEqual([]);
  await photograph(phone, 'stop-notices');
  await phone.getByRole('button', { name: 'Stop all notices' }).click();
  await phone.getByRole('heading', { name: 'All notices are stopped' }).waitFor();
  await phone.goto('/#/account');
  await mail.waitFor();
  expect(await mail.isChecked()).toBe(false);
}
