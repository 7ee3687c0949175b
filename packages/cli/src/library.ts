/** Finds the installed rulebooks and opens them. A rulebook is loaded only when it is needed. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyRuleset, RulebookModule } from '@weathergauge/engine';
import { isRefusal, rulesetBy } from '@weathergauge/engine';
import { badUsage, quote } from './failure.ts';

/** An installed rulebook that need not be loaded yet. Plain data, so that it can be sent to a worker. */
export interface Book {
  readonly id: string;
  /** Address of a module that exports `ruleset`. */
  readonly module: string;
  /** A data pack to use in place of the printed one. */
  readonly pack?: object;
  /** Folder that holds its sources and tests. */
  readonly folder: string;
  /** Why it must not be opened, if so. */
  readonly barred?: string;
}

export type Library = readonly Book[];

const PREFIX = 'rules-';

/** Rulebooks are the `rules-*` folders beside this package: in a clone under packages/, installed under @weathergauge/. */
export function findLibrary(beside = dirname(dirname(dirname(fileURLToPath(import.meta.url))))): Library {
  return readdirSync(beside)
    .filter(name => name.startsWith(PREFIX) && existsSync(join(beside, name, 'package.json')))
    .toSorted()
    .flatMap(name => {
      const folder = join(beside, name);
      const entry = join(folder, entryOf(folder, '.') ?? '');
      // A rulebook that is still being written has no entry file yet.
      return existsSync(entry) ? [{ id: name.slice(PREFIX.length), module: pathToFileURL(entry).href, folder }] : [];
    });
}

function entryOf(folder: string, name: string): string | undefined {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return exports[name];
}

/** Address of the module that finds a book's follies (`FollyBook`); undefined if it has none. */
export function folliesOf({ folder }: Book): string | undefined {
  const entry = entryOf(folder, './follies');
  return entry === undefined ? undefined : pathToFileURL(join(folder, entry)).href;
}

async function look({ module, pack }: Book): Promise<AnyRuleset | null> {
  const found = (await import(module)) as Partial<RulebookModule>;
  if (found.ruleset === undefined) return null;
  const ruleset = rulesetBy(found as RulebookModule, pack ?? null);
  if (isRefusal(ruleset)) throw badUsage(ruleset.reason);
  return ruleset;
}

export async function open(book: Book): Promise<AnyRuleset> {
  if (book.barred !== undefined) throw badUsage(book.barred);
  const ruleset = await look(book);
  if (ruleset === null) throw badUsage(`the rulebook ${quote(book.id)} is still being written`);
  return ruleset;
}

/** Opens every rulebook that can be played. */
export async function openAll(library: Library): Promise<AnyRuleset[]> {
  const rulesets = await Promise.all(library.filter(book => book.barred === undefined).map(look));
  return rulesets.filter(ruleset => ruleset !== null);
}

export function find(library: Library, id: string): Book {
  const book = library.find(each => each.id === id);
  if (book !== undefined) return book;
  throw badUsage(`there is no rulebook ${quote(id)}; there is ${list(library.map(each => each.id))}`);
}

export interface Choice {
  readonly book: Book;
  readonly ruleset: AnyRuleset;
  readonly scenario: string;
}

export interface BookChoice {
  readonly id: string;
  readonly book: Book;
  readonly ruleset: AnyRuleset;
  /** Undefined for all scenarios. */
  readonly scenario: string | undefined;
}

/** Opens the rulebook of `<rulebook>` or `<rulebook>/<scenario>`; does not check the scenario. */
export async function chooseBook(library: Library, text: string): Promise<BookChoice> {
  const [id = '', scenario, ...more] = text.split('/');
  if (more.length > 0) throw badUsage(`${quote(text)} should be <rulebook> or <rulebook>/<scenario>`);
  const book = find(library, id);
  return { id, book, ruleset: await open(book), scenario };
}

/** Opens what `<rulebook>/<scenario>` names. */
export async function choose(library: Library, text: string): Promise<Choice> {
  const [id = '', scenario, ...more] = text.split('/');
  if (scenario === undefined || more.length > 0) {
    throw badUsage(`${quote(text)} should be <rulebook>/<scenario>; \`weathergauge list\` names them all`);
  }
  const book = find(library, id);
  const ruleset = await open(book);
  if (ruleset.scenarios.some(each => each.id === scenario)) return { book, ruleset, scenario };
  const known = ruleset.scenarios.map(each => each.id);
  throw badUsage(`${id} has no scenario ${quote(scenario)}; it has ${list(known)}`);
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join(', ');
}
