/** Seats that are drawn by lot, from numbers that nobody could choose and everybody can check. */

import { seededRng } from '@weathergauge/engine';

/**
 * For each seat, the place at which its player sat while shares were made (shares belong to those places). It follows from the commitment
 * and all shares, so everybody can compute it when these have been revealed.
 */
export function drawnPlaces(commitment: string, shares: readonly string[]): readonly number[] {
  const rng = seededRng(`weathergauge seats 1\n${commitment}\n${shares.join('\n')}`);
  const places = shares.map((_, place) => place);
  for (let left = places.length - 1; left > 0; left--) {
    const other = rng.below(left + 1);
    [places[left], places[other]] = [places[other] as number, places[left] as number];
  }
  return places;
}
