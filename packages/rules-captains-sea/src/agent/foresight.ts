/** What an agent expects to come soon, ship by ship: where she will lie, and what she will have lost. Nothing here is a rule. */

import type { Pose } from '../model/geometry-core.ts';
import type { Foresight } from '../model/scratch.ts';
import { scratch } from '../model/scratch.ts';

/** Written anew by every evaluation: nothing is kept from one to the next. */
export function foresightOf(ship: number): Foresight {
  return scratch.foresight[ship] as Foresight;
}

/** Nothing is expected of her yet, and she lies where she lies. */
export function forget(pose: Pose, ship: number): Foresight {
  const seen = foresightOf(ship);
  seen.pose.col = pose.col;
  seen.pose.row = pose.row;
  seen.pose.heading = pose.heading;
  seen.mayTurn = 0;
  seen.tacks = 0;
  seen.losses.hull = 0;
  seen.losses.rigging = 0;
  seen.losses.crew = 0;
  seen.losses.morale = 0;
  seen.promise = 0;
  return seen;
}
