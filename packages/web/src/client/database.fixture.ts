/** As much of IndexedDB as `database.ts` uses, in memory: Node has none. */

type Listener = () => void;

/** Calls its listeners in the next microtask, as the real ones are called later. */
function happens<T>(
  name: string,
  result: T,
): { readonly result: T; addEventListener(on: string, hear: Listener): void } {
  return {
    result,
    addEventListener(on, hear) {
      if (on === name) queueMicrotask(hear);
    },
  };
}

type Key = string | number;

function objectStore(records: Map<Key, unknown>, keyPath: string | undefined) {
  const keyOf = (record: unknown, key: Key | undefined): Key =>
    keyPath === undefined ? (key ?? '') : ((record as Record<string, Key>)[keyPath] ?? '');
  const put = (record: unknown, key?: Key) => {
    records.set(keyOf(record, key), structuredClone(record));
    return { result: undefined };
  };
  return {
    put,
    add: put,
    get: (key: Key) => ({ result: records.get(key) }),
    getAll: () => ({ result: [...records.values()] }),
    count: () => ({ result: records.size }),
    delete: (key: Key) => ({ result: void records.delete(key) }),
  };
}

export function fakeIndexedDb() {
  const stores = new Map<string, ReturnType<typeof objectStore>>();
  const database = {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string, { keyPath }: { keyPath?: string } = {}) =>
      void stores.set(name, objectStore(new Map(), keyPath)),
    addEventListener() {},
    close() {},
    transaction: () => ({ ...happens('complete', null), objectStore: (name: string) => stores.get(name) }),
  };
  return {
    open() {
      const upgrade = happens('upgradeneeded', database);
      const success = happens('success', database);
      return {
        result: database,
        addEventListener(on: string, hear: Listener) {
          upgrade.addEventListener(on, hear);
          success.addEventListener(on, hear);
        },
      };
    },
  };
}
