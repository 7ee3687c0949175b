/** 6.2, 24.1, R101 The activation chits that are in the cup at the beginning of a turn. */

import { CHITS } from './data/figures.ts';
import type { Articles } from './table.ts';
import { ALL_WATERS, NORTH_ATLANTIC, TRAFALGAR_WATERS, WEST_INDIES, WIND_CHIT, ZONE_6_WEATHER } from './terms.ts';

/** By chit: 1 if it is used. Trafalgar leaves the other winds and the hurricane chit out, the West Indies the other winds. */
export function chitsInPlay({ waters }: Articles): number[] {
  return CHITS.map(({ kind, area, weather }) => {
    if (waters === ALL_WATERS) return 1;
    const sea = waters === TRAFALGAR_WATERS ? NORTH_ATLANTIC : WEST_INDIES;
    if (kind === WIND_CHIT) return area === sea ? 1 : 0;
    return waters === TRAFALGAR_WATERS && weather === ZONE_6_WEATHER ? 0 : 1;
  });
}
