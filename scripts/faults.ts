/** `npm run faults [-- --kills N --games N --seed S]`: kills a server under load, and counts what it has lost. */

import { parseArgs } from 'node:util';
import { ruleset } from '@weathergauge/rules-convoy';
import { hunt } from '../packages/server/test/faults.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
});
const found = await hunt({
  kills: Number(values.kills ?? 200),
  games: Number(values.games ?? 20),
  seed: values.seed ?? 'faults',
  ruleset,
  scenario: 'H1',
  onKill(kills, acknowledged) {
    if (kills % 10 === 0) console.log(`${kills} kills, ${acknowledged} answers acknowledged`);
  },
});
console.log(JSON.stringify(found, null, 2));
process.exit(found.lost + found.twice + found.badLogs === 0 ? 0 : 1);
