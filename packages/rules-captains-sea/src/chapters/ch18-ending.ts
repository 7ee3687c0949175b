/** 18.0 How the game ends (R12: 9.3 for the edge of the map), and ships that leave the fight. */

import type { Context } from '@weathergauge/engine';
import { scores } from './ch19-victory.ts';
import { tell } from '../model/events.ts';
import type { Over, Sea, Ship } from '../model/state.ts';
import { isAfloat, shipOf } from '../model/state.ts';

/** 18.0 Wherever the game was, nothing of it is left to be done. */
export function endGame(s: Sea, reason: Exclude<Over, ''>, context: Context): void {
  if (s.over !== '') return;
  s.over = reason;
  s.stack.length = 0;
  tell(context, { type: 'over', reason, scores: scores(s), clause: reason === 'turns' ? 'R29' : '18.0' });
}

/** Ships that held each other do no longer. */
export function letGo(s: Sea, ship: Ship): void {
  if (ship.grappled < 0) return;
  shipOf(s, ship.grappled).grappled = -1;
  ship.grappled = -1;
}

/** All of them at once, so that nobody is spared because another was first. */
function leave(s: Sea, ships: readonly Ship[], reason: 'struck' | 'captured', context: Context): void {
  for (const ship of ships) {
    letGo(s, ship);
    ship.fate = reason;
    ship.speed = 0;
  }
  // 21.3, R62 A side of several ships fights on with those that are left.
  for (const { side } of ships)
    if (!s.ships.some(other => other.side === side && isAfloat(other))) endGame(s, reason, context);
}

/** 18.0 Captains may haul down their colours themselves. */
export function surrender(s: Sea, ships: readonly Ship[], context: Context): void {
  for (const { id } of ships) tell(context, { type: 'struck', ship: id, willing: true, clause: '18.0' });
  leave(s, ships, 'struck', context);
}

/** 17.4 */
export function strike(s: Sea, ship: Ship, context: Context): void {
  tell(context, { type: 'struck', ship: ship.id, willing: false, clause: '17.4' });
  leave(s, [ship], 'struck', context);
}

/** 15.0 Step 8. */
export function capture(s: Sea, ship: Ship, by: number, context: Context): void {
  tell(context, { type: 'captured', ship: ship.id, by, clause: '15.0' });
  leave(s, [ship], 'captured', context);
}
