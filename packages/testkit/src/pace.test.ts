import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { spoil } from './breaking.ts';
import { measurePace, speedProblems } from './speed.ts';

describe('speed', () => {
  test('a rulebook that dawdles is caught', () => {
    const slow = spoil({
      apply(s, seat, answer, dice, emit) {
        for (let i = 0; i < 50; i++) JSON.parse(JSON.stringify(s));
        skirmish.apply(s, seat, answer, dice, emit);
      },
    });
    expect(speedProblems(slow, { ratio: 0.05 })).toEqual([expect.stringMatching(/should be at least 0\.05/)]);
  });

  test('a pace is in decisions a second, and what is asked for is enough', () => {
    expect(measurePace(spoil({})).ratio).toBeGreaterThan(0);
    expect(speedProblems(spoil({}), { ratio: 1e-6 })).toEqual([]);
  });
});
