/** Lengths of a straight run that a captain looks for: all of it, just in range, just out of it, alongside. */

import type { ShipView } from '@weathergauge/rules-age-of-sail';
import type { Lying } from '@weathergauge/rules-age-of-sail/geometry';
import { BANDS, bearing, hullsTouch, legsOf, LONGEST_SHOT, rangeInMm } from '@weathergauge/rules-age-of-sail/geometry';
import { centimetres, say } from './say.ts';
import { millimetres } from './units.ts';

export interface Sight {
  readonly mm: number;
  readonly words: string;
}

/** Those of a run from a place, of at most so many millimetres; the one that counts most first. */
export type Sights = (from: Lying, most: number) => readonly Sight[];

/** Between the hulls of ships that lie alongside each other without touching. */
const CLEAR = 1;

export function sightsOn(foes: readonly ShipView[]): Sights {
  return (from, most) => {
    const sights: Sight[] = most > 0 ? [{ mm: most, words: say('hand.full') }] : [];
    for (const foe of foes) sights.push(...sightsOf(from, most, foe));
    return sights;
  };
}

/** Found by walking it, as the rules measure: a run is at most a few hundred millimetres. */
function sightsOf(from: Lying, most: number, foe: ShipView): readonly Sight[] {
  const found: Sight[] = [];
  const at = (mm: number): Lying => legsOf(from, { do: 'run', mm }).at(-1) ?? from;
  const bandAt = (lying: Lying): number => {
    if (bearing(lying, foe) === null) return BANDS.length;
    const off = rangeInMm(lying, foe);
    const band = BANDS.findIndex(({ reach }) => off <= millimetres(reach));
    return band < 0 ? BANDS.length : band;
  };
  const isFar = (lying: Lying): boolean => rangeInMm(lying, foe) > millimetres(LONGEST_SHOT);
  let before = bandAt(from);
  let wasFar = isFar(from);
  for (let mm = 1; mm <= most; mm++) {
    const lying = at(mm);
    if (hullsTouch(lying, foe)) {
      if (mm > CLEAR) found.unshift({ mm: mm - CLEAR, words: say('hand.alongside', { ship: foe.name }) });
      break;
    }
    const far = isFar(lying);
    if (wasFar && !far && mm > 1) found.push({ mm: mm - 1, words: say('hand.outOfRange', { ship: foe.name }) });
    wasFar = far;
    const band = bandAt(lying);
    if (band < before) {
      const reach = centimetres(millimetres(BANDS[band]?.reach ?? 0));
      found.push({ mm, words: say('hand.inRange', { ship: foe.name, reach }) });
    } else if (band > before && band === BANDS.length)
      found.push({ mm: mm - 1, words: say('hand.lastShot', { ship: foe.name }) });
    before = band;
  }
  return found;
}
