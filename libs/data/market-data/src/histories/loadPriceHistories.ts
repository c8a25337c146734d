import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import { requests } from '../api/requests.js';
import { messages } from '../messages.js';
import type { Answer } from '../request/Answer.js';
import { findUnpriced } from './findUnpriced.js';
import { loadEach, type LoadOptions } from './loadEach.js';

/** The daily prices of a symbol, or why there are none. */
export type LoadedPriceHistory =
  | { readonly symbol: string; readonly ok: true; readonly history: Answer<PriceHistoryResponse> }
  | { readonly symbol: string; readonly ok: false; readonly reason: string };

/**
 * Loads the price histories of symbols, a few at a time, in their order; null once canceled. Which of them have prices is asked
 * first, for all together.
 *
 * @param from ISO date of the first day; all history by default. Offline, a history is found only by the same day.
 */
export const loadPriceHistories =
  (symbols: readonly string[], { from, ...options }: LoadOptions & { readonly from?: string }) =>
  async (
    _dispatch: unknown,
    _getState: unknown,
    extra: unknown,
  ): Promise<readonly LoadedPriceHistory[] | null> => {
    const { signal, onProgress } = options;
    const distinct = new Set(symbols);
    const unpriced = await findUnpriced([...distinct], signal, extra);
    if (unpriced === null) return null;
    const priced = [...distinct].filter((symbol) => !unpriced.has(symbol));
    const known = distinct.size - priced.length;
    if (known > 0) onProgress?.(known, distinct.size);
    const loaded = await loadEach<PriceHistoryResponse>(
      priced.map((symbol) => requests.bars({ symbol, ...(from !== undefined && { from }) })),
      {
        signal,
        ...(onProgress && {
          onProgress: (done) => {
            onProgress(known + done, distinct.size);
          },
        }),
      },
      extra,
    );
    if (loaded === null) return null;
    const found = new Map(priced.map((symbol, at) => [symbol, loaded[at]]));
    return symbols.map((symbol): LoadedPriceHistory => {
      const each = found.get(symbol);
      if (!each) return { symbol, ok: false, reason: unpriced.get(symbol) ?? messages.notPriced };
      return each.ok ? { symbol, ok: true, history: each.answer } : { symbol, ...each };
    });
  };
