/** Asks several thinkers the same question, each with its own random numbers, and combines their results. */

import { merged } from '@weathergauge/agents';
import type { AnyRuleset } from '@weathergauge/engine';
import type { Chosen } from './choose.ts';
import type { Question } from './thinker.ts';

/** The question for each thinker, with a seed of its own. */
export function askedOf(question: Question, thinkers: number): readonly Question[] {
  return Array.from({ length: thinkers }, (_, i) =>
    i === 0 ? question : { ...question, seed: `${question.seed}/${i}` },
  );
}

/** Their common answer as canonical text. The first thinker must succeed; failures of the others are ignored. */
export async function agreed(ruleset: AnyRuleset, answers: readonly Promise<Chosen>[]): Promise<string> {
  const settled = await Promise.allSettled(answers);
  const [first] = settled;
  if (first?.status !== 'fulfilled') throw first?.reason ?? new Error('nobody was asked');
  const reports = settled.flatMap(each => (each.status === 'fulfilled' ? (each.value.report ?? []) : []));
  return reports.length < 2 ? first.value.text : ruleset.vocabulary.print(merged(reports).best);
}
