/** What random play has reached: verbs, asks, steps, events and whatever else the rulebook's plan names. */

import type { AnyRuleset } from '@weathergauge/engine';
import type { AnyPlan } from './plan.ts';

/** Everything that must be reached, each with its own short name. */
export function required(ruleset: AnyRuleset, plan: AnyPlan): ReadonlySet<string> {
  const items = Object.keys(ruleset.vocabulary.verbs).map(verb => `verb ${verb}`);
  for (const [proc, ops] of Object.entries(plan.program ?? {}))
    for (const op of ops) if (op.op === 'ask' || op.op === 'step') items.push(`${op.op} ${proc}.${op.name}`);
  return new Set([...items, ...(plan.reach ?? [])]);
}

export function missing(ruleset: AnyRuleset, plan: AnyPlan, seen: ReadonlySet<string>): string[] {
  return [...required(ruleset, plan)].filter(item => !seen.has(item) && plan.unreachable?.[item] === undefined);
}

/** Excuses for what nobody requires, and excuses that say nothing. */
export function idleExcuses(ruleset: AnyRuleset, plan: AnyPlan): string[] {
  const wanted = required(ruleset, plan);
  return Object.entries(plan.unreachable ?? {}).flatMap(([item, reason]) => {
    if (!wanted.has(item)) return [`"${item}" is excused from being reached, but nothing requires it`];
    return reason.trim() === '' ? [`"${item}" is excused from being reached without a reason`] : [];
  });
}

interface Running {
  run: (...given: unknown[]) => void;
}

/**
 * Notes each step that runs, until the function it returns is called. Steps leave no other trace: the ops of the running
 * program itself are wrapped, which is why this belongs in tests only.
 */
export function noteSteps(plan: Pick<AnyPlan, 'program' | 'reachedBy'>, seen: Set<string>): () => void {
  const undo: (() => void)[] = [];
  for (const [proc, ops] of Object.entries(plan.program ?? {}))
    for (const op of ops) {
      if (op.op !== 'step' || !('run' in op)) continue;
      const step = op as unknown as Running;
      const { run } = step;
      const name = `${proc}.${op.name}`;
      step.run = (...given) => {
        seen.add(`step ${name}`);
        run(...given);
        for (const item of plan.reachedBy?.(name, given[0] as object) ?? []) seen.add(item);
      };
      undo.push(() => {
        step.run = run;
      });
    }
  return () => {
    for (const back of undo) back();
  };
}
