import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { int, vocabularyOf, word } from './vocabulary.ts';

const words = vocabularyOf({
  volley: { ship: int(0, 40), aim: word('hull', 'rigging') },
  turn: { by: int(-4, 4) },
  pass: {},
});

const action = fc.oneof(
  fc.record({
    do: fc.constant('volley' as const),
    ship: fc.integer({ min: 0, max: 40 }),
    aim: fc.constantFrom('hull', 'rigging'),
  }),
  fc.record({ do: fc.constant('turn' as const), by: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ do: fc.constant('pass' as const) }),
);

describe('the vocabulary', () => {
  test('an action printed and parsed is the same action', () => {
    fc.assert(
      fc.property(action, a => {
        if (!words.is(a)) throw new Error('not of the vocabulary');
        const back = words.parse(words.print(a));
        expect(back).toEqual(a);
        expect(back !== null && words.same(back, a)).toBe(true);
      }),
    );
  });

  test('whatever parses prints as the same text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^(volley|turn|pass)( (ship|aim|by)=(-?[0-9]{0,3}|hull|rigging))*$/),
    );
    fc.assert(
      fc.property(text, t => {
        const parsed = words.parse(t);
        if (parsed !== null) expect(words.print(parsed)).toBe(t);
      }),
      { numRuns: 2000 },
    );
  });

  test('what was read once cannot be changed for those who read it again', () => {
    const first = words.parse('turn by=3');
    expect(() => Object.assign(first ?? {}, { by: 4 })).toThrow('read only');
    expect(words.parse('turn by=3')).toEqual({ do: 'turn', by: 3 });
  });

  test('numbers are read to the last digit or not at all', () => {
    const wide = vocabularyOf({ sail: { to: int(-1e15, 1e15) } });
    for (const to of [0, -1, 7, 10, -999_999_999_999_999, 123_456_789_012_345])
      expect(wide.parse(`sail to=${to}`)).toEqual({ do: 'sail', to });
    for (const text of ['-', '--1', '1-', '00', '-01', '1_0', ' 1', '1234567890123456'])
      expect(wide.parse(`sail to=${text}`)).toBeNull();
  });

  test.each([
    '',
    ' pass',
    'pass ',
    'PASS',
    'pass x=1',
    'turn',
    'turn by=',
    'turn by=+1',
    'turn by=01',
    'turn by=1.0',
    'turn by=1e0',
    'turn by=-0',
    'turn by=5',
    'turn by=NaN',
    'turn  by=1',
    'turn by=1\n',
    'volley aim=hull ship=1',
    'volley ship=1 aim=deck',
    'volley ship=1',
    'constructor',
    '__proto__',
    `turn by=${'1'.repeat(500)}`,
  ])('the text %j is no action', text => {
    expect(words.parse(text)).toBeNull();
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 3],
    ['a text', 'pass'],
    ['a list', ['pass']],
    ['an unknown verb', { do: 'ram' }],
    ['a verb of the prototype', { do: 'toString' }],
    ['a verb that is a list', { do: ['pass'] }],
    ['a field too many', { do: 'pass', ship: 1 }],
    ['a field too few', { do: 'volley', ship: 1 }],
    ['a fraction', { do: 'turn', by: 0.5 }],
    ['NaN', { do: 'turn', by: Number.NaN }],
    ['infinity', { do: 'turn', by: Number.POSITIVE_INFINITY }],
    ['minus nothing', { do: 'turn', by: -0 }],
    ['a number as text', { do: 'turn', by: '1' }],
    ['out of range', { do: 'turn', by: 5 }],
    ['another word', { do: 'volley', ship: 1, aim: 'deck' }],
    ['an inherited verb', Object.assign(Object.create({ do: 'pass' }), { ship: 1 })],
    ['an inherited field', Object.assign(Object.create({ by: 1 }), { do: 'turn', x: 1 })],
  ])('%s is no action', (_name, value) => {
    expect(words.is(value)).toBe(false);
  });

  test('a verb, a field or a word that a log could not be read back with is a bug of the rulebook', () => {
    expect(() => vocabularyOf({ 'strike colours': {} })).toThrow('strike colours cannot be written');
    expect(() => vocabularyOf({ aim: { 'at=': int(0, 1) } })).toThrow('aim cannot be written with "at="');
    expect(() => vocabularyOf({ aim: { at: word('hull', '[mast]') } })).toThrow('aim cannot be written with "[mast]"');
    expect(() => vocabularyOf({ aim: { at: word('') } })).toThrow('aim cannot be written with ""');
    expect(() => vocabularyOf({ aim: { do: int(0, 1) } })).toThrow('a field named "do"');
  });

  test('actions differ when a verb or a field does', () => {
    expect(words.same({ do: 'turn', by: 1 }, { do: 'turn', by: 2 })).toBe(false);
    expect(words.same({ do: 'turn', by: 1 }, { do: 'pass' })).toBe(false);
  });
});
