export * from './agent.ts';
export * from './forecast.ts';
export { greedy } from './greedy.ts';
export * from './parse.ts';
export * from './random.ts';
export * from './search.ts';
