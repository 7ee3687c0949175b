/**
 * What a picture of the table needs of the rules: their own functions and figures, gathered in one entry of the package.
 * Only files without procedures may be taken from here, or a page that draws would load the whole book. Figures are those in
 * use at the moment (`data/figures.ts`): read them when something is drawn, not when a module is loaded.
 */

export { coveredHull } from '../chapters/b7-ship-log.ts';
export type { Attitude } from './attitude.ts';
export { attitudeOf, GREEN, ORANGE, RED, sectorOf } from './attitude.ts';
export { berthAsked, gridAt, NORTH, pointHeading } from './berths.ts';
export type { Track } from './cards.ts';
export { blueCards, cardOf, grayCards, kindOf, redCards, trackOf } from './cards.ts';
export type { Course, Start } from './courses.ts';
export { courseOf, nextStart, placesAlong, plannedCard, settledCourses } from './courses.ts';
export type { ArcLimits } from './data/figures.ts';
export { ARCS, BASES, BATTERIES, drawBy, FACES, letters, SHIPS, TRACKS, WIND_SECTORS } from './data/figures.ts';
export type { FireOrdered, HullBox } from './mat.ts';
export {
  buildingTracks,
  cardOfShip,
  choosesShot,
  damageTracks,
  dangerOff,
  fastTo,
  fireOrdered,
  fullBroadside,
  gunsShown,
  isLaid,
  matParts,
  ordersOf,
  settingOf,
  shotChosen,
} from './mat.ts';
export { cardName, cardNumber, faceName, letterName } from './names.ts';
export type { Gun, Worth } from './shots.ts';
export { arcCount, gunAt, musketReach, rulerParts, worthOf } from './shots.ts';
export { arcs, broadsides } from './terms.ts';
export { inAction, isBattery, isBuilding, isShip, shipsOfPair } from './vessels.ts';
