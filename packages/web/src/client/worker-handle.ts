/** A worker with its remote API, and the open calls, which must be rejected when it breaks or is terminated. */

import { releaseProxy, wrap } from 'comlink';

export interface WorkerHandle<T> {
  readonly isBroken: () => boolean;
  /** Calls the worker; rejects when the worker breaks or is terminated. */
  call<R>(question: (remote: T) => Promise<R>): Promise<R>;
  /** Terminates the worker; calls still open are rejected. */
  end(reason: string): void;
}

export function openWorker<T>(worker: Worker): WorkerHandle<T> {
  const remote = wrap<T>(worker);
  const open = new Set<(error: Error) => void>();
  let broken: Error | null = null;
  const breakOff = (reason: string): void => {
    broken ??= new Error(reason);
    for (const reject of open) reject(broken);
    open.clear();
  };
  worker.addEventListener('error', event => breakOff(event.message || 'a worker could not be started'));
  return {
    isBroken: () => broken !== null,
    call: question =>
      new Promise((resolve, reject) => {
        if (broken !== null) return reject(broken);
        open.add(reject);
        // Comlink wraps results in promises; all methods of T return promises already, so the types agree.
        question(remote as T)
          .then(resolve, reject)
          .finally(() => open.delete(reject));
      }),
    end(reason) {
      breakOff(reason);
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** One worker, started on first use and again after it broke or was ended. */
export function onDemand<T>(open: () => WorkerHandle<T>): { get(): WorkerHandle<T>; end(reason: string): void } {
  let handle: WorkerHandle<T> | null = null;
  return {
    get() {
      if (handle === null || handle.isBroken()) handle = open();
      return handle;
    },
    end(reason) {
      handle?.end(reason);
      handle = null;
    },
  };
}
