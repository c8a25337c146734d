import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import type { NewModelRequest } from '@finance-analyst/valuation';

/** What a new model of a company is made from. */
export interface KnownCompany {
  readonly kind: 'known';
  readonly fundamentals: CompanyFundamentals;
  readonly parameters: NewModelRequest['parameters'];
  readonly quote: Quote | null;
  /** Why no source has a price; null if one has, or the request failed. */
  readonly whyNoPrice: string | null;
  /** The failed request for the price; null if there is an answer. */
  readonly priceFailure: {
    readonly reason: string;
    readonly isRetrying: boolean;
    readonly retry: () => void;
  } | null;
  /** The model that the company's history proposes, or why no method fits. */
  readonly proposal: Result<ValuationModelBody>;
  /** When the statements were fetched, ISO 8601, if they may be out of date. */
  readonly outdatedSince: string | null;
}

/** The company that was chosen, as far as it is loaded. */
export type ChosenCompany =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly symbol: string }
  | {
      readonly kind: 'failed';
      readonly symbol: string;
      readonly reason: string;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | KnownCompany;
