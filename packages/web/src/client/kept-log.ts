/** A log from outside that is being replayed, kept for as long as the tab is open: the page may be loaded again. */

const KEY = 'weathergauge.log';

export function keepLog(log: string): void {
  try {
    sessionStorage.setItem(KEY, log);
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
