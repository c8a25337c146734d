import { toolFields } from './toolFields.js';

/** The names of the entries in the address. */
export const entryNames: readonly string[] = ['symbol', 'currency', 'basis', ...toolFields.keys()];
