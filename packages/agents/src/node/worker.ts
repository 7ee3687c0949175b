/** The entry of a thinking thread: loads one rulebook, then answers questions until it is terminated. */

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyRuleset, RulebookModule } from '@weathergauge/engine';
import { isRefusal, rulesetBy, seededRng } from '@weathergauge/engine';
import type { Stop } from '../agent.ts';
import { seating } from '../agent.ts';
import { makeAgent } from '../parse.ts';
import type { SearchReport } from '../search-report.ts';
import type { Answer, WorkerSetup, Question } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('this module is the entry of a worker thread');

const loading = load(workerData as WorkerSetup);

async function load({ rulesetModule, pack }: WorkerSetup): Promise<AnyRuleset> {
  const ruleset = rulesetBy((await import(rulesetModule)) as RulebookModule, pack);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  return ruleset;
}

function answer(message: Answer): void {
  port?.postMessage(message);
}

async function consider({ id, state, seat, agent, seed, stop: flag }: Question): Promise<void> {
  const ruleset = await loading;
  let last: SearchReport | null = null;
  const thinker = makeAgent(agent, report => {
    last = report;
    answer({ id, type: 'progress', report });
  });
  const stop: Stop = {
    get aborted() {
      return Atomics.load(flag, 0) !== 0;
    },
  };
  const options = { clock: () => performance.now(), stop };
  const action = thinker.choose(seating(ruleset, JSON.parse(state) as object, seat, seededRng(seed), options));
  answer({ id, type: 'done', action, report: last });
}

port.on('message', (question: Question) => {
  consider(question).catch((error: unknown) => {
    answer({ id: question.id, type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  });
});
