/**
 * What the lobby shows of every rulebook, read off the rulebooks while the page is built, so that it can list them all
 * and load none. They are found by their folders, as the session finds them (`src/client/library.ts`).
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulebookModule } from '@weathergauge/engine';
import type { Plugin } from 'vite';
import type { BookSummary } from '../src/books/summary.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
const ASKED = 'virtual:rulebooks';
/** By custom no other plugin touches what begins so. */
const FOUND = `\0${ASKED}`;

/** `import books from 'virtual:rulebooks'`. Node reads a file once: `vite dev` sees a changed rulebook when it starts anew. */
export function rulebooks(): Plugin {
  return {
    name: 'weathergauge:rulebooks',
    resolveId: id => (id === ASKED ? FOUND : null),
    load: async id => (id === FOUND ? `export default ${JSON.stringify(await summaries())};` : null),
  };
}

async function summaries(): Promise<readonly BookSummary[]> {
  const entries = readdirSync(PACKAGES)
    .filter(folder => folder.startsWith('rules-'))
    .toSorted()
    .map(folder => join(PACKAGES, folder, 'src', 'index.ts'))
    .filter(existsSync);
  const books = await Promise.all(
    entries.map(async entry => (await import(pathToFileURL(entry).href)) as Partial<RulebookModule>),
  );
  // One that is still being written exports no ruleset.
  return books.flatMap(({ ruleset, ...more }) => (ruleset === undefined ? [] : [summaryOf({ ruleset, ...more })]));
}

function summaryOf({ ruleset, dataPacks }: RulebookModule): BookSummary {
  const { id, title, edition, scenarios, options, clauses } = ruleset;
  const named = new Set(Object.values(options).map(({ clause }) => clause));
  const clauseTitles = clauses.filter(clause => named.has(clause.id)).map(clause => [clause.id, clause.title] as const);
  const takesPacks = dataPacks !== undefined;
  return { id, title, edition, scenarios, options, takesPacks, clauseTitles: Object.fromEntries(clauseTitles) };
}
