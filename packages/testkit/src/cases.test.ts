import type { AnyRuleset, OptionSpec, Scenario } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { casesOf, optionSets } from './cases.ts';

const about = { title: '', summary: '', clause: '1' };
const options: OptionSpec = {
  ...skirmish.options,
  night: { ...about, type: 'flag', default: false, onlyIf: { wind: ['gusty', 'veering'] } },
  level: { ...about, type: 'choice', default: 'low', choices: ['low', 'high'] },
  wind: {
    ...about,
    type: 'choice',
    default: 'steady',
    choices: ['steady', 'veering', 'gusty'],
    onlyIf: { level: ['high'] },
  },
};
const [boats] = skirmish.scenarios;
const scene = (changes: Partial<Scenario>): Scenario => ({ ...(boats as Scenario), ...changes });
const book = (...scenarios: Scenario[]): AnyRuleset => spoil({ options, scenarios });

test('an option that depends on others is tried with what it needs', () => {
  const plain = scene({});
  const sets = optionSets(book(plain), plain, { sets: 6, round: 0 });
  expect(sets).toContainEqual({ night: true, wind: 'gusty', level: 'high' });
  expect(sets).toContainEqual({ wind: 'veering', level: 'high' });
  const { cases, problems } = casesOf(book(plain), planned({ randomSets: 6 }));
  expect(problems).toEqual([]);
  expect(cases.some(({ config }) => config.options['night'] === true)).toBe(true);
});

test('every round has other sets at random, and the same of one option each', () => {
  const plain = scene({});
  const named = (round: number) =>
    casesOf(book(plain), planned({ randomSets: 6 }), round).cases.map(({ name }) => name);
  const [first, second] = [named(0), named(1)];
  expect(second.slice(0, -6)).toEqual(first.slice(0, -6));
  expect(second).not.toEqual(first);
  expect(named(1)).toEqual(second);
});

test('what a scenario fixes is left alone, and what it rules out is not tried', () => {
  const calm = scene({ id: 'calm', options: { wind: 'gusty' }, fixed: { level: 'low' } });
  const { cases, problems } = casesOf(book(calm), planned({ randomSets: 6 }));
  expect(problems).toEqual([]);
  for (const { config } of cases) expect(config.options).toMatchObject({ level: 'low', wind: 'steady', night: false });
  expect(cases.length).toBeGreaterThan(1);
});

test('an option of some scenarios only is tried in those, and in no other', () => {
  const inHarbour: OptionSpec = {
    ...options,
    lamps: { ...about, type: 'flag', default: false, onlyIf: { scenario: ['harbour'] } },
  };
  const [sea, harbour] = [scene({ id: 'sea' }), scene({ id: 'harbour' })];
  const { cases, problems } = casesOf(spoil({ options: inHarbour, scenarios: [sea, harbour] }), planned());
  expect(problems).toEqual([]);
  const lit = cases.filter(({ config }) => config.options['lamps'] === true);
  expect(new Set(lit.map(({ config }) => config.scenario))).toEqual(new Set(['harbour']));
});

test('a scenario that fixes what cannot hold is a problem', () => {
  const { problems } = casesOf(book(scene({ fixed: { night: true } })), planned());
  expect(problems.join()).toMatch(/night needs wind/);
});
