/** `weathergauge serve`: the page, and games between people who are not in one room. */

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command, Line } from './command.ts';
import { badUsage } from './failure.ts';
import { say } from './io.ts';

const DATA_FOLDER = 'weathergauge-data';
const LAST_PORT = 65_535;

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Serves the page and games over the network, which are kept in a folder',
  words: [],
  flags: {
    data: {
      kind: 'text',
      hint: 'DIR',
      summary: `Where games are kept: ${DATA_FOLDER}, or what WEATHERGAUGE_DATA says`,
    },
    port: {
      kind: 'text',
      hint: 'N',
      summary: '4805, or what WEATHERGAUGE_PORT says; the next free one where it is taken',
    },
    host: {
      kind: 'text',
      hint: 'H',
      summary: 'Address to listen at: this machine alone, or what WEATHERGAUGE_HOST says; 0.0.0.0 is every network',
    },
    page: { kind: 'text', hint: 'DIR', summary: 'The built page (npm run build)' },
    quiet: { kind: 'switch', summary: 'No JSON log on standard output' },
  },
  async run(line, io, library) {
    const folder = resolve(wished(line, 'page') ?? builtPage());
    if (!existsSync(join(folder, 'index.html'))) throw badUsage('the page has not been built: npm run build');
    const host = wished(line, 'host');
    // Loaded only here: no other command needs a server.
    const { openSqlite, PORT, serve } = await import('@weathergauge/server');
    const store = await started(() => openSqlite(resolve(wished(line, 'data') ?? DATA_FOLDER)));
    const wish = {
      folder,
      port: portOf(wished(line, 'port')) ?? PORT,
      ...(host === undefined ? {} : { host }),
      store,
      books: library.map(({ id, module }) => ({ id, module })),
      logger: !line.on('quiet'),
    };
    const serving = await started(() => serve(wish));
    say(io, `Weathergauge is at ${serving.address}`);
    await ended();
    say(io, 'Ending: answers under way are kept first.');
    await serving.close();
    say(io, 'Ended; everything is kept.');
  },
};

/** A port, a folder or a running game that cannot be had is for whoever starts the server to mend. */
async function started<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}

function wished(line: Line, name: string): string | undefined {
  return line.text(name) ?? process.env[`WEATHERGAUGE_${name.toUpperCase()}`];
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > LAST_PORT) throw badUsage(`--port needs a number from 0 to ${LAST_PORT}`);
  return port;
}

/** In a clone: where `npm run build` puts it. */
function builtPage(): string {
  return join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'web', 'dist');
}

/** Resolves when the process is asked to end. It may be asked twice, by the terminal and by npm: the second changes nothing. */
function ended(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, done);
  });
}
