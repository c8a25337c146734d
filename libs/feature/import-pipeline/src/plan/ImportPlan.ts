import type { FiledInstrument, IgnoredLines, RefusedLine } from '@finance-analyst/broker-files';
import type { PortfolioAccount, PortfolioInstrument } from '@finance-analyst/documents';
import type { LedgerInstrument, LedgerRow, RefusedRow } from '@finance-analyst/portfolio';
import type { HeldBefore } from './HeldBefore.js';

/** What an import would do. Each line of the file is in `added`, `duplicates`, `refused` or `ignored`, and in one only. */
export interface ImportPlan {
  readonly accounts: readonly AccountMatch[];
  readonly instruments: readonly InstrumentMatch[];
  readonly added: readonly AddedLine[];
  /** Opening positions that were entered: rows before those of the file. */
  readonly openings: readonly LedgerRow[];
  /** Prices that were entered: rows after those of the file. */
  readonly valuations: readonly LedgerRow[];
  /** Prices that were entered and that the ledger refuses. */
  readonly refusedValuations: readonly RefusedRow[];
  /** ISO date of the last transaction, or of the close if that is later; null if the file has neither. */
  readonly lastDay: string | null;
  /** What was held before the file begins and is missing, for lines that are refused. */
  readonly heldBefore: readonly HeldBefore[];
  readonly duplicates: readonly FileLines[];
  /** Rows of the file that the portfolio has already. */
  readonly duplicateRows: number;
  /** In the order of the file. */
  readonly refused: readonly RefusedLine[];
  readonly ignored: readonly IgnoredLines[];
  readonly linesRead: number;
  readonly changes: StateChanges;
  /** Null if the file states no holdings and no cash. */
  readonly closing: ClosingComparison | null;
  /** Rows of the portfolio that its ledger would refuse after the import, and did not before. */
  readonly invalidated: readonly RefusedRow[];
  /** Accounts that have rows equal to those that would be added to a new account. */
  readonly elsewhere: readonly FoundElsewhere[];
}

/** Where the transactions of an account of the file go. */
export interface AccountMatch {
  /** As the file names it; null if it names none. */
  readonly filed: string | null;
  readonly account: PortfolioAccount;
  readonly isNew: boolean;
  /** Transactions in the file. */
  readonly transactions: number;
}

/** Which instrument is meant by one of the file. */
export interface InstrumentMatch {
  readonly filed: FiledInstrument;
  readonly instrument: PortfolioInstrument;
  readonly by: 'choice' | 'isin' | 'market' | 'symbol' | 'name' | 'new';
  /** It is not in the portfolio yet. */
  readonly isNew: boolean;
  /** The market data has it, or the portfolio had it already. */
  readonly isKnown: boolean;
  readonly transactions: number;
  /** Of its transactions, ISO 4217; null if neither they nor the instrument have one. */
  readonly currency: string | null;
}

/** Lines of a file that are one event or several that belong together. */
export interface FileLines {
  readonly line: number;
  readonly furtherLines: readonly number[];
}

/** Lines with the rows that they add: at least one. */
export interface AddedLine extends FileLines {
  /** Without their batch; their `entry` follows the highest of the portfolio. */
  readonly rows: readonly LedgerRow[];
}

/** Holdings and cash that differ after the import. */
export interface StateChanges {
  readonly holdings: readonly HoldingChange[];
  readonly cash: readonly CashChange[];
}

export interface HoldingChange {
  /** Id of the account. */
  readonly account: string;
  readonly instrument: LedgerInstrument;
  /** Decimal text; negative if sold short. */
  readonly before: string;
  readonly after: string;
}

export interface CashChange {
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly before: string;
  readonly after: string;
}

/** What a file states of its close beside the ledger of that day after the import. */
export interface ClosingComparison {
  /** ISO date; null if the file does not say, and the ledger is that after all rows. */
  readonly date: string | null;
  /** ISO date of the first day that the file covers; null if it does not say. */
  readonly from: string | null;
  /** Holdings and balances stated in the file. */
  readonly stated: number;
  readonly differences: readonly ClosingDifference[];
}

export interface ClosingDifference {
  readonly account: string;
  /** Null for cash. */
  readonly instrument: LedgerInstrument | null;
  /** Of the cash, ISO 4217; null for a holding. */
  readonly currency: string | null;
  readonly stated: string;
  readonly ledger: string;
  /** Ledger less stated. */
  readonly difference: string;
  /** What was there before the file begins and the portfolio lacks, decimal text; 0 if nothing was. */
  readonly before: string;
  /** What neither that nor the transactions explain, decimal text; 0 if nothing is. */
  readonly unexplained: string;
}

export interface FoundElsewhere {
  /** Id of the account that has the rows. */
  readonly account: string;
  /** Id of the new account. */
  readonly newAccount: string;
  readonly rows: number;
}
