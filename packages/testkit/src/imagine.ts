/** What a seat imagines in two states that it cannot tell apart, compared. */

import type { AnyRuleset, Seat } from '@weathergauge/engine';
import { outlook, seededRng } from '@weathergauge/engine';
import type { Findings } from './findings.ts';
import { stateOf, textOf } from './play.ts';

export interface Imagined {
  /** The imagined state, as text. */
  readonly text: string;
  /** What was asked of the generator for it. */
  readonly asked: readonly number[];
  /** The chance that the seat is shown in it. */
  readonly odds: number;
}

/** Adds to what was found where `resample`, given the same chance, does not make the same state of both. */
export function compareImagined(one: Imagined, two: Imagined, cause: string, where: string, found: Findings): void {
  if (one.asked.join() !== two.asked.join()) found.add(where, `resample draws otherwise when ${cause}`);
  if (one.text === two.text && one.odds !== two.odds) found.add(where, `a seat is shown other odds when ${cause}`);
  if (one.text === two.text) return;
  const difference = firstDifference(stateOf(one.text), stateOf(two.text), 'state') ?? 'order of keys';
  found.add(where, `a seat imagines another ${difference} when ${cause}`);
}

/** What a seat imagines in the state of this text: the same chance for all that are compared there. */
export function imaginedIn(ruleset: AnyRuleset, text: string, seat: Seat, where: string): Imagined {
  const s = stateOf(text);
  const source = seededRng(`imagined ${where} ${seat}`);
  const asked: number[] = [];
  const below = (n: number): number => {
    asked.push(n);
    return source.below(n);
  };
  ruleset.resample(s, seat, { below });
  return { text: textOf(s), asked, odds: outlook(ruleset, s, seat) };
}

/** A state without its call stack: what lanes must leave alone. */
export function outsideLanes(s: object): object {
  return { ...s, stack: [] };
}

/** Where two plain values first differ, as a path; null if they do not. */
export function firstDifference(a: unknown, b: unknown, path: string): string | null {
  const rest = differenceWithin(a, b);
  return rest === null ? null : path + rest;
}

/** The rest of the path: nothing is put together for all that is equal, which nearly everything is. */
function differenceWithin(a: unknown, b: unknown): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return '';
  const [mine, theirs] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  const step = (key: string, rest: string): string => (Array.isArray(a) ? `[${key}]` : `.${key}`) + rest;
  for (const key in mine) {
    const rest = differenceWithin(mine[key], theirs?.[key]);
    if (rest !== null) return step(key, rest);
  }
  for (const key in theirs) if (!Object.hasOwn(a, key) && theirs[key] !== undefined) return step(key, '');
  return null;
}
