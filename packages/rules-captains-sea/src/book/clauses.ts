import type { ClauseIndex } from '@weathergauge/engine';

export const clauses: ClauseIndex = [];
