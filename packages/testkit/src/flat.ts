/**
 * The row of integers that a rulebook makes of its state (`Ruleset.flatten`), and with it every digest of a log, tells each
 * change of it. What is left out because it follows from the rest, or never changes, is named in the plan.
 */

import type { AnyRuleset } from '@weathergauge/engine';
import { plainCases } from './cases.ts';
import { deepSeeds, isLookedAt } from './effort.ts';
import type { Findings } from './findings.ts';
import { findings } from './findings.ts';
import type { AnyPlan } from './plan.ts';
import { type Moment, playOut, stateOf } from './play.ts';

const ALWAYS_UNTIL = 20;
const THEN_EVERY = 11;
const ROOM = 2 ** 14;
/** Not at the start, as in a log: what was said stands before the state. */
const FROM = 3;

export function flatProblems(ruleset: AnyRuleset, plan: AnyPlan): readonly string[] {
  const found = findings();
  for (const the of plainCases(ruleset, plan))
    for (let seed = 0; seed < deepSeeds(plan); seed++) {
      const known = new Map<string, string>();
      playOut(ruleset, plan, { the, seed }, found, {
        moment(m) {
          const isEnd = m.pending.length === 0;
          if (isEnd || isLookedAt(plan, m.at, ALWAYS_UNTIL, 1)) isAlone(ruleset, m, known, found);
          if (isEnd || isLookedAt(plan, m.at, ALWAYS_UNTIL, THEN_EVERY)) showsEveryChange(ruleset, plan, m, found);
        },
      });
    }
  return found.problems;
}

/** Good until the next one is made: there are hundreds for every state, and whatever was there before must not matter. */
const shared = new Int32Array(ROOM);

function rowOf(ruleset: AnyRuleset, s: object): Int32Array {
  const end = ruleset.flatten?.(s, shared, FROM) ?? FROM;
  if (end > ROOM) throw new Error('the row is longer than any state should be');
  return shared.subarray(FROM, end);
}

function isSameRow(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** No two states of a game have the same row; nor has a copy another. */
function isAlone(ruleset: AnyRuleset, m: Moment, known: Map<string, string>, found: Findings): void {
  const row = rowOf(ruleset, m.s).slice();
  const key = row.join(' ');
  const text = m.text();
  if ((known.get(key) ?? text) !== text) found.add(m.where, 'two states of a game have one row of integers');
  known.set(key, text);
  shared.fill(7);
  if (!isSameRow(rowOf(ruleset, stateOf(text)), row))
    found.add(m.where, 'a state restored from JSON has another row of integers');
}

function showsEveryChange(ruleset: AnyRuleset, plan: AnyPlan, m: Moment, found: Findings): void {
  const copy = stateOf(m.text());
  const before = rowOf(ruleset, copy).slice();
  for (const { path, change, back } of changesOf(copy, '')) {
    if (isLeftOut(plan, path)) continue;
    change();
    if (isSameRow(rowOf(ruleset, copy), before))
      found.add(m.where, `a change of ${path} is not in the row of integers`);
    back();
  }
}

function isLeftOut({ leftOut = [] }: AnyPlan, path: string): boolean {
  return leftOut.some(part => path === part || path.startsWith(`${part}.`));
}

interface Change {
  /** Without the numbers of lists: `ships.hull`. */
  readonly path: string;
  change(): void;
  back(): void;
}

/** Every leaf made another, and every list of numbers a little longer and shorter; of an empty one nobody knows what it is for. */
function* changesOf(within: object, path: string): Generator<Change> {
  const fields = within as Record<string, unknown>;
  for (const [name, value] of Object.entries(within)) {
    const here = Array.isArray(within) ? path : path === '' ? name : `${path}.${name}`;
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'number'))
        yield* changesOfLength(value, here);
      yield* changesOf(value, here);
      continue;
    }
    const other = otherThan(value);
    if (other === null) continue;
    yield { path: here, change: () => void (fields[name] = other), back: () => void (fields[name] = value) };
  }
}

function* changesOfLength(list: number[], path: string): Generator<Change> {
  yield { path, change: () => void list.push(0), back: () => void list.pop() };
  const last = list.at(-1) ?? 0;
  yield { path, change: () => void list.pop(), back: () => void list.push(last) };
}

function otherThan(value: unknown): number | string | boolean | null {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  return typeof value === 'boolean' ? !value : null;
}
