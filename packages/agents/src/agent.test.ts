import type { Action, AnyRuleset } from '@weathergauge/engine';
import { isRefusal, seededRng, silent } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import type { Agent } from './agent.ts';
import { decide, seating } from './agent.ts';
import { greedy } from './greedy.ts';
import { agentSpecs, parseAgent } from './parse.ts';
import { quickDice } from './quick-dice.ts';
import { random } from './random.ts';
import { search, think } from './search.ts';
import { daring, opening } from './testing.ts';

const thinkers: readonly Agent[] = [greedy({ samples: 16 }), search({ budget: { iterations: 200 } })];

describe('parseAgent', () => {
  test.each([
    ['random', 'random'],
    ['greedy', 'greedy'],
    ['greedy:8', 'greedy:8'],
    ['greedy:bold', 'greedy:bold'],
    ['greedy:8:cautious', 'greedy:8:cautious'],
    ['search:250ms:bold', 'search:250ms:bold'],
    ['search', 'search:100ms'],
    ['search:250ms', 'search:250ms'],
    ['search:2000', 'search:2000'],
  ])('%s is an agent', (text, id) => {
    const agent = parseAgent(text);
    expect(isRefusal(agent) ? agent.reason : agent.id).toBe(id);
  });

  test.each([
    '',
    'Random',
    'random:1',
    'greedy:',
    'greedy:0',
    'greedy:-1',
    'greedy:1.5',
    'greedy:1e3',
    'greedy:99999999',
    'search:',
    'random:bold',
    'greedy:bold:8',
    'greedy:timid',
    'search:0',
    'search:ms',
    'search:0ms',
    'search:100s',
    'search:100ms:5',
    'search: 100ms',
    'search:999999999999',
    'constructor',
    'x'.repeat(10_000),
  ])('%j is refused with a reason', text => {
    const agent = parseAgent(text);
    expect(isRefusal(agent) && agent.refused).toBe('bad-config');
    expect(isRefusal(agent) && agent.reason.length).toBeLessThan(160);
  });

  test('every listed agent can be made', () => {
    for (const { id } of agentSpecs) expect(isRefusal(parseAgent(id))).toBe(false);
  });
});

describe('what an agent may know', () => {
  const watched = (): { ruleset: AnyRuleset; clones: () => number } => {
    let clones = 0;
    const clone = (s: object) => {
      clones++;
      return skirmish.clone(s as never);
    };
    return { ruleset: { ...(skirmish as AnyRuleset), clone }, clones: () => clones };
  };

  test('the random agent imagines nothing', () => {
    const { ruleset, clones } = watched();
    decide(random, ruleset, opening(), 0, seededRng('a'));
    expect(clones()).toBe(0);
  });

  test('a forced answer is given without thought', () => {
    const { ruleset, clones } = watched();
    const s = opening();
    s.powder = [0, 0];
    expect(decide(greedy(), ruleset, s, 0, seededRng('a'))).toEqual({ do: 'load', charges: 0 });
    expect(clones()).toBe(0);
  });

  test.each(thinkers.map(agent => [agent.id, agent] as const))('%s leaves the state alone', (_id, agent) => {
    const s = opening();
    const before = JSON.stringify(s);
    decide(agent, skirmish, s, 0, seededRng('a'));
    expect(JSON.stringify(s)).toBe(before);
  });

  test.each(thinkers.map(agent => [agent.id, agent] as const))('%s learns nothing of a sealed order', (_id, agent) => {
    for (let seed = 0; seed < 10; seed++) {
      const chosen = [0, 1, 2, 3].map(charges => {
        const s = opening();
        skirmish.apply(s, 1, { do: 'load', charges }, quickDice(0), silent);
        return decide(agent, skirmish, s, 0, seededRng(`${seed}`));
      });
      chosen.push(decide(agent, skirmish, opening(), 0, seededRng(`${seed}`)));
      expect(new Set(chosen.map(a => JSON.stringify(a))).size).toBe(1);
    }
  });

  test('nor does the report of a search', () => {
    const reports = [0, 3].map(charges => {
      const s = opening();
      skirmish.apply(s, 1, { do: 'load', charges }, quickDice(0), silent);
      return think(seating(skirmish, s, 0, seededRng('leak')), { budget: { iterations: 300 } });
    });
    expect(reports[0]).toEqual(reports[1]);
  });
});

describe('plain choices', () => {
  test.each(thinkers.map(agent => [agent.id, agent] as const))('%s dares when every counter is blank', (_id, agent) => {
    for (let seed = 0; seed < 8; seed++) {
      expect(decide(agent, skirmish, daring([2, 0]), 1, seededRng(`${seed}`)).do).toBe('dare');
      // Boat 2 has been hit before, so that only another hit would lose.
      const even = daring([0, 2]);
      even.hits[0] = 1;
      expect(decide(agent, skirmish, even, 1, seededRng(`${seed}`)).do).toBe('bear');
    }
  });

  test.each(thinkers.map(agent => [agent.id, agent] as const))(
    '%s spares no powder in the last round',
    (_id, agent) => {
      const loads = Array.from({ length: 20 }, (_, i) =>
        decide(agent, skirmish, opening({ rounds: 1, counters: false }), 0, seededRng(`${i}`)),
      );
      const full = loads.filter((a: Action) => a['charges'] === 3).length;
      expect(full).toBeGreaterThanOrEqual(agent.id.startsWith('search') ? 16 : 12);
    },
  );

  test('a random agent takes every offer in its turn', () => {
    const seen = new Set<unknown>();
    const rng = seededRng('all');
    for (let i = 0; i < 100; i++) seen.add(decide(random, skirmish, opening(), 0, rng)['charges']);
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });

  test('the same seed makes the same choice', () => {
    for (const agent of [random, ...thinkers]) {
      const choose = () => decide(agent, skirmish, opening(), 0, seededRng('same'));
      expect(choose()).toEqual(choose());
    }
  });
});

describe('quick dice', () => {
  test('are fair enough to think with', () => {
    const dice = quickDice(1805);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = dice.draw(6, 'test');
      faces[face] = (faces[face] ?? 0) + 1;
    }
    // Five standard deviations of a count of 10,000.
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  test('start again from a seed', () => {
    const dice = quickDice(7);
    const first = [1, 2, 3, 4].map(() => dice.below(1000));
    dice.reseed(7);
    expect([1, 2, 3, 4].map(() => dice.below(1000))).toEqual(first);
    expect(dice.draws()).toBe(8);
  });
});
