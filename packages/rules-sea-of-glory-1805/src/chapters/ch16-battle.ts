/** 16.0 A battle, from broad pennants to its end. The fleets engaged are in `s.battle`. */

import { procedure } from './builders.ts';
import { newBattle } from '../model/battle.ts';
import type { Campaign } from '../model/state.ts';

/** 14.0, 16.0 Brings fleets to battle: blocks of each side, NORTH_SEA_FLEET for the one without a block. */
export function engage(
  s: Campaign,
  place: number,
  active: number,
  british: readonly number[],
  allied: readonly number[],
): void {
  s.battle = newBattle();
  s.battle.on = 1;
  s.battle.place = place;
  s.battle.active = active;
  s.battle.fleets = [british.slice(), allied.slice()];
}

export const fightBattle = procedure('fight-battle', {}, []);
