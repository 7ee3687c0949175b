import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { must } from '../test/games.ts';
import type { Wish } from './configure.ts';
import { configure, parseOption, settleOptions } from './configure.ts';
import type { AnyRuleset, Options } from './contract.ts';
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

describe('options that depend on others', () => {
  const about = { title: '', summary: '', clause: '' };
  /** Crew and wind need a level above the lowest; night needs the wind as well. In an order in which none comes first. */
  const levels = {
    night: { ...about, type: 'flag', default: false, onlyIf: { level: ['high'], wind: ['veering', 'gusty'] } },
    wind: {
      ...about,
      type: 'choice',
      default: 'steady',
      choices: ['steady', 'veering', 'gusty'],
      onlyIf: { level: ['middle', 'high'] },
    },
    level: { ...about, type: 'choice', default: 'low', choices: ['low', 'middle', 'high'] },
    hands: { ...about, type: 'count', default: 0, min: 0, max: 9, onlyIf: { level: ['high'] } },
  } as const;
  const scene = (id: string, options: Options, fixed?: Options) => ({
    id,
    title: id,
    summary: '',
    seats: 2,
    minSeats: 2,
    maxSeats: 2,
    options,
    ...(fixed === undefined ? {} : { fixed }),
  });
  const book: AnyRuleset = {
    ...drillRules,
    options: levels,
    scenarios: [
      scene('plain', {}),
      scene('breezy', { wind: 'veering', hands: 4 }),
      scene('dark', { level: 'middle' }, { night: true, level: 'high', wind: 'gusty' }),
      scene('moonless', { wind: 'veering' }, { night: true }),
    ],
  };
  const chosen = (wish: Wish): Options => must(configure(book, wish)).options;

  test('hold where what they need is there, in the rulebook’s order', () => {
    const options = { level: 'high', wind: 'gusty', night: true, hands: 2 };
    expect(chosen({ scenario: 'plain', options })).toEqual(options);
    expect(Object.keys(chosen({ scenario: 'plain', options }))).toEqual(['night', 'wind', 'level', 'hands']);
    expect(chosen({ scenario: 'breezy', options: { level: 'middle' } })).toMatchObject({ wind: 'veering', hands: 0 });
    expect(chosen({ scenario: 'breezy', options: { level: 'high' } })).toMatchObject({ wind: 'veering', hands: 4 });
  });

  test.each<[string, Wish, string]>([
    ['a level too low', { scenario: 'plain', options: { hands: 3 } }, 'option hands needs level to be high'],
    [
      'one of several values',
      { scenario: 'plain', options: { wind: 'gusty' } },
      'option wind needs level to be middle or high',
    ],
    [
      'two things missing',
      { scenario: 'plain', options: { night: true } },
      'option night needs level to be high and wind to be veering or gusty',
    ],
    [
      'one of two missing',
      { scenario: 'plain', options: { night: true, level: 'high' } },
      'option night needs wind to be veering or gusty',
    ],
    [
      'a scenario’s default wished aloud',
      { scenario: 'breezy', options: { wind: 'veering' } },
      'option wind needs level to be middle or high',
    ],
  ])('%s is refused by name', (_name, wish, reason) => {
    expect(configure(book, wish)).toEqual({ refused: 'bad-config', reason, clause: '' });
  });

  test('the default may always be wished for', () => {
    const options = { hands: 0, night: false, wind: 'steady' };
    expect(chosen({ scenario: 'plain', options })).toEqual({ ...options, level: 'low' });
  });

  test('a scenario’s default that does not hold is dropped in silence, and takes others with it', () => {
    expect(chosen({ scenario: 'breezy' })).toEqual({ night: false, wind: 'steady', level: 'low', hands: 0 });
    const nested = { ...book, scenarios: [scene('nested', { wind: 'gusty', night: true })] };
    expect(must(configure(nested, { scenario: 'nested' })).options['night']).toBe(false);
  });

  test('what a scenario fixes comes last and may be wished for, but not otherwise', () => {
    expect(chosen({ scenario: 'dark' })).toEqual({ night: true, wind: 'gusty', level: 'high', hands: 0 });
    expect(chosen({ scenario: 'dark', options: { night: true, hands: 5 } })).toMatchObject({ night: true, hands: 5 });
    expect(configure(book, { scenario: 'dark', options: { level: 'middle' } })).toEqual({
      refused: 'bad-config',
      reason: 'option level is always high in dark, not "middle"',
      clause: '',
    });
    expect(configure(book, { scenario: 'dark', options: { level: undefined } })).toMatchObject({
      refused: 'bad-config',
    });
  });

  test('a fixed value that does not hold is refused, never dropped', () => {
    expect(configure(book, { scenario: 'moonless' })).toMatchObject({
      reason: 'option night needs level to be high and wind to be veering or gusty',
    });
    expect(configure(book, { scenario: 'moonless', options: { level: 'high' } })).toMatchObject({
      options: { night: true, wind: 'veering' },
    });
  });

  test('a configuration made here is one that a log can name', () => {
    for (const { id } of book.scenarios.slice(0, 3)) {
      const options = chosen({ scenario: id });
      expect(chosen({ scenario: id, options })).toEqual(options);
    }
  });

  test('wishes are settled without a refusal for whoever is still choosing', () => {
    const [plain] = book.scenarios;
    expect(settleOptions(levels, must(plain), { night: true, level: 'high', hands: 3 })).toEqual({
      options: { night: false, wind: 'steady', level: 'high', hands: 3 },
      unmet: [{ option: 'night', needs: [{ option: 'wind', values: ['veering', 'gusty'] }] }],
    });
  });

  test('an option may belong to some scenarios only', () => {
    const lights = { ...about, type: 'flag', default: false, onlyIf: { scenario: ['plain', 'dark'] } } as const;
    const ports: AnyRuleset = { ...book, options: { ...levels, lights } };
    expect(must(configure(ports, { scenario: 'plain', options: { lights: true } })).options['lights']).toBe(true);
    expect(must(configure(ports, { scenario: 'breezy' })).options['lights']).toBe(false);
    expect(configure(ports, { scenario: 'breezy', options: { lights: true } })).toMatchObject({
      reason: 'option lights needs scenario to be plain or dark',
    });
  });

  test('a rulebook whose options wait for themselves or for nothing is a bug', () => {
    const flag = { ...about, type: 'flag', default: false } as const;
    const ring = { a: { ...flag, onlyIf: { b: [true] } }, b: { ...flag, onlyIf: { a: [true] } } };
    expect(() => settleOptions(ring, { options: {} }, {})).toThrow('waits for itself');
    expect(() => settleOptions({ a: { ...flag, onlyIf: { c: [true] } } }, { options: {} }, {})).toThrow('"c"');
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
