/** What of a campaign can have turned it, for the report: a chit with all that is done on it, a battle, a raid, an event. */

import type { GloryEvent } from '@weathergauge/rules-sea-of-glory-1805';
import type { ExchangePart } from '../../book.ts';

/** Each begins something that goes on until the next of them. */
const BEGINS: ReadonlySet<GloryEvent['type']> = new Set([
  'chit',
  'battle',
  'raid',
  'channel',
  'objective-scored',
  'random-event',
  'automatic-event',
  'fleet-joins',
  'duty-failed',
]);

/** What is told of it besides. Ships that are lost have lines of their own. */
const TOLD: ReadonlySet<GloryEvent['type']> = new Set([
  'sortie',
  'fog-lifted',
  'sighted',
  'denied',
  'battle-over',
  'cargo-lost',
  'raid-shown',
  'invasion',
  'objective',
  'directive-scored',
  'algiers',
  'gone-home',
]);

export function exchange(event: GloryEvent): ExchangePart {
  if (BEGINS.has(event.type)) return 'whole';
  return TOLD.has(event.type) ? 'told' : null;
}
