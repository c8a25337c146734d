import type { MarketSymbol } from '@finance-analyst/documents';

/** A saved model or portfolio for the search. */
export interface SavedModel {
  readonly id: string;
  /** A portfolio has a screen of its own. */
  readonly kind?: string;
  readonly title: string;
  /** The company first; a model without one cannot be opened from here, a portfolio has none. */
  readonly instruments: readonly (MarketSymbol & { readonly name: string | null })[];
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}
