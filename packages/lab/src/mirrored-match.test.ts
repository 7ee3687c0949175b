import type { Agent } from '@weathergauge/agents';
import { greedy, random, search } from '@weathergauge/agents';
import type { AnyRuleset } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { boats } from './boats.fixture.ts';
import { mirroredMatch } from './mirrored-match.ts';

const searcher = (iterations: number): Agent => search({ budget: { iterations } });

describe('mirroredMatch', () => {
  test('an agent scores half against itself on mirrored luck alone', () => {
    const seen: number[] = [];
    const score = mirroredMatch(skirmish, boats(), random, random, {
      pairs: 50,
      label: 'self',
      onGame: ({ games }) => seen.push(games),
    });
    expect(score.games).toBe(100);
    expect(score.wins + score.draws + score.losses).toBe(100);
    expect(score.rate).toBe(0.5);
    expect(seen).toHaveLength(100);
  });

  test('a victory that is shared is a draw; any other belongs to a side', () => {
    const winners = (...seats: number[]): AnyRuleset => ({
      ...(skirmish as AnyRuleset),
      result: s => {
        const real = skirmish.result(s as never);
        return real && { ...real, winners: seats as never };
      },
    });
    const play = (ruleset: AnyRuleset) => mirroredMatch(ruleset, boats(), random, random, { pairs: 1, label: 'w' });
    expect(play(winners(0, 1))).toMatchObject({ wins: 0, draws: 2, losses: 0, rate: 0.5 });
    expect(play(winners())).toMatchObject({ wins: 0, draws: 2, losses: 0 });
    expect(play(winners(0))).toMatchObject({ wins: 1, draws: 0, losses: 1 });
  });
});

/** Most of a Skirmish is luck: perfect play against random play scores about 60 %. */
describe('strength', () => {
  test('greedy beats random', () => {
    const score = mirroredMatch(skirmish, boats(), greedy(), random, { pairs: 400, label: 'g' });
    expect(score.low).toBeGreaterThan(0.5);
  });

  test('search beats random', () => {
    const score = mirroredMatch(skirmish, boats(), searcher(100), random, { pairs: 300, label: 's' });
    expect(score.low).toBeGreaterThan(0.5);
  });

  test('search does not lose to greedy', () => {
    const score = mirroredMatch(skirmish, boats(), searcher(400), greedy(), { pairs: 150, label: 'sg' });
    expect(score.rate).toBeGreaterThan(0.47);
  });
});
