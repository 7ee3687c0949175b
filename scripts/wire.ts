/**
 * `npm run wire [-- --games N --forged N --seed S --book ID --scenario ID --curious N --database sqlite|postgres --nodes N]`: messages that
 * nobody may send, and whole games of every book over sockets, every frame of which is looked through for secrets. At one answer in so many
 * (`--curious`) everybody asks what there is to be asked beside the game. PostgreSQL is one of its own, with two servers unless it is said
 * otherwise. Ends with 1 when a frame held a secret or a forged message was taken.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyRuleset, OptionValue } from '@weathergauge/engine';
import type { GameServing, Store } from '../packages/server/src/index.ts';
import { openStore, serve } from '../packages/server/src/index.ts';
import { forge } from '../packages/server/test/forged.ts';
import { NO_LIMITS } from '../packages/server/test/no-limits.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { bookModules } from '../packages/server/test/book-modules.ts';
import { scan } from '../packages/server/test/wire-scan.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    forged: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'wire' },
    book: { type: 'string' },
    scenario: { type: 'string' },
    curious: { type: 'string', default: '20' },
    database: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'weathergauge-wire-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Sea</title>');
const cluster = values.database === 'postgres' ? await startPostgres() : null;
const place = (await cluster?.database('wire')) ?? folder;
const stores: Store[] = [];
const servers: GameServing[] = [];
for (let i = 0; i < (cluster === null ? 1 : Number(values.nodes ?? 2)); i++) {
  const store = await openStore(place);
  stores.push(store);
  const wish = { folder, policy: "default-src 'self'", port: 0, store, books: bookModules, limits: NO_LIMITS };
  servers.push(await serve(wish));
}
const [store] = stores as [Store];
const began = Date.now();
const minutes = (): string => `${((Date.now() - began) / 60_000).toFixed(1)} min`;
let bad = 0;
try {
  const books = bookModules.filter(({ id }) => values.book === undefined || id === values.book);
  const rulesets: AnyRuleset[] = [];
  for (const { module } of books) rulesets.push(((await import(module)) as { ruleset: AnyRuleset }).ruleset);
  const messages = Math.ceil(Number(values.forged) / books.length);
  for (const ruleset of messages === 0 ? [] : rulesets) {
    const scenario = ruleset.scenarios.find(({ minSeats, maxSeats }) => minSeats <= 2 && maxSeats >= 2)?.id ?? '';
    const forged = await forge({ servers, store, ruleset, scenario, messages, seed: values.seed });
    bad += forged.accepted.length;
    console.log(minutes(), ruleset.id, JSON.stringify({ ...forged, accepted: forged.accepted.slice(0, 20) }));
  }
  for (const ruleset of Number(values.games) === 0 ? [] : rulesets) {
    const scenarios = ruleset.scenarios.filter(({ id }) => values.scenario === undefined || id === values.scenario);
    const found = await scan({
      servers,
      store,
      ruleset: { ...ruleset, scenarios },
      games: Number(values.games),
      seed: values.seed,
      options: optionsOf(ruleset),
      curious: Number(values.curious),
      onGame(games, so) {
        if (games % 10 === 0) console.log(minutes(), ruleset.id, JSON.stringify({ ...so, secrets: so.secrets.length }));
      },
    });
    bad += found.secrets.length;
    console.log(minutes(), ruleset.id, JSON.stringify({ ...found, secrets: found.secrets.slice(0, 20) }));
  }
} finally {
  for (const server of servers) await server.close();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(bad === 0 ? 0 : 1);

/** With which a book is played in turn: all levels of its rules, and whatever has orders sealed that are not else. */
function optionsOf({ options: { level, exchange } }: AnyRuleset): readonly Readonly<Record<string, OptionValue>>[] {
  if (level?.type === 'choice') return level.choices.map(each => ({ level: each }));
  // The Age of Sail, R22: only the volleys of an exchange are sealed.
  return exchange?.type === 'flag' ? [{ exchange: true }] : [{}];
}
