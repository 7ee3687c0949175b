/** The engine's builders, bound to this book. */

import { chapters } from '@weathergauge/engine';
import type { Convoy } from '../model/state.ts';
import type { ConvoyAction } from '../model/vocabulary.ts';

export const { procedure, step, ask, when, repeat, forEach, call } = chapters<Convoy, ConvoyAction>();
