/**
 * The way that a manoeuvre block takes her, by the rules' own geometry. Blocks lie under seal until they are paid for, so no
 * preview tells it. Where a die or a choice comes after (9.1.4, 9.1.1), the way is that of success and of going straight on.
 */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import type { Firer } from '@weathergauge/rules-captains-sea/geometry';
import {
  ADVANCE,
  BACK_SAIL,
  DX,
  DY,
  TACK,
  tackedTo,
  WEAR_DOWN,
  WEAR_UP,
  wornTo,
} from '@weathergauge/rules-captains-sea/geometry';
import type { Pose, ScenePlan } from '../../../board/scene.ts';
import { posesOf } from './lying.ts';
import { degrees, poseIn } from './units.ts';

/** Null where she stays as she lies. */
export function wayOf(view: SeaView, ship: ShipView, block: number): ScenePlan | null {
  const start = posesOf(view.ships, view.contacts).get(ship.id);
  if (start === undefined) return null;
  const turnTo = (heading: number): ScenePlan => {
    const pose = { ...start, heading: degrees(heading) };
    return { ship: ship.id, pose, path: [start, pose] };
  };
  switch (block) {
    case ADVANCE: {
      const pose = poseIn(aheadOf(ship));
      return { ship: ship.id, pose, path: [start, pose] };
    }
    case WEAR_DOWN:
    case WEAR_UP:
      return turnTo(wornTo(block, ship.heading, view.windTo));
    case TACK: {
      const pose: Pose = { ...start, heading: degrees(tackedTo(ship.heading, view.windTo)) };
      return { ship: ship.id, pose, path: [start, { ...start, heading: (degrees(view.windTo) + 180) % 360 }, pose] };
    }
    case BACK_SAIL:
    default:
      return null;
  }
}

/** One square on; beyond the edge the whole battle is moved (9.3). */
export function aheadOf(ship: Firer): Firer {
  return {
    id: ship.id,
    col: ship.col + (DX[ship.heading] ?? 0),
    row: ship.row + (DY[ship.heading] ?? 0),
    heading: ship.heading,
  };
}
