import type { StoredEntries } from '@finance-analyst/stored-entries';
import { storedRole } from '../user/storedRole.js';

/** Whether performance warnings show unless the user chose: to admins, and in development builds. */
export const showsPerformanceWarnings = (entries: StoredEntries, isDevelopment: boolean): boolean =>
  isDevelopment || storedRole(entries) === 'admin';
