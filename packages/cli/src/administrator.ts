/** `weathergauge administrator`: makes an account an administrator's, who may read reports and suspend people. */

import { readSettings, SETTINGS } from '@weathergauge/server/settings';
import type { Command, Flag } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { say } from './io.ts';

const flagOf = ({ hint, summary }: { readonly hint: string; readonly summary: string }): Flag => ({
  kind: 'text',
  hint,
  summary,
});

export const administrator: Command = {
  name: 'administrator',
  summary: 'Makes an account of a server an administrator’s, also while it runs',
  words: [{ name: 'account', summary: 'Its user name; or its id, which the account’s own screen shows' }],
  flags: {
    data: flagOf(SETTINGS.data),
    database: flagOf(SETTINGS.database),
    remove: { kind: 'switch', summary: 'Makes it a player’s again' },
  },
  async run(line, io) {
    const name = must(line.word('account'));
    const role = line.on('remove') ? 'player' : 'administrator';
    const person = await appointed(line.text('data'), line.text('database'), name, role);
    if (person === null) throw badUsage(`there is no account ${quote(name)}`);
    say(io, role === 'administrator' ? `${quote(name)} is an administrator now.` : `${quote(name)} is a player now.`);
  },
};

async function appointed(
  data: string | undefined,
  database: string | undefined,
  name: string,
  role: 'player' | 'administrator',
): Promise<object | null> {
  const { appoint } = await import('@weathergauge/server');
  const said: Readonly<Record<string, string | undefined>> = { data, database };
  try {
    return await appoint(readSettings(flag => said[flag]).data, name, role);
  } catch (error) {
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}
