/** 1.7.2, 1.7.3 Which cards of a hand can be played at a moment. Read only by their owner's offers. */

import {
  AT,
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
  MOMENTS,
  NAIL_UP,
  NEW_ORDERS,
  PREVENTER_STAYS,
  SMASHERS,
  SNATCH_THE_MOMENT,
  STEADY_LADS,
  STUDDING_SAILS,
  TAKE_HIS_WIND,
  UP_ROLL,
  WEATHER_EYE,
} from '../model/deck.ts';
import { isDownwind, isInIrons, range } from '../model/geometry-core.ts';
import { smokePoints } from '../model/gunnery.ts';
import { defenceDice, shareOf, smokeBetween } from '../model/lines.ts';
import type { Attack, Sea, Ship } from '../model/state.ts';
import { clockOf, isAfloat, isDismasted, sameSquare, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { FIRST_HOLD, RIG_REPAIR, sections } from '../model/vocabulary.ts';

interface Moment {
  readonly moment: number;
  readonly ship: number;
  readonly target: number;
  readonly dice: number;
  readonly about: number;
  readonly seat: number;
}

/** Point-blank, for the cards that ask for it. */
const CLOSE = 3;
const MUSKET_SHOT = 2;
const WIND_REACH = 6;
/** H26 Points of smoke, at most. */
export const CLEARED = 4;
/** R31 Where the damage dice are thrown, two are plain and one is coloured. */
const PLAIN_DICE = 2;

export function playable(s: Readonly<Sea>, m: Readonly<Moment>): SeaAction[] {
  const offers: SeaAction[] = [];
  const hand = s.hands[m.seat] as number[];
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (card === last) continue;
    last = card;
    addPlays(s, m, card, offers);
    addDiscards(s, m, card, offers);
  }
  return offers;
}

/** 1.7.3 +1 on a die of one's own that has no card on it yet (R24). */
function addDiscards(s: Readonly<Sea>, m: Readonly<Moment>, card: number, offers: SeaAction[]): void {
  if (MOMENTS[m.moment]?.dice !== 'dice') return;
  const add = (ship: number, dice: number): void => {
    if ((s.plus[ship] as number) < dice) offers.push({ do: 'discard', card, ship, die: 'any' });
  };
  if (m.moment === AT.initiative) return add(flagship(s, s.sides[m.seat] as number), 1);
  if (m.moment === AT.rates) {
    for (const ship of s.ships) if (ship.seat === m.seat && throwsForSpeed(s, ship)) add(ship.id, 1);
    return;
  }
  if (m.moment === AT.melee) {
    const own = shipOf(s, m.ship).seat === m.seat ? m.ship : m.target;
    return add(own, s.front[own] as number);
  }
  if (shipOf(s, m.ship).seat !== m.seat) return;
  if (m.moment === AT.defence) return add(m.ship, defenceThrown(s, m));
  if (m.moment !== AT.damage) return add(m.ship, m.dice + diceFromCards(s, m));
  add(m.ship, PLAIN_DICE);
  if (s.keen[m.ship] === 0) offers.push({ do: 'discard', card, ship: m.ship, die: 'coloured' });
}

function isPlayed(s: Readonly<Sea>, ship: number, card: number): boolean {
  return ((s.played[ship] as number) & (1 << (card - FIRST_HOLD))) !== 0;
}

/** 1.7.3 One card for each die: dice that Smashers (H23) adds can have one, those of Laid Just So (H19) have theirs (R55). */
function diceFromCards(s: Readonly<Sea>, { moment, ship }: Readonly<Moment>): number {
  if (moment !== AT['to-hit']) return 0;
  return (isPlayed(s, ship, SMASHERS) ? 2 : 0) - (isPlayed(s, ship, LAID_JUST_SO) ? 4 : 0);
}

/**
 * 1.7.3, R55 Dice that Lie Flat (H24) or a Bank of Smoke (H25) adds to a defence can have a card as well. What the enemy clears
 * away (H26) takes no card back: the window was opened for the dice there were.
 */
function defenceThrown(s: Readonly<Sea>, { ship, target, dice, about }: Readonly<Moment>): number {
  const attack = s.attacks[about] as Attack;
  const banks = [ship, target].filter(id => isPlayed(s, id, BANK_OF_SMOKE)).length;
  const laid = banks * smokePoints({ twos: 1, ones: 0 });
  const smoke = smokeBetween(s, shipOf(s, ship), shipOf(s, target)) + laid;
  const cleared = isPlayed(s, target, CLEAR_AIR) ? Math.min(CLEARED, smoke) : 0;
  const counted = shareOf(defenceDice(s, attack) + laid - cleared, attack);
  return Math.max(dice, counted) + (isPlayed(s, ship, LIE_FLAT) ? 3 : 0);
}

/** R33 The ship whose crew and cards count for her side: the first of it still in the fight. */
export function flagship(s: Readonly<Sea>, side: number): number {
  for (const ship of s.ships) if (ship.side === side && isAfloat(ship)) return ship.id;
  return s.ships.findIndex(ship => ship.side === side);
}

function addPlays(s: Readonly<Sea>, m: Readonly<Moment>, card: number, offers: SeaAction[]): void {
  const put = (ship: number): void => {
    // Of two alike the second may be played too, but not for the same throw.
    if (!isPlayed(s, ship, card)) offers.push({ do: 'play', card, ship });
  };
  const own = shipOf(s, m.ship).seat === m.seat;
  const when = (moment: number, usable: () => boolean): void => {
    if (m.moment === moment && usable()) put(m.ship);
  };
  const close = (): boolean => range(shipOf(s, m.ship), shipOf(s, m.target)) <= CLOSE;
  switch (card) {
    case WEATHER_EYE:
      if (m.moment === AT.initiative) put(flagship(s, s.sides[m.seat] as number));
      return;
    case SNATCH_THE_MOMENT:
      if (m.moment === AT['initiative-again']) put(flagship(s, s.sides[m.seat] as number));
      return;
    case STUDDING_SAILS:
      if (m.moment === AT.rates)
        for (const ship of s.ships) if (ship.seat === m.seat && canSetMore(s, ship)) put(ship.id);
      return;
    case TAKE_HIS_WIND:
      if (m.moment === AT.rates) for (const ship of s.ships) if (isInLee(s, ship, m.seat)) put(ship.id);
      return;
    case CLUB_HAUL:
      return when(AT.tack, () => true);
    case NEW_ORDERS:
      return when(AT['new-orders'], () => true);
    case BRISK_GUN_CREWS:
      if (m.moment === AT['after-fire']) addHastening(s, m.seat, offers);
      return;
    case LAID_JUST_SO:
      return when(AT['to-hit'], () => true);
    case SMASHERS:
      return when(AT['to-hit'], () => (s.attacks[m.about] as Attack).carronades > 0 && close());
    case LIE_FLAT:
      return when(AT.defence, () => own);
    case BANK_OF_SMOKE:
      if (m.moment !== AT.defence || !own) return;
      put(m.ship);
      if (!sameSquare(shipOf(s, m.ship), shipOf(s, m.target))) put(m.target);
      return;
    case CLEAR_AIR:
      if (m.moment === AT.defence && !own) put(m.target);
      return;
    case UP_ROLL:
    case DOWN_ROLL:
      return when(AT.damage, () => own);
    case GRAPE:
      return when(AT.damage, () => own && close());
    case PREVENTER_STAYS:
      if ((m.moment === AT.damage || m.moment === AT.chasers) && !own) return put(m.target);
      return when(AT.strain, () => true);
    case CARPENTERS:
      return when(AT.repair, () => m.about > RIG_REPAIR);
    case KNOT_AND_SPLICE:
      return when(AT.repair, () => m.about === RIG_REPAIR);
    case BUCKET_CHAIN:
      return when(AT['fire-fighting'], () => true);
    case STEADY_LADS:
      return when(AT['morale-failed'], () => true);
    case NAIL_UP:
      return when(AT.struck, () => true);
    case MARKSMEN:
      if (m.moment === AT['after-fire']) addTargets(s, m.seat, put);
      return;
    case GRAPNELS:
      return when(AT.grapple, () => own);
    case AXES:
      if (m.moment === AT.grapple && !own) return put(m.target);
      return when(AT.disengage, () => true);
    case BOARDERS:
      if (m.moment === AT.melee) put(own ? m.ship : m.target);
  }
}

/** 7.0, R28 Neither in irons nor grappled is there a hull bonus die. */
function throwsForSpeed(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return isAfloat(ship) && ship.grappled < 0 && !isInIrons(ship.heading, s.windTo);
}

/** H13 */
function canSetMore(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return throwsForSpeed(s, ship) && !isDismasted(ship);
}

/** H14 An enemy to leeward of one of this captain's ships, and near. */
function isInLee(s: Readonly<Sea>, enemy: Readonly<Ship>, seat: number): boolean {
  if (!isAfloat(enemy) || enemy.side === s.sides[seat]) return false;
  return s.ships.some(
    ship =>
      ship.seat === seat && isAfloat(ship) && range(ship, enemy) <= WIND_REACH && isDownwind(ship, enemy, s.windTo),
  );
}

/** H18, R57 Load markers that can come up earlier. */
function addHastening(s: Readonly<Sea>, seat: number, offers: SeaAction[]): void {
  for (const ship of s.ships) {
    if (ship.seat !== seat || !isAfloat(ship)) continue;
    for (let section = 0; section < 4; section++)
      if ((ship.due[section] as number) > clockOf(s) + 1)
        offers.push({ do: 'hasten', ship: ship.id, section: sections[section] as (typeof sections)[number] });
  }
}

/** H32 Enemies that this captain has just fired at, within two movement points. */
function addTargets(s: Readonly<Sea>, seat: number, put: (ship: number) => void): void {
  const shown: number[] = [];
  for (const attack of s.attacks) {
    if (shipOf(s, attack.ship).seat !== seat || attack.range > MUSKET_SHOT || shown.includes(attack.target)) continue;
    shown.push(attack.target);
    put(attack.target);
  }
}
