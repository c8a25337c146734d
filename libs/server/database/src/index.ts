export { copyEmptyDatabase } from './copyEmptyDatabase.js';
export type { Database } from './Database.js';
export type { DatabaseSchema } from './DatabaseSchema.js';
export { causeWithRemedy } from './folder/causeWithRemedy.js';
export { readOwner, type FolderOwner } from './lock/folderOwner.js';
export { openDatabase, type DatabaseLocation } from './openDatabase.js';
export { openTestDatabases, type TestDatabases } from './openTestDatabases.js';
export { startTemporaryPostgres, type TemporaryPostgres } from './postgres/startTemporaryPostgres.js';
