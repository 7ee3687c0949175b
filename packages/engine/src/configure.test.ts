import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { must } from '../test/games.ts';
import { configure, parseOption } from './configure.ts';
import { skirmish } from './skirmish.ts';

describe('configure', () => {
  test('defaults are the rulebook’s, then the scenario’s, then the wish', () => {
    expect(configure(drillRules, { scenario: 'field' })).toEqual({
      scenario: 'field',
      seats: 3,
      options: { pace: 'quick', drums: false, men: 10 },
    });
    expect(must(configure(drillRules, { scenario: 'yard' })).options['pace']).toBe('slow');
    expect(
      configure(drillRules, { scenario: 'yard', seats: 4, options: { men: -2, pace: 'quick', drums: true } }),
    ).toEqual({
      scenario: 'yard',
      seats: 4,
      options: { pace: 'quick', drums: true, men: -2 },
    });
  });

  test('options stand in the rulebook’s order, whatever the order of the wish', () => {
    const { options } = must(configure(drillRules, { scenario: 'yard', options: { men: 1, pace: 'quick' } }));
    expect(Object.keys(options)).toEqual(['pace', 'drums', 'men']);
  });

  test.each<[string, Parameters<typeof configure>[1], string]>([
    ['an unknown scenario', { scenario: 'sea' }, 'yard, field'],
    ['a huge scenario name', { scenario: 'x'.repeat(1e6) }, 'yard, field'],
    ['too few seats', { scenario: 'field', seats: 1 }, '2 to 4'],
    ['too many seats', { scenario: 'field', seats: 5 }, '2 to 4'],
    ['half a seat', { scenario: 'field', seats: 2.5 }, '2 to 4'],
    ['NaN seats', { scenario: 'field', seats: Number.NaN }, '2 to 4'],
    ['an unknown option', { scenario: 'yard', options: { fog: true } }, 'pace, drums, men'],
    ['an option from the prototype', { scenario: 'yard', options: { toString: true } }, 'pace, drums, men'],
    ['an option __proto__', { scenario: 'yard', options: JSON.parse('{"__proto__":1}') }, 'pace, drums, men'],
    ['a flag that is a number', { scenario: 'yard', options: { drums: 1 } }, 'true or false'],
    ['a choice that is none', { scenario: 'yard', options: { pace: 'run' } }, 'slow, quick'],
    ['a count out of range', { scenario: 'yard', options: { men: 41 } }, '-2 to 40'],
    ['a count that is text', { scenario: 'yard', options: { men: '4' } }, '-2 to 40'],
    ['a count with a fraction', { scenario: 'yard', options: { men: 4.5 } }, '-2 to 40'],
    ['a count of minus nothing', { scenario: 'yard', options: { men: -0 } }, '-2 to 40'],
    ['a count that is undefined', { scenario: 'yard', options: { men: undefined } }, '-2 to 40'],
    ['an object', { scenario: 'yard', options: { men: {} } }, '-2 to 40'],
  ])('%s is refused, and the reason names what is allowed', (_name, wish, names) => {
    const refused = configure(drillRules, wish);
    expect(refused).toMatchObject({ refused: 'bad-config', clause: '' });
    expect(JSON.stringify(refused)).toContain(names);
    expect(JSON.stringify(refused).length).toBeLessThan(300);
  });

  test('a rulebook of one number of seats says that number', () => {
    expect(configure(skirmish, { scenario: 'boats', seats: 3 })).toMatchObject({ reason: 'boats seats 2, not 3' });
  });
});

describe('options on a command line', () => {
  const { pace, drums, men } = drillRules.options;

  test('flags, choices and counts are read as their own types', () => {
    expect(['true', 'yes', 'on', 'false', 'no', 'off'].map(text => parseOption(must(drums), text))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(parseOption(must(pace), 'slow')).toBe('slow');
    expect(['-2', '0', '40'].map(text => parseOption(must(men), text))).toEqual([-2, 0, 40]);
  });

  test.each(['', ' 4', '4.0', '0x4', '1e1', '-0', '04', '41', 'NaN', 'four', '9'.repeat(400)])(
    '%j is no count',
    text => {
      expect(parseOption(must(men), text)).toMatchObject({ refused: 'bad-config' });
    },
  );

  test('other words are refused with what is allowed', () => {
    expect(parseOption(must(drums), 'maybe')).toMatchObject({ reason: 'expected true or false, not "maybe"' });
    expect(parseOption(must(drums), 'constructor')).toMatchObject({ refused: 'bad-config' });
    expect(parseOption(must(pace), 'run')).toMatchObject({ reason: 'expected one of slow, quick, not "run"' });
  });
});
