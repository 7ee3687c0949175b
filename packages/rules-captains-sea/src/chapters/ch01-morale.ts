/** 1.8 Morale checks. What calls for one is noted in the state and made good at the next pause, in the order it came about. */

import { call, procedure, repeat, step, when } from './builders.ts';
import { cardWindow, handSize, hasPlayed } from './ch01-cards.ts';
import { lowest, openThrow, throwDice } from './ch01-dice.ts';
import { AT, STEADY_LADS } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { moraleModifier, shipOf } from '../model/state.ts';
import { STRIKE_CHECK } from '../model/vocabulary.ts';

/** What calls for a check, and its clause. R17 One die for a red box and for an emptied section. */
const CAUSES = ['3.9', '3.10.1', '11.4.11', 'P06', '17.3'] as const;
export const RED_BOX = 0;
export const SECTION_GONE = 1;
export const BROADSIDE = 2;
export const CAPTAIN_DOWN = 3;
export const WRECKED = 4;

export function noteCheck(s: Sea, ship: number, dice: number, minus: number, cause: number): void {
  if (dice > 0) s.checks.push(((ship * 100 + dice) * 100 + minus) * 100 + cause);
}

/** 1.8, H30 A modified die of 2 or less and the crew's morale falls one level, once a check. */
export const moraleCheck = procedure('morale-check', { ship: 0, dice: 0, minus: 0, cause: 0, failed: 0 }, [
  step('begin', openThrow),
  call(cardWindow, (_s, { ship, dice }) => ({ moment: AT.morale, ship, target: ship, dice })),
  step('roll', (s, l, context) => {
    const ship = shipOf(s, l.ship);
    const plus = s.plus[l.ship] as number;
    const faces = throwDice(context.dice, l.dice, plus, 'morale');
    const modifier = moraleModifier(ship.morale) - l.minus;
    l.failed = lowest(faces, plus) + modifier <= 2 ? 1 : 0;
    tell(context, {
      type: 'morale-check',
      ship: l.ship,
      faces,
      modifier,
      failed: l.failed === 1,
      clause: CAUSES[l.cause] as string,
      modifiers: [
        { what: 'morale', by: moraleModifier(ship.morale), clause: '1.8' },
        ...(l.minus > 0 ? [{ what: 'red-number', by: -l.minus, clause: '3.9' }] : []),
        ...(plus > 0 ? [{ what: 'cards', by: plus, clause: '1.7.3' }] : []),
      ],
    });
  }),
  when(
    (_s, l) => l.failed === 1,
    [
      step('begin-saving', openThrow),
      call(cardWindow, (_s, { ship }) => ({ moment: AT['morale-failed'], ship, target: ship })),
      step('fall', (s, l, context) => {
        if (hasPlayed(s, l.ship, STEADY_LADS)) return;
        const ship = shipOf(s, l.ship);
        ship.morale--;
        tell(context, { type: 'morale', ship: l.ship, level: ship.morale, clause: '1.8' });
      }),
      call(handSize, (s, l) => ({ seat: shipOf(s, l.ship).seat })),
    ],
  ),
]);

/** All checks that have been called for. */
export const reckon = procedure('reckon', { ship: 0, dice: 0, minus: 0, cause: 0 }, [
  repeat(
    s => s.checks.length > 0,
    [
      step('next', (s, l) => {
        const code = s.checks.shift() as number;
        l.cause = code % 100;
        l.minus = Math.floor(code / 100) % 100;
        l.dice = Math.floor(code / 10_000) % 100;
        l.ship = Math.floor(code / 1_000_000);
      }),
      // R6 Nothing is lower than the Strike Check box.
      when(
        (s, l) => shipOf(s, l.ship).morale > STRIKE_CHECK,
        [call(moraleCheck, (_s, { ship, dice, minus, cause }) => ({ ship, dice, minus, cause }))],
      ),
    ],
  ),
]);

/** 3.9, R43 Crew points are lost; red boxes are entered once each, also when they are passed over. */
export function loseCrew(s: Sea, ship: Ship, points: number, red: readonly (readonly [number, number])[]): number {
  const lost = Math.min(points, ship.crew);
  ship.crew -= lost;
  for (let i = 0; i < red.length; i++) {
    const [box, minus] = red[i] as readonly [number, number];
    if (ship.crew > box || (ship.reds & (1 << i)) !== 0) continue;
    ship.reds |= 1 << i;
    noteCheck(s, ship.id, 1, minus, RED_BOX);
  }
  return lost;
}
