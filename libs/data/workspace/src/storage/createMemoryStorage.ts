import {
  type RecordKey,
  type Storage,
  type StorageTransaction,
  type StoreName,
  storeNames,
} from './Storage.js';

type Records = ReadonlyMap<string, { readonly key: RecordKey; readonly value: unknown }>;
type Stores = Record<StoreName, Records>;

const emptyStores = (): Stores =>
  Object.fromEntries(storeNames.map((name) => [name, new Map()])) as unknown as Stores;

const compareParts = (left: string | number, right: string | number): number => {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return left < right ? -1 : left > right ? 1 : 0;
};

const compareKeys = (left: RecordKey, right: RecordKey): number => {
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
};

const startsWith = (key: RecordKey, prefix: RecordKey): boolean =>
  prefix.every((part, index) => key[index] === part);

function createTransaction(stores: Stores): StorageTransaction {
  const matching = (store: StoreName, prefix: RecordKey) =>
    [...stores[store].values()]
      .filter((record) => startsWith(record.key, prefix))
      .sort((left, right) => compareKeys(left.key, right.key));
  return {
    get: async (store, key) => structuredClone(stores[store].get(JSON.stringify(key))?.value),
    keys: async (store, prefix) => matching(store, prefix).map((record) => record.key),
    values: async (store, prefix) => matching(store, prefix).map((record) => structuredClone(record.value)),
    put: async (store, key, value) => {
      stores[store] = new Map(stores[store]).set(JSON.stringify(key), { key, value: structuredClone(value) });
    },
    delete: async (store, prefix) => {
      stores[store] = new Map([...stores[store]].filter(([, record]) => !startsWith(record.key, prefix)));
    },
    // Nothing to do: memory is gone with the page.
    commit: () => undefined,
  };
}

/** Storage that lives as long as the tab, for browsers without usable storage. */
export function createMemoryStorage(): Storage {
  let committed = emptyStores();
  let previous: Promise<unknown> = Promise.resolve();
  return {
    transact(_mode, work) {
      const run = async () => {
        const stores = { ...committed };
        const value = await work(createTransaction(stores));
        committed = stores;
        return value;
      };
      const result = previous.then(run, run);
      previous = result.catch(() => undefined);
      return result;
    },
    close() {
      committed = emptyStores();
    },
  };
}
