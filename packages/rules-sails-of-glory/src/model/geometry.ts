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
export { blueCards, cardOf, grayCards, kindOf, redCards, trackOf, tracksOf, turnOf } from './cards.ts';
export type { Course, Start } from './courses.ts';
export { courseOf, nextStart, placesAlong, plannedCard, settledCourses } from './courses.ts';
export type { ArcLimits } from './data/figures.ts';
export { ARCS, BASES, BATTERIES, drawBy, letters, SHIPS, TERRAIN, TRACKS, WIND_SECTORS } from './data/figures.ts';
export { doesHarm, faceOf } from './faces.ts';
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
  mastsStanding,
  matParts,
  ordersOf,
  settingOf,
  shotChosen,
  specialsOf,
  worksOf,
} from './mat.ts';
export { cardName, cardNumber, faceName, letterName } from './names.ts';
export { notesOf } from './notes.ts';
export type { Gun, Worth } from './shots.ts';
export { arcCount, gunAt, gunReach, musketReach, rulerParts, worthOf } from './shots.ts';
export { arcs, broadsides, settings, strengths } from './terms.ts';
export { FLOODED, inAction, isBattery, isBuilding, isPresent, isShip, shipsOfPair } from './vessels.ts';
