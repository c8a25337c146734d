import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { importedSource } from '../price/importedSource.js';
import { priceAfterImport } from './priceAfterImport.js';
import type { PriceOutcome } from './PriceImportState.js';

/** The effect of removing imported prices on the model's price: an imported one is replaced by the server's latest. */
export const priceAfterRemoval = (price: PriceSnapshot | null, quote: Quote | null): PriceOutcome =>
  quote && quote.source !== importedSource && price?.source === importedSource
    ? { kind: 'taken', quote }
    : priceAfterImport(price, quote);
