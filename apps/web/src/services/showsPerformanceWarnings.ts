import { storedRole } from '@finance-analyst/session';
import type { StoredEntries } from '@finance-analyst/stored-entries';

/** Whether performance warnings show where nobody chose: to those who can do something about them. */
export const showsPerformanceWarnings = (
  entries: StoredEntries,
  isDevelopment: boolean = import.meta.env.DEV,
): boolean => isDevelopment || storedRole(entries) === 'admin';
