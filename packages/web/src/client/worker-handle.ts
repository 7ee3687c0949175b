/** A worker, its remote side, and the calls that must be told when it breaks or is terminated. */

import { releaseProxy, wrap } from 'comlink';

export interface WorkerHandle<T> {
  readonly isBroken: () => boolean;
  /** Fails when the worker does. */
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
        // Every method of ours gives a promise already: the remote side looks like the near one.
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

/** One worker that is opened when it is first needed, and anew after it broke or was ended. */
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
