import type { AnyRuleset, Uneven } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { unevenProblems } from './uneven.ts';

const [first] = skirmish.scenarios;
const sound: Uneven = { scenario: first?.id ?? '', score: 70, games: 400 };
const saying = (...uneven: readonly Uneven[]): AnyRuleset => ({ ...(skirmish as AnyRuleset), uneven });

test('a sound word on balance is found sound, and so is none', () => {
  expect(unevenProblems(skirmish)).toEqual([]);
  expect(unevenProblems(saying(sound))).toEqual([]);
});

test.each<[RegExp, readonly Uneven[]]>([
  [/no scenario|unknown|scenario/, [{ ...sound, scenario: 'nowhere' }]],
  [/uneven with 55 %/, [{ ...sound, score: 55 }]],
  [/20 games tell little/, [{ ...sound, games: 20 }]],
  [/named twice/, [sound, sound]],
  [/option/, [{ ...sound, handicap: { options: { nothing: true } } }]],
  [/not even with its handicap/, [{ ...sound, handicap: { options: {}, balance: { score: 65, games: 400 } } }]],
  [/20 games with the handicap/, [{ ...sound, handicap: { options: {}, balance: { score: 50, games: 20 } } }]],
])('%s is found', (said, uneven) => {
  const problems = unevenProblems(saying(...uneven));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
});
