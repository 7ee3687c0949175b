/** The chart as a scene, or the two lines while a battle is fought. */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ALL_WATERS,
  areas,
  NORTH_ATLANTIC,
  sides,
  WEST_INDIES,
  WEST_INDIES_WATERS,
  WIND_COST,
  WINDS,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Scene, SceneWind } from '../../../board/scene.ts';
import type { Force } from '../../forces.ts';
import { countForces } from '../../forces.ts';
import { battleScene, joinedIn } from './battle-sea.ts';
import { blocksOf } from './blocks.ts';
import type { Chart } from './chart.ts';
import { chartOf } from './chart.ts';
import { countersOf } from './counters.ts';
import { ROSES } from './layout.ts';
import { boxAround } from './marks.ts';
import { spotOf } from './places.ts';
import { plansOf } from './plans.ts';
import { say } from './say.ts';
import { SIDES_SHOWN } from './sides.ts';
import { slipsOf } from './slips.ts';

/** Pixels to which a block may be enlarged where an order is about a few places: on a phone most of a sheet is too small to read. */
const CLOSE_UP = 40;

export function scene(view: GloryView): Scene {
  const battle = joinedIn(view);
  if (battle !== null) return battleScene(view, battle);
  const chart = chartOf(view.waters);
  const blocks = blocksOf(chart, view);
  return {
    ...chart,
    ships: [],
    blocks,
    counters: countersOf(chart, view, blocks),
    slips: slipsOf(chart, view),
    plans: plansOf(chart, view),
    sides: SIDES_SHOWN,
    winds: windsOf(view),
    closeUp: CLOSE_UP,
    ...focusOf(chart, view),
  };
}

/** Where a battle is fought; at the edge of the sheet, what of it there is. */
function focusOf(chart: Chart, { battle }: GloryView): Pick<Scene, 'focus'> {
  const at = battle === null ? null : spotOf(chart, battle.place);
  if (at === null) return {};
  return { focus: boxAround(chart, at) };
}

const DIRECTIONS = 6;
const DEGREES = 60;

/** 9.4 A wind blows from where it is dear to sail: midway between the two directions that cost most. */
export function windFrom(wind: number): number {
  const cost = (dir: number): number => WIND_COST[wind * DIRECTIONS + ((dir + DIRECTIONS) % DIRECTIONS)] ?? 0;
  let best = 0;
  for (let dir = 1; dir < DIRECTIONS; dir++) if (cost(dir) + cost(dir + 1) > cost(best) + cost(best + 1)) best = dir;
  return (best * DEGREES + DEGREES / 2) % 360;
}

function windsOf({ winds: blowing, waters }: GloryView): SceneWind[] {
  return areas.flatMap((area, i): SceneWind[] => {
    const wind = blowing[i] ?? -1;
    const at = ROSES[i];
    if (wind < 0 || at === undefined || !isOnSheet(i, waters)) return [];
    return [{ from: windFrom(wind), strength: WINDS[wind] ?? '', isNamed: true, label: say(`area.${area}`), at }];
  });
}

function isOnSheet(area: number, waters: number): boolean {
  if (waters === ALL_WATERS) return true;
  return area === (waters === WEST_INDIES_WATERS ? WEST_INDIES : NORTH_ATLANTIC);
}

/** A spectator sees blocks of both sides, which is what a lobby shows. */
export function forces(view: GloryView): readonly Force[] {
  const blocks = view.blanks.map(({ side }) => ({ side, kind: sides[side] ?? '' }));
  return countForces(blocks, (side, count) => say(`force.${side}`, { count }));
}
