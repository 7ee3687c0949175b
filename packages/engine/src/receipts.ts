/**
 * The text that a server signs when a game begins, when its log is downloaded, and when it has ended, so that nobody can later claim
 * another game.
 */

import { strongHash } from './hash.ts';
import type { GameLog, Receipt } from './log.ts';
import { printLog } from './log.ts';

const FIRST_LINE = 'weathergauge receipt 1';
const UNOPENED = { draws: [], hash: '' };

/** The signed text. Whoever has the log can make it again. */
export function receiptText(log: GameLog, { kind, at }: Pick<Receipt, 'kind' | 'at'>): string {
  return `${FIRST_LINE}\n${kind} ${at}\n${strongHash(SIGNED[kind](log))}\n`;
}

const SIGNED: Readonly<Record<Receipt['kind'], (log: GameLog) => string>> = {
  // The log up to the commitment and the shares, which never changes and tells nothing of what is dealt.
  begun: log => printLog({ ...log, key: null, opening: UNOPENED, entries: [], proof: null, receipts: [] }),
  running: log => printLog({ ...log, receipts: [] }),
  ended: log => printLog({ ...log, receipts: [] }),
};
