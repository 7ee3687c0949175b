/** A running game must continue under the rules under which it began. */

import type { Database } from '../store/schema.ts';

interface Book {
  readonly id: string;
  readonly edition: number;
  readonly oldestEdition: number;
}

const MOST_NAMED = 20;

/** Throws with the list of running games that the rulebooks of this server can no longer replay. */
export async function refuseStaleEditions(db: Database, books: readonly Book[]): Promise<void> {
  const running = await db
    .selectFrom('games')
    .select(['id', 'ruleset', 'edition'])
    .where('ended_at', 'is', null)
    .execute();
  const stale = running.filter(({ ruleset, edition }) => {
    const book = books.find(({ id }) => id === ruleset);
    return book === undefined || edition > book.edition || edition < book.oldestEdition;
  });
  if (stale.length === 0) return;
  const named = stale.slice(0, MOST_NAMED).map(({ id, ruleset, edition }) => `${id} (${ruleset}, edition ${edition})`);
  const more = stale.length > MOST_NAMED ? `, and ${stale.length - MOST_NAMED} more` : '';
  throw new Error(
    `these rulebooks cannot go on with ${stale.length} of the running games: ${named.join(', ')}${more}. ` +
      'Start the version by which they were begun, and let them end.',
  );
}
