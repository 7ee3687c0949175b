/** For tests of golden odds: every throw of the dice of the rules themselves is walked, and weighed. */

import type { Action, AnyProcedure, Dice, Procedural, Runner, Vocabulary } from '@weathergauge/engine';
import { outcomes, runner } from '@weathergauge/engine';
import { expect } from 'vitest';

/** More throws than this take too long to walk. */
const LIMIT = 1_000_000;

/** What comes of a piece of rules, each outcome with its whole weight. */
export function weigh<T>(run: (dice: Dice) => T): Map<T, number> {
  const found = outcomes(run, LIMIT);
  if (found === null) throw new Error('more outcomes than the limit');
  const weights = new Map<T, number>();
  for (const { value, probability } of found) weights.set(value, (weights.get(value) ?? 0) + probability);
  return weights;
}

/** Makes single procedures run on their own; each is compiled once, however often its dice are walked. */
export function procedures<S extends Procedural, A extends Action>(
  vocabulary: Vocabulary<A>,
): (proc: AnyProcedure<S, A>, locals?: Readonly<Record<string, number>>) => Runner<S, A> {
  const compiled = new Map<string, Runner<S, A>>();
  return (proc, locals = {}) => {
    const key = `${proc.name} ${JSON.stringify(locals)}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const calling = { op: 'call' as const, proc, args: () => ({ ...proc.locals, ...locals }) };
    const made = runner<S, A>({ name: 'odds', locals: {}, body: () => [calling] }, vocabulary);
    compiled.set(key, made);
    return made;
  };
}

/** The chance is this fraction. */
export function exactly(found: number, top: number, bottom: number): void {
  expect(Math.abs(found - top / bottom)).toBeLessThan(1e-12);
}

/** The chance is this figure, to the last decimal that a table prints. */
export function printed(found: number, figure: number, decimals = 6): void {
  expect(found.toFixed(decimals)).toBe(figure.toFixed(decimals));
}
