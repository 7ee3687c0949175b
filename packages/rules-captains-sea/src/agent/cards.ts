/** What a bridge card in hand is worth beside the others, in tenths of the usual card. Nothing here is a rule. */

import {
  AXES,
  BANK_OF_SMOKE,
  BOARDERS,
  BRISK_GUN_CREWS,
  BUCKET_CHAIN,
  CARPENTERS,
  CLEAR_AIR,
  CLUB_HAUL,
  DOWN_ROLL,
  GRAPE,
  GRAPNELS,
  KNOT_AND_SPLICE,
  LAID_JUST_SO,
  LIE_FLAT,
  MARKSMEN,
  NAIL_UP,
  NEW_ORDERS,
  PREVENTER_STAYS,
  SMASHERS,
  SNATCH_THE_MOMENT,
  STEADY_LADS,
  STUDDING_SAILS,
  SURE_HAND,
  TAKE_HIS_WIND,
  UP_ROLL,
  WEATHER_EYE,
} from '../model/deck.ts';
import { scratch } from '../model/scratch.ts';
import { KINDS } from '../model/vocabulary.ts';

const USUAL = 10;
const WORTH: readonly (readonly [number, number])[] = [
  [NAIL_UP, 18],
  [STEADY_LADS, 17],
  [LIE_FLAT, 13],
  [SMASHERS, 13],
  [LAID_JUST_SO, 12],
  [BRISK_GUN_CREWS, 11],
  [CLEAR_AIR, 11],
  [BANK_OF_SMOKE, 10],
  [CARPENTERS, 10],
  [PREVENTER_STAYS, 9],
  [GRAPE, 9],
  [BOARDERS, 9],
  [AXES, 9],
  [WEATHER_EYE, 8],
  [SNATCH_THE_MOMENT, 8],
  [DOWN_ROLL, 8],
  [UP_ROLL, 7],
  [KNOT_AND_SPLICE, 8],
  [BUCKET_CHAIN, 7],
  [STUDDING_SAILS, 7],
  [GRAPNELS, 7],
  [MARKSMEN, 7],
  [TAKE_HIS_WIND, 6],
  [SURE_HAND, 5],
  [NEW_ORDERS, 5],
  [CLUB_HAUL, 5],
];
const BY_KIND: readonly number[] = WORTH.reduce<number[]>(
  (list, [kind, worth]) => list.with(kind, worth),
  Array.from({ length: KINDS }, () => USUAL),
);

/** How much better than usual a hand is, in usual cards. */
export function handBeyondUsual(hand: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += (BY_KIND[hand[i] as number] as number) - USUAL;
  return sum / USUAL;
}

/** Turns of close action (see `features`) from which on a card has all its moments before it; with fewer it is worth less. */
const A_WHOLE_BATTLE = 2;
const LAST_MOMENT = 0.2;
/** A lead, either way, that leaves all open; and so many points beyond it, at which a card is worth a quarter, as points are (see `features`). */
const OPEN_LEAD = 25;
const LONG_LEAD = 100;

/** What is left of a card's worth as the battle draws to its end, or is decided, from 0 to 1. Of the last features that were taken. */
export function momentsLeft(): number {
  const { turns, lead } = scratch.expected;
  const counts = LONG_LEAD / (LONG_LEAD + Math.max(0, Math.abs(lead) - OPEN_LEAD));
  return Math.max(LAST_MOMENT, Math.min(1, turns / A_WHOLE_BATTLE)) * counts * counts;
}

/** A hand of so many, in usual cards: those near the limit are easily lost (1.7.2). */
const HANDS: readonly number[] = [0, 1, 1.95, 2.8, 3.5, 4, 4.3, 4.3];
export function handWorth(cards: number): number {
  return HANDS[Math.min(7, cards)] as number;
}
