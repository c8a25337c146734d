import { storedRole } from '@finance-analyst/session';
import type { TextStorage } from './TextStorage.js';

/** Whether performance warnings show where nobody chose: to those who can do something about them. */
export const showsPerformanceWarnings = (
  storage: Pick<TextStorage, 'getItem'>,
  isDevelopment: boolean = import.meta.env.DEV,
): boolean => isDevelopment || storedRole(storage) === 'admin';
