/**
 * `npm run wire [-- --games N --forged N --seed S --book ID]`: whole games of every book over sockets, every frame of which is looked through
 * for secrets, and messages that nobody may send. Ends with 1 when a frame held a secret or a forged message was taken.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyRuleset } from '@weathergauge/engine';
import { openStore, serve } from '../packages/server/src/index.ts';
import { forge } from '../packages/server/test/forged.ts';
import { NO_LIMITS } from '../packages/server/test/no-limits.ts';
import { shelves } from '../packages/server/test/shelves.ts';
import { scan } from '../packages/server/test/wire-scan.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    forged: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'wire' },
    book: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'weathergauge-wire-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
const store = await openStore(folder);
const server = await serve({ folder, policy: "default-src 'self'", port: 0, store, books: shelves, limits: NO_LIMITS });
let bad = 0;
try {
  const books = shelves.filter(({ id }) => values.book === undefined || id === values.book);
  for (const { module } of books) {
    const { ruleset } = (await import(module)) as { ruleset: AnyRuleset };
    const levels = ruleset.options['level'];
    const options = levels?.type === 'choice' ? levels.choices.map(level => ({ level })) : [{}];
    const place = { address: server.address, store };
    if (Number(values.games) > 0) {
      const found = await scan({
        server: place,
        ruleset,
        games: Number(values.games),
        seed: values.seed,
        options,
        onGame(games, { answers, frames, secrets }) {
          if (games % 20 === 0)
            console.log(
              `${ruleset.id}: ${games} games, ${answers} answers, ${frames} frames, ${secrets.length} secrets`,
            );
        },
      });
      bad += found.secrets.length;
      console.log(ruleset.id, JSON.stringify({ ...found, secrets: found.secrets.slice(0, 20) }));
    }
    const messages = Math.ceil(Number(values.forged) / books.length);
    if (messages === 0) continue;
    const scenario = ruleset.scenarios.find(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2)?.id ?? '';
    const forged = await forge({ server: place, ruleset, scenario, messages, seed: values.seed });
    bad += forged.accepted.length;
    console.log(ruleset.id, JSON.stringify({ ...forged, accepted: forged.accepted.slice(0, 20) }));
  }
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(bad === 0 ? 0 : 1);
