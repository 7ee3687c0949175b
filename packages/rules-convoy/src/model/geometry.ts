/**
 * What a picture of the chart needs of the rules: their own functions and tables, gathered in one entry of the package.
 * Only files without procedures may be taken from here, or a page that draws would load the whole book.
 */

export { addsHex, extraHexOn, hexesOn, isChaser, rangeOf, rowFor, successes, turnsOf } from './abilities.ts';
export { bearingOf, reachOf } from './batteries.ts';
export {
  ARC_LIMITS,
  COLUMNS,
  columnOf,
  distance,
  EXIT,
  HEXES,
  LAND,
  neighbour,
  NOWHERE,
  ROWS,
  rowOf,
  SHALLOW,
} from './chart.ts';
export { hasPlace, inFog, isAfloat } from './conditions.ts';
export { REAR_QUARTER } from './data/tables.ts';
export { paperOf } from './paper.ts';
export { batteries, CONVOY, facings, markers, qualities, sizes } from './terms.ts';
