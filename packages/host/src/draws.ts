/**
 * Whether an agent agrees to a draw: it declines while it believes that it is ahead, and agrees when it is level or behind. It uses the
 * displayed chance on imagined states, so that its reply tells nothing that its seat does not know; on several of them, because a single
 * one may be better than the truth by chance.
 */

import type { Match, Seat } from '@weathergauge/engine';
import { imagined, outlook, seen } from '@weathergauge/engine';
import { imaginingSeed } from './preview.ts';

const WORLDS = 8;

export function agreesToDraw(match: Match, agent: Seat): boolean {
  const { ruleset, state } = match;
  const seed = imaginingSeed(agent, seen(match, agent));
  let prospects = 0;
  for (let i = 0; i < WORLDS; i++) {
    prospects += outlook(ruleset, imagined(ruleset, state, agent, `${seed}/draw/${i}`), agent);
  }
  return prospects <= 0;
}
