import type { LedgerAccount, LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';

/** A ledger to write as a file, with what is known of its accounts and instruments. */
export interface ExportedLedger {
  readonly rows: readonly LedgerRow[];
  readonly accounts: readonly ExportedAccount[];
  readonly instruments: readonly ExportedInstrument[];
}

export interface ExportedAccount extends LedgerAccount {
  readonly name: string;
}

export interface ExportedInstrument extends LedgerInstrument {
  readonly name: string | null;
  readonly isin: string | null;
  readonly currency: string | null;
}
