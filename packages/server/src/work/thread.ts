/** What a thread of the pool does: it thinks over one answer of an agent. */

import { workerData } from 'node:worker_threads';
import { isRefusal } from '@weathergauge/engine';
import type { Question } from '@weathergauge/host';
import { choose } from '@weathergauge/host/choose';
import type { BookModule } from './books.ts';
import { libraryAt } from './books.ts';

const library = libraryAt(workerData as readonly BookModule[]);

export default async function think(question: Question): Promise<string> {
  const ruleset = await library.open(question.ruleset, question.pack);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return choose(
    ruleset,
    question,
    () => performance.now(),
    () => {},
  ).text;
}
