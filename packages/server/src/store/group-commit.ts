/**
 * Writes answers in groups: everything that arrives while one group is being written forms the next. An answer waits no longer for the
 * disk than it would alone, and thousands a second share a few flushes.
 */

import { isConflict } from './conflict.ts';
import type { Kept, Store } from './store.ts';

export interface GroupCommit {
  /**
   * Resolves when the answer is stored. Rejected if it is not; then everything later from this source is rejected too, because it
   * follows an answer that was never stored.
   */
  keep(kept: Kept, source: object): Promise<void>;
  /** Resolves when everything so far has been stored or has failed. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly kept: Kept;
  readonly source: object;
  resolve(): void;
  reject(error: unknown): void;
}

/** Most answers in one group: more are written in several, so that nobody waits for all. */
const MOST = 512;

export function groupCommit(store: Pick<Store, 'keep'>, onGroup: (size: number) => void = () => {}): GroupCommit {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  const failed = new WeakMap<object, unknown>();

  async function writeAll(): Promise<void> {
    // Answers that have arrived in the same turn of the event loop go into the same group.
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

  /** A group has failed: writes its answers one by one, so that only those that cannot be stored fail. */
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
