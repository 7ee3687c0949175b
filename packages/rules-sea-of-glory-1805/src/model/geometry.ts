/**
 * What a picture of the chart needs of the rules: their own functions and figures, gathered in one entry of the package. Only files
 * without procedures may be taken from here, or a page that draws would load the whole book.
 */

export { BONUS_MOVE, WIND_MOVE } from './activation.ts';
export * from './battle-naming.ts';
export type { Reach } from './chart.ts';
export {
  areaOf,
  BY_HEXES,
  BY_WIND,
  courseTo,
  directionTo,
  hexName,
  hexNamed,
  isInPlay,
  isNarrows,
  isNorthSeaZone,
  neighbour,
  portAt,
  reach,
  seaDistance,
  stepCost,
  straightDistance,
  trackFrom,
  zoneOf,
} from './chart.ts';
export * from './data/figures.ts';
export { blockKinds, FULL_SAIL, PELL_MELL } from './data/numbers-of-battle.ts';
export * from './naming.ts';
export type { LedgerRow, Tiding } from './ledger.ts';
export { tidings } from './ledger.ts';
export * from './places.ts';
export type { PlatePart } from './plates.ts';
export type { Prospect, Reached, Underway } from './prospects.ts';
export { prospectOf, reachable } from './prospects.ts';
export { HEX_CORNERS, platePart, portPlate } from './plates.ts';
export { company, fromWords, ledgerWords } from './reports.ts';
export * from './terms.ts';
