import { storedRole } from '@finance-analyst/session';
import type { StoredEntries } from '@finance-analyst/stored-entries';

/** Whether performance warnings are shown by default: to people who can act on them. */
export const showsPerformanceWarnings = (
  entries: StoredEntries,
  isDevelopment: boolean = import.meta.env.DEV,
): boolean => isDevelopment || storedRole(entries) === 'admin';
