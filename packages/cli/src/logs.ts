/** Opens a log file together with the rulebook it was played by. */

import type { AnyRuleset, GameLog, Refusal } from '@weathergauge/engine';
import { isRefusal, parseLog } from '@weathergauge/engine';
import { badUsage, quote, refused } from './failure.ts';
import { readText } from './files.ts';
import type { Library, Shelf } from './library.ts';
import { find, open } from './library.ts';

export interface OpenLog {
  readonly shelf: Shelf;
  readonly ruleset: AnyRuleset;
  readonly log: GameLog;
}

/** A file that is no log at all is bad usage; a log that does not hold is left to the caller. */
export async function readLog(path: string, library: Library): Promise<OpenLog | Refusal> {
  const text = readText(path);
  if (!text.startsWith('weathergauge log ')) throw badUsage(`${quote(path)} is not a game log`);
  const log = parseLog(text);
  if (isRefusal(log)) return log;
  const shelf = find(library, log.ruleset);
  return { shelf, ruleset: await open(shelf), log };
}

export async function mustReadLog(path: string, library: Library): Promise<OpenLog> {
  const opened = await readLog(path, library);
  if (isRefusal(opened)) throw refused(opened);
  return opened;
}
