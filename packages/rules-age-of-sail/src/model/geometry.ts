/**
 * What a picture of the table needs of the rules: the chapters' own functions and tables, gathered in one entry of the
 * package. Only files without procedures may be taken from here, or a page that draws would load the whole book.
 */

export { arcFrom, hullsTouch, legsOf } from '../chapters/ch2-courses.ts';
export { adrift, allowance, closeHauled, intoWind, pointsOff } from '../chapters/ch2-sailing.ts';
export type { HelmOrder, Leg } from '../chapters/ch2-courses.ts';
export { cells, decksOf, isPirate } from '../chapters/ch3-ships.ts';
export { bearing, GUN_ARCS, rangeInMm, shotAt } from '../chapters/ch4-bearing.ts';
export type { Lying, Shot } from '../chapters/ch4-bearing.ts';
export { berth, freeRows } from '../chapters/ch5-berths.ts';
export { hasPlace, isUnmanned, onTable } from './conditions.ts';
export {
  BANDS,
  HALF_BEAM,
  HALF_KEEL,
  HULL_UNITS,
  LEAST_RUN_MM,
  LONGEST_SHOT,
  MM,
  STROKES,
  TURN_MM,
  UNIT_MM,
  WIND_MOST,
} from './data/tables.ts';
export { shipLetter } from './letters.ts';
export { decksReady, entangledWith, fireClause, isTaken, mayFounder, speedsOf, wrecked } from './record.ts';
export { masts } from './terms.ts';
