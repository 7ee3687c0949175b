/**
 * What the lobby shows of every rulebook, read off the rulebooks while the page is built, so that it can list them all
 * and load none. They are found by their folders, as the session finds them (`src/client/library.ts`). Their options are
 * a module of their own, and so are each book's clauses: most players never open them.
 */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulebookModule } from '@weathergauge/engine';
import type { Plugin } from 'vite';
import type { BookOptions, BookSummary, ClauseSummary } from '../src/books/summary.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
/** By custom no other plugin touches what begins so. */
const FOUND = '\0';

const MODULES: Readonly<Record<string, (book: RulebookModule) => BookSummary | BookOptions>> = {
  'virtual:rulebooks': summaryOf,
  'virtual:rulebook-options': optionsOf,
};

/** Loaders by book, and behind a slash and the book's id what each of them loads. */
const CLAUSES = 'virtual:rulebook-clauses';

/** `import books from 'virtual:rulebooks'`. Node reads a file once: `vite dev` sees a changed rulebook when it starts anew. */
export function rulebooks(): Plugin {
  return {
    name: 'weathergauge:rulebooks',
    resolveId: id => (id in MODULES || id === CLAUSES || id.startsWith(`${CLAUSES}/`) ? FOUND + id : null),
    async load(id) {
      if (!id.startsWith(FOUND)) return null;
      const name = id.slice(FOUND.length);
      const part = MODULES[name];
      if (part !== undefined) return `export default ${JSON.stringify((await allBooks()).map(part))};`;
      if (name === CLAUSES) return `export default {${(await allBooks()).map(loaderOf).join()}};`;
      return name.startsWith(`${CLAUSES}/`) ? clausesOf(name.slice(CLAUSES.length + 1)) : null;
    },
  };
}

/** The rules are run without their clauses, which only readers need: a tenth of the weight of a book. For the workers of a build. */
export function withoutClauses(): Plugin {
  return {
    name: 'weathergauge:without-clauses',
    apply: 'build',
    load: id => (/\/rules-[^/]+\/src\/book\/clauses\.ts$/.test(id) ? 'export const clauses = [];' : null),
  };
}

function loaderOf({ ruleset: { id } }: RulebookModule): string {
  return `${JSON.stringify(id)}: () => import(${JSON.stringify(`${CLAUSES}/${id}`)})`;
}

async function clausesOf(book: string): Promise<string> {
  const clauses = (await allBooks()).find(({ ruleset }) => ruleset.id === book)?.ruleset.clauses ?? [];
  const told = clauses.map(({ id, title, summary }): ClauseSummary => ({ id, title, summary }));
  return `export default ${JSON.stringify(told)};`;
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

function optionsOf({ ruleset: { id, options, clauses, uneven = [] } }: RulebookModule): BookOptions {
  const named = new Set(Object.values(options).map(({ clause }) => clause));
  const clauseTitles = clauses.filter(clause => named.has(clause.id)).map(clause => [clause.id, clause.title] as const);
  return { id, options, uneven, clauseTitles: Object.fromEntries(clauseTitles) };
}
