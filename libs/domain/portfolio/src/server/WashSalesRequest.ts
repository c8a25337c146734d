import type { WashSalePair } from '../wash-sales/WashSalePair.js';

/** Asks for the wash sales of a ledger that was folded before. */
export interface WashSalesRequest {
  /** Names the ledger. */
  readonly id: string;
  /** The version that was folded. */
  readonly version: number;
}

/** Null if that version is not there, so that it has to be folded again. */
export type WashSalesAnswer = readonly WashSalePair[] | null;
