import type { Folding } from '../fold/Folding.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/** Applies a row to the state. Returns null, or the reason why the row is refused and has changed nothing. */
export type Effect = (folding: Folding, row: CheckedRow) => string | null;
