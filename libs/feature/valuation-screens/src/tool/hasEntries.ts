import { entryNames } from './entryNames.js';

/** Whether an address has any entries. */
export const hasEntries = (query: URLSearchParams): boolean => entryNames.some((name) => query.has(name));
