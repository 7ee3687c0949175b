/** Checks the signatures of servers in a log. */

import { createPublicKey, verify } from 'node:crypto';
import type { Finding, GameLog, Receipt } from '@weathergauge/engine';
import { receiptText } from '@weathergauge/engine';

/** Uses only the log. It cannot tell whose the key is: compare it with the one that the server publishes. */
export function signatures(log: GameLog): Finding {
  const { receipts = [] } = log;
  if (receipts.length === 0) return { verdict: 'unclaimed', reason: 'no server has signed it' };
  const wrong = receipts.find(receipt => !fits(log, receipt));
  if (wrong !== undefined)
    return { verdict: 'no', reason: `the signature of its ${WHAT[wrong.kind]} is not of this log` };
  const times = receipts.map(({ kind, at }) => `${kind} ${new Date(at).toISOString()}`).join(', ');
  const keys = [...new Set(receipts.map(({ key }) => key))].join(' and ');
  if (receipts.every(({ kind }) => kind === 'begun'))
    return { verdict: 'unclaimed', reason: `${times}, by the key ${keys}, but nothing of what was played is signed` };
  return { verdict: 'yes', reason: `${times}, by the key ${keys}; compare it with /api/keys of the server` };
}

const WHAT = { begun: 'beginning', running: 'entries', ended: 'end' } as const satisfies Record<
  Receipt['kind'],
  string
>;

function fits(log: GameLog, receipt: Receipt): boolean {
  try {
    const x = Buffer.from(receipt.key, 'hex').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(receiptText(log, receipt)), key, Buffer.from(receipt.signature, 'hex'));
  } catch {
    // The digits may not be a valid key.
    return false;
  }
}
