import { ruleset } from '@weathergauge/rules-sails-of-glory';
import { expect, test } from 'vitest';
import { asks, positionOf, shipOf, viewOf } from './mat.fixture.ts';

test('the mat of another side has nothing of what is sealed', async () => {
  const position = await positionOf({ level: 'standard' }, asks('seal'));
  expect(shipOf(position, 0).own).not.toBeNull();
  for (const ship of viewOf(position).ships) if (ship.side !== shipOf(position, 0).side) expect(ship.own).toBeNull();
});

test('clauses that the mat and the panel name are in the book', async () => {
  const files = import.meta.glob<string>(
    ['./{Mat,MatParts,Tracks,ActionTray,Panel}.tsx', '../../../../../rules-sails-of-glory/src/model/{mat,notes}.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  const known = new Set(ruleset.clauses.map(({ id }) => id));
  const named = Object.values(files).flatMap(text =>
    [...text.matchAll(/'([BSAOTPC]\d+\.\d+)'|id="([A-Z]\d+\.\d+)"/g)].map(m => m[1] ?? m[2] ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(id => !known.has(id))).toEqual([]);
});
