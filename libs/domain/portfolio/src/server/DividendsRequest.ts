import type { DividendsPerShare } from '../income/dividendsPerShare.js';

/** Which dividends of a ledger that was folded are asked for. */
export interface DividendsRequest {
  /** Names the ledger. */
  readonly id: string;
  /** ISO dates, both included. */
  readonly from: string;
  readonly to: string;
}

/** Null if the ledger is not there, so that it has to be folded again. */
export type DividendsAnswer = DividendsPerShare | null;
