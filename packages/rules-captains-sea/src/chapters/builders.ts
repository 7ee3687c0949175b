/** The engine's builders, bound to this book. */

import { chapters } from '@weathergauge/engine';
import type { Sea } from '../model/state.ts';
import type { SeaAction } from '../model/vocabulary.ts';

export const { procedure, lane, step, ask, when, repeat, forEach, call, together } = chapters<Sea, SeaAction>();
