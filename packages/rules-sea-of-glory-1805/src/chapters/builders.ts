/** The engine's builders, bound to this book. */

import { chapters } from '@weathergauge/engine';
import type { Campaign } from '../model/state.ts';
import type { GloryAction } from '../model/vocabulary.ts';

export const { procedure, lane, step, ask, when, repeat, forEach, call, together } = chapters<Campaign, GloryAction>();
