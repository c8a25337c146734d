import type { PortfolioDocument } from '@finance-analyst/documents';
import type { LedgerView } from '@finance-analyst/portfolio';

/** What a portfolio held when its ledger was last folded, shown until it is again. */
export interface StoredSummary {
  /** The portfolio without its transactions. */
  readonly document: PortfolioDocument;
  /** What is held; lots that are valued alike are one, and nothing else of a ledger is there. */
  readonly view: LedgerView;
  /** When it was computed, ISO 8601. */
  readonly computedAt: string;
  /** The content that it was computed from. */
  readonly key: string;
}
