/** What a log claims about its dice and signatures, with every signature checked. */

import type { GameLog, Receipt } from '@weathergauge/engine';
import { isRefusal, parseLog, receiptText } from '@weathergauge/engine';
import type { Claims, SignedReceipt } from '../protocol.ts';

/** Null if the log claims nothing more: no shares of others, and no signatures. */
export async function claimsOf(text: string): Promise<Claims | null> {
  const log = parseLog(text);
  if (isRefusal(log)) return null;
  const { commitment, shares, receipts = [] } = log;
  if (receipts.length === 0 && (shares === 'own' || commitment === '')) return null;
  return { commitment, shares: shares === 'own' ? [] : shares, receipts: await tried(log, receipts) };
}

/** Checks signatures with a library, because not every browser has Ed25519, and none has it without TLS. Loaded for signed logs only. */
async function tried(log: GameLog, receipts: readonly Receipt[]): Promise<readonly SignedReceipt[]> {
  if (receipts.length === 0) return [];
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  return receipts.map(receipt => {
    const { kind, at, key, signature } = receipt;
    return { kind, at, key, fits: fits(signature, receiptText(log, receipt), key) };
  });

  function fits(signature: string, signed: string, key: string): boolean {
    try {
      return ed25519.verify(bytes(signature), new TextEncoder().encode(signed), bytes(key), { zip215: false });
    } catch {
      // The digits may not be a valid key.
      return false;
    }
  }
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
