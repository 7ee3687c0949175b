import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import type { Told } from './quality.ts';
import { quality, vagueUntil } from './quality.ts';

/** Games that come out as they were told. */
function games(count: number, told: (i: number) => number, label = 'quality'): Told[] {
  const rng = seededRng(label);
  return Array.from({ length: count }, (_, i) => {
    const chance = told(i);
    return { told: chance, won: rng.below(1000) < 1000 * chance ? 1 : 0 };
  });
}

test('chances that come true have skill and no gap; overconfident ones have a gap', () => {
  const fair = games(4000, i => (i % 101) / 100);
  expect(quality(fair).gap).toBeLessThan(0.03);
  expect(quality(fair).worst).toBeLessThan(0.06);
  expect(quality(fair).skill).toBeGreaterThan(0.25);
  const bold = fair.map(({ told, won }) => ({ told: told > 0.5 ? 0.99 : 0.01, won }));
  expect(quality(bold).gap).toBeGreaterThan(0.1);
  expect(quality(bold).skill).toBeLessThan(quality(fair).skill);
});

test('draws count half, and few positions are no proof against a decile', () => {
  const drawn = Array.from({ length: 100 }, () => ({ told: 0.5, won: 0.5 }));
  expect(quality(drawn)).toMatchObject({ brier: 0, gap: 0, positions: 100, deciles: [{ told: 0.5, won: 0.5 }] });
  expect(quality(drawn.map(one => ({ ...one, told: 0.9 })))).toMatchObject({ gap: 0.4, worst: 0 });
  expect(quality([]).positions).toBe(0);
});

test('chances are vague as long as they say no more than how often a set-up is won', () => {
  const at = (progress: number, told: (i: number) => number) =>
    games(2000, told, `at ${progress}`).map(one => ({ ...one, progress, share: 0.5, setup: 0 }));
  const telling = (i: number): number => (i % 2 === 0 ? 0.9 : 0.1);
  const early = [0.05, 0.15, 0.25].flatMap(progress => at(progress, () => 0.5));
  expect(vagueUntil([...early, ...at(0.35, telling), ...at(0.45, telling)])).toBe(300);
  expect(vagueUntil(at(0.05, telling))).toBe(0);
  expect(vagueUntil(early)).toBe(500);
});

test('a first quarter in which they say no more is vague to its end, however far it has come', () => {
  const positions = (share: number, progress: number, told: (i: number) => number) =>
    games(500, told, `${share}/${progress}`).map(one => ({ ...one, progress, share, setup: 0 }));
  const telling = (i: number): number => (i % 2 === 0 ? 0.9 : 0.1);
  const later = [0.05, 0.15, 0.25, 0.35].flatMap(progress => positions(0.5, progress, telling));
  expect(vagueUntil([...later, ...positions(0.1, 0.05, () => 0.5), ...positions(0.2, 0.25, () => 0.5)])).toBe(300);
  expect(vagueUntil([...later, ...positions(0.1, 0.05, telling), ...positions(0.2, 0.25, telling)])).toBe(0);
});
