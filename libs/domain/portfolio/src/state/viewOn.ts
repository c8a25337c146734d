import type { ClosedPart } from '../fold/ClosedPart.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import type { Checkpoint } from '../ledger/Chunk.js';
import { firstAfter } from '../ledger/firstAfter.js';
import { foldRows } from '../ledger/foldRows.js';
import type { Ledger } from '../ledger/Ledger.js';

/** The state after a day, before it is written as text. */
export interface LedgerView {
  readonly state: Checkpoint;
  readonly closed: readonly ClosedPart[];
  readonly refused: readonly RefusedRow[];
}

/** The state after all rows up to and with a day; folds at most one chunk. */
export function viewOn(ledger: Ledger, day: number): LedgerView {
  const end = firstAfter(ledger.rows, day);
  const whole = ledger.chunks.filter((chunk) => chunk.end <= end);
  const last = whole.at(-1);
  const start = last?.end ?? 0;
  const chunks =
    start < end ? [...whole, foldRows(ledger.rows, { start, end }, last?.after, ledger.moneyPlaces)] : whole;
  return {
    state: chunks.at(-1)?.after ?? { cash: [], positions: [], totals: [] },
    closed: chunks.flatMap(({ closed }) => closed),
    refused: [...chunks.flatMap(({ refused }) => refused), ...ledger.unreadable],
  };
}
