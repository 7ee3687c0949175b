/**
 * How to choose an answer: random, greedy, search, and forecasts of one. Agents see a game through `Seating`, never its true
 * state. `node/` thinks in worker threads.
 */

export * from './agent.ts';
export * from './analysis.ts';
export * from './compare.ts';
export * from './forecast.ts';
export { greedy } from './greedy.ts';
export * from './levels.ts';
export * from './move-time.ts';
export * from './parse.ts';
export * from './random.ts';
export * from './search-report.ts';
export * from './search.ts';
