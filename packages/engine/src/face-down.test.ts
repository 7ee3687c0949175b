import { describe, expect, test } from 'vitest';
import { must } from '../test/games.ts';
import type { AnyRuleset } from './contract.ts';
import { seededDice } from './dice.ts';
import { openEntries } from './face-down.ts';
import type { Match } from './match.ts';
import { entryCount, openMatch } from './match.ts';
import { answer, undo } from './moves.ts';
import { resign } from './endings.ts';
import type { Skirmish } from './skirmish.ts';
import { skirmish } from './skirmish.ts';

const config = { scenario: 'boats', seats: 2, options: { rounds: 9, counters: false } };

/** Skirmish, with something face down whenever `hides` says so. */
function boats(hides: (s: Readonly<Skirmish>) => readonly string[]): Match {
  const rules: AnyRuleset = { ...skirmish, faceDown: hides };
  return openMatch(rules, config, seededDice('face down'));
}

function load(match: Match, ...charges: readonly (readonly [number, number])[]): void {
  for (const [first, second] of charges) {
    must(answer(match, 0, `load charges=${first}`));
    must(answer(match, 1, `load charges=${second}`));
  }
}

describe('what may leave a running game', () => {
  test('is all of it where nothing lies face down', () => {
    const match = boats(() => []);
    load(match, [1, 1], [0, 1]);
    expect(openEntries(match)).toBe(4);
  });

  test('ends before an order under a seal that is not open', () => {
    const match = boats(() => []);
    load(match, [1, 1]);
    must(answer(match, 1, 'load charges=1'));
    expect(openEntries(match)).toBe(2);
  });

  test('ends before the first order of the lanes that brought what stays hidden', () => {
    const match = boats(s => ((s.powder[0] ?? 0) < 8 ? ['hold'] : []));
    load(match, [0, 1], [1, 1], [0, 1]);
    expect(openEntries(match)).toBe(2);
  });

  test('goes on to what was hidden later once the first is known', () => {
    const match = boats(s => [...(s.round === 1 ? ['first'] : []), ...(s.round >= 2 ? ['second'] : [])]);
    load(match, [0, 1]);
    expect(openEntries(match)).toBe(0);
    load(match, [0, 1], [0, 1]);
    expect(openEntries(match)).toBe(2);
  });

  test('is nothing while something lies there that was dealt with the opening', () => {
    const match = boats(s => (s.round < 2 ? ['dealt'] : []));
    load(match, [0, 1]);
    expect(openEntries(match)).toBe(null);
    load(match, [0, 1]);
    expect(openEntries(match)).toBe(4);
  });

  test('does not count what was taken back', () => {
    const match = boats(s => ((s.powder[0] ?? 0) < 8 ? ['hold'] : []));
    load(match, [0, 1], [1, 1]);
    must(undo(match, 1, [0]));
    must(undo(match, 0, [1]));
    load(match, [0, 0]);
    expect(openEntries(match)).toBe(entryCount(match));
  });

  test('is all of it when the game is over', () => {
    const match = boats(() => ['dealt']);
    load(match, [0, 1]);
    expect(openEntries(match)).toBe(null);
    must(resign(match, 0));
    expect(openEntries(match)).toBe(3);
  });
});
