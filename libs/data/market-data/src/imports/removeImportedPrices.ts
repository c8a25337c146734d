import { pageEndpoints, priceRemovalReportSchema } from '@finance-analyst/contracts';
import { marketDataApi } from '../api/marketDataApi.js';
import { messages } from '../messages.js';
import { describeErrorResponse, describeRejection } from '../request/describeFailure.js';
import { marketDataDependencies, type MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { importAddress } from './importAddress.js';
import type { PriceRemovalEnd } from './PriceRemoval.js';
import { pricesOf } from './pricesOf.js';
import type { PricesThunk } from './PricesThunk.js';

const timeoutMs = 30_000;

/** Removes all imported prices of a symbol, then refetches every answer that depends on its prices. */
export const removeImportedPrices =
  (symbol: string): PricesThunk<PriceRemovalEnd> =>
  async (dispatch, getState, extra) => {
    const dependencies = marketDataDependencies(extra);
    if (!dependencies.isOnline()) return { kind: 'failed', reason: messages.removalOffline };
    const end = await sendRemoval(symbol, dependencies);
    // Also after a failure: the server may have removed them before its answer was lost.
    dispatch(marketDataApi.util.invalidateTags(pricesOf(getState(), symbol)));
    return end;
  };

async function sendRemoval(
  symbol: string,
  { apiBase, fetch, clock, isOnline, timeoutSignal }: MarketDataDependencies,
): Promise<PriceRemovalEnd> {
  try {
    const response = await fetch(importAddress(apiBase, symbol), {
      method: pageEndpoints.priceRemoval.method,
      headers: { accept: 'application/json' },
      signal: timeoutSignal(timeoutMs),
    });
    if (!response.ok)
      return { kind: 'failed', reason: (await describeErrorResponse(response, clock())).message };
    const report = priceRemovalReportSchema.safeParse(await response.json().catch(() => null));
    return report.success
      ? { kind: 'done', report: report.data }
      : { kind: 'failed', reason: messages.unexpected };
  } catch (thrown) {
    return { kind: 'failed', reason: describeRejection(thrown, isOnline()).message };
  }
}
