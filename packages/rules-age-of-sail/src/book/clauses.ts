/**
 * The book clause by clause, in our words: first its text in its own order, then the rulings (R) on what it leaves open.
 * The book numbers nothing; the numbers are ours, by chapter.
 */

import type { ClauseIndex } from '@weathergauge/engine';
import { furtherRulings } from './clauses/further-rulings.ts';
import { rulings } from './clauses/rulings.ts';
import { text } from './clauses/text.ts';

export const clauses: ClauseIndex = [...text, ...rulings, ...furtherRulings];
