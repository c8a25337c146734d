import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { splitSymbol, type Listing } from '../instruments/Listing.js';
import { createPriceAnswerStore } from '../price-feed/PriceAnswerStore.js';
import { failure, mayHaveNewer, type ServiceFailure, type ServiceResult } from '../ServiceResult.js';
import { readBars } from './readBars.js';
import { readPricedRows } from './readPricedRows.js';

export interface PriceHistoryRequest {
  readonly listing: Listing;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Why the providers have nothing newer than the stored prices. */
  readonly gap: ServiceFailure | null;
}

/** Daily bars of a listing between two days, all from one source. */
export async function readPriceHistory(
  database: Database,
  { listing, from, to, gap }: PriceHistoryRequest,
): Promise<ServiceResult<PriceHistoryResponse>> {
  const { symbol } = listing;
  const [priced] = await readPricedRows(database, listing);
  if (!priced) return noPrices(symbol, gap);
  const bars = await readBars(database, priced.id, from, to);
  const adjusted = bars.length > 0 && bars.every((bar) => bar.adjustedClose !== null);
  const notes = await createPriceAnswerStore(database).notes(priced.source, priced);
  return {
    ok: true,
    value: {
      symbol,
      currency: priced.currency,
      source: priced.source,
      adjusted,
      bars,
      ...(notes.length === 0 ? {} : { notes }),
    },
  };
}

function noPrices(symbol: string, gap: ServiceFailure | null): ServiceFailure {
  if (gap && mayHaveNewer(gap)) return gap;
  const { market, plain } = splitSymbol(symbol);
  const options = `--symbol ${plain}${market === null ? '' : ` --exchange ${market}`}`;
  const problem = gap?.code === 'no-prices' ? gap.reason : `There are no prices for ${symbol}.`;
  return failure('no-prices', `${problem} Import them with: npm run import -- prices <file> ${options}`);
}
