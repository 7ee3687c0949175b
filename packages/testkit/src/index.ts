/** The suite that every rulebook passes; README.md says what it asks of a book. */

export * from './clauses.ts';
export * from './conformance.ts';
export { effort } from './effort.ts';
export { type Foretelling, foretold } from './foretold.ts';
export { fuzz, type FuzzReport } from './fuzz.ts';
export { goldenText } from './golden.ts';
export type { GoldenOdds } from './odds.ts';
export type { GameChoice, GoldenChoice, Plan, Position, Scene } from './plan.ts';
export { measurePace, type Pace } from './speed.ts';
