import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { splitSymbol, type Listing } from '../instruments/Listing.js';
import { failure, type ServiceResult } from '../ServiceResult.js';
import { readBars } from './readBars.js';
import { readPricedRow } from './readPricedRow.js';

/** Daily bars of a listing between two days, all from one source. */
export async function readPriceHistory(
  database: Database,
  listing: Listing,
  from?: string,
  to?: string,
): Promise<ServiceResult<PriceHistoryResponse>> {
  if (from !== undefined && to !== undefined && from > to)
    return failure('impossible-dates', `from (${from}) lies after to (${to}). Give the earlier day as from.`);
  const { symbol } = listing;
  const priced = await readPricedRow(database, listing);
  if (!priced) {
    const { market, plain } = splitSymbol(symbol);
    const options = `--symbol ${plain}${market === null ? '' : ` --exchange ${market}`}`;
    return failure(
      'no-prices',
      `There are no prices for ${symbol}. Import them with: npm run import -- prices <file> ${options}`,
    );
  }
  const bars = await readBars(database, priced.id, from, to);
  const adjusted = bars.length > 0 && bars.every((bar) => bar.adjustedClose !== null);
  return {
    ok: true,
    value: { symbol, currency: priced.currency, source: priced.source, adjusted, bars },
  };
}
