/** What a seat imagines in two states that it cannot tell apart, compared. */

import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { seededRng } from '@weathergauge/engine';
import type { Findings } from './findings.ts';
import { copyOf, textOf } from './play.ts';

/** Adds to what was found where `resample`, given the same chance, does not make the same state of both. */
export function imagineAlike(
  ruleset: AnyRuleset,
  [one, two]: readonly [object, object],
  seat: Seat,
  cause: string,
  where: string,
  found: Findings,
): void {
  const label = `imagined ${where} ${seat}`;
  const a = imagined(ruleset, one, seat, label);
  const b = imagined(ruleset, two, seat, label);
  if (a.asked.join() !== b.asked.join()) found.add(where, `resample draws otherwise when ${cause}`);
  if (textOf(a.s) === textOf(b.s)) return;
  const difference = firstDifference(a.s, b.s, 'state') ?? 'order of keys';
  found.add(where, `a seat imagines another ${difference} when ${cause}`);
}

/** The imagined state, and what was asked of the generator for it. */
function imagined(ruleset: AnyRuleset, from: object, seat: Seat, label: string) {
  const s = copyOf(from);
  const source = seededRng(label);
  const asked: number[] = [];
  const below = (n: number): number => {
    asked.push(n);
    return source.below(n);
  };
  ruleset.resample(s, seat, { below });
  return { s, asked };
}

/** A state without its call stack: what lanes must leave alone. */
export function outsideLanes(s: object): object {
  return { ...s, stack: [] };
}

/** Where two plain values first differ, as a path; null if they do not. */
export function firstDifference(a: unknown, b: unknown, path: string): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const [mine, theirs] = [a, b].map(each => (each as Readonly<Record<string, unknown>>)[key]);
    const difference = firstDifference(mine, theirs, Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}
