import { marketDataApi } from '../api/marketDataApi.js';
import { messages } from '../messages.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import type { PriceFile, PriceImportEnd, PriceImportProgress } from './PriceImport.js';
import { pricesOf } from './pricesOf.js';
import type { PricesThunk } from './PricesThunk.js';
import { sendPriceFile } from './sendPriceFile.js';

/** Imports a price file, then refetches every answer that depends on its symbol's prices. */
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
    // The server finishes storing a received file even if nobody waits for the result.
    dispatch(marketDataApi.util.invalidateTags(pricesOf(getState(), file.symbol)));
    return end;
  };
