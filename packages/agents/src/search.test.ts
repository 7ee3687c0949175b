import type { Action } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import type { DecideOptions } from './agent.ts';
import { seating } from './agent.ts';
import type { SearchReport } from './search-report.ts';
import { think } from './search.ts';
import { daring, opening } from './testing.ts';
import type { Edge } from './tree.ts';
import { deviation, edgesFor, judge, newNode, observe, select } from './tree.ts';

const seat = (options: DecideOptions = {}) => seating(skirmish, opening(), 0, seededRng('search'), options);

describe('think', () => {
  test('accounts for every iteration', () => {
    const report = think(seat(), { budget: { iterations: 500 } });
    expect(report.iterations).toBe(500);
    expect(report.lines).toHaveLength(4);
    expect(report.lines.reduce((sum, line) => sum + line.visits, 0)).toBe(500);
    expect(report.best).toEqual(report.lines[0]?.action);
    expect(report.value).toBe(report.lines[0]?.value);
    expect(report.depth).toBeGreaterThan(1);
    for (const { value } of report.lines) expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1);
  });

  test('is the same for the same seed', () => {
    const once = () => think(seat(), { budget: { iterations: 300 } });
    expect(once()).toEqual(once());
  });

  test('reports progress, and last what it returns', () => {
    const reports: SearchReport[] = [];
    const final = think(seat(), { budget: { iterations: 1000 } }, report => reports.push(report));
    expect(reports.map(report => report.iterations)).toEqual([256, 512, 768, 1000]);
    expect(reports.at(-1)).toEqual(final);
  });

  test('stops when it is told to, with an answer', () => {
    const stop = { aborted: false };
    const report = think(seat({ stop }), { budget: { iterations: 1_000_000 } }, () => {
      stop.aborted = true;
    });
    expect(report.iterations).toBe(256);
    const refused = think(seat({ stop: { aborted: true } }), { budget: { iterations: 1000 } });
    expect(refused.iterations).toBe(1);
  });

  test('keeps to a budget of time on the clock it is given', () => {
    let now = 0;
    const report = think(seat({ clock: () => now++ }), { budget: { milliseconds: 50 } });
    expect(report.iterations).toBe(50);
    expect(() => think(seat(), { budget: { milliseconds: 50 } })).toThrow('clock');
  });

  test('a tree that is full is walked on, and grows no deeper', () => {
    const full = think(seat(), { budget: { iterations: 500 }, edges: 1 });
    expect(full.iterations).toBe(500);
    // Both seal an order at the root.
    expect(full.depth).toBe(2);
    expect(think(seat(), { budget: { iterations: 500 } }).depth).toBeGreaterThan(2);
  });

  test('a single answer that is seen is given at once', () => {
    const report = think(seat(), { budget: { iterations: 500 }, overlooks: 100 });
    expect([report.iterations, report.lines]).toEqual([0, [{ action: report.best, visits: 0, value: null }]]);
    expect(seat().offers).toContainEqual(report.best);
  });

  test('knows the value of a certain end', () => {
    const seated = seating(skirmish, daring([2, 0]), 1, seededRng('end'));
    const report = think(seated, { budget: { iterations: 100 } });
    // Hit once in the only round: a blank makes it a draw, to bear it loses.
    const value = (verb: string) => report.lines.find(line => line.action.do === verb)?.value;
    expect(report.best).toEqual({ do: 'dare' });
    expect(value('dare')).toBe(0);
    // So plain a loss need not be tried at all; what was never tried has no value.
    expect([-1, null]).toContain(value('bear'));
  });

  test.each([
    { choices: 1 },
    { choices: 99 },
    { whim: 50 },
    { priorWeight: 0 },
    { judgeAfter: 0 },
    { turns: 1 },
    { turns: 99, decisions: 1000 },
    { decisions: 1 },
  ])('runs with %j', options => {
    const report = think(seat(), { ...options, budget: { iterations: 100 } });
    expect(report.lines.reduce((sum, line) => sum + line.visits, 0)).toBe(100);
  });
});

describe('the tree', () => {
  const offers: readonly Action[] = [0, 1, 2, 3].map(charges => ({ do: 'load', charges }));
  const find = (node: ReturnType<typeof newNode>, list: readonly Action[], by: 0 | 1 = 0) => {
    const found: Edge[] = [];
    edgesFor(node, by, list, skirmish.vocabulary, found);
    return found;
  };

  test('finds an edge again, whatever the order of the offers', () => {
    const node = newNode();
    const edges = find(node, offers);
    expect(find(node, offers.toReversed()).toReversed()).toEqual(edges);
    expect(find(node, [{ do: 'load', charges: 2 }])[0]).toBe(edges[2]);
    expect(node.edges).toHaveLength(4);
  });

  test("keeps the seats' edges apart", () => {
    const node = newNode();
    const mine = find(node, offers, 0);
    expect(find(node, offers, 1)[0]).not.toBe(mine[0]);
    expect(node.edges).toHaveLength(8);
    expect(find(node, offers, 0)[3]).toBe(mine[3]);
  });

  test('tries first what promises most, and comes back from what disappoints', () => {
    const node = newNode();
    const edges = find(node, offers);
    judge(node, 0, edges, [0, 0.5, 0.1, 0]);
    const first = select(edges, 2, 0.1, 0);
    expect(first).toBe(edges[1]);
    first.visits = 10;
    first.sum = -8;
    const third = edges[2] as Edge;
    third.visits = 2;
    third.sum = 0.2;
    expect(select(edges, 2, 0.1, 0)).toBe(third);
    expect(edges.every(edge => edge.available === 2)).toBe(true);
  });

  test('measures deviation', () => {
    const spread = { count: 0, mean: 0, squares: 0 };
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) observe(spread, value);
    expect(spread.mean).toBeCloseTo(5);
    expect(deviation(spread)).toBeCloseTo(Math.sqrt(32 / 7));
  });
});
