import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { isPrice } from '../derived-defaults/whyNoPrice.js';
import { priceSnapshotOf } from './priceSnapshotOf.js';

/** The price that a model stores for a quote; null without one, or with one that is not above zero, which no model can hold. */
export const storedPriceOf = (quote: Quote | null): PriceSnapshot | null =>
  quote && isPrice(quote.price) ? priceSnapshotOf(quote) : null;
