import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { importedSource } from '../price/importedSource.js';
import { priceAfterImport } from './priceAfterImport.js';
import type { PriceOutcome } from './PriceImportState.js';

/** What the removal of imported prices does to the price of a model: one of them gives way to whatever the server has. */
export const priceAfterRemoval = (price: PriceSnapshot | null, quote: Quote | null): PriceOutcome =>
  quote && quote.source !== importedSource && price?.source === importedSource
    ? { kind: 'taken', quote }
    : priceAfterImport(price, quote);
