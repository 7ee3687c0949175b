/** Who is to windward of whom: of words only, no rule asks for it. */

import { rotateX, rotateY } from '@weathergauge/seamanship';

interface Lying {
  readonly side: number;
  readonly x: number;
  readonly y: number;
}

/** A point of eight, in 1/65536 of a turn. */
const POINT = 8192;
const SCALE = 1000;
/** Less than this, in 1/100 mm, is neither. */
const ABREAST = 5000;

/** 1 when the middle of this side's ships lies to windward of the other's, -1 to leeward, 0 when neither can be said. */
export function windward(ships: readonly Lying[], windFrom: number, side: number): -1 | 0 | 1 {
  const own = ships.filter(ship => ship.side === side);
  const others = ships.filter(ship => ship.side !== side);
  if (own.length === 0 || others.length === 0) return 0;
  const ahead = middle(own, windFrom) - middle(others, windFrom);
  if (Math.abs(ahead) < ABREAST) return 0;
  return ahead > 0 ? 1 : -1;
}

/** How far up the wind ships lie on average. */
function middle(ships: readonly Lying[], windFrom: number): number {
  const heading = windFrom * POINT;
  const east = rotateX(0, SCALE, heading);
  const north = rotateY(0, SCALE, heading);
  return ships.reduce((sum, { x, y }) => sum + (x * east + y * north) / SCALE, 0) / ships.length;
}
