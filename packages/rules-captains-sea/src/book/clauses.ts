/** The book clause by clause, in our words and in its order; then the bridge cards (P and H) and the rulings (R). */

import type { ClauseIndex } from '@weathergauge/engine';
import { boardingAndHousekeeping } from './clauses/boarding-and-housekeeping.ts';
import { cards } from './clauses/cards.ts';
import { concepts } from './clauses/concepts.ts';
import { crewAndSpeed } from './clauses/crew-and-speed.ts';
import { gunnery } from './clauses/gunnery.ts';
import { manoeuvres } from './clauses/manoeuvres.ts';
import { rulings } from './clauses/rulings.ts';
import { victoryAndScenarios } from './clauses/victory-and-scenarios.ts';

export const clauses: ClauseIndex = [
  ...concepts,
  ...crewAndSpeed,
  ...manoeuvres,
  ...gunnery,
  ...boardingAndHousekeeping,
  ...victoryAndScenarios,
  ...cards,
  ...rulings,
];
