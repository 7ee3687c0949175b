/**
 * Whether an agent agrees to a draw: it declines while it believes that it stands better than the others, and agrees when it
 * stands level or worse. It judges by the chance that people are shown, of worlds that it imagines, so its reply tells
 * nothing that its seat could not know; and of several worlds, because by chance one may look better than the truth.
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
