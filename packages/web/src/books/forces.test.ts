import { expect, test } from 'vitest';
import { countForces } from './forces.ts';

test('ships are counted by side and kind, and what is nobody’s comes last', () => {
  const ships = [
    { side: -1, kind: 'derelict' },
    { side: 0, kind: 'English' },
    { side: 1, kind: 'French' },
    { side: 0, kind: 'English' },
  ];
  expect(countForces(ships, (kind, count) => `${count} ${kind}`)).toEqual([
    { side: 0, words: '2 English' },
    { side: 1, words: '1 French' },
    { side: -1, words: '1 derelict' },
  ]);
  expect(countForces([], () => '')).toEqual([]);
});
