import { entryNames } from './entryNames.js';

/** Whether an address says anything about the entries. */
export const hasEntries = (query: URLSearchParams): boolean => entryNames.some((name) => query.has(name));
