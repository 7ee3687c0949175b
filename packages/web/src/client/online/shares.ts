/**
 * This player's share of the dice: drawn here, pledged before any share is known, and revealed when all have pledged. Until then only this
 * tab knows it.
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

/** Does the next step. Null if nothing more can be done now; `lost` if the pledged share is not in this tab. */
export async function takeShare(
  table: TableView,
  kept: Storage,
  /** `localStorage`: holds the evidence with which the log is compared when the game is over. */
  lasting: Storage,
): Promise<TableView | Refusal | 'lost' | null> {
  const { id, you, status, commitment, pledges, shares } = table;
  if (you === 'spectator') return null;
  const name = `weathergauge/share/${id}`;
  if (status === 'gathering' || status === 'readying' || shares[you] !== null) {
    // A revealed share is never pledged again, because others know it.
    kept.removeItem(name);
    return null;
  }
  if (status === 'pledging') {
    if (pledges[you] !== null) return null;
    // The table as it is known here may be older than the pledge; then the same pledge is sent again.
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
