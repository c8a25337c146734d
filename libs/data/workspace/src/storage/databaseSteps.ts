import { addDerived } from './addDerived.js';
import { shareAttachments } from './shareAttachments.js';

/**
 * Migrates the layout of the stores by one version; `transaction` covers every store. It may await only its
 * transaction; if it rejects, the whole upgrade is rolled back.
 */
export type DatabaseStep = (database: IDBDatabase, transaction: IDBTransaction) => void | Promise<void>;

/**
 * From each version of the layout to the next, starting with 1 to 2. A released step never changes: a new layout is
 * another step, and a database of any earlier release is migrated through all the steps that follow.
 */
export const databaseSteps: readonly DatabaseStep[] = [shareAttachments, addDerived];
