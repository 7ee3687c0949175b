/**
 * What the lobby shows of every rulebook, read off the rulebooks while the page is built, so that it can list them all
 * and load none. They are found by their folders, as the session finds them (`src/client/library.ts`). Their options are
 * a module of their own: most players never open them.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulebookModule } from '@weathergauge/engine';
import type { Plugin } from 'vite';
import type { BookOptions, BookSummary } from '../src/books/summary.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
/** By custom no other plugin touches what begins so. */
const FOUND = '\0';

const MODULES: Readonly<Record<string, (book: RulebookModule) => BookSummary | BookOptions>> = {
  'virtual:rulebooks': summaryOf,
  'virtual:rulebook-options': optionsOf,
};

/** `import books from 'virtual:rulebooks'`. Node reads a file once: `vite dev` sees a changed rulebook when it starts anew. */
export function rulebooks(): Plugin {
  return {
    name: 'weathergauge:rulebooks',
    resolveId: id => (id in MODULES ? FOUND + id : null),
    async load(id) {
      const part = id.startsWith(FOUND) ? MODULES[id.slice(FOUND.length)] : undefined;
      return part === undefined ? null : `export default ${JSON.stringify((await allBooks()).map(part))};`;
    },
  };
}

async function allBooks(): Promise<readonly RulebookModule[]> {
  const entries = readdirSync(PACKAGES)
    .filter(folder => folder.startsWith('rules-'))
    .toSorted()
    .map(folder => join(PACKAGES, folder, 'src', 'index.ts'))
    .filter(existsSync);
  const books = await Promise.all(
    entries.map(async entry => (await import(pathToFileURL(entry).href)) as Partial<RulebookModule>),
  );
  // One that is still being written exports no ruleset.
  return books.flatMap(({ ruleset, ...more }) => (ruleset === undefined ? [] : [{ ruleset, ...more }]));
}

function summaryOf({ ruleset, dataPacks }: RulebookModule): BookSummary {
  const { id, title, edition, scenarios } = ruleset;
  return { id, title, edition, scenarios, takesPacks: dataPacks !== undefined };
}

function optionsOf({ ruleset: { id, options, clauses } }: RulebookModule): BookOptions {
  const named = new Set(Object.values(options).map(({ clause }) => clause));
  const clauseTitles = clauses.filter(clause => named.has(clause.id)).map(clause => [clause.id, clause.title] as const);
  return { id, options, clauseTitles: Object.fromEntries(clauseTitles) };
}
