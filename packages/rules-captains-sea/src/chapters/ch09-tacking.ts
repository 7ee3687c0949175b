/** 9.1.4 Tacking, ships in irons and how they come out of them (R3). */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { forgetContacts, stacking } from './ch09-stacking.ts';
import { AT, CLUB_HAUL } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { pointsBetween, range, turned } from '../model/geometry-core.ts';
import { fallOffs } from '../model/panel.ts';
import type { Sea, Ship } from '../model/state.ts';
import { enemiesOf, shipOf } from '../model/state.ts';
import { TACK_NEAR, TACK_NEEDS } from '../model/throws.ts';

/** 9.1.4 Crew Quality (R4), Club-Haul (H16), less one with an enemy six movement points away or nearer. */
export function tackModifier(s: Readonly<Sea>, ship: Readonly<Ship>): number {
  const near = enemiesOf(s, ship).some(id => range(ship, shipOf(s, id)) <= TACK_NEAR);
  const cards = (s.plus[ship.id] as number) + (hasPlayed(s, ship.id, CLUB_HAUL) ? 3 : 0);
  return ship.quality - (near ? 1 : 0) + cards;
}

/** The throw, with its cards: `done` tells how it went. */
const tackRoll = procedure('tack-roll', { ship: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship }) => ({ moment: AT.tack, ship, target: ship, dice: 1 })),
  step('roll', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const face = roll(context.dice, D6, 'tack');
    const total = face + tackModifier(s, ship);
    s.faces = [total >= TACK_NEEDS ? 1 : 0];
    tell(context, {
      type: 'tack',
      ship: l.ship,
      face,
      total,
      done: total >= TACK_NEEDS,
      clause: '9.1.4',
      modifiers: [
        { what: 'crew-quality', by: ship.quality, clause: 'R4' },
        { what: 'near-and-cards', by: total - face - ship.quality, clause: '9.1.4' },
      ],
    });
  }),
]);

/** 9.1.4 One point into the wind, and if the throw is good one more; otherwise she is in irons for the rest of the turn. */
export const tacking = procedure('tacking', { ship: 0, helm: 0 }, [
  step('into-the-wind', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const from = ship.heading;
    const inIrons = turned(s.windTo, 4);
    l.helm = pointsBetween(from, inIrons) === 1 ? 1 : -1;
    ship.heading = inIrons;
    forgetContacts(s, l.ship);
    tell(context, { type: 'turned', ship: l.ship, from, heading: inIrons, clause: '9.1.4' });
  }),
  call(tackRoll, (_s, { ship }) => ({ ship })),
  step('through', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    ship.through = turned(ship.heading, l.helm);
    if (s.faces[0] === 1) comeThrough(ship, context, '9.1.4');
    else ship.stilled = 1;
  }),
]);

/** 9.1.4 Never back to where she came from. */
function comeThrough(ship: Ship, context: Context, clause: string): void {
  const from = ship.heading;
  ship.heading = ship.through;
  ship.through = 0;
  tell(context, { type: 'turned', ship: ship.id, from, heading: ship.heading, clause });
}

/** R3 To either side of the wind, as her captain likes. */
export const fallingOff = procedure('falling-off', { ship: 0 }, [
  ask('fall-off', {
    by: (s, l) => shipOf(s, l.ship).seat,
    offers: (s, l) =>
      fallOffs(shipOf(s, l.ship).heading).map(heading => ({ do: 'fall-off' as const, ship: l.ship, heading })),
    take(s, l, answer, context) {
      if (answer.do !== 'fall-off') return;
      Object.assign(shipOf(s, l.ship), { heading: answer.heading, through: 0 });
      forgetContacts(s, l.ship);
      tell(context, { type: 'fell-off', ship: l.ship, heading: answer.heading, clause: 'R3' });
    },
    clause: 'R3',
    about: (_s, l) => ({ ship: l.ship }),
  }),
  call(stacking, (_s, { ship }) => ({ ship })),
]);

/** R3 At the start of a turn: on through the wind after a Tack that failed, or to either side when the wind took her aback. */
export const outOfIrons = procedure('out-of-irons', { ship: 0, done: 0 }, [
  call(tackRoll, (_s, { ship }) => ({ ship })),
  step('how', (s, l) => {
    l.done = s.faces[0] as number;
  }),
  when(
    (s, l) => l.done === 1 && shipOf(s, l.ship).through === 0,
    [
      step('free', (_s, l) => {
        l.done = 0;
      }),
      call(fallingOff, (_s, { ship }) => ({ ship })),
    ],
  ),
  when(
    (_s, l) => l.done === 1,
    [
      step('through', (s, l, context) => comeThrough(shipOf(s, l.ship), context, 'R3')),
      call(stacking, (_s, { ship }) => ({ ship })),
    ],
  ),
]);
