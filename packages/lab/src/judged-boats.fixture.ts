/** The engine's one-page rulebook with a model of its odds, as a module of the shape that threads load. */

import type { OddsModel, Ruleset, Uneven } from '@weathergauge/engine';
import { UNFITTED } from '@weathergauge/engine';
import type { Skirmish, SkirmishAction, SkirmishEvent, SkirmishView } from '@weathergauge/engine/skirmish';
import { skirmish } from '@weathergauge/engine/skirmish';

const odds: OddsModel<Skirmish> = {
  rows: [
    ['hits', 400],
    ['noise', 0],
  ],
  fitted: UNFITTED,
  weights: [400, 0],
  features(s, seat) {
    const lead = (s.hits[1] ?? 0) - (s.hits[0] ?? 0);
    const noise = s.round % 2;
    return seat === 0 ? [lead, noise] : [-lead, -noise];
  },
  progress: s => s.round / 5,
};

/** What the lab measures beside the set-ups as they are. */
const uneven: readonly Uneven[] = [{ scenario: 'boats', score: 65, games: 100, handicap: { options: { rounds: 2 } } }];

/** @public Found by its address, as every rulebook is. */
export const ruleset: Ruleset<Skirmish, SkirmishAction, SkirmishView, SkirmishEvent> = { ...skirmish, odds, uneven };

export const module = import.meta.url;
