import { instrumentKey, type LedgerRow } from '@finance-analyst/portfolio';

/** The transactions that count of an account, of some instruments, or of all: those that the ledger refuses do not. */
export function countedRows(
  rows: readonly LedgerRow[],
  {
    account,
    instruments,
    refused,
  }: {
    /** Null for all. */
    readonly account: string | null;
    /** Keys of instruments; null for all and cash. */
    readonly instruments: ReadonlySet<string> | null;
    /** Ids. */
    readonly refused: ReadonlySet<string>;
  },
): readonly LedgerRow[] {
  const isMeasured = (instrument: LedgerRow['instrument']): boolean =>
    instrument !== undefined && (instruments?.has(instrumentKey(instrument)) ?? false);
  return rows.filter(
    (row) =>
      !refused.has(row.id) &&
      (account === null || row.account === account || row.otherAccount === account) &&
      (instruments === null || isMeasured(row.instrument) || isMeasured(row.otherInstrument)),
  );
}
