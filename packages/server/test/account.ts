/** People with accounts, for tests. */

import type { Player } from './player.ts';
import { guest, playerWith } from './player.ts';

export const PASSWORD = 'weather gauge 1805';

/** A guest who has kept her account, by the token that she then has. */
export async function kept(address: string, name: string, login: string): Promise<Player> {
  const player = await guest(address, name);
  const { status, body } = await player.call<{ token: string }>('POST', 'account/keep', { login, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return playerWith(address, name, body.token);
}

export async function loggedIn(
  address: string,
  login: string,
  password = PASSWORD,
): Promise<{ status: number; me: Player }> {
  const answer = await fetch(`${address}api/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  const { token = '' } = (await answer.json()) as { token?: string };
  return { status: answer.status, me: playerWith(address, login, token) };
}
