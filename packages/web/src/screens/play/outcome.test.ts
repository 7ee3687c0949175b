import type { Seat } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import type { Position, SeatPlan } from '../../client/protocol.ts';
import { outcomeFor, swapped, toldFor } from './outcome.ts';

const human: SeatPlan = { kind: 'human' };
const captain: SeatPlan = { kind: 'agent', level: 'captain' };
const admiral: SeatPlan = { kind: 'agent', level: 'admiral' };

function ended(winners: readonly Seat[], scores: readonly (number | null)[], reason = 'points'): Position {
  const sides = scores.map((score, side) => ({ name: `${side}`, short: '', seats: [side as Seat], score }));
  const result = { winners, scores: [], reason, clause: '', words: '' };
  return { result, standing: { headline: '', turn: null, clock: null, sides } } as unknown as Position;
}

describe('the end is told in the player’s own terms', () => {
  test('with the own points first', () => {
    expect(outcomeFor(ended([1], [0, 8]), [human, captain])).toEqual({ how: 'lost', points: [0, 8] });
    expect(outcomeFor(ended([1], [0, 8]), [captain, human])).toEqual({ how: 'won', points: [8, 0] });
    expect(outcomeFor(ended([], [4, 4]), [human, captain])).toEqual({ how: 'drawn', points: [4, 4] });
  });

  test('with the chances of the own side, and of the first where people sat on both or on none', () => {
    const { standing } = ended([1], [0, 8]);
    expect(toldFor(standing, [captain, human])).toBe(1);
    expect(toldFor(standing, [human, captain])).toBe(0);
    expect(toldFor(standing, [human, human])).toBe(0);
    expect(toldFor(standing, [captain, captain])).toBe(0);
  });

  test('without points where there are none, or where others decided it', () => {
    expect(outcomeFor(ended([0], [null, null]), [human, captain])).toEqual({ how: 'won', points: null });
    expect(outcomeFor(ended([0], [2, 5]), [human, captain])).toEqual({ how: 'won', points: null });
  });

  test('a game against the rules alone is lost, not drawn', () => {
    expect(outcomeFor(ended([], [3], 'defeat'), [human])).toEqual({ how: 'lost', points: null });
  });

  test('nobody is “you” where both sides, or neither, are played here', () => {
    expect(outcomeFor(ended([1], [0, 8]), [human, human])).toBeNull();
    expect(outcomeFor(ended([1], [0, 8]), [captain, captain])).toBeNull();
  });
});

describe('sides are changed', () => {
  const sidesOf = (...sides: readonly (readonly number[])[]): Position['standing'] => ({
    headline: '',
    turn: null,
    clock: null,
    sides: sides.map(seats => ({ name: '', short: '', seats: seats as readonly Seat[], score: null })),
  });

  test('seat by seat', () => {
    expect(swapped([human, captain], sidesOf([0], [1]))).toEqual([captain, human]);
    expect(swapped([human, human, captain, admiral], sidesOf([0, 1], [2, 3]))).toEqual([
      captain,
      admiral,
      human,
      human,
    ]);
  });

  test('not where it would be the same game, or a seat would be left over', () => {
    expect(swapped([human, human], sidesOf([0], [1]))).toBeNull();
    expect(swapped([human], sidesOf([0], []))).toBeNull();
    expect(swapped([human, captain, captain], sidesOf([0, 1], [2]))).toBeNull();
  });
});
