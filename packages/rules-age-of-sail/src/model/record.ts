/** What a ship's record says of her. States and views both answer to these, but for those that gather a list. */

import { allowance, pointsOff } from '../chapters/ch2-sailing.ts';
import { areFouled } from '../chapters/ch4-grapnels.ts';
import { afloat } from './conditions.ts';
import { HIGH_SEAS, POINT_OF_SAIL } from './data/tables.ts';
import type { Ship } from './state.ts';
import type { Board } from './terms.ts';
import type { AgeOfSailView, ShipView } from './view.ts';

type With<K extends keyof Ship> = Readonly<Pick<Ship, K>>;

/** 4.17 The other side sails her now. */
export function isTaken({ sides }: Pick<AgeOfSailView, 'sides'>, ship: With<'home' | 'seat'>): boolean {
  return sides[ship.home] !== sides[ship.seat];
}

/** 4.18 The ships that she is entangled with. */
export function entangledWith({ ships }: Pick<AgeOfSailView, 'ships'>, ship: ShipView): readonly ShipView[] {
  return ships.filter(other => areFouled(ship, other));
}

/** 4.2 Decks of a board that have not fired this round, whoever there is to serve them. */
export function decksReady(ship: With<Board | 'firedPort' | 'firedStarboard'>, board: Board): number {
  return board === 'port' ? ship.port - ship.firedPort : ship.starboard - ship.firedStarboard;
}

/** 4.11 A fire that has just caught, or 4.12 one that has grown. */
export function fireClause(ship: With<'fire'>): '4.11' | '4.12' {
  return ship.fire === 1 ? '4.11' : '4.12';
}

/** R40 Nothing left on either board and no hull; a prize counts what she has, not who serves it. */
export function wrecked(ship: With<Board | 'hull'>): boolean {
  return ship.port + ship.starboard + ship.hull === 0;
}

/** 4.15, R40 A wreck in high seas may founder at the next throw; aground there is nowhere to sink to. */
export function mayFounder(s: { readonly windSpeed: number }, ship: With<Board | 'hull' | 'condition'>): boolean {
  return s.windSpeed >= HIGH_SEAS && wrecked(ship) && ship.condition !== 'aground' && afloat(ship);
}

export interface Speed {
  /** R3 Off the wind's eye. */
  readonly points: number;
  readonly mm: number;
  /** The point of sail that she is on. */
  readonly now: boolean;
}

/** 2.3, R3 What she makes on each point of sail, with the wind as it is and the masts she has. */
export function speedsOf(view: AgeOfSailView, ship: ShipView): readonly Speed[] {
  const now = pointsOff(view, ship.heading);
  return POINT_OF_SAIL.flatMap((moderated, points) =>
    moderated === null
      ? []
      : [{ points, mm: allowance(view, ship, (view.windFrom + points) % 8), now: points === now }],
  );
}
