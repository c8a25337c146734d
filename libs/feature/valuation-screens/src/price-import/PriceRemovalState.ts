import type { PriceRemovalReport } from '@finance-analyst/contracts';
import type { PricesTaken } from './PriceImportState.js';

export type PriceRemovalState =
  | { readonly kind: 'closed' }
  /** The confirmation is shown. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done'; readonly report: PriceRemovalReport; readonly taken: PricesTaken };
