/** The book clause by clause, in our words and in its order; then the rulings (R). */

import type { ClauseIndex } from '@weathergauge/engine';
import { rulings } from './clauses/rulings.ts';
import { rulingsOfBattle } from './clauses/rulings-of-battle.ts';
import { rulingsOfOurs } from './clauses/rulings-of-ours.ts';

export const clauses: ClauseIndex = [...rulings, ...rulingsOfOurs, ...rulingsOfBattle];
