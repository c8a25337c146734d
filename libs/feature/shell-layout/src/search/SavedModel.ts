import type { MarketSymbol } from '@finance-analyst/documents';

/** A saved model for the search. */
export interface SavedModel {
  readonly id: string;
  readonly title: string;
  /** The company first; a model without one cannot be opened from here. */
  readonly instruments: readonly (MarketSymbol & { readonly name: string | null })[];
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}
