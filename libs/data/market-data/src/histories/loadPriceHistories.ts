import type { PriceHistoryResponse } from '@finance-analyst/contracts';
import { requests } from '../api/requests.js';
import type { Answer } from '../request/Answer.js';
import { loadEach, type LoadOptions } from './loadEach.js';

/** The daily prices of a symbol, or why there are none. */
export type LoadedPriceHistory =
  | { readonly symbol: string; readonly ok: true; readonly history: Answer<PriceHistoryResponse> }
  | { readonly symbol: string; readonly ok: false; readonly reason: string };

/**
 * Loads the price histories of symbols, a few at a time, in their order; null once canceled.
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
    const asked = symbols.map((symbol) => requests.bars({ symbol, ...(from !== undefined && { from }) }));
    const loaded = await loadEach<PriceHistoryResponse>(asked, options, extra);
    if (loaded === null) return null;
    return loaded.map((each, at): LoadedPriceHistory => {
      const symbol = symbols[at] ?? '';
      return each.ok ? { symbol, ok: true, history: each.answer } : { symbol, ...each };
    });
  };
