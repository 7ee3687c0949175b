/** `weathergauge backup` and `weathergauge restore`: copies all games of a server into a file, and fills a folder or database from one. */

import { resolve } from 'node:path';
import type { Checked } from '@weathergauge/server';
import { readSettings, SETTINGS } from '@weathergauge/server/settings';
import type { Command, Line } from './command.ts';
import { must } from './command.ts';
import { badUsage } from './failure.ts';
import type { Io } from './io.ts';
import { say } from './io.ts';
import type { Library } from './library.ts';

const { data, database } = SETTINGS;
const PLACE = {
  data: {
    kind: 'text',
    hint: data.hint,
    summary: 'Folder in which games are kept (WEATHERGAUGE_DATA; otherwise weathergauge-data)',
  },
  database: { kind: 'text', hint: database.hint, summary: `${database.summary} (WEATHERGAUGE_DATABASE)` },
} as const;

export const backup: Command = {
  name: 'backup',
  summary: 'Copies all games of a server into one file, also while it runs',
  words: [{ name: 'file', summary: 'Where to; it must not be there yet' }],
  flags: PLACE,
  async run(line, io, library) {
    const { backUp, libraryAt } = await import('@weathergauge/server');
    const file = must(line.word('file'));
    await told(io, library, books => backUp(placeOf(line), resolve(file), libraryAt(books)));
    say(io, `All of it is in ${file}, which holds the secrets of running games: keep it as you keep the server.`);
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Fills a folder or a database for a server from a backup, of either',
  words: [{ name: 'file', summary: 'A file that `weathergauge backup` has written' }],
  flags: PLACE,
  async run(line, io, library) {
    const { libraryAt, restore } = await import('@weathergauge/server');
    const file = must(line.word('file'));
    await told(io, library, books => restore(resolve(file), placeOf(line), libraryAt(books)));
    say(io, 'The games are there: start `weathergauge serve` with it.');
  },
};

/** A folder, or the address of a database, which may hold a password. */
function placeOf(line: Line): string {
  try {
    return readSettings(name => (name in PLACE ? line.text(name) : undefined)).data;
  } catch (error) {
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}

async function told(io: Io, library: Library, work: (books: Library) => Promise<Checked>): Promise<void> {
  try {
    const { games, entries, replayed } = await work(library.filter(({ barred }) => barred === undefined));
    say(io, `${games} games with ${entries} entries; every page is sound, and ${replayed} games were played back.`);
  } catch (error) {
    throw badUsage(error instanceof Error ? error.message : String(error));
  }
}
