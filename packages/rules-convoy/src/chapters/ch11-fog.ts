/** Fog: entering it, seeing through it, and how it drifts. */

import type { Context } from '@weathergauge/engine';
import { roll } from '@weathergauge/engine';
import { distance, LAND, lineBetween, NOWHERE, neighbour } from '../model/chart.ts';
import { inFog } from '../model/conditions.ts';
import { FOG_DRIFT, FOG_STOPS_ON } from '../model/data/tables.ts';
import { tell } from '../model/events.ts';
import type { Convoy, Ship } from '../model/state.ts';

/** 11.1, R46 A die on the first fog hex that she enters in a turn: 1 or 2 end her move there. */
export function enterFog(
  s: Readonly<Convoy>,
  ship: Readonly<Ship>,
  l: { fog: number; stopped: number },
  context: Context,
): void {
  if (!inFog(s, ship)) return;
  l.fog = 1;
  const face = roll(context.dice, 6, 'fog');
  const stopped = face <= FOG_STOPS_ON;
  if (stopped) l.stopped = 1;
  tell(context, { type: 'fog-roll', to: 'all', clause: '11.1', ship: ship.id, face, stopped });
}

/** 3.4, 11.3, R46 Two hexes along the new wind; off the map it is gone. */
export function driftFog(s: Convoy, context: Context): void {
  const drifted: number[] = [];
  for (const from of s.fog) {
    let at = from;
    for (let hex = 0; hex < FOG_DRIFT && at !== NOWHERE; hex++) at = neighbour(at, s.windTo);
    if (at !== NOWHERE) drifted.push(at);
  }
  s.fog = drifted;
  tell(context, { type: 'fog', to: 'all', clause: '3.4', hexes: drifted.slice() });
}

/** 11.2, R29, R46, R48 No shot into, out of or through fog, nor over land. Ships do not block. */
export function sightClear(s: Readonly<Convoy>, from: number, to: number): boolean {
  if (s.fog.length > 0 && (s.fog.includes(from) || s.fog.includes(to))) return false;
  if (distance(from, to) < 2) return true;
  const line = lineBetween(from, to);
  for (let i = 0; i < line.length; i += 2) {
    if (!blocks(s, line[i] as number)) continue;
    const beside = line[i + 1] as number;
    if (beside === NOWHERE || blocks(s, beside)) return false;
  }
  return true;
}

function blocks(s: Readonly<Convoy>, at: number): boolean {
  return ((s.chart[at] as number) & LAND) !== 0 || s.fog.includes(at);
}
