/** A server that sends mail, whose accounts can be kept; a device with passkeys; and a browser that is notified. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Store } from '../packages/server/src/index.ts';
import { openStore, serve } from '../packages/server/src/index.ts';
import type { Mailbox } from '../packages/server/test/notices.ts';
import { mailbox, ORIGIN } from '../packages/server/test/notices.ts';
import { bookModules } from '../packages/server/test/book-modules.ts';
import { DIST } from '../packages/web/tools/build.ts';
import { POLICY } from '../packages/web/tools/policy.ts';

interface AccountServer {
  readonly store: Store;
  /** Its links lead to `ORIGIN`. */
  readonly address: string;
  readonly box: Mailbox;
}

/** Until the test that is running ends. */
export async function accountServer(): Promise<AccountServer> {
  const folder = mkdtempSync(join(tmpdir(), 'weathergauge-account-'));
  const store = await openStore(folder);
  const box = await mailbox();
  const server = await serve({
    folder: DIST,
    policy: POLICY,
    port: 0,
    store,
    books: bookModules,
    origins: [ORIGIN],
    smtp: box.smtp,
    mailFrom: 'sea@example.org',
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { store, address: `http://localhost:${server.port}/`, box };
}

/** One in the device itself, whose owner has always just shown a finger. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export async function givePasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
}

/** In place of the push service of the browser's maker, which no test can reach: a script for a page that is not loaded yet. */
export const PUSHED = `{
  const subscription = { endpoint: 'https://push.example.org/desk', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
  const pushManager = { getSubscription: async () => null, subscribe: async () => ({ toJSON: () => subscription }) };
  Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => ({ pushManager }) });
  Notification.requestPermission = async () => 'granted';
}`;

/** The way to confirm an address that the newest letter names. */
export function confirmation({ letters }: Mailbox): string {
  return /(\/api\/notices\/confirm\/[\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}
