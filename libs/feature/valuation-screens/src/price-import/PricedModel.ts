import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import type { MarketParameters } from '@finance-analyst/valuation';

/** The part of a model that server prices affect. */
export interface PricedModel {
  readonly symbol: string;
  readonly currency: string;
  readonly price: PriceSnapshot | null;
  /** Requests the server's latest price; null if it returns none. */
  readonly askForQuote: () => Promise<Quote | null>;
  /** Requests market parameters based on the server's prices; null without an answer. */
  readonly askForParameters: () => Promise<MarketParameters | null>;
  readonly onUse: (quote: Quote) => void;
  readonly onParameters: (parameters: MarketParameters) => void;
}
