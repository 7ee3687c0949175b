/**
 * Shares one pool of threads among the agents of many people: people take turns, and nobody has more than a certain number of agents
 * thinking at the same time, so that a person with few agents does not wait for one with many.
 */

import type { Question, Thinker, Thinking } from '@weathergauge/host';

export interface FairThinker {
  /** For the agents at the tables of one person. */
  for(person: string): Thinker;
  /** How many questions wait. */
  waiting(): number;
}

interface Waiting {
  readonly question: Question;
  readonly onProgress: Parameters<Thinker['think']>[1];
  begin(thinking: Thinking): void;
  fail(error: unknown): void;
}

/** `threads`: how many agents may think at the same time; `mine`: how many of one person. */
export function fairly(pool: Thinker, threads: number, mine: number): FairThinker {
  /** Waiting questions by person; the one who has waited longest for a turn comes first. */
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let busy = 0;

  function next(): void {
    for (const [person, queue] of queues) {
      if (busy >= threads) return;
      if ((running.get(person) ?? 0) >= mine) continue;
      const first = queue.shift();
      // Moves this person to the end of the queue.
      queues.delete(person);
      if (queue.length > 0) queues.set(person, queue);
      if (first !== undefined) start(person, first);
    }
  }

  function start(person: string, { question, onProgress, begin, fail }: Waiting): void {
    busy++;
    running.set(person, (running.get(person) ?? 0) + 1);
    const done = (): void => {
      busy--;
      const left = (running.get(person) ?? 1) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
      next();
    };
    try {
      const thinking = pool.think(question, onProgress);
      begin(thinking);
      thinking.answer.then(done, done);
    } catch (error) {
      fail(error);
      done();
    }
  }

  return {
    waiting: () => queues.values().reduce((sum, queue) => sum + queue.length, 0),
    for: person => ({
      think(question, onProgress) {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        promise.catch(() => {});
        let under: Thinking | null = null;
        let isStopped = false;
        const waiting: Waiting = {
          question,
          onProgress,
          begin(thinking) {
            under = thinking;
            thinking.answer.then(resolve, reject);
            if (isStopped) thinking.stop();
          },
          fail: reject,
        };
        queues.set(person, [...(queues.get(person) ?? []), waiting]);
        next();
        return {
          answer: promise,
          stop() {
            isStopped = true;
            under?.stop();
          },
          cancel() {
            if (under !== null) return under.cancel();
            const queue = (queues.get(person) ?? []).filter(each => each !== waiting);
            if (queue.length > 0) queues.set(person, queue);
            else queues.delete(person);
            reject(new Error('cancelled'));
          },
        };
      },
    }),
  };
}
