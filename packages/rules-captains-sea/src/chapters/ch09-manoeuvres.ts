/** 9.0 Manoeuvres that come due in an impulse: who goes first, new orders, and the five ways to move. */

import type { Context } from '@weathergauge/engine';
import { ask, call, procedure, repeat, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { openThrow } from './ch01-dice.ts';
import { flagship } from './ch01-playing.ts';
import { chooseBlocks } from './ch09-blocks.ts';
import { sailAhead, stacking } from './ch09-stacking.ts';
import { tacking } from './ch09-tacking.ts';
import { AT, NEW_ORDERS } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { freeTurns, wornTo } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { activatesIn, isAfloat, shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';
import { ADVANCE, TACK, WEAR_DOWN, WEAR_UP } from '../model/vocabulary.ts';

/** 9.0 Her activations pay for the block: it must be revealed and made. */
function makeReady(s: Readonly<Sea>, ship: Ship, context: Context): void {
  if (ship.block === 0 || ship.spent < ship.cost || !activatesIn(ship, s.impulse)) return;
  ship.ready = 1;
  tell(context, { type: 'ready', ship: ship.id, clause: '9.0' });
}

function dueShips(s: Readonly<Sea>): number[] {
  const due: number[] = [];
  for (let i = 0; i < s.ships.length; i++) if ((s.ships[i] as Ship).ready === 1) due.push(i);
  return due;
}

/** 9.0 Where captains of both sides are about to move, the initiative side says who is first. */
function isContested(s: Readonly<Sea>): boolean {
  const due = dueShips(s);
  return due.length > 1 && due.some(id => shipOf(s, id).side !== shipOf(s, due[0] as number).side);
}

/** 9.1.1 Ahead one square, then a free turn to a superior wind position if her captain likes. */
const advancing = procedure('advancing', { ship: 0 }, [
  step('ahead', (s, l, context) => sailAhead(s, shipOf(s, l.ship), context, '9.1.1')),
  when(
    (s, l) => freeTurns(shipOf(s, l.ship).heading, s.windTo).length > 0,
    [
      ask('free-turn', {
        by: (s, l) => shipOf(s, l.ship).seat,
        offers: (s, l): SeaAction[] => [
          { do: 'straight', ship: l.ship },
          ...freeTurns(shipOf(s, l.ship).heading, s.windTo).map(heading => ({
            do: 'turn' as const,
            ship: l.ship,
            heading,
          })),
        ],
        take(s, l, answer, context) {
          if (answer.do !== 'turn') return;
          const ship = shipOf(s, l.ship);
          const from = ship.heading;
          ship.heading = answer.heading;
          // 9.1 A free turn counts as a Wear: none may follow it, nor another in this square.
          ship.last = WEAR_UP;
          ship.wore = 1;
          tell(context, { type: 'turned', ship: l.ship, from, heading: ship.heading, clause: '9.1.1' });
        },
        clause: '9.1.1',
        about: (_s, l) => ({ ship: l.ship }),
      }),
    ],
  ),
  call(stacking, (_s, { ship }) => ({ ship })),
]);

/** 9.1.2 */
const wearing = procedure('wearing', { ship: 0, block: 0 }, [
  step('wear', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const from = ship.heading;
    ship.heading = wornTo(l.block, from, s.windTo);
    ship.wore = 1;
    tell(context, { type: 'turned', ship: l.ship, from, heading: ship.heading, clause: '9.1.2' });
  }),
  call(stacking, (_s, { ship }) => ({ ship })),
]);

/** 9.0, 9.1.3 Revealed and made. Backing her sails, a ship stays where she is. */
const carryOut = procedure('carry-out', { ship: 0, block: 0 }, [
  step('reveal', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    l.block = ship.block;
    ship.last = ship.block;
    ship.block = 0;
    ship.cost = 0;
    ship.spent = 0;
    ship.ready = 0;
    tell(context, { type: 'manoeuvre', ship: l.ship, manoeuvre: l.block, clause: CLAUSES[l.block] as string });
  }),
  when((_s, l) => l.block === ADVANCE, [call(advancing, (_s, { ship }) => ({ ship }))]),
  when(
    (_s, l) => l.block === WEAR_DOWN || l.block === WEAR_UP,
    [call(wearing, (_s, { ship, block }) => ({ ship, block }))],
  ),
  when(
    (_s, l) => l.block === TACK,
    [call(tacking, (_s, { ship }) => ({ ship })), call(stacking, (_s, { ship }) => ({ ship }))],
  ),
]);
const CLAUSES: readonly string[] = ['9.0', '9.1.1', '9.1.2', '9.1.2', '9.1.3', '9.1.4'];

/** 8.0 Step 1. */
export const manoeuvring = procedure('manoeuvring', { ship: 0 }, [
  step('spend', (s, _l, context) => {
    for (let i = 0; i < s.ships.length; i++) {
      const ship = s.ships[i] as Ship;
      if (!isAfloat(ship) || ship.block === 0 || !activatesIn(ship, s.impulse)) continue;
      ship.spent++;
      makeReady(s, ship, context);
    }
  }),
  repeat(
    s => dueShips(s).length > 0,
    [
      step('next', (s, l) => {
        l.ship = dueShips(s)[0] as number;
      }),
      when(isContested, [
        ask('first', {
          by: s => shipOf(s, flagship(s, s.initiative)).seat,
          offers: s => dueShips(s).map(ship => ({ do: 'move-first' as const, ship })),
          take(_s, l, answer) {
            if (answer.do === 'move-first') l.ship = answer.ship;
          },
          clause: '9.0',
        }),
      ]),
      step('begin', openThrow),
      call(cardWindow, (_s, { ship }) => ({ moment: AT['new-orders'], ship, target: ship })),
      // H17 Another block for the one that was about to be shown; what was spent stays spent.
      when(
        (s, l) => hasPlayed(s, l.ship, NEW_ORDERS),
        [
          step('take-up', (s, l) => {
            const ship = shipOf(s, l.ship);
            ship.block = 0;
            ship.ready = 0;
          }),
          call(chooseBlocks),
          step('weigh', (s, l, context) => makeReady(s, shipOf(s, l.ship), context)),
        ],
      ),
      when((s, l) => shipOf(s, l.ship).ready === 1, [call(carryOut, (_s, { ship }) => ({ ship })), call(chooseBlocks)]),
    ],
  ),
]);
