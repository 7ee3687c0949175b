/**
 * The sheet clause by clause, in our words: first its text in its own order, then the rulings (R) on what it leaves open.
 * The sheet numbers nothing; the numbers are ours, by heading and line. R1 to R52 are the usual questions, the rest ours.
 */

import type { ClauseIndex } from '@weathergauge/engine';
import { furtherRulings } from './clauses/further-rulings.ts';
import { rulings } from './clauses/rulings.ts';
import { sailingAndGunnery } from './clauses/sailing-and-gunnery.ts';
import { turnAndBoarding } from './clauses/turn-and-boarding.ts';

export const clauses: ClauseIndex = [...sailingAndGunnery, ...turnAndBoarding, ...rulings, ...furtherRulings];
