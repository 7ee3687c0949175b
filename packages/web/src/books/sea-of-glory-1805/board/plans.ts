/** The course that is being laid in the order under way: only its owner sees it. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { NOWHERE } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Pose, ScenePlan } from '../../../board/scene.ts';
import type { Chart } from './chart.ts';
import { poseAt, spotOf } from './places.ts';

export function plansOf(chart: Chart, view: GloryView): ScenePlan[] {
  const { draft } = view;
  if (draft?.kind !== 'orders') return [];
  const { order } = draft;
  const block = view.blocks.find(({ id }) => id === order.block);
  if (block === undefined) return [];
  const places = [block.place, ...order.path, ...(order.end === NOWHERE ? [] : [order.end])];
  const path = places.flatMap((place): Pose[] => {
    const spot = spotOf(chart, place);
    return spot === null ? [] : [poseAt(spot)];
  });
  const pose = path.at(-1);
  return pose === undefined || path.length < 2 ? [] : [{ ship: order.block, pose, path }];
}
