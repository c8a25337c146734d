import { shareAttachments } from './shareAttachments.js';

/**
 * Takes the layout of the stores one version further; `transaction` holds every store and what it keeps. It may wait for
 * nothing but its transaction; where it rejects, the whole upgrade is undone.
 */
export type DatabaseStep = (database: IDBDatabase, transaction: IDBTransaction) => void | Promise<void>;

/**
 * From each version of the layout to the next, from 1 to 2 first. A step that was released stays as it is: a change of
 * the layout is a further step, and a database of any earlier release comes up to date through all that follow.
 */
export const databaseSteps: readonly DatabaseStep[] = [shareAttachments];
