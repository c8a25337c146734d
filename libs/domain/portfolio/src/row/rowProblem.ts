import { fieldProblem } from './fieldProblem.js';
import { kindProblem } from './kindProblem.js';
import type { LedgerRow } from './LedgerRow.js';

/**
 * Why the fields of a row cannot be, as a sentence; null if they can. A ledger also checks its date, its account and what
 * is held, and refuses the row for those.
 */
export const rowProblem = (row: LedgerRow): string | null => fieldProblem(row) ?? kindProblem(row);
