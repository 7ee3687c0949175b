import { ruleset } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import { hunt } from '../test/faults.ts';

test('a server that is killed again and again loses no acknowledged answer and takes none twice', async () => {
  const found = await hunt({ kills: 3, games: 4, seed: 'short', ruleset, scenario: 'H1' });
  expect(found).toMatchObject({ kills: 3, lost: 0, twice: 0, badLogs: 0 });
  expect(found.acknowledged).toBeGreaterThan(20);
}, 60_000);
