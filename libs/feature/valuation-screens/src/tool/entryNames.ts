import { toolFields } from './toolFields.js';

/** What an address calls the entries. */
export const entryNames: readonly string[] = ['symbol', 'currency', 'basis', ...toolFields.keys()];
