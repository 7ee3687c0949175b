/** One question to several thinkers at once, each with luck of its own: what they found is put together. */

import { merged } from '@weathergauge/agents';
import type { AnyRuleset } from '@weathergauge/engine';
import type { Chosen } from './choose.ts';
import type { Question } from './thinker.ts';

/** The question as the first and the others are asked it. */
export function askedOf(question: Question, thinkers: number): readonly Question[] {
  return Array.from({ length: thinkers }, (_, i) =>
    i === 0 ? question : { ...question, seed: `${question.seed}/${i}` },
  );
}

/** Canonical text of what they answer together. The first must answer; a helper that fails is not missed. */
export async function agreed(ruleset: AnyRuleset, answers: readonly Promise<Chosen>[]): Promise<string> {
  const settled = await Promise.allSettled(answers);
  const [first] = settled;
  if (first?.status !== 'fulfilled') throw first?.reason ?? new Error('nobody was asked');
  const reports = settled.flatMap(each => (each.status === 'fulfilled' ? (each.value.report ?? []) : []));
  return reports.length < 2 ? first.value.text : ruleset.vocabulary.print(merged(reports).best);
}
