/** 6.0 Initiative: a die each, one less for every turn on end that it has been held. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { call, procedure, step } from './builders.ts';
import { cardWindow, hasPlayed } from './ch01-cards.ts';
import { D6, openThrow } from './ch01-dice.ts';
import { flagship } from './ch01-playing.ts';
import { AT, SNATCH_THE_MOMENT, WEATHER_EYE } from '../model/deck.ts';
import { tell } from '../model/events.ts';
import type { Sea, Side } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

const SIDES = [0, 1] as const;
/** R21 After so many ties the side listed first has it: no dice may keep a game from going on. */
const MOST_TIES = 20;

/** 6.0 What a side adds to its die, Weather Eye (H11) and other cards included. */
export function initiativeModifier(s: Readonly<Sea>, side: Side): number {
  const ship = flagship(s, side);
  const held = s.initiative === side ? s.held : 0;
  const cards = (s.plus[ship] as number) + (hasPlayed(s, ship, WEATHER_EYE) ? 2 : 0);
  return shipOf(s, ship).quality - held - (s.shaken[side] as number) + cards;
}

/** `fresh` is true of dice that have not been told yet. */
function settle(
  s: Sea,
  modifiers: readonly [number, number],
  snatched: 'snatched' | 'as-thrown',
  context: Context,
): void {
  let fresh = snatched === 'snatched';
  for (let ties = 0; ; ties++) {
    const totals = SIDES.map(side => (s.faces[side] as number) + modifiers[side]);
    const [one, two] = totals as [number, number];
    const side = one > two || (one === two && ties >= MOST_TIES) ? 0 : one < two ? 1 : -1;
    if (side >= 0) {
      s.held = side === s.initiative ? s.held + 1 : 1;
      s.initiative = side as Side;
    }
    const faces = fresh ? s.faces.slice() : [];
    if (fresh || side >= 0) tell(context, { type: 'initiative', faces, totals, side, held: s.held, clause: '6.0' });
    if (side >= 0) break;
    // R59
    s.faces = SIDES.map(() => roll(context.dice, D6, 'initiative again'));
    fresh = true;
  }
}

export const initiative = procedure('initiative', {}, [
  step('begin', openThrow),
  call(cardWindow, s => ({ moment: AT.initiative, ship: flagship(s, 0), target: flagship(s, 1), dice: 1 })),
  step('roll', (s, _l, context) => {
    s.faces = SIDES.map(() => roll(context.dice, D6, 'initiative'));
    tell(context, {
      type: 'initiative',
      faces: s.faces.slice(),
      totals: SIDES.map(side => (s.faces[side] as number) + initiativeModifier(s, side)),
      side: -1,
      held: s.held,
      clause: '6.0',
    });
  }),
  // H12
  call(cardWindow, s => ({ moment: AT['initiative-again'], ship: flagship(s, 0), target: flagship(s, 1) })),
  step('settle', (s, _l, context) => {
    const modifiers: [number, number] = [initiativeModifier(s, 0), initiativeModifier(s, 1)];
    let snatched: 'snatched' | 'as-thrown' = 'as-thrown';
    for (const side of SIDES) {
      if (!hasPlayed(s, flagship(s, side), SNATCH_THE_MOMENT)) continue;
      s.faces[side] = roll(context.dice, D6, 'snatched');
      snatched = 'snatched';
    }
    settle(s, modifiers, snatched, context);
    s.shaken = [0, 0];
    s.faces = [];
  }),
]);
