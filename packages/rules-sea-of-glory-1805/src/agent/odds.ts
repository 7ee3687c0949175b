/** The chance to win that people are shown. Agents choose by `evaluate`, which knows what an order half given is worth but is no chance. */

import type { OddsModel } from '@weathergauge/engine';
import { forSide, weightsOf } from '@weathergauge/engine';
import { features, turnsLeft } from './features.ts';
import { fitted } from './fitted.ts';
import { ROWS } from './odds-rows.ts';
import type { Campaign } from '../model/state.ts';
import { BRITISH } from '../model/terms.ts';

export const odds: OddsModel<Campaign> = {
  rows: ROWS,
  fitted,
  weights: weightsOf(ROWS, fitted),
  features: (s, seat) => forSide(features(s, seat), seat === BRITISH),
  progress: s => Math.max(0, 1 - turnsLeft(s) / (s.articles.lastTurn - s.articles.firstTurn + 1)),
};
