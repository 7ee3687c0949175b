/** Opens a log, or the one inside a save, together with the rulebook it was played by. */

import type { AnyRuleset, GameLog, Refusal } from '@weathergauge/engine';
import { isRefusal, keyFromHex, parseLog, resume, UNTRUSTED, verify } from '@weathergauge/engine';
import type { SaveFile } from '@weathergauge/host/save-file';
import { isSaveFile, parseSaveFile } from '@weathergauge/host/save-file';
import { badUsage, quote, refused } from './failure.ts';
import { readText } from './files.ts';
import type { Library, Book } from './library.ts';
import { find, open } from './library.ts';
import { threadChecker } from './log-threads.ts';

export interface OpenLog {
  readonly book: Book;
  readonly ruleset: AnyRuleset;
  readonly log: GameLog;
  /** Null when the file was a log and no save. */
  readonly save: SaveFile | null;
}

/**
 * Reads a log, after replaying it in a thread of its own, so that one that would hang or fill the memory is refused. A file that is no log
 * at all is bad usage; the caller decides about a log that does not verify.
 */
export async function readLog(path: string, library: Library): Promise<OpenLog | Refusal> {
  const file = readText(path);
  const save = isSaveFile(file) ? parseSaveFile(file) : null;
  if (isRefusal(save)) return save;
  const text = save?.log ?? file;
  if (!text.startsWith('weathergauge log ')) throw badUsage(`${quote(path)} is not a game log, and no save either`);
  const log = parseLog(text);
  if (isRefusal(log)) return log;
  const book = bookBy(find(library, log.ruleset), save);
  const ruleset = await open(book);
  const checked = await threadChecker(book).check({ text, pack: null, budget: UNTRUSTED });
  if (isRefusal(checked)) return checked;
  const key = save?.key == null || checked.rules.verdict !== 'yes' ? null : keyFromHex(save.key);
  // The key in a save must be the key of its game.
  const resumed = key === null ? null : resume(ruleset, log, key);
  return isRefusal(resumed) ? resumed : { book, ruleset, log, save };
}

/** The rulebook with the save's data pack, unless one was given on the command line. */
function bookBy(book: Book, save: SaveFile | null): Book {
  const pack = book.pack ?? save?.pack?.data;
  return pack === undefined ? book : { ...book, pack };
}

/** For showing or continuing a game: a log that has its dice key must also verify with it, as in the page. */
export async function mustReadLog(path: string, library: Library): Promise<OpenLog> {
  const opened = await readLog(path, library);
  if (isRefusal(opened)) throw refused(opened);
  const verdict = opened.log.key === null ? null : verify(opened.ruleset, opened.log);
  if (verdict !== null && isRefusal(verdict)) throw refused(verdict);
  return opened;
}
