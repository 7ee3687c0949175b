/** 1.7 Kinds of bridge cards by their place in the deck, and when each may be played. */

/** Play Now. */
export const WIND_VEERS = 0;
export const WIND_BACKS = 1;
export const FLAT_SPELL = 2;
export const HARD_GUST = 3;
export const RAIN_SQUALL = 4;
export const CAPTAIN_HIT = 5;
export const GUN_BURSTS = 6;
export const POWDER_FLASH = 7;
export const SPAR_CARRIES_AWAY = 8;
export const THREE_CHEERS = 9;
/** Hold. */
export const WEATHER_EYE = 10;
export const SNATCH_THE_MOMENT = 11;
export const STUDDING_SAILS = 12;
export const TAKE_HIS_WIND = 13;
export const SURE_HAND = 14;
export const CLUB_HAUL = 15;
export const NEW_ORDERS = 16;
export const BRISK_GUN_CREWS = 17;
export const LAID_JUST_SO = 18;
export const UP_ROLL = 19;
export const DOWN_ROLL = 20;
export const GRAPE = 21;
export const SMASHERS = 22;
export const LIE_FLAT = 23;
export const BANK_OF_SMOKE = 24;
export const CLEAR_AIR = 25;
export const CARPENTERS = 26;
export const KNOT_AND_SPLICE = 27;
export const BUCKET_CHAIN = 28;
export const STEADY_LADS = 29;
export const NAIL_UP = 30;
export const MARKSMEN = 31;
export const GRAPNELS = 32;
export const AXES = 33;
export const BOARDERS = 34;
export const PREVENTER_STAYS = 35;

/** Moments before a die is thrown (or after, where the card says so) at which cards may be played. */
export const moments = [
  'initiative',
  'initiative-again',
  'tack',
  'rates',
  'new-orders',
  'to-hit',
  'defence',
  'damage',
  'burst',
  'fire-check',
  'chasers',
  'after-fire',
  'marksmen',
  'grapple',
  'melee',
  'strain',
  'morale',
  'morale-failed',
  'fire-fighting',
  'repair',
  'strike',
  'struck',
  'sail-change',
  'disengage',
  'weather',
] as const;
export type Moment = (typeof moments)[number];

/** By name, for procedures whose locals are numbers. */
export const AT = Object.fromEntries(moments.map((name, i) => [name, i])) as Readonly<Record<Moment, number>>;

/** What a moment is to a captain, for his standing order (R26). */
export type Weight = 'attack' | 'danger' | 'other';

export interface MomentRule {
  /** Who may play: those that throw, the two captains concerned, or every captain. */
  readonly who: 'roller' | 'pair' | 'all';
  /** 1.7.3 Whether there are dice to be thrown on which +1 may be bought. */
  readonly dice: 'dice' | 'no-dice';
  readonly roller: Weight;
  readonly other: Weight;
}

const rule = (
  who: MomentRule['who'],
  dice: MomentRule['dice'],
  roller: Weight,
  other: Weight = 'other',
): MomentRule => ({
  who,
  dice,
  roller,
  other,
});

export const MOMENTS: readonly MomentRule[] = [
  rule('all', 'dice', 'other'), // initiative
  rule('all', 'no-dice', 'other'), // initiative-again
  rule('roller', 'dice', 'other'), // tack
  rule('all', 'dice', 'other'), // rates
  rule('roller', 'no-dice', 'other'), // new-orders
  rule('roller', 'dice', 'attack'), // to-hit
  rule('pair', 'dice', 'danger', 'attack'), // defence: the target throws
  rule('pair', 'dice', 'attack', 'danger'), // damage
  rule('roller', 'dice', 'attack'), // burst
  rule('roller', 'dice', 'danger'), // fire-check
  rule('pair', 'dice', 'attack', 'danger'), // chasers
  rule('roller', 'no-dice', 'attack'), // after-fire
  rule('roller', 'dice', 'attack'), // marksmen
  rule('pair', 'dice', 'attack', 'danger'), // grapple
  rule('pair', 'dice', 'attack', 'danger'), // melee
  rule('roller', 'dice', 'danger'), // strain
  rule('roller', 'dice', 'danger'), // morale
  rule('roller', 'no-dice', 'danger'), // morale-failed
  rule('roller', 'dice', 'danger'), // fire-fighting
  rule('roller', 'dice', 'other'), // repair
  rule('roller', 'dice', 'danger'), // strike
  rule('roller', 'no-dice', 'danger'), // struck
  rule('roller', 'dice', 'other'), // sail-change
  rule('roller', 'dice', 'other'), // disengage
  rule('roller', 'dice', 'danger'), // weather
];

/** When a kind of card may be played for what it says; Sure Hand at the Wheel goes with the choice of a block. */
export const PLAYED_AT: Readonly<Record<number, readonly Moment[]>> = {
  [WEATHER_EYE]: ['initiative'],
  [SNATCH_THE_MOMENT]: ['initiative-again'],
  [STUDDING_SAILS]: ['rates'],
  [TAKE_HIS_WIND]: ['rates'],
  [CLUB_HAUL]: ['tack'],
  [NEW_ORDERS]: ['new-orders'],
  [BRISK_GUN_CREWS]: ['after-fire'],
  [LAID_JUST_SO]: ['to-hit'],
  [UP_ROLL]: ['damage'],
  [DOWN_ROLL]: ['damage'],
  [GRAPE]: ['damage'],
  [SMASHERS]: ['to-hit'],
  [LIE_FLAT]: ['defence'],
  [BANK_OF_SMOKE]: ['defence'],
  [CLEAR_AIR]: ['defence'],
  [CARPENTERS]: ['repair'],
  [KNOT_AND_SPLICE]: ['repair'],
  [BUCKET_CHAIN]: ['fire-fighting'],
  [STEADY_LADS]: ['morale-failed'],
  [NAIL_UP]: ['struck'],
  [MARKSMEN]: ['after-fire'],
  [GRAPNELS]: ['grapple'],
  [AXES]: ['grapple', 'disengage'],
  [BOARDERS]: ['melee'],
  [PREVENTER_STAYS]: ['damage', 'chasers', 'strain'],
};
