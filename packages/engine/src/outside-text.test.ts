import { expect, test } from 'vitest';
import { isRefusal } from './contract.ts';
import { dataTextFault, LONGEST_NAME, textFault } from './outside-text.ts';
import { parseLog } from './parse-log.ts';

test.each(['HMS Victory', 'Indomptable (74), “l’Intrépide”', 'Île d’Aix', 'Ναύαρχος', 'سفينة', '三笠', '🏴‍☠️', ''])(
  'a name in any script is text: %s',
  name => {
    expect(textFault(name)).toBeNull();
  },
);

test.each([
  ['an escape sequence', 'Vic\u001b[2Jtory'],
  ['a line break', 'Vic\ntory'],
  ['a tab', 'Vic\ttory'],
  ['a control character of the second kind', 'Vic\u009btory'],
  ['an override', 'Vic\u202etory'],
  ['an isolate', 'Vic\u2066tory'],
  ['a mark of direction', 'Vic\u200ftory'],
  ['a line separator', 'Vic\u2028tory'],
  ['half a character', 'Vic\ud83dtory'],
  ['a space without width', 'Vic\u200btory'],
  ['letters that are not composed', 'I\u0302le'],
  ['more than a name has', 'V'.repeat(LONGEST_NAME + 1)],
])('%s is no part of a name', (_, name) => {
  expect(textFault(name)).toMatch(/^(has|is) /);
});

test('a fault is found at any place of a pack, in names of fields too, and said with its place', () => {
  expect(dataTextFault({ ships: [{ name: 'Victory' }] })).toBeNull();
  expect(dataTextFault({ ships: [{ name: 'Vic\u001btory' }] })).toBe(
    'data.ships[0].name: the text has a control character in it',
  );
  expect(dataTextFault({ ships: [{ 'na\u202eme': 1 }] })).toMatch(/^data\.ships\[0\]: the name of a field/);
});

test('data nested without end is refused, not followed', () => {
  let nested: unknown = 'x';
  for (let i = 0; i < 100_000; i++) nested = [nested];
  expect(dataTextFault(nested)).toMatch(/lies too deep$/);
});

const log = ({ option = '"w"', action = 'fire', why = 'hits' }): string =>
  [
    'weathergauge log 2',
    'ruleset skirmish',
    'edition 1',
    'scenario boats',
    'seats 2',
    `option wind=${option}`,
    'commitment none',
    'key none',
    'opening [] #',
    `1 seat 0: ${action} [1/6 ${why}] #`,
    '',
  ].join('\n');

test('a log with control characters in an option, an answer or a reason is refused', () => {
  expect(isRefusal(parseLog(log({})))).toBe(false);
  expect(parseLog(log({ option: '"\\u001b[2J"' }))).toMatchObject({ reason: expect.stringContaining('line 6') });
  expect(parseLog(log({ action: 'fi\u001bre' }))).toMatchObject({ reason: expect.stringContaining('line 10') });
  expect(parseLog(log({ why: '"hi\\u001bts"' }))).toMatchObject({ reason: expect.stringContaining('line 10') });
  expect(parseLog(log({ why: '"hi\u202ets"' }))).toMatchObject({ reason: expect.stringContaining('line 10') });
});
