/**
 * Serves the built page. `page.ts` reads the build into a table, `answer.ts` says what a request is answered with,
 * `hosts.ts` which names are ours, `serve.ts` listens. It knows no game yet.
 */

export type { Serving } from './serve.ts';
export { PORT, servePage } from './serve.ts';
