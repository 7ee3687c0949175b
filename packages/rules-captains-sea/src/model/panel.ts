/** 1.6, 9.1 The Control Panel: what each manoeuvre costs at each wind position (1.2), what may be chosen, and where it leads. */

import { advanceCost, downwindHelm, turned, windPosition } from './geometry-core.ts';
import { ADVANCE, BACK_SAIL, IN_IRONS, RUNNING, TACK, WEAR_DOWN, WEAR_UP } from './terms.ts';

/** What the panel needs to know of a ship. */
export interface Helm {
  readonly heading: number;
  readonly last: number;
  readonly wore: number;
}

/** Positions with A and B: A/B 0, C 1, D/E 2, F/G 3, H 4. */
const PANEL_OF: readonly number[] = [0, 0, 1, 2, 2, 3, 3, 4];

/** 9.1 Costs by panel for blocks 2 to 5; 0 where the panel has none. */
const WEAR_DOWN_COST: readonly number[] = [1, 0, 0, 0, 0];
const WEAR_UP_COST: readonly number[] = [2, 0, 2, 0, 0];
const BACK_SAIL_COST: readonly number[] = [2, 1, 1, 1, 0];
const TACK_COST: readonly number[] = [0, 0, 0, 2, 0];

/** 9.1 The cost of a manoeuvre at a ship's wind position, 0 where it is not on the panel. */
export function costOf(manoeuvre: number, heading: number, windTo: number): number {
  const position = windPosition(heading, windTo);
  const panel = PANEL_OF[position] as number;
  switch (manoeuvre) {
    case ADVANCE:
      return position === IN_IRONS ? 0 : advanceCost(heading);
    case WEAR_DOWN:
      return WEAR_DOWN_COST[panel] as number;
    case WEAR_UP:
      return WEAR_UP_COST[panel] as number;
    case BACK_SAIL:
      return BACK_SAIL_COST[panel] as number;
    case TACK:
      return TACK_COST[panel] as number;
    default:
      return 0;
  }
}

/** 9.1 Restrictions 4 to 6, and H15, whose text goes before them (1.7.5): the cost at which a captain may choose this block now, 0 if he may not. */
export function choiceCost(manoeuvre: number, ship: Helm, windTo: number, sure: number): number {
  const cost = costOf(manoeuvre, ship.heading, windTo);
  if (cost === 0) return 0;
  if (manoeuvre === BACK_SAIL) return ship.last === BACK_SAIL ? 0 : cost;
  if (manoeuvre !== WEAR_DOWN && manoeuvre !== WEAR_UP) return cost;
  // The card lifts a No Wear marker or makes a Wear cheap, not both.
  if (ship.wore === 1 || ship.last === WEAR_DOWN || ship.last === WEAR_UP) return sure === 1 ? cost : 0;
  return sure === 1 ? 1 : cost;
}

/** Where a Wear leads. */
export function wornTo(manoeuvre: number, heading: number, windTo: number): number {
  const helm = downwindHelm(heading, windTo);
  return turned(heading, manoeuvre === WEAR_DOWN ? helm : -helm);
}

/** 9.1.4 Where a Tack leads when it succeeds: through the wind, as far on the other side. */
export function tackedTo(heading: number, windTo: number): number {
  return turned(heading, -2 * downwindHelm(heading, windTo));
}

/** 9.1.1 Headings that an Advance may end on besides its own: one point to a superior wind position. */
export function freeTurns(heading: number, windTo: number): readonly number[] {
  const position = windPosition(heading, windTo);
  if (position === RUNNING) return [turned(heading, -1), turned(heading, 1)];
  if (position < RUNNING || position === IN_IRONS) return [];
  return [turned(heading, downwindHelm(heading, windTo))];
}

/** R3 In irons a ship falls off to either side of the wind: F or G. */
export function fallOffs(heading: number): readonly number[] {
  return [turned(heading, -1), turned(heading, 1)];
}
