import { expect, test } from 'vitest';
import { slipIn } from './sentences.ts';

test.each([
  ['HMS Defence has taken her. A prize!.', 'doubled punctuation'],
  ['She fires ( 2 hits).', 'a space or nothing where a word should be'],
  ['They score 1 points.', '1 points'],
  ['You have 1 dice.', '1 dice'],
  ['A island is placed.', 'a instead of an'],
  ['She has an sail marker back.', 'an instead of a'],
  ['She loses her her mast.', 'a word twice'],
  ['The shot is firstBroadside.', 'the name of something in the code'],
  ['Read play.log.title now.', 'the name of something in the code'],
  ['She runs into ship 3.', 'a number instead of a name'],
  ['British -4, French 10.', 'a hyphen for a minus'],
  ['The wind is undefined.', 'a value that is no word'],
  ['the wind backs.', 'no capital at its beginning'],
  ['The wind backs', 'no stop at its end'],
])('%s', (text, slip) => {
  expect(slipIn(text, 'sentence')).toBe(slip);
});

test.each([
  'HMS Defence: 4 6 1, needs 5+. 1 hit.',
  'Turn 1 is over.',
  'In which row of column 1 does she begin?',
  'The convoy answers: 1 3, 1 success.',
  'L’Insurgente fires a unit of her guns an hour later.',
  '1 is thrown, and she floats!',
  'Réunion (74) went down.',
])('%s is sound', text => {
  expect(slipIn(text, 'sentence')).toBe(null);
});

test('an order on a list needs neither a capital nor a stop', () => {
  expect(slipIn('end her move', 'phrase')).toBe(null);
});
