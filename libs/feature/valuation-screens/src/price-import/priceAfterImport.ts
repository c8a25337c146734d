import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Quote } from '@finance-analyst/market';
import { isEntered } from '../price/isEntered.js';
import { isFarApart } from '../price/isFarApart.js';
import type { PriceOutcome } from './PriceImportState.js';

/** An import's effect on the model's price: the server's latest price replaces an earlier one. */
export function priceAfterImport(price: PriceSnapshot | null, quote: Quote | null): PriceOutcome {
  if (!quote) return { kind: 'unanswered' };
  if (!price) return { kind: 'taken', quote };
  if (isEntered(price)) return { kind: 'entered', quote };
  const isSame =
    price.price === quote.price && price.asOf === quote.asOf && price.currency === quote.currency;
  if (isSame) return { kind: 'same', quote };
  if (quote.asOf.slice(0, 10) < price.asOf.slice(0, 10)) return { kind: 'later', quote };
  return { kind: isFarApart(price, quote) ? 'far' : 'taken', quote };
}
