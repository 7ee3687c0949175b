/** A log from outside that is being replayed, kept for as long as the tab is open: the page may be loaded again. */

const KEY = 'weathergauge.log';
const LINE = 'weathergauge.line';

/** What a log shows that was made for it: another order in place of one of a finished game. */
export interface KeptLine {
  /** The finished game; null where it is not kept. */
  readonly game: string | null;
  /** Entries before the order. */
  readonly entry: number;
  /** The order in words. */
  readonly words: string;
}

export function keepLog(log: string, line: KeptLine | null = null): void {
  try {
    sessionStorage.setItem(KEY, log);
    if (line === null) sessionStorage.removeItem(LINE);
    else sessionStorage.setItem(LINE, JSON.stringify(line));
  } catch {
    // No storage, or too long for it: after a reload it must be opened anew.
  }
}

export function keptLog(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keptLine(): KeptLine | null {
  try {
    const text = sessionStorage.getItem(LINE);
    return text === null ? null : (JSON.parse(text) as KeptLine);
  } catch {
    return null;
  }
}
