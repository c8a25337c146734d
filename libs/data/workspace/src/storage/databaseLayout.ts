import type { DatabaseStep } from './databaseSteps.js';
import { storeNames } from './Storage.js';

/** The layout of a database's stores in this release, and the steps to it from every earlier release. */
export interface DatabaseLayout {
  readonly version: number;
  /** Creates the stores of a new database. */
  readonly create: (database: IDBDatabase) => void;
  /** From each version to the next, starting with 1 to 2; loaded only on a device with an earlier release's data. */
  readonly loadSteps: () => Promise<readonly DatabaseStep[]>;
}

export const databaseLayout: DatabaseLayout = {
  version: 3,
  create: (database) => {
    for (const store of storeNames) database.createObjectStore(store);
  },
  loadSteps: async () => (await import('./databaseSteps.js')).databaseSteps,
};
