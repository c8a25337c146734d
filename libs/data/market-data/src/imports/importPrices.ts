import { marketDataApi } from '../api/marketDataApi.js';
import { messages } from '../messages.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import type { PriceFile, PriceImportEnd, PriceImportProgress } from './PriceImport.js';
import { pricesOf } from './pricesOf.js';
import type { PricesThunk } from './PricesThunk.js';
import { sendPriceFile } from './sendPriceFile.js';

/** Imports a price file, then asks again for every answer that rests on the prices of its symbol. */
export const importPrices =
  (
    file: PriceFile,
    {
      signal,
      onProgress,
    }: { readonly signal: AbortSignal; readonly onProgress: (progress: PriceImportProgress) => void },
  ): PricesThunk<PriceImportEnd> =>
  async (dispatch, getState, extra) => {
    const dependencies = marketDataDependencies(extra);
    if (!dependencies.isOnline()) return { kind: 'failed', reason: messages.importOffline };
    const end = await sendPriceFile(file, dependencies, signal, onProgress);
    // The server stores a file that it has to the end, whether anyone waits for it or not.
    dispatch(marketDataApi.util.invalidateTags(pricesOf(getState(), file.symbol)));
    return end;
  };
