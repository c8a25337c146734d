const settle = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The request failed.'));
    };
  });

/** Overwrites a saved model with junk, like a disk fault. */
export async function damageModel(factory: IDBFactory, id: string): Promise<void> {
  const [first] = await factory.databases();
  const database = await settle(factory.open(first?.name ?? ''));
  try {
    const records = database.transaction('documents', 'readwrite').objectStore('documents');
    await settle(records.put('half a sector', [id]));
  } finally {
    database.close();
  }
}
