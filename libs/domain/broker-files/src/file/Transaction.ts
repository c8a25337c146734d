import type { LedgerRow, NamedLot } from '@finance-analyst/portfolio';
import type { FiledInstrument } from './FiledInstrument.js';

/** The fields of a ledger row that a file gives. Those that name accounts, instruments and lots come with the import. */
export type TransactionRow = Omit<
  LedgerRow,
  'id' | 'account' | 'entry' | 'batch' | 'instrument' | 'otherInstrument' | 'otherAccount' | 'lots'
>;

/** One event that a file states. */
export interface Transaction {
  /** Line of the file from 1, as in a text editor; of several lines, the first. */
  readonly line: number;
  /** Other lines that are part of it, such as the fee of an order. */
  readonly furtherLines: readonly number[];
  /** As the file names it; null if it names none. */
  readonly account: string | null;
  readonly instrument: FiledInstrument | null;
  /** What is received in a merger or spin-off. */
  readonly otherInstrument: FiledInstrument | null;
  /** Of a transfer: the account that receives, as the file names it. */
  readonly otherAccount?: string;
  /** What the file calls the row, for the lots of other rows. */
  readonly filedId?: string;
  /** Lots to sell or cover, by what the file calls the rows that opened them. */
  readonly lots?: readonly NamedLot[];
  readonly row: TransactionRow;
}
