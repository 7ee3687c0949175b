/** What the book allows and no captain does who would look his officers in the face. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { isOverwhelmed } from './boarding.ts';
import { strikeDice } from '../chapters/ch17-housekeeping.ts';
import type { Sea } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';

/** 17.4 With so many dice she strikes in two turns of three, whatever her captain wants: morale, crew and masts are all gone. */
const BEATEN = 3;

/**
 * 18.0 To haul down the colours wins on points (19.0) for a captain who leads by enough. It is no way to win a battle while the ship
 * can still be fought.
 */
export function shuns(s: Readonly<Sea>, _seat: Seat, answer: SeaAction): boolean {
  if (answer.do !== 'strike') return false;
  const ship = shipOf(s, answer.ship);
  return strikeDice(ship) < BEATEN && !isOverwhelmed(s, ship);
}
