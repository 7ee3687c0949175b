/** For tests: two fleets that have met, with their admirals. */

import { engage } from '../chapters/ch16-battle.ts';
import { NELSON, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, FRENCH, SOUND } from '../model/terms.ts';
import { at, blockNamed, campaign, type Changes, commission, fleet } from './drill.fixture.ts';

export const OURS = blockNamed('Mediterranean');
export const THEIRS = blockNamed('Toulon');

export interface Meeting extends Changes {
  place?: number;
  active?: number;
}

/** Nelson with British ships and Villeneuve with French ones, in one place; the British to windward in a battle of three rounds. */
export function meeting(
  british: number,
  allied: number,
  { place = at('0509'), active = ALLIED, ...changes }: Meeting = {},
): Campaign {
  const s = campaign(changes);
  fleet(s, 'Mediterranean', place, british);
  fleet(s, 'Toulon', place, 0);
  commission(s, THEIRS, ALLIED, allied, SOUND, FRENCH);
  s.admirals[NELSON] = OURS;
  s.admirals[VILLENEUVE] = THEIRS;
  s.activation.side = active;
  engage(s, place, active, [OURS], [THEIRS]);
  Object.assign(s.battle, { commanders: [NELSON, VILLENEUVE], windward: BRITISH, rounds: 3 });
  return s;
}

/** Makes so many ships of a battle fleet's berth damaged or wrecked, the first that are less so. */
export function harm(s: Campaign, berth: number, count: number, damage: number): number[] {
  const harmed: number[] = [];
  for (let ship = 0; ship < s.berths.length && harmed.length < count; ship++) {
    if (s.berths[ship] !== berth || (s.damage[ship] as number) !== SOUND) continue;
    s.damage[ship] = damage;
    harmed.push(ship);
  }
  return harmed;
}

/** Adds ships to a fleet that is already engaged. */
export function reinforce(s: Campaign, berth: number, side: number, count: number, damage: number): number[] {
  const ships = commission(s, berth, side, count, damage);
  for (const ship of ships) s.battle.before.push(ship, berth, damage);
  return ships;
}
