/** The set as it comes: the pack that the figures of the rules are derived from, unless a host plays by another. */

import { COUNTERS } from './counters.ts';
import { DECKS } from './decks.ts';
import type { DataPack } from './schema.ts';
import { SHIPS } from './ships.ts';
import { ARCS, BASES, BATTERIES, CARD, RULER, TERRAIN, WIND } from './table.ts';
import { TRACKS } from './tracks.ts';

export const PRINTED: DataPack = {
  rulebook: 'sails-of-glory',
  provenance: {
    ships:
      'RB for the four fronts of the set; names, years and products of all RB; the rest INF by class or REC, points REC',
    tracks:
      'REC around the cells that RB prints (F-A boxes 1, 4, 6 and muskets, full broadsides of L-B and F-C, column 5)',
    decks: 'composition INF; D MEAS, B one card MEAS and the rest REC, A and C FAN and REC; headings at cusps REC',
    counters: 'numbers per letter, markers and wind counters RB; mix of faces REC',
    card: 'PUB and MEAS',
    bases: 'ship of the line MEAS; frigate FAN and REC',
    arcs: 'MEAS',
    ruler: 'MEAS',
    wind: 'beating, reaching and running MEAS; end of taken aback REC between measured bounds',
    batteries: 'REC; places of the dots REC',
    terrain: 'numbers of reefs and islands and strength of the building RB; sizes, shapes, shoals and coasts REC',
  },
  ships: SHIPS,
  tracks: TRACKS,
  decks: DECKS,
  counters: COUNTERS,
  card: CARD,
  bases: BASES,
  arcs: ARCS,
  ruler: RULER,
  wind: WIND,
  batteries: BATTERIES,
  terrain: TERRAIN,
};
