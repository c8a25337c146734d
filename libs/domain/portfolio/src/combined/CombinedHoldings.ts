import type { Result } from '@finance-analyst/foundation';
import type { HeldCash, Holding, Holdings } from '../holdings/Holding.js';

/** The holdings of one of several portfolios, valued in the common currency. */
export interface HoldingsPart {
  readonly id: string;
  readonly holdings: Holdings;
}

/** What several portfolios hold together. Weights are fractions of the common total. */
export interface CombinedHoldings extends Holdings {
  readonly holdings: readonly (Holding & { readonly part: string })[];
  readonly cash: readonly (HeldCash & { readonly part: string })[];
  /** What each portfolio adds, in the order given. */
  readonly parts: readonly CombinedPart[];
}

/** What one portfolio adds to the whole. */
export interface CombinedPart {
  readonly id: string;
  /** Of all that has a value. */
  readonly total: number;
  readonly weight: Result<number>;
  /** How many of its holdings and balances have no value. */
  readonly withoutValue: number;
}
