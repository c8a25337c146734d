/** Takes the layout of the stores one version further; `transaction` holds every store and what it keeps. */
export type DatabaseStep = (database: IDBDatabase, transaction: IDBTransaction) => void;

const createStores: DatabaseStep = (database) => {
  for (const store of ['documents', 'summaries', 'revisions', 'snapshots', 'drafts', 'quarantine'])
    database.createObjectStore(store);
};

/**
 * From each version of the layout to the next, from none to 1 first. A step that was released stays as it is: a change
 * of the layout is a further step, and a database of any earlier release comes up to date through all that follow.
 */
export const databaseSteps: readonly DatabaseStep[] = [createStores];
