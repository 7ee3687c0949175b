/**
 * This player's share of the dice: drawn here, promised before anybody else's is known, told when all have promised. Until then
 * only this tab knows it.
 */

import type { Refusal } from '@weathergauge/engine';
import { keyFromHex, keyHex, newKey, pledge, refusal } from '@weathergauge/engine';
import type { TableView } from '@weathergauge/wire/types';
import { pledgeAt, tellShare } from './api.ts';
import { keepEvidence } from './evidence.ts';

const CHANGED = refusal(
  'bad-config',
  'what was promised for the dice has changed since your share was told: these dice would not be fair, so leave this table',
);

/** Null when everything is done that can be done now; `lost` when the share that was promised is not here. */
export async function takeShare(
  table: TableView,
  kept: Storage,
  /** `localStorage`: holds what the log is compared with when the game is over. */
  lasting: Storage,
): Promise<TableView | Refusal | 'lost' | null> {
  const { id, you, status, commitment, pledges, shares } = table;
  if (you === 'spectator') return null;
  const name = `weathergauge/share/${id}`;
  if (status === 'gathering' || status === 'readying' || shares[you] !== null) {
    // One that was told is never promised again: it is known to others.
    kept.removeItem(name);
    return null;
  }
  if (status === 'pledging') {
    if (pledges[you] !== null) return null;
    // What is known of the table may be older than the promise: the same one is given again.
    const share = keyFromHex(kept.getItem(name) ?? '') ?? newKey();
    kept.setItem(name, keyHex(share));
    return pledgeAt(id, pledge(commitment, you, share));
  }
  if (status !== 'sharing') return null;
  const text = kept.getItem(name) ?? '';
  const share = keyFromHex(text);
  if (share === null || pledge(commitment, you, share) !== pledges[you]) return 'lost';
  if (keepEvidence(table, you, text, lasting) === 'changed') return CHANGED;
  return tellShare(id, text);
}
