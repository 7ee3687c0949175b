/**
 * Keeps what has been answered in groups: all that comes in while the last group is written is written next. Each waits for the disk
 * as long as it would alone, and thousands a second share a few flushes.
 */

import { isConflict } from './conflict.ts';
import type { Kept, Store } from './store.ts';

export interface GroupCommit {
  /**
   * Resolves when it is kept. Rejected when it is not: then nothing else of this source will be, which goes on from something that was
   * never kept.
   */
  keep(kept: Kept, source: object): Promise<void>;
  /** Resolves when all that was given so far has been kept, or has failed. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly kept: Kept;
  readonly source: object;
  resolve(): void;
  reject(error: unknown): void;
}

/** Of answers in one group: a flood is written in pieces, so that nobody waits for all of it. */
const MOST = 512;

export function groupCommit(store: Pick<Store, 'keep'>, onGroup: (size: number) => void = () => {}): GroupCommit {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const failed = new WeakMap<object, unknown>();

  async function writeAll(): Promise<void> {
    // What else has come in by now goes into the same group.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await write(group.filter(isSound));
    }
    writing = null;
  }

  function isSound({ source, reject }: Waiting): boolean {
    if (!failed.has(source)) return true;
    reject(failed.get(source));
    return false;
  }

  async function write(group: readonly Waiting[]): Promise<void> {
    if (group.length === 0) return;
    onGroup(group.length);
    try {
      await store.keep(group.map(({ kept }) => kept));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (isConflict(error) && group.length > 1) return apart(group);
      for (const { source, reject } of group) {
        failed.set(source, error);
        reject(error);
      }
    }
  }

  /** One of them cannot be kept: the others are not lost with it. */
  async function apart(group: readonly Waiting[]): Promise<void> {
    const half = Math.ceil(group.length / 2);
    await write(group.slice(0, half));
    await write(group.slice(half).filter(isSound));
  }

  return {
    keep: (kept, source) =>
      new Promise((resolve, reject) => {
        waiting.push({ kept, source, resolve, reject });
        writing ??= writeAll();
      }),
    async settled() {
      await writing;
    },
  };
}
