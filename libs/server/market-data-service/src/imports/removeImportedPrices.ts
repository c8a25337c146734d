import type { PriceRemovalQuery, PriceRemovalReport } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import { importSource } from '../instruments/InstrumentRow.js';

/** Removes the imported prices of a symbol. Without a market, they must have been imported for only one. */
export async function removeImportedPrices(
  { queries }: Database,
  { symbol, exchange }: PriceRemovalQuery,
): Promise<Result<PriceRemovalReport>> {
  return queries.transaction().execute(async (transaction) => {
    const [found, ...others] = await transaction
      .selectFrom('instruments')
      .innerJoin('bars', 'bars.instrument_id', 'instruments.id')
      .select(({ fn }) => [
        'instruments.id',
        'exchange',
        fn.count<number>('date').as('removed'),
        fn.min('date').as('firstDate'),
        fn.max('date').as('lastDate'),
      ])
      .where('source', '=', importSource)
      .where('symbol', '=', symbol)
      .$if(exchange !== undefined, (query) => query.where('exchange', '=', exchange ?? ''))
      .groupBy(['instruments.id', 'exchange'])
      .orderBy('exchange')
      .execute();
    if (!found) return { ok: false, reason: `No imported prices of ${named(symbol, exchange)} are stored.` };
    if (others.length > 0) {
      const markets = [found, ...others].map((each) => each.exchange || 'no market').join(', ');
      return {
        ok: false,
        reason: `Prices of ${symbol} were imported for several markets: ${markets}. Nothing was removed. Specify one of them as the exchange.`,
      };
    }
    await transaction.deleteFrom('instruments').where('id', '=', found.id).execute();
    const { removed, firstDate, lastDate } = found;
    return {
      ok: true,
      value: { symbol, exchange: found.exchange || null, removed: Number(removed), firstDate, lastDate },
    };
  });
}

const named = (symbol: string, exchange: string | undefined): string =>
  exchange === undefined ? symbol : `${exchange}:${symbol}`;
