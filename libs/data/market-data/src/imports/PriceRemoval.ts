import type { PriceRemovalReport } from '@finance-analyst/contracts';

/** How the removal of imported prices ended. */
export type PriceRemovalEnd =
  | { readonly kind: 'done'; readonly report: PriceRemovalReport }
  | { readonly kind: 'failed'; readonly reason: string };
