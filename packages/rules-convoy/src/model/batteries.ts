/** Which battery of a ship bears on another, how far it reaches, and whether it rakes. */

import { isChaser, rangeOf } from './abilities.ts';
import { arcOf, distance, rakes } from './chart.ts';
import { inFog } from './conditions.ts';
import { OPPORTUNITY_RANGE } from './data/tables.ts';
import type { Convoy, Ship } from './state.ts';
import type { ShipView } from './view.ts';

/** States and views of ships both have these. */
type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;
type Lying = With<'at' | 'facing'>;

/** 2.8, R19 A broadside of a warship in her own turn; a prize has no shot in hers. */
export function isRaking(ship: With<'kind' | 'at'>, target: Lying): boolean {
  return ship.kind === 'warship' && rakes(target.facing, target.at, ship.at);
}

/** A shot as people are told of it. */
export interface Bearing {
  readonly battery: number;
  readonly hexes: number;
  /** If she fires it now: nobody rakes in the other side's turn. */
  readonly raking: boolean;
}

export function bearingOf(s: Pick<Convoy, 'active'>, ship: Lying & With<'kind' | 'side'>, target: Lying): Bearing {
  const battery = arcOf(ship.facing, ship.at, target.at);
  return {
    battery,
    hexes: distance(ship.at, target.at),
    raking: !isChaser(battery) && s.active === ship.side && isRaking(ship, target),
  };
}

/** How far a battery may fire as things stand; 0 when it may not. */
export function reachOf(
  s: { readonly active: number; readonly fog: readonly number[] },
  ship: Pick<ShipView, 'kind' | 'size' | 'side' | 'at' | 'condition' | 'aground' | 'captured' | 'fired' | 'reacted'>,
  battery: number,
): number {
  if (ship.condition !== 'sailing' || ship.aground || inFog(s, ship)) return 0; // 11.2, 12.4
  if (hasFired(s, ship, battery)) return 0; // R25
  if (ship.captured) return !isChaser(battery) ? OPPORTUNITY_RANGE : 0; // 9.3
  return rangeOf(ship, battery);
}

/** R25 Each battery fires once: its own shot in her own turn, its reaction in the enemy's. */
export function hasFired(
  s: { readonly active: number },
  ship: Pick<ShipView, 'side' | 'fired' | 'reacted'>,
  battery: number,
): boolean {
  const spent = s.active === ship.side ? ship.fired : ship.reacted;
  return (spent & (1 << battery)) !== 0;
}
