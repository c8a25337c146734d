import type { Folding } from '../fold/Folding.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { nameOf } from './nameOf.js';

/** Why lots cannot be received: the other instrument is held in another currency. Null if it is not. */
export function otherCurrencyProblem(
  { state }: Folding,
  row: CheckedRow,
  currency: string | null,
): string | null {
  const other = state.positions.get(row.otherPosition);
  return other && other.long.length + other.short.length > 0 && other.currency !== currency
    ? `${nameOf(row.row.otherInstrument)} is held in ${String(other.currency)}; what is received costs ${String(currency)}.`
    : null;
}
