export type { Serving } from './serve.ts';
export { PORT, servePage } from './serve.ts';
