/** What the account's screen asks of the server. */

import type { Account, MadeToken } from '@weathergauge/wire/types';

/** `confirm`: the owner must first confirm by password or passkey. */
export type Answer<T> = { readonly said: T } | { readonly why: string; readonly confirm: boolean };

export async function askAccount(path: string, body?: object): Promise<Answer<unknown>> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Partial<Record<'why' | 'confirm', unknown>>;
    if (answer.ok) return { said };
    return { why: typeof said.why === 'string' ? said.why : OUT_OF_REACH, confirm: said.confirm === true };
  } catch {
    return { why: OUT_OF_REACH, confirm: false };
  }
}

const OUT_OF_REACH = 'the server cannot be reached: try again in a moment';

/** Null if nobody is signed in in this browser. */
export async function readAccount(): Promise<Answer<Account | null>> {
  const hello = (await askAccount('hello')) as Answer<{ readonly you: object | null; readonly suspended?: string }>;
  if ('why' in hello) return hello;
  if (hello.said.suspended !== undefined) return { why: hello.said.suspended, confirm: false };
  if (hello.said.you === null) return { said: null };
  return askAccount('account') as Promise<Answer<Account>>;
}

export const makeToken = (ask: typeof askAccount, name: string) =>
  ask('account/tokens', { name }) as Promise<Answer<MadeToken>>;
