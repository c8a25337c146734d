import type { DatabaseStep } from './databaseSteps.js';
import { storeNames } from './Storage.js';

/** How the stores of a database are laid out by this release, and the way there from every earlier one. */
export interface DatabaseLayout {
  readonly version: number;
  /** Makes the stores of a new database. */
  readonly create: (database: IDBDatabase) => void;
  /** From each version to the next, from 1 to 2 first; loaded only on a device that an earlier release stored on. */
  readonly loadSteps: () => Promise<readonly DatabaseStep[]>;
}

export const databaseLayout: DatabaseLayout = {
  version: 2,
  create: (database) => {
    for (const store of storeNames) database.createObjectStore(store);
  },
  loadSteps: async () => (await import('./databaseSteps.js')).databaseSteps,
};
