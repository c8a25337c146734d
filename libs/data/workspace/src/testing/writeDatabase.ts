/** A database with everything in it, as JSON keeps it. */
export interface DatabaseContent {
  readonly name: string;
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly (readonly [key: IDBValidKey, value: unknown])[]>>;
}

/** Writes a database as the release did that the content comes from. */
export function writeDatabase(
  factory: IDBFactory,
  { name, version, stores }: DatabaseContent,
): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, records] of Object.entries(stores)) {
        const created = request.result.createObjectStore(store);
        for (const [key, value] of records) created.put(value, key);
      }
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database could not be written.'));
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(undefined);
    };
  });
}
