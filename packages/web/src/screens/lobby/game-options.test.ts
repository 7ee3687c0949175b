import type { Options, OptionSpec } from '@weathergauge/engine';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { optionStates, belongs, changed, choiceWords, countOf, needWords, sortOptions } from './game-options.ts';
import { startStrings } from '../../ui/strings/index.ts';

const about = { title: '', summary: '', clause: '' };
const spec: OptionSpec = {
  rounds: { ...about, type: 'count', default: 12, min: 1, max: 30 },
  parley: { ...about, type: 'flag', default: false },
};

test('only what differs from the scenario is a change', () => {
  expect(changed(spec, { options: { rounds: 8 } }, {}, 'rounds', 12)).toEqual({ rounds: 12 });
  expect(changed(spec, { options: { rounds: 8 } }, { rounds: 12, parley: true }, 'rounds', 8)).toEqual({
    parley: true,
  });
  expect(changed(spec, { options: {} }, { parley: true }, 'parley', false)).toEqual({});
  expect(changed(spec, { options: {} }, {}, 'unknown', 1)).toEqual({});
});

test('a book may group its options; what no group names comes last, and nothing is lost', () => {
  const all = optionStates(spec, { options: {} }, {});
  const names = (order: Parameters<typeof sortOptions>[1]) => {
    const { first, groups } = sortOptions(all, order);
    return [
      first.map(({ name }) => name),
      groups.map(({ title, options }) => [title, options.map(({ name }) => name)]),
    ];
  };
  expect(names(undefined)).toEqual([[], [[null, ['rounds', 'parley']]]]);
  expect(names({ first: ['parley'], groups: [{ title: 'Empty', options: ['elsewhere'] }] })).toEqual([
    ['parley'],
    [[null, ['rounds']]],
  ]);
  expect(names({ first: [], groups: [{ title: 'Talk', options: ['parley'] }] })).toEqual([
    [],
    [
      ['Talk', ['parley']],
      [null, ['rounds']],
    ],
  ]);
});

test('counts are whole and within bounds', () => {
  expect(countOf('12', 1, 30)).toBe(12);
  expect(countOf(' 1 ', 1, 30)).toBe(1);
  for (const text of ['', '0', '31', '1.5', 'x', '1e1']) expect(countOf(text, 1, 30)).toBeNull();
});

test('choices read as the rulebook words them, or else as they are written', () => {
  const table = { type: 'choice', default: 'by-choice', choices: [], words: { '80x120': '80 × 120' } } as const;
  expect(choiceWords({ ...about, ...table }, '80x120')).toBe('80 × 120');
  expect(choiceWords({ ...about, ...table }, 'by-choice')).toBe('By choice');
  expect(choiceWords(undefined, 'NE')).toBe('NE');
});

const levels: OptionSpec = {
  level: { ...about, title: 'Level', type: 'choice', default: 'low', choices: ['low', 'middle', 'high'] },
  wind: { ...about, type: 'choice', default: 'steady', choices: ['steady', 'gusty'], onlyIf: { level: ['high'] } },
  night: { ...about, title: 'Night', type: 'flag', default: false, onlyIf: { wind: ['gusty'] } },
  moon: { ...about, type: 'flag', default: false, onlyIf: { night: [true], level: ['middle', 'high'] } },
};
const stand = (scenario: Parameters<typeof optionStates>[1], changes: Options) =>
  Object.fromEntries(optionStates(levels, scenario, changes).map(option => [option.name, option]));

test('an option that waits for another says so, and has its default until then', () => {
  const breezy = { options: { wind: 'gusty' } };
  expect(stand(breezy, {})).toMatchObject({
    level: { value: 'low', needs: [], isFixed: false },
    wind: { value: 'steady', needs: [{ option: 'level', values: ['high'] }], isChanged: false },
    night: { value: false, needs: [{ option: 'wind', values: ['gusty'] }] },
  });
  expect(stand(breezy, { level: 'high' })).toMatchObject({
    level: { isChanged: true },
    wind: { value: 'gusty', needs: [] },
    night: { value: false, needs: [] },
  });
});

test('an option of other scenarios does not belong here', () => {
  const ports: OptionSpec = { lamps: { ...about, type: 'flag', default: false, onlyIf: { scenario: ['harbour'] } } };
  const belonging = (id: string) => optionStates(ports, { id, options: {} }, {}).filter(belongs);
  expect(belonging('harbour')).toHaveLength(1);
  expect(belonging('sea')).toEqual([]);
});

test('a wish goes when what it waits for goes, and whatever waits for it goes too', () => {
  const plain = { options: {} };
  let changes: Options = {};
  for (const [name, value] of [
    ['level', 'high'],
    ['wind', 'gusty'],
    ['night', true],
    ['moon', true],
  ] as const)
    changes = changed(levels, plain, changes, name, value);
  expect(changes).toEqual({ level: 'high', wind: 'gusty', night: true, moon: true });
  expect(changed(levels, plain, changes, 'night', false)).toEqual({ level: 'high', wind: 'gusty' });
  expect(changed(levels, plain, changes, 'level', 'middle')).toEqual({ level: 'middle' });
  expect(changed(levels, plain, changes, 'level', 'low')).toEqual({});
  // A default chosen against the scenario is a wish like another.
  const breezy = { options: { wind: 'gusty' } };
  const calmed = changed(levels, breezy, { level: 'high' }, 'wind', 'steady');
  expect(calmed).toEqual({ level: 'high', wind: 'steady' });
  expect(changed(levels, breezy, calmed, 'level', 'low')).toEqual({});
});

test('what a scenario fixes is shown as fixed and not changed', () => {
  const dark = { options: {}, fixed: { level: 'high', wind: 'gusty' } };
  expect(stand(dark, {})).toMatchObject({
    level: { value: 'high', isFixed: true },
    wind: { value: 'gusty', isFixed: true, needs: [] },
    night: { isFixed: false, needs: [] },
  });
  expect(changed(levels, dark, {}, 'level', 'low')).toEqual({});
});

test('needs are told by title and by value', () => {
  expect(needWords(levels, { option: 'level', values: ['middle', 'high'] })).toEqual({
    key: 'needsValue',
    title: 'Level',
    values: ['Middle', 'High'],
  });
  expect(needWords(levels, { option: 'night', values: [true] })).toMatchObject({ key: 'needsOn', title: 'Night' });
  expect(needWords(levels, { option: 'night', values: [false] })).toMatchObject({ key: 'needsOff' });
  startStrings();
  const what = [i18next.t('lobby.options.needsValue', { title: 'Level', values: ['Middle', 'High'] }), 'B'];
  expect(i18next.t('lobby.options.needs', { what })).toBe('Needs “Level” at Middle or High and B.');
});
