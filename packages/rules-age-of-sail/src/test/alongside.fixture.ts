/** Two pairs of enemies alongside each other when a side has moved: crews that chance would seldom bring together twice at once. */

import type { Scene } from '@weathergauge/testkit';
import { CM } from './drill.fixture.ts';
import { afloat } from '../model/conditions.ts';
import type { AgeOfSail, Ship, Side } from '../model/state.ts';
import { sideOf } from '../model/state.ts';

/** Sides by side, clear of the other pair. */
const BERTHS = [
  [40, 40],
  [40, 60],
] as const;

function lay(ship: Ship, x: number, y: number): void {
  Object.assign(ship, { x: x * CM, y: y * CM, heading: 0, marks: [] });
}

function fighting(s: Readonly<AgeOfSail>, side: Side): Ship[] {
  return s.ships.filter(ship => sideOf(s, ship.seat) === side && afloat(ship) && ship.crew < 0 && ship.fouled === 0);
}

/** R41 One of the active side's crews is at her masts: the other side says whether there is a fight. */
export const alongside: Scene<AgeOfSail> = {
  name: 'two pairs alongside',
  game: { scenario: 'line-of-battle', seats: 2 },
  reaches: ['ask boarding.pair', 'ask boarding.answer'],
  build(s) {
    if (s.stack.at(-1)?.proc !== 'movement') return false;
    const [ours, theirs] = [fighting(s, s.active), fighting(s, (1 - s.active) as Side)];
    if (ours.length < BERTHS.length || theirs.length < BERTHS.length) return false;
    for (const [i, [x, y]] of BERTHS.entries()) {
      lay(ours[i] as Ship, x, y);
      lay(theirs[i] as Ship, x + 1, y);
    }
    (ours[1] as Ship).repairing = 1;
    return true;
  },
  prefers: ({ do: verb }) => verb === 'all-moved' || verb === 'cease-fire',
};
