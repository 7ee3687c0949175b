/** `weathergauge serve`: serves the page and games over the network. */

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SettingName } from '@weathergauge/server/settings';
import { readSettings, SETTINGS, variableOf } from '@weathergauge/server/settings';
import type { Command, Flag, Line } from './command.ts';
import { badUsage } from './failure.ts';
import { say } from './io.ts';

/** Flags made from the table of settings, which docs/hosting.md lists too. */
const flags: Readonly<Record<string, Flag>> = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { hint, summary, otherwise }]): [string, Flag] => {
    const text = `${summary} (${variableOf(name)}; otherwise ${otherwise})`;
    return [name, hint === null ? { kind: 'switch', summary: text } : { kind: 'text', hint, summary: text }];
  }),
);

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serves the page and games over the network, which are kept in a folder or in PostgreSQL',
  words: [],
  flags,
  async run(line, io, library) {
    const { data, host, port, page, quiet, ...settings } = await started(async () =>
      readSettings(name => said(line, name)),
    );
    const folder = resolve(page ?? builtPage());
    if (!existsSync(join(folder, 'index.html'))) throw badUsage('the page has not been built: npm run build');
    // Loaded only here: no other command needs a server.
    const { openStore, PORT, serve } = await import('@weathergauge/server');
    const store = await started(() => openStore(data));
    const wish = {
      ...settings,
      folder,
      port: port ?? PORT,
      ...(host === undefined ? {} : { host }),
      store,
      books: library.map(({ id, module }) => ({ id, module })),
      logger: !quiet,
    };
    const serving = await started(() => serve(wish)).catch(async (error: unknown) => {
      // Otherwise its connections would keep the process from ending.
      await store.close();
      throw error;
    });
    say(io, `Weathergauge is at ${serving.address}`);
    await ended();
    say(io, 'Ending: answers under way are kept first.');
    await serving.close();
    say(io, 'Ended; everything is kept.');
  },
};

/** Starts the server. A port, folder or game that is not available is reported as a failure of the user, not as a bug. */
async function started<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}

function said(line: Line, name: SettingName): string | undefined {
  return line.text(name) ?? (line.on(name) ? '' : undefined);
}

/** The built page of a clone, where `npm run build` puts it. */
function builtPage(): string {
  return join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'web', 'dist');
}

/** Resolves at the first signal to end. A second one, from the terminal and from npm, changes nothing. */
function ended(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, done);
  });
}
