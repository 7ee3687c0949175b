/** The game as it comes: the pack that the figures of the rules are derived from, unless a host plays by another. */

import { DECK } from './deck.ts';
import type { DataPack } from './schema.ts';
import { problemsOf } from './schema.ts';
import { AMERICANS } from './ships-american.ts';
import { OPPONENTS } from './ships-opponents.ts';
import { BASE_MOVEMENT, DAMAGE, FIRE_HIGH, FIRE_LOW, HULL_BONUS, IMPULSES, MORALE, SQUARES } from './tables.ts';

export const PRINTED: DataPack = {
  rulebook: 'captains-sea',
  provenance: {
    ships: 'sixteen displays published by name, five extra; armaments published, ratings reconstructed from them',
    deck: 'kinds Hold and Play Now published; texts and numbers reconstructed',
    baseMovement: 'reconstructed from the schedule that 21.2 prints',
    hullBonus: 'reconstructed',
    impulses: 'reconstructed; speed 6 is printed in 7.0',
    damage: 'published (player aid card 1.10)',
    fireHigh: 'published (player aid card 1.10)',
    fireLow: 'published (player aid card 1.10)',
    morale: 'reconstructed',
    squares: 'their use is printed in 20.1, their places are reconstructed',
  },
  ships: [...AMERICANS, ...OPPONENTS],
  deck: DECK,
  baseMovement: BASE_MOVEMENT,
  hullBonus: HULL_BONUS,
  impulses: IMPULSES,
  damage: DAMAGE,
  fireHigh: FIRE_HIGH,
  fireLow: FIRE_LOW,
  morale: MORALE,
  squares: SQUARES,
};

export function validatePack(pack: unknown): readonly string[] {
  return problemsOf(pack, PRINTED);
}
