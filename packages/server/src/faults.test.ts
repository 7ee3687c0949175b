import { ruleset } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import { hunt } from '../test/faults.ts';

test('a server that is killed again and again loses no acknowledged answer and takes none twice', async () => {
  const wish = { kills: 3, games: 4, seed: 'short', ruleset, scenario: 'H1' };
  const found = await hunt({ ...wish, database: 'sqlite', nodes: 1 });
  expect(found).toMatchObject({ killed: { server: 3 }, crashes: 0, lost: 0, twice: 0, badLogs: 0 });
  expect(found.acknowledged).toBeGreaterThan(20);
}, 60_000);
