/** Notes to oneself on the positions of a game on the server, which tells them to nobody else. */

import type { Refusal } from '@weathergauge/engine';
import type { Note } from '@weathergauge/wire/types';
import { call } from './api.ts';

type Notes = Promise<{ readonly notes: readonly Note[] } | Refusal>;

const path = (table: string, invite: string | null): string =>
  `tables/${table}/notes${invite === null ? '' : `?invite=${invite}`}`;

export const readNotes = (table: string, invite: string | null): Notes => call(path(table, invite)) as Notes;

/** An empty note is removed. The answer is what there is then. */
export const writeNote = (table: string, invite: string | null, place: number, words: string): Notes =>
  call(path(table, invite), { place, words }) as Notes;
