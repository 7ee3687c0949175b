/** What of a ship's state is seen on her hull and rig. Numbers only: `HullGlyph` and `RigGlyph` draw them. */

import type { SceneShip } from './scene.ts';

export type MastState = 'whole' | 'torn' | 'gone';

export interface Damage {
  /** Shot holes in each side. */
  readonly holes: { readonly port: number; readonly starboard: number };
  /** From bow to stern. */
  readonly masts: readonly MastState[];
  /** How far she lies over, 0 to 1, and to which side. */
  readonly list: number;
  readonly low: 'port' | 'starboard';
  readonly fire: SceneShip['fire'];
}

const MOST_HOLES = 6;
/** A keel that is fast on the ground does not hold her upright. */
const STRANDED = 0.3;
/** She has been hit: at least one hole is seen. */
const holesFor = (share: number): number => (share <= 0 ? 0 : Math.max(1, Math.round(Math.min(1, share) * MOST_HOLES)));

export function damageOf(ship: SceneShip): Damage {
  const { port, starboard } = ship.sides ?? { port: ship.damage, starboard: ship.damage };
  return {
    holes: { port: holesFor(port), starboard: holesFor(starboard) },
    masts: ship.masts.map(mastState),
    list: Math.min(1, Math.max(ship.condition === 'aground' ? STRANDED : 0, ship.list ?? 0)),
    // She goes down on the side that has suffered most; where both have, on one that does not change.
    low: port === starboard ? (ship.id % 2 === 0 ? 'starboard' : 'port') : port > starboard ? 'port' : 'starboard',
    fire: ship.fire,
  };
}

function mastState(share: number): MastState {
  if (share <= 0) return 'gone';
  return share < 1 ? 'torn' : 'whole';
}
