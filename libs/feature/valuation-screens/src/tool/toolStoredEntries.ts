import type { StoredEntry } from '@finance-analyst/stored-entries';
import { tabEntriesEntry } from './tabEntriesEntry.js';
import { toolEntriesEntry } from './toolEntriesEntry.js';

/** What the valuation tool stores on the device. */
export const toolStoredEntries: readonly StoredEntry[] = [toolEntriesEntry, tabEntriesEntry];
