/** What a server signs when a game begins, when its log leaves the table and when it has ended, so that neither it nor anybody else can later claim another game. */

import { strongHash } from './hash.ts';
import type { GameLog, Receipt } from './log.ts';
import { printLog } from './log.ts';

const FIRST_LINE = 'weathergauge receipt 1';
const UNOPENED = { draws: [], hash: '' };

/** The text that is signed. Anybody who has the log can make it again. */
export function receiptText(log: GameLog, { kind, at }: Pick<Receipt, 'kind' | 'at'>): string {
  return `${FIRST_LINE}\n${kind} ${at}\n${strongHash(SIGNED[kind](log))}\n`;
}

const SIGNED: Readonly<Record<Receipt['kind'], (log: GameLog) => string>> = {
  // Of the log up to the commitment and the shares: it stands from the first moment, and tells nothing of what is dealt.
  begun: log => printLog({ ...log, key: null, opening: UNOPENED, entries: [], proof: null, receipts: [] }),
  running: log => printLog({ ...log, receipts: [] }),
  ended: log => printLog({ ...log, receipts: [] }),
};
