import type { Result } from '@finance-analyst/foundation';
import type { SaleTrial, SaleTrialResult } from '../what-if/SaleTrial.js';

/** Asks what a sale from a ledger that was folded before would realize. */
export interface SaleTrialRequest {
  /** Names the ledger. */
  readonly id: string;
  /** The version that was folded. */
  readonly version: number;
  readonly sale: SaleTrial;
}

/** Null if that version is not there, so that it has to be folded again. */
export type SaleTrialAnswer = Result<SaleTrialResult> | null;
