/** Where a server keeps its games: a database by its address, or a folder. */

import { resolve } from 'node:path';
import { isDatabase } from './place.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export const openStore = (place: string): Promise<Store> =>
  isDatabase(place) ? openPostgres(place) : openSqlite(resolve(place));
