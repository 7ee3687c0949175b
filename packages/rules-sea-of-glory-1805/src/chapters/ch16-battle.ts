/** 16.0 A battle, from broad pennants to the last port. */

import { call, procedure, when } from './builders.ts';
import { appointments } from './ch08-admirals.ts';
import { announcing, combat, weatherGauge } from './ch17-tactics.ts';
import { aftermath } from './ch20-aftermath.ts';
import { newBattle } from '../model/battle.ts';
import { isAllWrecked, isOfFleets } from '../model/battle-fleets.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';

/**
 * 14.0, 16.0 Joins the fleets of each side in a battle fleet. `place` is the hex at sea or any part of the patrol zone, `active` the side
 * whose activation it is; lists hold block ids, and NORTH_SEA_FLEET for the fleet that has no block. Then call `fightBattle`.
 */
export function engage(
  s: Campaign,
  place: number,
  active: number,
  british: readonly number[],
  allied: readonly number[],
): void {
  const battle = newBattle();
  battle.on = 1;
  battle.place = place;
  battle.active = active;
  battle.fleets = [british.slice(), allied.slice()];
  s.battle = battle;
  // 9.3, 20.8 What has fought may leave its goal again, and is ordered anew.
  s.activation.fought.push(...british, ...allied);
  for (let ship = 0; ship < s.berths.length; ship++) {
    const berth = s.berths[ship] as number;
    if (isOfFleets(british, berth) || isOfFleets(allied, berth))
      battle.before.push(ship, berth, s.damage[ship] as number);
  }
}

/** 16.0 The fleets engaged are in `s.battle`; `s.battle.back` says afterwards whether the block that came out went back into port (20.8). */
export const fightBattle = procedure('fight-battle', {}, [
  call(announcing),
  when(
    s => !isAllWrecked(s, BRITISH) && !isAllWrecked(s, ALLIED),
    [call(weatherGauge), when(s => s.battle.denied === 0, [call(combat)])],
  ),
  call(aftermath),
  call(appointments),
]);
