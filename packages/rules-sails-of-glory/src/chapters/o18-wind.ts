/** O18, O19 Variable wind: its direction by eighths of a turn (O18.2), and in the Advanced rules its strength (O19.1). */

import type { Context } from '@weathergauge/engine';
import { WIND_DIRECTION_MIX, WIND_STRENGTH_MIX } from '../model/data/figures.ts';
import { tell } from '../model/events.ts';
import type { Sails } from '../model/state.ts';

const STEADY = 0;
/** Clockwise, or stronger. */
const ONE_WAY = 1;

const CALM_MOST = 0;
const GALE_MOST = 2;

/** O18.4, O19.8 One counter of each kind at the beginning of the planning phase. */
export function shiftWind(s: Sails, context: Context): void {
  if (s.articles.windDirection) shiftDirection(s, context);
  if (s.articles.windStrength) shiftStrength(s, context);
}

/**
 * A counter from a cup that lacks only what lies on the gauge. Changes are counted from 0: O18.3 unchanged, clockwise,
 * counter-clockwise; O19.3 unchanged, increase, decrease.
 */
function drawChange(counters: typeof WIND_DIRECTION_MIX, dial: number, why: string, context: Context): number {
  const inCup = (change: number): number => (counters[change] as number) - (dial === change && dial !== STEADY ? 1 : 0);
  let left = context.dice.draw(inCup(0) + inCup(1) + inCup(2), why);
  for (let change = 0; change < 2; change++) {
    if (left < inCup(change)) return change;
    left -= inCup(change);
  }
  return 2;
}

/** O18.5–O18.10, O18.12 It turns by an eighth once two counters point the same way; a blank leaves the one on the gauge. */
function shiftDirection(s: Sails, context: Context): void {
  const drawn = drawChange(WIND_DIRECTION_MIX, s.windDial, 'wind direction', context);
  tell(context, { type: 'wind-counter', to: 'all', clause: 'O18.4', gauge: 'direction', drawn });
  if (drawn === STEADY) return;
  if (s.windDial === STEADY) {
    s.windDial = drawn;
    return;
  }
  if (s.windDial === drawn) {
    s.windFrom = (s.windFrom + (drawn === ONE_WAY ? 1 : 7)) & 7;
    tell(context, { type: 'wind', to: 'all', clause: 'O18.8', from: s.windFrom, strength: s.windStrength });
  }
  s.windDial = STEADY;
}

/**
 * O19.9–O19.13 A counter waits on the gauge; a blank then lets it take effect, the opposite one takes both away. R49 Each
 * way has one counter, so the same one cannot come up twice.
 */
function shiftStrength(s: Sails, context: Context): void {
  const drawn = drawChange(WIND_STRENGTH_MIX, s.strengthDial, 'wind strength', context);
  tell(context, { type: 'wind-counter', to: 'all', clause: 'O19.8', gauge: 'strength', drawn });
  if (s.strengthDial === STEADY) {
    s.strengthDial = drawn;
    return;
  }
  if (drawn === STEADY) {
    const was = s.windStrength;
    const change = s.strengthDial === ONE_WAY ? 1 : -1;
    s.windStrength = Math.max(CALM_MOST, Math.min(GALE_MOST, was + change));
    if (was !== s.windStrength)
      tell(context, { type: 'wind', to: 'all', clause: 'O19.12', from: s.windFrom, strength: s.windStrength });
  }
  s.strengthDial = STEADY;
}
