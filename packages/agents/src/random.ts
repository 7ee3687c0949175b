import type { Action } from '@weathergauge/engine';
import type { Agent } from './agent.ts';

/** Any sensible offer, each as likely as the next. Imagines nothing, so mass simulation pays for the rules alone. */
export const random: Agent = {
  id: 'random',
  title: 'Random',
  choose: ({ all, rng }) => all[rng.below(all.length)] as Action,
};
