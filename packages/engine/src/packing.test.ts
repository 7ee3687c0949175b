import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyedMatch, playOut } from '../test/games.ts';
import type { Seat } from './contract.ts';
import { digestFromHex } from './digest.ts';
import type { Entry } from './log.ts';
import { entryAt, entryCount, logOf } from './match.ts';
import { OPEN, packEntry, packOpening, seatOf, unpackEntry, unpackOpening, wasNoticed, wasSealed } from './packing.ts';

const hash = fc.stringMatching(/^[0-9a-f]{16}$/);
const seat = fc.constantFrom<Seat[]>(0, 1, 2, 3);
const draw = fc.record({
  sides: fc.integer({ min: 1, max: 2 ** 31 }),
  face: fc.integer({ min: 1, max: 2 ** 31 }),
  why: fc.oneof(fc.constantFrom('fire', 'wind'), fc.string({ unit: 'binary' })),
});
const draws = fc.array(draw, { maxLength: 5 });
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), seat, action: fc.string({ unit: 'binary' }), draws, hash }),
  fc.record({ kind: fc.constant('undo' as const), seat, to: fc.nat(), consents: fc.uniqueArray(seat), hash }),
);
const ending = fc.record({
  kind: fc.constant('end' as const),
  seat,
  how: fc.constantFrom('resigned' as const, 'out-of-time' as const, 'agreed' as const),
  winners: fc.uniqueArray(seat),
  consents: fc.uniqueArray(seat),
  hash,
});
const note = fc.record({ sealed: fc.boolean(), revealed: fc.boolean(), noticed: fc.boolean() });

describe('packed entries', () => {
  test('come out as they went in, in any order, however many and however odd', () => {
    fc.assert(
      fc.property(draws, fc.array(fc.tuple(fc.oneof(entry, ending), note), { maxLength: 60 }), (opening, all) => {
        const packed = packOpening(opening, digestFromHex('0'.repeat(16)));
        for (const [each, noted] of all) packEntry(packed, each, noted, digestFromHex(each.hash));
        expect(packed.count).toBe(all.length);
        for (const [i, [each, noted]] of [...all.entries()].toReversed()) {
          expect(unpackEntry(packed, i)).toEqual(each);
          expect(seatOf(packed, i)).toBe(each.seat);
          expect(wasSealed(packed, i)).toBe(noted.sealed);
          expect(wasNoticed(packed, i)).toBe(noted.noticed);
        }
        expect(unpackOpening(packed)).toEqual(opening);
      }),
    );
  });

  test('come out as they went in when more has been said in a process than has a number', () => {
    const packed = packOpening([], digestFromHex('0'.repeat(16)));
    const said = Array.from({ length: 5000 }, (_, n) => `say n=${n}`);
    for (const action of said)
      packEntry(packed, { kind: 'answer', seat: 0, action, draws: [] }, OPEN, digestFromHex('0'.repeat(16)));
    expect(said.map((_, i) => unpackEntry(packed, i)).map(e => e.kind === 'answer' && e.action)).toEqual(said);
  });

  test('that are not there are a bug of whoever asks', () => {
    const match = playOut(keyedMatch(), 'asked');
    for (const i of [-1, entryCount(match), 0.5, Number.NaN]) expect(() => entryAt(match, i)).toThrow('no entry');
  });

  test('are handed out as copies', () => {
    const match = playOut(keyedMatch(), 'copies');
    const before = logOf(match);
    const first = entryAt(match, 1);
    if (first.kind === 'answer') first.draws.length = 0;
    first.hash = '';
    expect(logOf(match)).toEqual(before);
  });
});
