/** Versions of the rulebooks that cannot go on with what is being played. In the project `postgres` this runs on PostgreSQL. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ruleset } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import { begun, guest, must, playerWith } from '../../test/player.ts';
import { newFolder, newPlace, served } from '../../test/served.ts';
import type { BookModule } from '../index.ts';
import { openStore, serve } from '../index.ts';

const crossing = { ruleset: 'convoy', scenario: 'H1', options: {} };
const { edition } = ruleset;

/** Convoy, as a version of this server has it. */
function bookOf(editions: { readonly edition: number; readonly oldestEdition: number }): BookModule {
  const file = join(newFolder(), 'book.mjs');
  writeFileSync(
    file,
    `import { ruleset } from ${JSON.stringify(import.meta.resolve('@weathergauge/rules-convoy'))};
     const changed = { ...ruleset, ...${JSON.stringify(editions)} };
     export { changed as ruleset };`,
  );
  return { id: 'convoy', module: pathToFileURL(file).href };
}

/** Why a server with these books does not start; null where it does. */
async function refusedStart(place: string, books: readonly BookModule[]): Promise<string | null> {
  const folder = newFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
  const store = await openStore(place);
  try {
    const serving = await serve({ folder, policy: "default-src 'self'", port: 0, store, books });
    await serving.close();
    return null;
  } catch (error) {
    await store.close();
    return error instanceof Error ? error.message : String(error);
  }
}

test('a version that cannot go on with running games does not start, and names them; the one before goes on with them', async () => {
  const place = await newPlace();
  const now = [bookOf({ edition, oldestEdition: edition })];
  const first = await served(place, now);
  const players = [await guest(first.address, 'Anne'), await guest(first.address, 'Bonny')];
  const running = [await begun(players, crossing), await begun(players, crossing)];
  const over = await begun(players, crossing);
  const line = await must(players[0]).connect();
  await line.watch(over);
  expect(await line.ask({ ask: 'resign', table: over })).toBeNull();
  await expect
    .poll(async () => (await first.store.db.selectFrom('games').select('ended_at').where('id', '=', over).execute())[0])
    .toMatchObject({ ended_at: expect.any(Number) });
  await first.close();

  const later = { edition: edition + 1, oldestEdition: edition + 1 };
  const earlier = { edition: edition - 1, oldestEdition: edition - 1 };
  for (const books of [[bookOf(later)], [bookOf(earlier)], []]) {
    const why = must(await refusedStart(place, books));
    expect(why).toContain('these rulebooks cannot go on with 2 of the running games');
    for (const id of running) expect(why).toContain(`${id} (convoy, edition ${edition})`);
    expect(why, 'what is over need not be gone on with').not.toContain(over);
    expect(why).toContain('Start the version by which they were begun');
  }
  expect(await refusedStart(place, [bookOf({ edition: edition + 1, oldestEdition: edition })])).toBeNull();

  const again = await served(place, now);
  for (const { name, token } of players) {
    const back = await playerWith(again.address, name, token).connect();
    for (const id of running) expect((await back.watch(id)).position).not.toBeNull();
  }
});
