/**
 * 11.1, 11.2 The firing pattern: where each broadside reaches, by movement points. A square along a row is two of them and one
 * across a corner three, so a line of equal range is an octagon.
 */

import type { SeaView, ShipView } from '@weathergauge/rules-captains-sea';
import {
  broadsideDice,
  CARRONADES,
  POINT_BLANK,
  PORT,
  sightIn,
  STARBOARD,
} from '@weathergauge/rules-captains-sea/geometry';
import { offset } from '../../../board/geometry.ts';
import type { Overlay, Pose } from '../../../board/scene.ts';
import { say } from './say.ts';
import { SIZE } from './units.ts';

type Outline = NonNullable<Overlay['outlines']>[number];

/** Ships whose squares are in range lie well within the line. */
const GROW = SIZE * 0.3;

/** Long guns as far as can be seen, carronades, and carronades at their best; labels stand on one side, so that they are read once. */
export function patterns(view: SeaView, ship: ShipView, at: Pose, how: 'labelled' | 'quiet'): Outline[] {
  const bands = [
    { points: sightIn(view.turn, view.night, view.squall), tone: 'full' },
    { points: CARRONADES, tone: 'half' },
    { points: POINT_BLANK, tone: 'close' },
  ] as const;
  return [STARBOARD, PORT].flatMap(side =>
    bands.flatMap(({ points, tone }, i): Outline[] => {
      const outline = reach(at, side, points);
      const dice = broadsideDice(ship, side, points);
      const farther = bands[i - 1];
      // Without carronades nothing is gained by going nearer.
      if (farther !== undefined && dice === broadsideDice(ship, side, farther.points)) return [];
      // Nobody at the guns, or carronades alone: the limit of the arc and no more.
      if (dice === 0) return [{ outline, grow: GROW, label: '', tone: 'limit' }];
      const told = how === 'labelled' && (side === STARBOARD || broadsideDice(ship, STARBOARD, points) === 0);
      const words = say('band', { points, dice: say('dice', { count: dice }) });
      return [{ outline, grow: GROW, label: told ? words : '', tone }];
    }),
  );
}

/** 45 degrees either side of the beam. */
function reach(at: Pose, side: number, points: number): number[] {
  const beam = at.heading + (side === STARBOARD ? 90 : -90);
  const corners = [-45, 0, 45].map(off => offset({ ...at, heading: beam + off }, far(beam + off, points)));
  return [at, ...corners].flatMap(({ x, y }) => [x, y]);
}

function far(heading: number, points: number): number {
  const isAlong = Math.round(heading) % 90 === 0;
  return SIZE * (isAlong ? points / 2 : (points / 3) * Math.SQRT2);
}
