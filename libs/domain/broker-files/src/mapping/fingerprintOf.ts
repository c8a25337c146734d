import { normalizeHeader } from '../table/normalizeHeader.js';
import type { RawTable } from '../table/RawTable.js';

/** The headings of a table, under which its mapping can be remembered. */
export const fingerprintOf = (table: Pick<RawTable, 'header'>): string =>
  table.header.map(normalizeHeader).join('|');
