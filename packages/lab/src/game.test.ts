import { greedy, random, search } from '@weathergauge/agents';
import type { GameEvent } from '@weathergauge/engine';
import { hashState, strongHash, verify } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { boats } from './boats.fixture.ts';
import { playGame, playLoggedGame } from './game.ts';

describe('playGame', () => {
  test('the same label is the same game', () => {
    const agents = [greedy(), search({ budget: { iterations: 50 } })];
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

  test('with a log it is the same game, and the log verifies', () => {
    const agents = [greedy(), random];
    const { log, ...game } = playLoggedGame(skirmish, boats(), agents, 'logged');
    expect(game).toEqual(playGame(skirmish, boats(), agents, 'logged'));
    expect(verify(skirmish, log)).toMatchObject({ entries: game.decisions, result: game.result });
    expect(log).toMatchObject({ key: null, proof: { state: strongHash(JSON.stringify(game.state)) } });
  });

  test('every seat needs an agent', () => {
    expect(() => playGame(skirmish, boats(), [random], 'x')).toThrow('seats');
    expect(() => playLoggedGame(skirmish, boats(), [random], 'x')).toThrow('seats');
  });
});
