/** Chapter 1, The Wind: where it blows from, how hard, and the dice of the Venti. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { oppositePoint, turnPoints } from '@weathergauge/seamanship';
import { procedure, step } from './builders.ts';
import { WIND_LEAST, WIND_MOST } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { AgeOfSail } from '../model/state.ts';

/** 1.4, 1.5, R18 At the end of each round: first the die for direction, then the die for speed. */
export const venti = procedure('venti', {}, [step('direction', shiftDirection), step('speed', shiftSpeed)]);

/** 1.4 A 1 backs the wind a point, a 6 veers it a point. */
function shiftDirection(s: AgeOfSail, _l: object, context: Context): void {
  const face = roll(context.dice, 6, 'wind direction');
  s.windFrom = turnPoints(s.windFrom, change(face), 8);
  tell(context, { type: 'wind-direction', to: 'all', clause: '1.4', face, from: s.windFrom });
}

/** 1.5 A 1 takes one off the counter, a 6 adds one; 1.3 it stays between 1 and 7. */
function shiftSpeed(s: AgeOfSail, _l: object, context: Context): void {
  const face = roll(context.dice, 6, 'wind speed');
  s.windSpeed = Math.min(WIND_MOST, Math.max(WIND_LEAST, s.windSpeed + change(face)));
  tell(context, { type: 'wind-speed', to: 'all', clause: '1.5', face, speed: s.windSpeed });
}

function change(face: number): number {
  return face === 1 ? -1 : face === 6 ? 1 : 0;
}

/** R2 The state holds where the wind comes from; ships drift where it goes. */
export function downwind(s: Readonly<AgeOfSail>): number {
  return oppositePoint(s.windFrom, 8);
}
