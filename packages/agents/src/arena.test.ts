import type { AnyRuleset, GameEvent } from '@weathergauge/engine';
import { hashState } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import type { Agent } from './agent.ts';
import { mirroredMatch, playGame, wilson } from './arena.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { boats } from './testing.ts';

const searcher = (iterations: number): Agent => search({ budget: { iterations } });

describe('playGame', () => {
  test('the same label is the same game', () => {
    const agents = [greedy(), searcher(50)];
    const [a, b] = [1, 2].map(() => playGame(skirmish, boats(), agents, 'label'));
    expect(a).toEqual(b);
    expect(a?.hash).toBe(hashState(a?.state ?? {}));
    const others = Array.from({ length: 5 }, (_, i) => playGame(skirmish, boats(), agents, `other ${i}`).hash);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('events do not change it', () => {
    const events: GameEvent[] = [];
    const heard = playGame(skirmish, boats(), [random, random], 'e', { events: event => events.push(event) });
    expect(heard.hash).toBe(playGame(skirmish, boats(), [random, random], 'e').hash);
    expect(events.length).toBeGreaterThan(5);
  });

  test('a game that does not end is a bug', () => {
    expect(() => playGame(skirmish, boats(), [random, random], 'x', { maxDecisions: 3 })).toThrow('not over');
    const { decisions } = playGame(skirmish, boats(), [random, random], 'x');
    expect(playGame(skirmish, boats(), [random, random], 'x', { maxDecisions: decisions }).decisions).toBe(decisions);
  });

  test('every seat needs an agent', () => {
    expect(() => playGame(skirmish, boats(), [random], 'x')).toThrow('seats');
  });
});

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

  test("Wilson's interval", () => {
    expect(wilson(0.8, 10).low).toBeCloseTo(0.4902, 4);
    expect(wilson(0.8, 10).high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(1, 100).low).toBeCloseTo(0.963, 3);
    expect(wilson(0.5, 0)).toEqual({ low: 0, high: 1 });
  });
});

/** Most of a Skirmish is luck: perfect play against random play scores about 60 %. */
describe('strength', () => {
  test('greedy beats random', () => {
    const score = mirroredMatch(skirmish, boats(), greedy(), random, { pairs: 400, label: 'g' });
    expect(score.low).toBeGreaterThan(0.5);
  });

  test('search beats random', () => {
    const score = mirroredMatch(skirmish, boats(), searcher(200), random, { pairs: 300, label: 's' });
    expect(score.low).toBeGreaterThan(0.5);
  });

  test('search does not lose to greedy', () => {
    const score = mirroredMatch(skirmish, boats(), searcher(400), greedy(), { pairs: 150, label: 'sg' });
    expect(score.rate).toBeGreaterThan(0.47);
  });
});
