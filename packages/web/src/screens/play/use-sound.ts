/** Lets the ear follow the table: its wind, its turns, and whether somebody waits. */

import { useEffect } from 'react';
import { watch } from '../../sound/ear.ts';
import type { TableState } from '../../client/table.ts';
import { standingOf } from './standing.ts';
import type { Stage } from './use-stage.ts';

export function useSound({ status, position }: TableState, { scene, moving }: Stage): void {
  const round = position === null ? null : standingOf(position.view, []).round;
  const wind = scene?.wind.force;
  useEffect(() => watch({ status, round, moving, wind }), [status, round, moving, wind]);
  useEffect(() => () => watch(null), []);
}
