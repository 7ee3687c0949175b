/** Opens a log file together with the rulebook it was played by. */

import type { AnyRuleset, GameLog, Refusal } from '@weathergauge/engine';
import { isRefusal, parseLog, UNTRUSTED, verify } from '@weathergauge/engine';
import { badUsage, quote, refused } from './failure.ts';
import { readText } from './files.ts';
import type { Library, Shelf } from './library.ts';
import { find, open } from './library.ts';
import { threadChecker } from './log-threads.ts';

export interface OpenLog {
  readonly shelf: Shelf;
  readonly ruleset: AnyRuleset;
  readonly log: GameLog;
}

/**
 * A file that is no log at all is bad usage; a log that does not hold is left to the caller. It has been played to its end in a
 * thread of its own before: what would hang, or fill the memory, is refused.
 */
export async function readLog(path: string, library: Library): Promise<OpenLog | Refusal> {
  const text = readText(path);
  if (!text.startsWith('weathergauge log ')) throw badUsage(`${quote(path)} is not a game log`);
  const log = parseLog(text);
  if (isRefusal(log)) return log;
  const shelf = find(library, log.ruleset);
  const ruleset = await open(shelf);
  const checked = await threadChecker(shelf).check({ text, pack: null, budget: UNTRUSTED });
  return isRefusal(checked) ? checked : { shelf, ruleset, log };
}

/** For whoever shows or goes on with a game. As on the page, a log with its dice key in it must hold by that key. */
export async function mustReadLog(path: string, library: Library): Promise<OpenLog> {
  const opened = await readLog(path, library);
  if (isRefusal(opened)) throw refused(opened);
  const verdict = opened.log.key === null ? null : verify(opened.ruleset, opened.log);
  if (verdict !== null && isRefusal(verdict)) throw refused(verdict);
  return opened;
}
