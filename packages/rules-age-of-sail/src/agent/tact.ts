/** What an officer would not order though the rules allow it. Nothing here is a rule. */

import type { Seat } from '@weathergauge/engine';
import { bearsOnAnyone } from '../chapters/ch4-gunnery.ts';
import type { AgeOfSail } from '../model/state.ts';
import type { AgeOfSailAction } from '../model/vocabulary.ts';

/** 4.2 All decks are loaded again by the next round, so nothing is gained by guns that bear and do not fire. */
export function shuns(s: Readonly<AgeOfSail>, seat: Seat, answer: AgeOfSailAction): boolean {
  return answer.do === 'cease-fire' && s.ships.some(ship => ship.seat === seat && bearsOnAnyone(s, ship));
}

/** A way is measured by half centimetres: she touches another when a longer run is cut short, and needs no shorter ones for it. */
const SHORTEST_RUN_MM = 5;

export function passesOver(_s: Readonly<AgeOfSail>, _seat: Seat, answer: AgeOfSailAction): boolean {
  return answer.do === 'run' && answer.mm < SHORTEST_RUN_MM;
}
