import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drillRules } from '../test/drill.ts';
import { answerAtRandom, keyedMatch, must, pendingIn, playOut } from '../test/games.ts';
import type { Seat } from './contract.ts';
import { seededRng } from './dice.ts';
import type { Entry, GameLog } from './log.ts';
import { cutLog, printLog, standing } from './log.ts';
import { finish, logOf } from './match.ts';
import { undo } from './moves.ts';
import { textFault } from './outside-text.ts';
import { parseLog } from './parse-log.ts';

/** A log that shows every form of line. */
const SAMPLE = [
  'weathergauge log 1',
  'ruleset drill',
  'edition 3',
  'scenario yard',
  'seats 2',
  'option pace="slow"',
  'option drums=false',
  'option men=-2',
  `commitment ${'ab'.repeat(32)}`,
  'key none',
  'opening [3/6 2/6 wind; 1/10 "odd; reason]"] #0123456789abcdef',
  '1 seat 0: march paces=1 [] #0123456789abcdef',
  '2 seat 1: roll [6/6 6/6 2/6 gunnery] #0123456789abcdef',
  '3 undo by seat 0: to 0 [1] #0123456789abcdef',
  '4 seat 0: halt [] #',
  '',
];
const sample = (at: number, line: string): string => SAMPLE.with(at, line).join('\n');

/** Any text that can be shown; others are refused. */
const anyText = fc.string({ unit: 'binary', maxLength: 20 }).filter(text => textFault(text) === null);
const hash = fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9a-f]{16}$/));
const seat = fc.constantFrom<Seat[]>(0, 1);
const draw = fc
  .record({
    sides: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 31 })),
    why: fc.oneof(fc.constantFrom('gunnery', 'fire (hull), 2nd'), anyText),
    pick: fc.nat(),
  })
  .map(({ sides, why, pick }) => ({ sides, face: 1 + (pick % sides), why }));
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('answer' as const),
    seat,
    action: fc.constantFrom('halt', 'march paces=2', 'plot order=-1'),
    draws: fc.array(draw, { maxLength: 4 }),
    hash,
  }),
  fc.record({
    kind: fc.constant('undo' as const),
    seat,
    to: fc.nat(99),
    consents: fc.constantFrom<Seat[][]>([], [1], [0, 2, 3]),
    hash,
  }),
);
const ending: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('end' as const),
    seat,
    how: fc.constantFrom('resigned' as const, 'out-of-time' as const),
    winners: fc.constant<Seat[]>([]),
    consents: fc.constant<Seat[]>([]),
    hash,
  }),
  fc.record({
    kind: fc.constant('end' as const),
    seat,
    how: fc.constant('agreed' as const),
    winners: fc.constantFrom<Seat[][]>([], [1], [0, 2]),
    consents: fc.constantFrom<Seat[][]>([1], [0, 2, 3]),
    hash,
  }),
);
const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const head = {
  ruleset: fc.constantFrom('age-of-sail', 'sea-of-glory-1805'),
  edition: fc.integer({ min: 1, max: 9999 }),
  pack: hash,
  scenario: fc.constantFrom('boats', 'cape-st_vincent.2'),
  seats: fc.constantFrom(2, 3, 4),
  options: fc.dictionary(
    fc.stringMatching(/^[a-z][a-zA-Z0-9_-]{0,9}$/),
    fc.oneof(fc.boolean(), fc.integer(), anyText),
    { maxKeys: 4 },
  ),
  key: fc.option(hex),
  entries: fc.array(fc.oneof(entry, ending), { maxLength: 6 }),
};
const drawn = fc.array(draw, { maxLength: 3 });
const anyLog: fc.Arbitrary<GameLog> = fc.oneof(
  fc.record({
    ...head,
    version: fc.constant(1 as const),
    commitment: fc.oneof(fc.constant(''), hex),
    seeded: fc.constant(false),
    shares: fc.constant('own' as const),
    opening: fc.record({ draws: drawn, hash }),
    proof: fc.constant(null),
  }),
  fc.record({
    ...head,
    version: fc.constant(2 as const),
    commitment: hex,
    seeded: fc.constant(false),
    shares: fc.oneof(fc.constant('own' as const), fc.array(hex, { minLength: 1, maxLength: 4 })),
    opening: fc.record({ draws: drawn, hash: fc.oneof(fc.constant(''), hex) }),
    proof: fc.option(fc.record({ state: hex, log: hex })),
  }),
  fc.record({
    ...head,
    version: fc.constant(2 as const),
    commitment: fc.constant(''),
    seeded: fc.boolean(),
    shares: fc.constant('own' as const),
    opening: fc.record({ draws: drawn, hash: fc.oneof(fc.constant(''), hex) }),
    proof: fc.constant(null),
  }),
);

describe('the text of a log', () => {
  test('is read and written back to the letter', () => {
    const text = SAMPLE.join('\n');
    const log = must(parseLog(text));
    expect(log.opening.draws.map(d => d.why)).toEqual(['wind', 'wind', 'odd; reason]']);
    expect(log.entries[1]).toMatchObject({ seat: 1, action: 'roll', draws: [{ face: 6 }, { face: 6 }, { face: 2 }] });
    expect(log.entries[2]).toMatchObject({ kind: 'undo', seat: 0, to: 0, consents: [1] });
    expect(log.options).toEqual({ pace: 'slow', drums: false, men: -2 });
    expect(printLog(log)).toBe(text);
  });

  test('any log written and read is the same log, whatever its reasons say', () => {
    fc.assert(
      fc.property(anyLog, log => {
        expect(parseLog(printLog(log))).toEqual(log);
      }),
    );
  });

  test('any text that is read at all is written back to the letter', () => {
    const damage = fc.record({ at: fc.nat(), drop: fc.nat(3), add: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(anyLog, damage, (log, { at, drop, add }) => {
        const text = printLog(log);
        const cut = at % text.length;
        const damaged = text.slice(0, cut) + add + text.slice(cut + drop);
        const read = parseLog(damaged);
        if (!('refused' in read)) expect(printLog(read)).toBe(damaged.replaceAll('\r\n', '\n'));
      }),
      { numRuns: 1000 },
    );
  });

  test.each(['\u2028', '\u2029', '\u0085', '\ud800', '\n', '\r\n', '\u001b[2J', '\u202e'])(
    'a reason of %j, which cannot be shown, is refused',
    why => {
      const log = must(parseLog(SAMPLE.join('\n')));
      expect(parseLog(printLog({ ...log, options: { pace: why } }))).toMatchObject({ refused: 'bad-log' });
      const draws = [{ sides: 6, face: 1, why }];
      expect(parseLog(printLog({ ...log, opening: { ...log.opening, draws } }))).toMatchObject({ refused: 'bad-log' });
    },
  );

  test.each(['é', '"', '\\', '] #', ' ', ''])('a reason of %j is kept', why => {
    const log = must(parseLog(SAMPLE.join('\n')));
    log.options = { pace: why };
    log.opening.draws = [{ sides: 6, face: 1, why }];
    log.entries = [{ kind: 'answer', seat: 0, action: 'roll', draws: [{ sides: 6, face: 1, why }], hash: '' }];
    expect(parseLog(printLog(log))).toEqual(log);
  });

  test('random games with undos survive it', () => {
    for (let i = 0; i < 30; i++) {
      const match = keyedMatch(i % 2 ? drillRules : undefined);
      const rng = seededRng(`log ${i}`);
      while (pendingIn(match).length > 0) {
        answerAtRandom(match, rng);
        if (rng.below(6) === 0) undo(match, rng.below(2) as Seat, [0, 1]);
      }
      finish(match);
      expect(parseLog(printLog(logOf(match)))).toEqual(logOf(match));
    }
  });

  test.each<[number, string]>([
    [9, 'commitment sown'],
    [10, 'shares mine'],
    [10, `shares ${'0'.repeat(63)}`],
    [10, 'key none'],
    [12, 'opening [] #0123456789abcdef'],
    [14, `proof #${'0'.repeat(64)}`],
    [14, `proof #${'0'.repeat(64)} #${'0'.repeat(63)}A`],
    [15, `proof #${'0'.repeat(64)} #${'0'.repeat(64)}`],
  ])('line %i of versions 2 and 3 cannot be "%s"', (number, line) => {
    for (const version of [2, 3]) refusesLine(version, number, line);
  });

  function refusesLine(version: number, number: number, line: string): void {
    const good = [
      `weathergauge log ${version}`,
      ...SAMPLE.slice(1, 9),
      'shares own',
      SAMPLE[9],
      `opening [] #${'ab'.repeat(32)}`,
      SAMPLE[11],
      `proof #${'cd'.repeat(32)} #${'ef'.repeat(32)}`,
      '',
    ];
    expect(must(parseLog(good.join('\n'))).proof).toEqual({ state: 'cd'.repeat(32), log: 'ef'.repeat(32) });
    const spoilt = good.toSpliced(number - 1, number < 15 ? 1 : 0, line);
    expect(JSON.stringify(parseLog(spoilt.join('\n')))).toMatch(`line ${number} `);
  }

  test('a log cut short has neither key nor proof', () => {
    const match = playOut(keyedMatch(), 'cut');
    finish(match);
    const log = logOf(match);
    expect(cutLog(log, log.entries.length)).toBe(log);
    expect(cutLog(log, 2)).toEqual({ ...log, key: null, proof: null, entries: log.entries.slice(0, 2) });
  });

  test('line ends of another system are forgiven, stray carriage returns are not', () => {
    const text = SAMPLE.join('\n');
    expect(parseLog(text.replaceAll('\n', '\r\n'))).toEqual(parseLog(text));
    expect(parseLog(text.replaceAll('\n', '\r'))).toMatchObject({ refused: 'bad-log' });
    expect(parseLog(sample(11, `${SAMPLE[11]}\r\r`))).toMatchObject({ refused: 'bad-log' });
  });

  test.each<[number, string]>([
    [1, 'weathergauge log 4'],
    [1, 'weathergauge log 0'],
    [1, 'weathergauge log'],
    [11, `opening [] #${'0'.repeat(64)}`],
    [15, `proof #${'0'.repeat(64)} #${'0'.repeat(64)}`],
    [2, 'ruleset dr ill'],
    [2, 'rules drill'],
    [3, 'edition 0'],
    [3, 'edition NaN'],
    [3, 'edition 03'],
    [3, 'edition 1e3'],
    [4, 'scenario ../../etc/passwd'],
    [5, 'seats 5'],
    [6, 'option pace=slow'],
    [6, 'option __proto__=1'],
    [7, 'option pace="slow"'],
    [7, 'option drums=FALSE'],
    [8, 'option men=NaN'],
    [8, 'option men=-0'],
    [8, 'option men=1.5'],
    [8, 'option men={}'],
    [9, 'commitment abc'],
    [10, `key ${'AB'.repeat(32)}`],
    [10, 'key'],
    [11, 'opening [] #0123'],
    [11, 'opening [7/6 wind] #0123456789abcdef'],
    [11, 'opening [0/6 wind] #0123456789abcdef'],
    [11, 'opening [1/0 wind] #0123456789abcdef'],
    [11, 'opening [1/2147483649 wind] #0123456789abcdef'],
    [11, 'opening [NaN/6 wind] #0123456789abcdef'],
    [11, 'opening [1/6] #0123456789abcdef'],
    [11, 'opening [wind] #0123456789abcdef'],
    [11, 'opening [01/6 wind] #0123456789abcdef'],
    [11, 'opening [1/6 wind; 2/6 wind] #0123456789abcdef'],
    [11, 'opening [1/6 "wind"] #0123456789abcdef'],
    [11, 'opening [1/6 "\\x"] #0123456789abcdef'],
    [11, 'opening [1/6 wind; ] #0123456789abcdef'],
    [12, '2 seat 0: march paces=1 [] #0123456789abcdef'],
    [12, '01 seat 0: march paces=1 [] #0123456789abcdef'],
    [12, '1 seat 2: march paces=1 [] #0123456789abcdef'],
    [12, '1 seat 0: [] #0123456789abcdef'],
    [12, '1 seat 0: march paces=1 [] #0123456789ABCDEF'],
    [12, '1 seat 0: march paces=1 [] #0123456789abcdef '],
    [12, '1 seat 0: march paces=1 []'],
    [12, `1 seat 0: ${'m'.repeat(500)} [] #0123456789abcdef`],
    [12, ''],
    [14, '3 undo by seat 0: to -1 [1] #0123456789abcdef'],
    [14, '3 undo by seat 0: to 00 [1] #0123456789abcdef'],
    [14, '3 undo by seat 0: to 0 [1 ] #0123456789abcdef'],
    [14, '3 undo by seat 0: to 0 [4] #0123456789abcdef'],
  ])('line %i cannot be "%s", and the refusal says which line', (number, line) => {
    const refused = parseLog(sample(number - 1, line));
    expect(refused).toMatchObject({ refused: 'bad-log' });
    expect(JSON.stringify(refused)).toMatch(`line ${number} `);
  });

  test('a text cut off anywhere is refused, or is a shorter log', () => {
    const text = SAMPLE.join('\n');
    for (let n = 0; n < text.length; n++) {
      const read = parseLog(text.slice(0, n));
      if (!('refused' in read)) expect(printLog(read)).toBe(text.slice(0, n));
    }
  });

  test('nothing, and far too much, are refused at once', () => {
    expect(parseLog('')).toMatchObject({ refused: 'bad-log' });
    expect(parseLog('\n'.repeat(2 ** 22 + 1))).toMatchObject({ refused: 'over-budget' });
    expect(parseLog('['.repeat(2 ** 20))).toMatchObject({ refused: 'bad-log' });
    expect(parseLog(undefined as unknown as string)).toMatchObject({ refused: 'bad-log' });
  });

  test('a text longer than any log is not read at all', () => {
    expect(parseLog('\n'.repeat(2 ** 22 + 1))).toMatchObject({ reason: 'a log has no more than 4194304 characters' });
  });

  test.each([2 ** 20 - 40, 2 ** 24])('a hostile line of %i characters is refused or read, never thrown at', length => {
    // Compared as truth values: a failure must not print megabytes.
    const survived = (text: string): boolean => {
      const read = parseLog(text);
      return 'refused' in read || printLog(read) === text;
    };
    for (const part of ['1/6 ', '1/6 "', '\\\\', '; 1/6 a', '"', '[', '] #']) {
      for (const start of ['', '1/6 "', '1/6 a']) {
        const inside = start + part.repeat((length - start.length) / part.length);
        expect(survived(sample(10, `opening [${inside}] #`))).toBe(true);
        expect(survived(sample(11, `1 seat 0: ${inside}`))).toBe(true);
      }
    }
  });

  test('as many draws as an entry may have are read, and not one more', () => {
    const log = must(parseLog(SAMPLE.join('\n')));
    const draws = (length: number) => Array.from({ length }, () => ({ sides: 6, face: 3, why: 'wind' }));
    log.opening.draws = draws(10_000);
    expect(must(parseLog(printLog(log))).opening.draws).toHaveLength(10_000);
    log.opening.draws = draws(10_001);
    expect(parseLog(printLog(log))).toMatchObject({ refused: 'bad-log' });
  });

  test('options are bounded in number, entries and draws by the budget, and each refusal says so', () => {
    const options = Array.from({ length: 201 }, (_, i) => `option o${i}=true`);
    expect(parseLog([...SAMPLE.slice(0, 6), ...options, ...SAMPLE.slice(6)].join('\n'))).toMatchObject({
      refused: 'bad-log',
      reason: expect.stringContaining('no more than 200'),
    });
    const text = printLog(logOf(playOut(keyedMatch(), 'bounds')));
    const budget = { characters: text.length, entries: 1_000, draws: 1_000 };
    expect(parseLog(text, budget)).not.toHaveProperty('refused');
    for (const [part, least] of [
      ['characters', text.length - 1],
      ['entries', 3],
      ['draws', 5],
    ] as const) {
      expect(parseLog(text, { ...budget, [part]: least })).toMatchObject({
        refused: 'over-budget',
        reason: `a log has no more than ${least} ${part}`,
      });
    }
  });

  test('a log with a game in it reads like one', () => {
    const lines = printLog(logOf(playOut(keyedMatch(), 'read'))).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'weathergauge log 3',
      'ruleset skirmish',
      'edition 1',
      'scenario boats',
      'seats 2',
      'option rounds=5',
    ]);
    expect(lines.some(line => /^\d+ seat [01]: load charges=\d \[\d\/6 \d\/6 fire\] #[0-9a-f]{16}$/.test(line))).toBe(
      true,
    );
  });
});

describe('the answers that stand', () => {
  const says = (by: Seat): Entry => ({ kind: 'answer', seat: by, action: 'halt', draws: [], hash: '' });
  const takes = (by: Seat, to: number, consents: Seat[]): Entry => ({ kind: 'undo', seat: by, to, consents, hash: '' });

  test('are all of them while nothing is taken back', () => {
    expect(standing({ entries: [says(0), says(1)] })).toEqual([0, 1]);
  });

  test('by consent, are those before the undo', () => {
    expect(standing({ entries: [says(0), says(1), says(0), takes(1, 1, [0]), says(1)] })).toEqual([0, 4]);
  });

  test('without consent, keep what another seat has sealed since', () => {
    expect(standing({ entries: [says(0), says(1), takes(0, 0, []), says(0)] })).toEqual([1, 3]);
  });
});
