import type { Action } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { SearchReport } from './search-report.ts';
import { merged, ranked } from './search-report.ts';

const [a, b, c]: readonly Action[] = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];

function of(by: SearchReport['by'], ...lines: readonly (readonly [Action | undefined, number, number | null])[]) {
  const told = lines.map(([action, visits, value]) => ({ action: action as Action, visits, value }));
  return ranked(told, 10, 3, by);
}

test('the visits of several trees are added up, and the most visited is best', () => {
  const report = merged([of('visits', [a, 6, 0.5], [b, 4, 0.1]), of('visits', [a, 2, 0.1], [b, 7, 0.4])]);
  expect(report.best).toEqual(b);
  expect(report).toMatchObject({ iterations: 20, depth: 3, lines: [{ visits: 11 }, { visits: 8 }] });
  expect(report.lines[1]?.value).toBeCloseTo(0.4);
});

test('of trials the best is worth most among those that one of them would choose', () => {
  // The favourite was tried in both; each has found something better, and c, which none would choose, was lucky once.
  const one = of('value', [a, 8, 0.1], [b, 8, 0.3], [c, 1, 0.9]);
  const two = of('value', [a, 8, 0.1], [b, 1, 0.2], [c, 1, 0.1]);
  expect(one.best).toEqual(b);
  expect(two.best).toEqual(a);
  const report = merged([one, two]);
  expect(report.lines[0]?.action).toEqual(a);
  expect(report.best).toEqual(b);
  expect(merged([two])).toBe(two);
});
