import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';

/** Every instrument that rows name, also what is no longer held, in the order in which they first occur. */
export function instrumentsOf(rows: readonly LedgerRow[]): readonly LedgerInstrument[] {
  const found = new Map<string, LedgerInstrument>();
  for (const { instrument, otherInstrument } of rows)
    for (const each of [instrument, otherInstrument])
      if (each && !found.has(writeSymbol(each))) found.set(writeSymbol(each), each);
  return [...found.values()];
}
