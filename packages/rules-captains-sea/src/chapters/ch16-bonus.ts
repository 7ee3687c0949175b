/** 16.0 The bonus move, and what straining does to the rigging. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { ask, call, forEach, procedure, step, when } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { sailAhead, stacking } from './ch09-stacking.ts';
import { loseRigging } from './ch11-harm.ts';
import { AT, PREVENTER_STAYS } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import { isInIrons } from '../model/geometry-core.ts';
import type { Sea, Ship } from '../model/state.ts';
import { isDismasted, nonInitiativeFirst, shipOf } from '../model/state.ts';
import { STRAIN_NEEDS } from '../model/throws.ts';
import { SAILING } from '../model/vocabulary.ts';

/** 16.0 Not in irons; R28 nor grappled. */
function canMove(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return !isInIrons(ship.heading, s.windTo) && ship.grappled < 0;
}

/** 16.0 Whoever has not strained may still do so, unless dismasted. */
function mayStrain(s: Readonly<Sea>, ship: Readonly<Ship>): boolean {
  return ship.strain === 0 && canMove(s, ship) && !isDismasted(ship);
}

/** 16.0 Crew Quality, crew at the sails (5.1.1, R15), and the value of the straining block. */
export function strainModifier(ship: Readonly<Ship>): number {
  return ship.quality + (ship.tasks[SAILING] as number) + ship.strain;
}

function check(s: Sea, ship: Ship, context: Context): void {
  const face = roll(context.dice, D6, 'strain');
  const total = face + strainModifier(ship) + (s.plus[ship.id] as number);
  const saved = hasPlayed(s, ship.id, PREVENTER_STAYS) ? 2 : 0;
  const lost = total >= STRAIN_NEEDS ? 0 : Math.max(0, ship.strain - saved);
  tell(context, {
    type: 'strain-check',
    ship: ship.id,
    face,
    total,
    lost,
    clause: '16.0',
    modifiers: [
      { what: 'crew-quality', by: ship.quality, clause: '16.0' },
      { what: 'sailing-crew', by: ship.tasks[SAILING] as number, clause: '5.1.1' },
      { what: 'strain', by: ship.strain, clause: '16.0' },
      ...((s.plus[ship.id] as number) > 0 ? [{ what: 'cards', by: 1, clause: '1.7.3' }] : []),
    ],
  });
  loseRigging(ship, lost, context, '16.0');
}

export const bonusMoves = procedure('bonus-moves', { ship: 0 }, [
  // Both declare before either moves.
  forEach('ship', nonInitiativeFirst, [
    when(
      (s, l) => mayStrain(s, shipOf(s, l.ship)),
      [
        ask('declare', {
          by: (s, l) => shipOf(s, l.ship).seat,
          offers: (_s, l) => [0, 1, 2].map(value => ({ do: 'strain' as const, ship: l.ship, value })),
          take(s, l, answer) {
            if (answer.do !== 'strain') return;
            const ship = shipOf(s, l.ship);
            ship.strain = answer.value;
            ship.declared = 1;
          },
          clause: '16.0',
          about: (_s, l) => ({ ship: l.ship }),
        }),
      ],
    ),
  ]),
  // R36 In the order in which they declared.
  forEach('ship', nonInitiativeFirst, [
    when(
      (s, l) => shipOf(s, l.ship).strain > 0 && canMove(s, shipOf(s, l.ship)),
      [
        step('move', (s, l, context) => {
          const ship = shipOf(s, l.ship);
          ship.declared = 1;
          tell(context, { type: 'strained', ship: l.ship, value: ship.strain, clause: '9.1.5' });
          sailAhead(s, ship, context, '16.0');
        }),
        call(stacking, (_s, { ship }) => ({ ship })),
        step('begin', openThrow),
        call(cardWindow, (_s, { ship }) => ({ moment: AT.strain, ship, target: ship, dice: 1 })),
        step('check', (s, l, context) => check(s, shipOf(s, l.ship), context)),
      ],
    ),
    step('done', (s, l) => {
      const ship = shipOf(s, l.ship);
      ship.strain = 0;
      ship.declared = 0;
    }),
  ]),
]);
