/**
 * What a picture of the sea needs of the rules: their own functions and figures, gathered in one entry of the package. Only files
 * without procedures may be taken from here, or a page that draws would load the whole book.
 */

export type { Boarder } from './boarding.ts';
export { BOARDING_NEEDS, expectedMeleeHits, grappleParts, meleeParts } from './boarding.ts';
export { DECK, drawBy } from './data/figures.ts';
export type { Moment } from './deck.ts';
export { BRISK_GUN_CREWS, MOMENTS, moments, SURE_HAND } from './deck.ts';
export type { CardFace } from './display.ts';
export {
  boarderOf,
  cardFace,
  freeFace,
  madeIn,
  placesOn,
  pointsLeft,
  strainFace,
  tackFace,
  whenDue,
} from './display.ts';
export type { Place, Pose } from './geometry-core.ts';
export {
  abeam,
  advanceCost,
  ahead,
  BOW,
  broadsideTo,
  chaserTo,
  COLUMNS,
  DX,
  DY,
  facingSide,
  headingGap,
  isInIrons,
  lineTouches,
  onMap,
  range,
  rakeOf,
  ROWS,
  STERN,
  turned,
  windPosition,
  windwardSide,
} from './geometry-core.ts';
export type { Contact, Firer, Line } from './gunnery.ts';
export {
  broadsideDice,
  CARRONADES,
  chaserDice,
  defenceDiceAt,
  FARTHEST,
  lineAt,
  mannedBox,
  NEEDED,
  POINT_BLANK,
  sightIn,
  smokeOnLine,
  smokePoints,
  STERN_RAKED,
} from './gunnery.ts';
export { moraleModifier } from './reading.ts';
export { reloadTime, SPECIAL } from './loading.ts';
export type { Helm } from './panel.ts';
export { choiceCost, costOf, fallOffs, freeTurns, tackedTo, wornTo } from './panel.ts';
export * from './terms.ts';
