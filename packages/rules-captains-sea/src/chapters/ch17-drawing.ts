/** 17.7 The initiative captain draws a bridge card; 1.7.1 Play Now cards happen at once. */

import type { Context, Seat } from '@weathergauge/engine';
import { bagSize, returnToBag, roll } from '@weathergauge/engine';
import { call, procedure, step, when } from './builders.ts';
import { cardWindow, drawCard, handSize, shuffleBack, takeUp } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { CAPTAIN_DOWN, noteCheck, reckon } from './ch01-morale.ts';
import { loseBox, loseMen, loseRigging } from './ch11-harm.ts';
import {
  AT,
  CAPTAIN_HIT,
  FLAT_SPELL,
  GUN_BURSTS,
  HARD_GUST,
  POWDER_FLASH,
  RAIN_SQUALL,
  SPAR_CARRIES_AWAY,
  THREE_CHEERS,
  WIND_BACKS,
  WIND_VEERS,
} from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { isInIrons, turned } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import { afloat, cardOf, isAfloat, seatsAfloat, shipOf } from '../model/state.ts';
import { FAIR, FIRST_HOLD, UNFIT } from '../model/vocabulary.ts';

/** 17.7, R33 Captains of one side take turns. */
export function drawer(s: Readonly<Sea>): Seat {
  const seats = seatsAfloat(s).filter(seat => s.sides[seat] === s.initiative);
  return seats[s.turn % seats.length] as Seat;
}

/** The captain's own ship: the first of his still in the fight. */
function ownShip(s: Readonly<Sea>, seat: number): Ship {
  return s.ships.find(ship => ship.seat === seat && isAfloat(ship)) as Ship;
}

function hullLost(ship: Readonly<Ship>): number {
  return 4 * cardOf(ship).boxes.length - ship.guns.reduce((sum, left) => sum + left, 0);
}

/** 1.7.1 Whether the event can happen at all: P06, P07, P08, P09 and P10 ask for something. */
export function applies(s: Readonly<Sea>, card: number, seat: number): boolean {
  const ship = ownShip(s, seat);
  switch (card) {
    case CAPTAIN_HIT:
      return ship.crew < cardOf(ship).crew;
    case GUN_BURSTS:
      return ship.fired !== 0;
    case POWDER_FLASH:
      return hullLost(ship) >= 3 && ship.onFire === 0;
    case SPAR_CARRIES_AWAY:
      return 2 * ship.rigging <= cardOf(ship).rigging;
    case THREE_CHEERS:
      return ship.morale === FAIR || ship.morale === UNFIT;
    default:
      return true;
  }
}

/** P01, P02 A ship left in irons is taken aback. */
function shiftWind(s: Sea, points: number, context: Context, clause: string): void {
  s.windTo = turned(s.windTo, points);
  tell(context, { type: 'wind', to8: s.windTo, clause });
  for (const id of afloat(s)) {
    const ship = shipOf(s, id);
    // Whoever was tacking is no longer in irons.
    ship.through = 0;
    if (isInIrons(ship.heading, s.windTo)) loseRigging(ship, 1, context, clause);
  }
}

function happen(s: Sea, card: number, ship: Ship, context: Context): void {
  const next = s.turn + 1;
  switch (card) {
    case WIND_VEERS:
      return shiftWind(s, 1, context, 'P01');
    case WIND_BACKS:
      return shiftWind(s, -1, context, 'P02');
    case FLAT_SPELL:
      s.calm = next;
      return;
    case HARD_GUST:
      s.gust = next;
      return;
    case RAIN_SQUALL:
      s.smoke = [];
      s.squall = next;
      return;
    case CAPTAIN_HIT:
      noteCheck(s, ship.id, 2, 0, CAPTAIN_DOWN);
      s.shaken[ship.side] = 1;
      return;
    case GUN_BURSTS: {
      // R51 The first of several.
      const section = [0, 1, 2, 3].find(each => (ship.fired & (1 << each)) !== 0) as number;
      loseBox(s, ship, section, context, 'P07');
      return loseMen(s, ship, 1, context, 'P07');
    }
    case SPAR_CARRIES_AWAY:
      return loseRigging(ship, 1, context, 'P09');
    case THREE_CHEERS:
      ship.morale++;
      tell(context, { type: 'morale', ship: ship.id, level: ship.morale, clause: 'P10' });
  }
}

/** P08 */
const powderFlash = procedure('powder-flash', { ship: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship }) => ({ moment: AT.weather, ship, target: ship, dice: 1 })),
  step('roll', (s, l, context) => {
    const face = roll(context.dice, D6, 'powder flash');
    const harm = face + (s.plus[l.ship] as number) <= 2;
    if (harm) shipOf(s, l.ship).onFire = 1;
    tell(context, { type: 'weather-roll', ship: l.ship, face, harm, clause: 'P08' });
  }),
]);

export const drawing = procedure('drawing', { seat: 0, card: -1, applies: 0, ship: 0 }, [
  step('draw', (s, l, context) => {
    l.seat = drawer(s);
    l.ship = ownShip(s, l.seat).id;
    l.card = drawCard(s, context.dice);
    if (l.card < 0) return;
    if (l.card >= FIRST_HOLD) return takeUp(s, l.seat as Seat, l.card, context);
    l.applies = applies(s, l.card, l.seat) ? 1 : 0;
    const about = { seat: l.seat as Seat, card: l.card, applies: l.applies === 1 };
    tell(context, { type: 'play-now', ...about, clause: `P${String(l.card + 1).padStart(2, '0')}` });
  }),
  call(handSize, (_s, { seat }) => ({ seat })),
  when(
    (_s, l) => l.card >= 0 && l.card < FIRST_HOLD,
    [
      step('reshuffle', (s, l, context) => {
        returnToBag(s.discards, l.card);
        shuffleBack(s);
        tell(context, { type: 'reshuffled', cards: bagSize(s.deck), clause: '1.7.1' });
        if (l.applies === 1) happen(s, l.card, shipOf(s, l.ship), context);
      }),
      when((_s, l) => l.applies === 1 && l.card === POWDER_FLASH, [call(powderFlash, (_s, { ship }) => ({ ship }))]),
      call(reckon),
    ],
  ),
]);
