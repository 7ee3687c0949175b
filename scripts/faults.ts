/**
 * `npm run faults [-- --kills N --games N --seed S --database sqlite|postgres --nodes N]`: kills servers and their database under load, and
 * counts what they have lost. PostgreSQL is one of its own, with two servers unless it is said otherwise.
 */

import { parseArgs } from 'node:util';
import { ruleset } from '@weathergauge/rules-convoy';
import { hunt } from '../packages/server/test/faults.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    database: { type: 'string' },
    nodes: { type: 'string' },
  },
});
const database = values.database === 'postgres' ? 'postgres' : 'sqlite';
const nodes = database === 'sqlite' ? 1 : Number(values.nodes ?? 2);
const found = await hunt({
  kills: Number(values.kills ?? 200),
  games: Number(values.games ?? 20),
  seed: values.seed ?? 'faults',
  database,
  nodes,
  ruleset,
  scenario: 'H1',
  onKill(kills, acknowledged) {
    if (kills % 10 === 0) console.log(`${kills} kills, ${acknowledged} answers acknowledged`);
  },
});
console.log(JSON.stringify({ database, nodes, ...found }, null, 2));
process.exit(found.crashes + found.lost + found.twice + found.badLogs === 0 ? 0 : 1);
