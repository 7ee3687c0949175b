/**
 * Serves the page (`page/`) and games between people. docs/server.md describes the folders: `people/` (who calls), `tables/` (before the
 * game), `games/` (games in play), `store/` (the database), `http/` (the contract of `packages/wire`), `work/` (threads for agents).
 */

export type { Serving } from './listening.ts';
export { PORT } from './listening.ts';
export type { GameServing, ServerWish } from './serve.ts';
export { serve } from './serve.ts';
export { appoint } from './people/administrators.ts';
export { servePage } from './serve-page.ts';
export type { Checked } from './store/backup.ts';
export { backUp, restore } from './store/backup.ts';
export { openStore } from './store/open.ts';
export { FOLDER_IN_USE } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export type { BookModule } from './work/books.ts';
export { libraryAt } from './work/books.ts';
