/**
 * Plays random games by every rulebook while all that its modules hold is frozen, but for what `module-state.ts` allows.
 * Whoever writes to any of it then throws, and the fuzzer reports that. A program of its own, because the modules have to be
 * loaded through a hook that adds a line to each: `module-state.test.ts` runs it.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyRuleset } from '@weathergauge/engine';
import { fuzz } from '../packages/testkit/src/fuzz.ts';
import type { AnyPlan } from '../packages/testkit/src/plan.ts';
import { constantsOf, isHeldToIt } from './module-state.ts';

const HOLD = 'weathergauge.hold';
const ROOT = join(import.meta.dirname, '..');

/** Numbers cannot be frozen in place: these are compared at the end. */
const numbers: { readonly name: string; readonly now: ArrayBufferView & ArrayLike<number>; readonly before: string }[] =
  [];

function freeze(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  if (ArrayBuffer.isView(value)) {
    const now = value as ArrayBufferView & ArrayLike<number>;
    numbers.push({ name, now, before: Array.from(now).join() });
    return;
  }
  // A table of words may have an entry named `add`: only collections have these as methods.
  for (const change of isCollection(value) ? ['set', 'add', 'delete', 'clear'] : [])
    if (change in value)
      Object.defineProperty(value, change, {
        value: () => {
          throw new TypeError(`${name} is kept by a module and must not change`);
        },
      });
  Object.freeze(value);
  for (const [key, inner] of Object.entries(value)) freeze(`${name}.${key}`, inner);
}

function isCollection(value: object): boolean {
  return [Map, Set, WeakMap, WeakSet].some(kind => value instanceof kind);
}

Object.assign(globalThis, {
  [HOLD](file: string, held: Readonly<Record<string, unknown>>) {
    for (const [name, value] of Object.entries(held)) freeze(`${file}: ${name}`, value);
  },
});

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!isHeldToIt(file)) return loaded;
    const source = readFileSync(file, 'utf8');
    const held = `globalThis['${HOLD}'](${JSON.stringify(file)}, { ${constantsOf(source).join(', ')} });`;
    return { ...loaded, source: `${source}\n${held}\n` };
  },
});

const problems: string[] = [];
for (const book of readdirSync(join(ROOT, 'packages')).filter(name => name.startsWith('rules-'))) {
  const src = join(ROOT, 'packages', book, 'src');
  const { ruleset } = (await import(join(src, 'index.ts'))) as { readonly ruleset: AnyRuleset };
  const { plan } = (await import(join(src, 'test', 'plan.fixture.ts'))) as { readonly plan: AnyPlan };
  // Without its program: to note which steps are reached the fuzzer changes that.
  const { program: _, unreachable: __, ...rest } = plan;
  // Of games with thousands of decisions one of each scenario will do.
  const few = plan.stride === undefined ? {} : { optionSets: () => [{}] };
  const report = fuzz(ruleset, { ...rest, ...few, effort: 0 });
  console.log(`${book}: ${report.games} games, ${report.decisions} decisions`);
  problems.push(...report.problems);
}
for (const { name, now, before } of numbers)
  if (Array.from(now).join() !== before) problems.push(`${name} has changed`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
