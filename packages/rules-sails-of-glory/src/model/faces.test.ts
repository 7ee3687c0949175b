import { expect, test } from 'vitest';
import { PRINTED } from './data/pack.ts';
import { FACES, figuresOf, use } from './data/figures.ts';
import { doesHarm, faceOf } from './faces.ts';
import { ADVANCED, BASIC } from './vessels.ts';

const faceWith = (points: number, crew: number, special: string): number =>
  FACES.findIndex(face => face.points === points && face.crew === crew && face.special === special);

test('a counter shows its number and its symbol', () => {
  expect(faceOf(faceWith(3, 0, ''))).toEqual({ points: 3, symbol: '' });
  expect(faceOf(faceWith(1, 1, ''))).toEqual({ points: 1, symbol: 'crew' });
  expect(faceOf(faceWith(2, 0, 'leak'))).toEqual({ points: 2, symbol: 'leak' });
});

test('B7.3, B7.7 a zero does no harm, nor does a symbol alone below the Advanced rules', () => {
  expect(doesHarm(ADVANCED, faceWith(0, 0, ''))).toBe(false);
  expect(doesHarm(BASIC, faceWith(1, 0, ''))).toBe(true);
  expect(doesHarm(BASIC, faceWith(0, 1, ''))).toBe(true);
  expect(doesHarm(BASIC, faceWith(0, 0, 'sail'))).toBe(false);
  expect(doesHarm(ADVANCED, faceWith(0, 0, 'sail'))).toBe(true);
});

test('a pack that lists its faces in another order is read by that order', () => {
  const { counters } = PRINTED;
  const before = use(figuresOf({ ...PRINTED, counters: { ...counters, faces: counters.faces.toReversed() } }));
  try {
    expect(doesHarm(ADVANCED, 0)).toBe(true);
    expect(doesHarm(ADVANCED, FACES.length - 1)).toBe(false);
  } finally {
    use(before);
  }
});
