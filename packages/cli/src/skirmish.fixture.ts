/** The engine's own one-page rulebook as a module of the shape that the library opens, and a terminal made of arrays. */

import { resolve } from 'node:path';
import type { Io } from './io.ts';
import type { Library } from './library.ts';
import { run } from './run.ts';

/** @public Found by its address, as every rulebook is. */
export { skirmish as ruleset } from '@weathergauge/engine/skirmish';

const boats: Library = [
  { id: 'skirmish', module: import.meta.url, folder: resolve(import.meta.dirname, '../../engine/src') },
];

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line; `typed` are the lines that the player types. */
export async function weathergauge(
  words: readonly string[],
  typed: readonly string[] = [],
  library: Library = boats,
): Promise<Ran> {
  let out = '';
  let err = '';
  const lines = [...typed];
  const io: Io = {
    out: text => {
      out += text;
    },
    err: text => {
      err += text;
    },
    ask: question => {
      const line = lines.shift() ?? null;
      out += `${question}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    catchInterrupts: () => new AbortController().signal,
    interactive: typed.length > 0,
    progress: false,
    colour: false,
  };
  const code = await run(words, io, library);
  return { code, out, err };
}
