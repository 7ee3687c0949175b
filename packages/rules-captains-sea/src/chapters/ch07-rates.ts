/** 7.0 Movement rates: what a ship gains on the other by her wind position, and what hull and crew add. */

import type { Context, Modifier } from '@weathergauge/engine';
import { isHeard, roll } from '@weathergauge/engine';
import { call, forEach, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { reckon } from './ch01-morale.ts';
import { outOfIrons } from './ch09-tacking.ts';
import { loseRigging } from './ch11-harm.ts';
import { baseMovement } from './ch21-relativity.ts';
import { HULL_BONUS } from '../model/data/figures.ts';
import { AT, STUDDING_SAILS, TAKE_HIS_WIND } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { isInIrons } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import { afloat, FIGHTING, isDismasted, MEDIUM, shipOf } from '../model/state.ts';

const MOST_SPEED = 12;

/** 7.0 Steps 4–6. The column has the hull's own modifier in it (3.1, R2). */
export function hullBonus(ship: Pick<Readonly<Ship>, 'hull'>, modified: number): number {
  return (HULL_BONUS[ship.hull] as readonly number[])[Math.max(0, Math.min(7, modified))] as number;
}

/** 7.0 Step 8, 17.5 Halved at Fighting Sail, quartered when dismasted (R41), halved again after a disengagement. Rounded up (1.9). */
export function reducedSpeed(ship: Readonly<Ship>, speed: number, turn: number): number {
  const part = isDismasted(ship) ? 4 : ship.sails === FIGHTING ? 2 : 1;
  const reduced = Math.ceil(speed / part);
  return ship.freed === turn ? Math.ceil(reduced / 2) : reduced;
}

function setSpeed(s: Sea, ship: Ship, base: number, context: Context): void {
  ship.stilled = 0;
  ship.speed = 0;
  // 7.0 In irons there is no hull bonus; R28 nor for ships that are grappled.
  if (isInIrons(ship.heading, s.windTo) || ship.grappled >= 0) {
    tell(context, { type: 'speed', ship: ship.id, base: 0, face: 0, bonus: 0, speed: 0, clause: '7.0' });
    return;
  }
  const face = roll(context.dice, D6, 'hull bonus');
  const wedges = s.articles.wedges === ship.id ? 1 : 0;
  const bonus = hullBonus(ship, face + ship.quality + (s.plus[ship.id] as number) + wedges);
  const cards = (hasPlayed(s, ship.id, STUDDING_SAILS) ? 2 : 0) - (hasPlayed(s, ship.id, TAKE_HIS_WIND) ? 2 : 0);
  const gust = s.gust === s.turn ? 2 : 0;
  // R66
  const speed = reducedSpeed(ship, base + bonus, s.turn) + cards + gust;
  ship.speed = Math.max(0, Math.min(MOST_SPEED, speed));
  const modifiers = isHeard(context) ? speedModifiers(s, ship, base, bonus, cards, gust) : [];
  tell(context, { type: 'speed', ship: ship.id, base, face, bonus, speed: ship.speed, clause: '7.0', modifiers });
}

function speedModifiers(
  s: Readonly<Sea>,
  ship: Readonly<Ship>,
  base: number,
  bonus: number,
  cards: number,
  gust: number,
): Modifier[] {
  const list: Modifier[] = [
    { what: 'base-movement', by: base, clause: '7.0' },
    { what: 'hull-bonus', by: bonus, clause: '7.0' },
  ];
  if (isDismasted(ship)) list.push({ what: 'dismasted', by: -4, clause: '7.0' });
  else if (ship.sails === FIGHTING) list.push({ what: 'fighting-sail', by: -2, clause: '7.0' });
  if (ship.freed === s.turn) list.push({ what: 'disengaged', by: -2, clause: '17.5' });
  if (cards !== 0) list.push({ what: 'cards', by: cards, clause: '1.7.2' });
  if (gust !== 0) list.push({ what: 'gust', by: gust, clause: 'P04' });
  return list;
}

/** P04 At Medium Sail a gust may carry something away. */
const gusts = procedure('gust', { ship: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship }) => ({ moment: AT.weather, ship, target: ship, dice: 1 })),
  step('roll', (s, l, context) => {
    const face = roll(context.dice, D6, 'gust');
    const harm = face + (s.plus[l.ship] as number) <= 2;
    tell(context, { type: 'weather-roll', ship: l.ship, face, harm, clause: 'P04' });
    if (harm) loseRigging(shipOf(s, l.ship), 1, context, 'P04');
  }),
]);

export const rates = procedure('rates', { ship: 0 }, [
  // R3 A ship that begins a turn in irons tries to come out of them first.
  forEach(
    'ship',
    s => afloat(s).filter(id => isInIrons(shipOf(s, id).heading, s.windTo) && shipOf(s, id).grappled < 0),
    [call(outOfIrons, (_s, { ship }) => ({ ship }))],
  ),
  when(
    s => s.gust === s.turn,
    [
      forEach('ship', s => afloat(s).filter(id => shipOf(s, id).sails === MEDIUM), [
        call(gusts, (_s, { ship }) => ({ ship })),
      ]),
      call(reckon),
    ],
  ),
  step('begin', openThrow),
  call(cardWindow, () => ({ moment: AT.rates, ship: 0, target: 0, dice: 1 })),
  step('speeds', (s, _l, context) => {
    const base = baseMovement(s);
    for (const id of afloat(s)) {
      // P03
      const points = s.calm === s.turn ? Math.ceil((base[id] as number) / 2) : (base[id] as number);
      setSpeed(s, shipOf(s, id), points, context);
    }
  }),
]);
