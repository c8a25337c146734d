import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerView } from '@finance-analyst/portfolio';

/** A portfolio on this device with its folded ledger, for screens that show several. */
export type StoredLedger =
  | {
      readonly kind: 'ready';
      /** The names behind its rows. */
      readonly names: Pick<PortfolioBody, 'currency' | 'accounts' | 'instruments'>;
      readonly view: LedgerView;
      /** It has changes that are not saved yet, which are counted. */
      readonly isEdited: boolean;
    }
  /** It was asked for under a condition that it does not meet. */
  | { readonly kind: 'left-out' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string };
