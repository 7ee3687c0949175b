import { expect, test } from 'vitest';
import type { Stroke } from './contract.ts';
import { strokesInWords } from './strokes.ts';

const run = (by: number): Stroke => ({
  ship: 1,
  who: 'Swiftsure',
  does: 'runs',
  far: { by, one: 'cm', many: 'cm' },
  rests: 'heading N',
});
const turn: Stroke = {
  ...run(1),
  does: 'turns',
  far: { by: 1, one: 'point to port', many: 'points to port' },
  rests: 'heading NW',
};

test('one stroke is a sentence of its own', () => {
  expect(strokesInWords([run(5)])).toBe('Swiftsure runs 5 cm, heading N.');
});

test('strokes of one kind in a row are added up, and the last of all says how she lies', () => {
  expect(strokesInWords([run(5), run(0.2), turn, turn, run(1.5)])).toBe(
    'Swiftsure runs 5.2 cm, turns 2 points to port and runs 1.5 cm, heading N.',
  );
  expect(strokesInWords([run(5), turn])).toBe('Swiftsure runs 5 cm and turns 1 point to port, heading NW.');
});

test('lengths are added without the dust of binary fractions', () => {
  expect(strokesInWords([run(0.1), run(0.2)])).toBe('Swiftsure runs 0.3 cm, heading N.');
});

test('a stroke without a length is told each time, and says nothing of how she lies', () => {
  const stopped = { ...run(0), does: 'is stopped', far: null, rests: '' };
  expect(strokesInWords([run(2), stopped, stopped])).toBe('Swiftsure runs 2 cm, is stopped and is stopped, heading N.');
});
