import { expect, test } from 'vitest';
import { pipsOf } from './pips.ts';

test('a die has as many pips as its face says, up to six', () => {
  for (let face = 1; face <= 6; face++) expect(pipsOf(face)).toHaveLength(face);
  expect(pipsOf(7)).toBeNull();
  expect(pipsOf(0)).toBeNull();
});
