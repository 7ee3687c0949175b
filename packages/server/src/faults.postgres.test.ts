import { ruleset } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import { hunt } from '../test/faults.ts';

test('two servers and their database, killed again and again, lose no acknowledged answer and take none twice', async () => {
  const wish = { kills: 3, games: 4, seed: 'short', ruleset, scenario: 'H1' };
  const found = await hunt({ ...wish, database: 'postgres', nodes: 2 });
  expect(found).toMatchObject({
    killed: { server: 1, database: 1, all: 1 },
    crashes: 0,
    lost: 0,
    twice: 0,
    badLogs: 0,
  });
  expect(found.acknowledged).toBeGreaterThan(20);
}, 120_000);
