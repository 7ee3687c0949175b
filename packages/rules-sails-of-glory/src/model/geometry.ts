/**
 * What a picture of the table needs of the rules: their own functions and figures, gathered in one entry of the package.
 * Only files without procedures may be taken from here, or a page that draws would load the whole book. Figures are those in
 * use at the moment (`data/figures.ts`): read them when something is drawn, not when a module is loaded.
 */

export { coveredHull, crewBoxes, firstEmpty } from '../chapters/b7-ship-log.ts';
export type { Attitude } from './attitude.ts';
export { attitudeOf, GREEN, ORANGE, RED, sectorOf } from './attitude.ts';
export { berthAsked, gridAt, NORTH, pointHeading } from './berths.ts';
export type { Track } from './cards.ts';
export { blueCards, cardOf, grayCards, redCards, trackOf } from './cards.ts';
export type { Course, Start } from './courses.ts';
export { courseOf, nextStart, placesAlong, plannedCard, settledCourses } from './courses.ts';
export type { ArcLimits } from './data/figures.ts';
export { ARCS, BASES, BATTERIES, FACES, letters, SHIPS, TERRAIN, TRACKS, WIND_SECTORS } from './data/figures.ts';
export type { Gun, Worth } from './shots.ts';
export { arcCount, gunAt, musketReach, rulerParts, worthOf } from './shots.ts';
export { aims, arcs, broadsides, crewActions, settings, shots } from './terms.ts';
export {
  ADVANCED,
  BASIC,
  BATTERY,
  BUILDING,
  BURNT,
  FLOODED,
  inAction,
  isShip,
  shipsOfPair,
  STANDARD,
  volleyTarget,
} from './vessels.ts';
