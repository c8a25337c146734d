import type { LedgerSummary } from '../summary/LedgerSummary.js';

/** Asks for what a ledger that was folded before holds. */
export interface SummaryRequest {
  /** Names the ledger. */
  readonly id: string;
  /** The version that was folded. */
  readonly version: number;
  /** ISO 4217: what it is valued in. */
  readonly currency: string;
}

/** Null if that version is not there. */
export type SummaryAnswer = LedgerSummary | null;
