/** `weathergauge data`: the figures of a rulebook that a pack may replace. */

import type { DataPacks, RulebookModule } from '@weathergauge/engine';
import { fingerprint } from '@weathergauge/engine';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, failedCheck, oneLine, quote } from './failure.ts';
import { readText } from './files.ts';
import { say } from './io.ts';
import type { Library, Book } from './library.ts';
import { find } from './library.ts';

export const data: Command = {
  name: 'data',
  summary: 'Shows the printed figures of a rulebook, or checks a pack that replaces them',
  words: [
    { name: 'show|validate', summary: 'What to do' },
    { name: 'ruleset|file', summary: 'A rulebook to show, or a pack to check' },
  ],
  flags: {},
  async run(line, io, library) {
    const what = must(line.word('show|validate'));
    const which = must(line.word('ruleset|file'));
    if (what === 'show') {
      say(io, JSON.stringify((await packsOf(find(library, which))).printed, null, 2));
    } else if (what === 'validate') {
      const { book, pack } = readPack(library, which);
      const problems = (await packsOf(book)).validate(pack);
      for (const problem of problems) say(io, oneLine(problem));
      const [first] = problems;
      if (first !== undefined)
        throw failedCheck(`${quote(which)} cannot be used: ${first}${more(problems.length - 1)}`);
      say(io, `${which}: a good pack for ${book.id}; logs name it #${fingerprint(pack)}.`);
    } else {
      throw badUsage(`data can show or validate, not ${quote(what)}`);
    }
  },
};

const more = (faults: number): string => (faults === 0 ? '' : ` (and ${faults} more)`);

/** A pack says which rulebook it is for. */
function readPack(library: Library, path: string): { readonly book: Book; readonly pack: object } {
  let pack: unknown;
  try {
    pack = JSON.parse(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw badUsage(`${quote(path)} is not a data pack: it is not JSON${placeOf(error)}`);
  }
  if (typeof pack !== 'object' || pack === null || !('rulebook' in pack) || typeof pack.rulebook !== 'string') {
    throw badUsage(`${quote(path)} is not a data pack: it names no "rulebook"`);
  }
  return { book: find(library, pack.rulebook), pack };
}

/** Where the JSON is invalid. The rest of the error message is left out, because it quotes the text. */
function placeOf({ message }: SyntaxError): string {
  const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec(message) ?? [];
  return line === undefined ? '' : ` (line ${line}, character ${column})`;
}

async function packsOf(book: Book): Promise<DataPacks> {
  const { dataPacks } = (await import(book.module)) as Partial<RulebookModule>;
  if (dataPacks === undefined) throw badUsage(`${book.id} has no figures that a pack could replace`);
  return dataPacks;
}

/** The library with this pack for its rulebook, and all other rulebooks barred. */
export async function withData(library: Library, path: string | undefined): Promise<Library> {
  if (path === undefined) return library;
  const { book, pack } = readPack(library, path);
  const [fault] = (await packsOf(book)).validate(pack);
  if (fault !== undefined) throw badUsage(`${quote(path)}: the data pack for ${book.id} cannot be used: ${fault}`);
  const barred = `${quote(path)} is a data pack for ${book.id} and no other rulebook`;
  return library.map(each => (each.id === book.id ? { ...each, pack } : { ...each, barred }));
}

export const DATA_FLAG = {
  kind: 'text',
  hint: 'FILE',
  summary: 'A data pack whose figures replace the printed ones',
} as const;
