import type { PriceRemovalReport } from '@finance-analyst/contracts';

/** The outcome of removing imported prices. */
export type PriceRemovalEnd =
  | { readonly kind: 'done'; readonly report: PriceRemovalReport }
  | { readonly kind: 'failed'; readonly reason: string };
