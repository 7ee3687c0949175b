import type { Result } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { planned, spoil } from './breaking.ts';
import { settledProblems } from './settled.ts';

const sound: Result = { winners: [], scores: [0, 0], reason: 'resigned', clause: '' };

describe('the check of endings', () => {
  test('finds nothing in Skirmish', () => {
    expect(settledProblems(spoil({}), planned())).toEqual([]);
  });

  test.each<[string, typeof skirmish.settled]>([
    ['who gives up has won', (_s, ending) => ({ ...sound, winners: ending.how === 'agreed' ? [] : [ending.seat] })],
    ['the winners are not seats', () => ({ ...sound, winners: [3] })],
    ['not one score for each seat', () => ({ ...sound, scores: [0] })],
    ['no reason', () => ({ ...sound, reason: '' })],
    ['a draw has winners', (_s, ending) => ({ ...sound, winners: ending.how === 'agreed' ? [0] : [] })],
    ['agreed to have won has not', () => sound],
    ['changes the state', (s, ending) => (((s as { round: number }).round += 0.5), skirmish.settled(s, ending))],
  ])('catches: %s', (problem, settled) => {
    const problems = settledProblems(spoil({ settled }), planned());
    expect(problems.join('\n')).toContain(problem);
  });
});
