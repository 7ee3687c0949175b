/** Seats that are drawn by lot: out of what nobody could choose, so that everybody can check it. */

import { seededRng } from '@weathergauge/engine';

/**
 * For each seat the place at which its player sat while shares were made. The shares lie with the places. Whoever knows the
 * commitment and all shares, and that is everybody when they have been told, finds the same.
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
