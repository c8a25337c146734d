import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import type { MarketParameters } from '@finance-analyst/valuation';

/** A model as far as prices on the server concern it. */
export interface PricedModel {
  readonly symbol: string;
  readonly currency: string;
  readonly price: PriceSnapshot | null;
  /** Asks the server for its newest price; null where it does not answer with one. */
  readonly askForQuote: () => Promise<Quote | null>;
  /** Asks the server what it assumes from the prices that it has; null where it does not answer. */
  readonly askForParameters: () => Promise<MarketParameters | null>;
  readonly onUse: (quote: Quote) => void;
  readonly onParameters: (parameters: MarketParameters) => void;
}
