/**
 * Gunnery: the pool of a broadside again, told part by part for the ship's log. `pool` has the sum; a test holds the two
 * together. Made for people only, so nothing in a search pays for it.
 */

import type { Modifier } from '@weathergauge/engine';
import { distance } from '../model/chart.ts';
import {
  BY_QUALITY,
  BY_SIZE,
  CHASER_DICE,
  CREW_ZERO,
  FEWEST_DICE,
  PER_GUN,
  RAKING,
  REACTION,
  SAIL_ZERO,
  SHORT,
} from '../model/data/tables.ts';
import type { Convoy, Ship } from '../model/state.ts';

export const CHASER: readonly Modifier[] = [{ what: 'chaser', by: CHASER_DICE, clause: '2.20' }];

const NO_GUNS: Modifier = { what: 'no-guns', by: 0, clause: '4.2' };
/** By quality: scurvy, ordinary, battle hardened. */
const QUALITY: readonly (Modifier | null)[] = [
  { what: 'scurvy', by: BY_QUALITY[0], clause: '2.9' },
  null,
  { what: 'hardened', by: BY_QUALITY[2], clause: '2.7' },
];
const NO_CREW: Modifier = { what: 'no-crew', by: CREW_ZERO, clause: '2.11' };
const NO_SAIL: Modifier = { what: 'no-sail', by: SAIL_ZERO, clause: '2.12' };
const SHORT_RANGE: Modifier = { what: 'short-range', by: SHORT, clause: '2.6' };
const RAKES: Modifier = { what: 'raking', by: RAKING, clause: '2.8' };
const IN_HASTE: Modifier = { what: 'in-haste', by: REACTION, clause: '2.13' };

/** Everything that adds dice or takes them away, in the order of the sheet; their sum is the pool. */
export function poolParts(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  target: Readonly<Ship>,
  raking: boolean,
  reaction: boolean,
): readonly Modifier[] {
  const parts: Modifier[] = [ship.gun === 0 ? NO_GUNS : { what: 'guns', by: PER_GUN * ship.gun, clause: '2.4' }];
  const steps = ship.size - target.size;
  const bySize = BY_SIZE * (s.articles.perStep ? steps : Math.sign(steps));
  if (bySize > 0) parts.push({ what: 'smaller', by: bySize, clause: '2.5' });
  if (distance(ship.at, target.at) <= s.articles.short) parts.push(SHORT_RANGE);
  const quality = QUALITY[ship.quality];
  if (quality) parts.push(quality);
  if (raking) parts.push(RAKES);
  if (bySize < 0) parts.push({ what: 'bigger', by: bySize, clause: '2.10' });
  if (ship.crew === 0) parts.push(NO_CREW);
  if (ship.sail === 0) parts.push(NO_SAIL);
  if (reaction) parts.push(IN_HASTE);
  let dice = 0;
  for (const { by } of parts) dice += by;
  if (dice < FEWEST_DICE) parts.push({ what: 'fewest', by: FEWEST_DICE - dice, clause: '2.14' });
  return parts;
}
