/** Servers in processes of their own, which tell what they have used. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Usage } from './usage.ts';

export interface Process {
  readonly address: string;
  used(what: Usage): Promise<number>;
  end(): void;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
}

export async function start(file: string, words: readonly string[]): Promise<Process> {
  const child = fork(new URL(file, import.meta.url), words, { execArgv: ['--expose-gc'] });
  const [address] = (await once(child, 'message')) as [string];
  return {
    address,
    async used(what) {
      child.send(what);
      const [figure] = (await once(child, 'message')) as [number];
      return figure;
    },
    end: () => void child.kill(),
    ended: once(child, 'exit'),
  };
}
