import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerAtRandom, keyedMatch, pendingIn, playOut } from '../test/games.ts';
import type { AnyRuleset } from './contract.ts';
import { seededRng } from './dice.ts';
import { digestEntry, digestFromHex, digestHex, digestValue, setDigest } from './digest.ts';
import { digestFlat } from './flat-digest.ts';
import type { AnswerEntry } from './log.ts';
import { logOf } from './match.ts';
import { skirmish } from './skirmish.ts';

const NOTHING: AnswerEntry = { kind: 'answer', seat: 0, action: '', draws: [], hash: '' };

/** By version of the log. */
const DIGESTS = {
  2(value: unknown): string {
    const digest = digestFromHex('0123456789abcdef');
    digestValue(digest, value);
    return digestHex(digest[0] ?? 0, digest[1] ?? 0);
  },
  3(value: unknown): string {
    const digest = digestFromHex('0123456789abcdef');
    digestFlat(digest, NOTHING, skirmish, value as object);
    return digestHex(digest[0] ?? 0, digest[1] ?? 0);
  },
};

/** Every way to change one leaf, or the order of one list or object, of a plain value. */
function* changed(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) for (const other of changed(item)) yield value.with(i, other);
    for (let i = 0; i + 1 < value.length; i++) {
      if (JSON.stringify(value[i]) !== JSON.stringify(value[i + 1]))
        yield value.with(i, value[i + 1]).with(i + 1, value[i]);
    }
    yield [...value, 0];
    if (value.length > 0) yield value.slice(1);
  } else if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    for (const [i, [name, field]] of fields.entries()) {
      for (const other of changed(field)) yield Object.fromEntries(fields.with(i, [name, other]));
      yield Object.fromEntries(fields.toSpliced(i, 1));
    }
    if (new Set(fields.map(([, field]) => JSON.stringify(field))).size > 1)
      yield Object.fromEntries(fields.toReversed());
  } else if (typeof value === 'number') yield* [value + 1, value - 1, -value - 2, value + 2 ** 16, value + 2 ** 31];
  else if (typeof value === 'string') yield* [`${value} `, value.slice(1), value === '' ? null : ''];
  else yield* [value === true ? false : value === false ? null : true];
}

/** Written down once and for all. */
const KNOWN = {
  2: ['4d51ab3721c05019', '9ef7ba37b00b8a7d', '93d78506dc00b20a'],
  3: ['5237d779bdf776cd', 'cf318b3c3b3474a7', '3059c4d4b26d3355'],
};

describe.each([2, 3] as const)('a digest of version %i', version => {
  const digestOf = DIGESTS[version];

  test('is the same wherever it is made', () => {
    const values = [
      {},
      { a: 1, b: [true, false, null, 'é☃'], c: { d: -1, e: 2 ** 40, f: 0.5 } },
      { 7: 'ship', 12: 'boat' },
    ];
    expect(values.map(digestOf)).toEqual(KNOWN[version]);
  });

  test('shows every change of a leaf, of an order, of a length, anywhere in a state', () => {
    const match = keyedMatch();
    const rng = seededRng('changes');
    while (pendingIn(match).length > 0) {
      answerAtRandom(match, rng);
      const before = JSON.stringify(match.state);
      for (const other of changed(match.state)) {
        if (JSON.stringify(other) !== before)
          expect(digestOf(other), JSON.stringify(other)).not.toBe(digestOf(match.state));
      }
    }
  });

  test('tells apart all that is nothing', () => {
    const nothings = [
      0,
      false,
      true,
      null,
      '',
      [],
      {},
      [0],
      [[]],
      [{}],
      { a: 0 },
      { a: null },
      { 0: 0 },
      [''],
      'a',
      ['a'],
    ];
    expect(new Set(nothings.map(digestOf)).size).toBe(nothings.length);
  });

  test('is the same after a save and a restore', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), value => {
        expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(value));
      }),
      { numRuns: 1000 },
    );
  });

  test('differs where two values do', () => {
    const { value } = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value, value, (a, b) => {
        if (JSON.stringify(a) !== JSON.stringify(b)) expect(digestOf(a)).not.toBe(digestOf(b));
      }),
      { numRuns: 2000 },
    );
  });

  test('reads the names of a table by number in full', () => {
    expect(digestOf({ 1805: 1 })).not.toBe(digestOf({ 1815: 1 }));
    expect(digestOf({ 12: 1, 13: 2 })).not.toBe(digestOf({ 12: 2, 13: 1 }));
  });

  test('of an entry depends on all that went before, on what was said and on what was drawn', () => {
    const draws = [{ sides: 6, face: 3, why: 'fire' }];
    const said: AnswerEntry = { kind: 'answer', seat: 0, action: 'load charges=1', draws, hash: '' };
    const made = (before: string, entry: Parameters<typeof digestEntry>[1]): string => {
      const digest = digestFromHex(before);
      if (version === 2) digestEntry(digest, entry, { powder: 8 });
      else digestFlat(digest, entry, skirmish, { powder: 8 });
      return digestHex(digest[0] ?? 0, digest[1] ?? 0);
    };
    const before = '0123456789abcdef';
    const all = [
      made(before, said),
      made('0123456789abcdee', said),
      made('1123456789abcdef', said),
      made(before, { ...said, seat: 1 }),
      made(before, { ...said, action: 'load charges=2' }),
      made(before, { ...said, draws: [] }),
      made(before, { ...said, draws: [{ sides: 6, face: 4, why: 'fire' }] }),
      made(before, { ...said, draws: [{ sides: 8, face: 3, why: 'fire' }] }),
      made(before, { ...said, draws: [{ sides: 6, face: 3, why: 'wind' }] }),
      made(before, { kind: 'undo', seat: 0, to: 0, consents: [] }),
      made(before, { kind: 'undo', seat: 0, to: 1, consents: [] }),
      made(before, { kind: 'undo', seat: 0, to: 0, consents: [1] }),
      made(before, { kind: 'end', seat: 0, how: 'agreed', winners: [], consents: [1] }),
      made(before, { kind: 'end', seat: 0, how: 'agreed', winners: [1], consents: [1] }),
      made(before, { kind: 'end', seat: 0, how: 'resigned', winners: [], consents: [] }),
      made(before, { kind: 'end', seat: 0, how: 'out-of-time', winners: [], consents: [] }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('is never the same twice in a game', () => {
    const { entries } = logOf(playOut(keyedMatch(skirmish, {}, version), 'chained'));
    expect(new Set(entries.map(entry => entry.hash)).size).toBe(entries.length);
  });

  test('is written as 16 hex digits and read back', () => {
    for (const hex of ['0000000000000001', 'ffffffff00000000', '0123456789abcdef']) {
      const digest = digestFromHex(hex);
      expect(digestHex(digest[0] ?? 0, digest[1] ?? 0)).toBe(hex);
      setDigest(digest, 'fedcba9876543210');
      expect(digestHex(digest[0] ?? 0, digest[1] ?? 0)).toBe('fedcba9876543210');
    }
  });
});

test('a digest of a state longer than any before it is made of all of it', () => {
  const long = Array.from({ length: 20_000 }, (_, i) => i);
  expect(DIGESTS[3](long.with(19_999, 0))).not.toBe(DIGESTS[3](long));
  expect(DIGESTS[3](long.with(9000, 0))).not.toBe(DIGESTS[3](long));
  expect(DIGESTS[3]([1])).toBe(DIGESTS[3]([1]));
});

test('a digest does not depend on what was digested before', () => {
  const short = DIGESTS[3]({ a: 1 });
  DIGESTS[3](Array.from({ length: 50 }, () => 7));
  expect(DIGESTS[3]({ a: 1 })).toBe(short);
});

test('a rulebook’s own row of integers is what its digests are made of', () => {
  const digestBy = (flatten: AnyRuleset['flatten']): string => {
    const digest = digestFromHex('0123456789abcdef');
    digestFlat(digest, NOTHING, { ...skirmish, ...(flatten && { flatten }) }, { powder: 8 });
    return digestHex(digest[0] ?? 0, digest[1] ?? 0);
  };
  const one: AnyRuleset['flatten'] = (_s, row, at) => {
    row[at] = 1;
    return at + 1;
  };
  expect(digestBy(one)).toBe(digestBy(one));
  expect(digestBy(one)).not.toBe(digestBy((_s, _row, at) => at));
  expect(digestBy(one)).not.toBe(digestBy(undefined));
});
