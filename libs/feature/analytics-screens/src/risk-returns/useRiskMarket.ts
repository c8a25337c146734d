import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { useLoadExchangeRates, useLoadPriceHistories } from '@finance-analyst/market-data';
import { dayNumber, type DatedColumn, type LedgerRow } from '@finance-analyst/portfolio';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../risk/messages.js';
import type { PriceLevels } from './PriceLevels.js';
import { readPriceLevels } from './readPriceLevels.js';
import type { RiskMarket } from './RiskMarket.js';

export interface OpenRiskMarket {
  /** As last loaded; null until it is. */
  readonly market: RiskMarket | null;
  readonly isPending: boolean;
  readonly isCanceled: boolean;
  /** Null once all is loaded. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly cancel: () => void;
  readonly retry: () => void;
}

const splitsOf = (rows: readonly LedgerRow[], id: string): readonly LedgerRow[] => {
  // One row for each split, whichever accounts file it.
  const byDate = new Map<string, LedgerRow>();
  for (const row of rows)
    if (row.kind === 'split' && row.instrument && writeSymbol(row.instrument) === id)
      byDate.set(row.date, row);
  return [...byDate.values()];
};

/** Loads all prices of the symbols and the rates of these currencies, also of before they were held. */
export function useRiskMarket(
  symbols: readonly string[] | null,
  currencies: readonly string[],
  currency: string,
  rows: readonly LedgerRow[],
): OpenRiskMarket {
  const loadPrices = useLoadPriceHistories();
  const loadRates = useLoadExchangeRates();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly market: RiskMarket } | null>(null);
  const [progress, setProgress] = useState<OpenRiskMarket['progress']>(null);
  const [isCanceled, setIsCanceled] = useState(false);
  const loading = useRef<AbortController | null>(null);
  const asked = symbols && JSON.stringify([symbols, currencies, currency]);

  useEffect(() => {
    if (asked === null) return undefined;
    const controller = new AbortController();
    loading.current = controller;
    const { signal } = controller;
    const [wanted, others, to] = JSON.parse(asked) as [string[], string[], string];
    const total = wanted.length + 1;
    const show = (done: number): void => {
      if (!signal.aborted) setProgress({ done, total });
    };
    const load = async (): Promise<void> => {
      show(0);
      const histories = await loadPrices(wanted, { signal, onProgress: show });
      if (histories === null) return;
      const ofPrices = histories.flatMap((each) => (each.ok ? [each.history.data.currency] : []));
      const bases = [...new Set([...others, ...ofPrices])].filter((one) => one !== to).sort();
      const rates = await loadRates(
        bases.map((base) => ({ base, quote: to })),
        { signal },
      );
      if (rates === null || signal.aborted) return;
      const prices = new Map<string, Result<PriceLevels>>(
        histories.map((each) => [
          each.symbol,
          each.ok
            ? { ok: true, value: readPriceLevels(each.history.data, splitsOf(rows, each.symbol)) }
            : each,
        ]),
      );
      const byCurrency = new Map<string, Result<DatedColumn>>(
        rates.map((each) => [
          each.base,
          each.ok
            ? {
                ok: true,
                value: {
                  days: each.rates.map(({ date }) => dayNumber(date) ?? 0),
                  values: each.rates.map(({ rate }) => rate),
                },
              }
            : each,
        ]),
      );
      const earlier = [...histories.flatMap((each) => (each.ok ? [each.history] : [])), ...rates].flatMap(
        (each) => ('fetchedAt' in each && each.stale ? [each.fetchedAt] : []),
      );
      setLoaded({
        of: asked,
        market: {
          pricesOf: (id) => prices.get(id) ?? { ok: false, reason: messages.noPrices },
          ratesOf: (base) => byCurrency.get(base) ?? { ok: false, reason: messages.noRate(base, to) },
          loadedEarlier: earlier.sort()[0] ?? null,
        },
      });
      setProgress(null);
    };
    void load();
    return () => {
      controller.abort();
    };
  }, [asked, rows, loadPrices, loadRates, attempt]);

  const cancel = useCallback(() => {
    loading.current?.abort();
    setProgress(null);
    setIsCanceled(true);
  }, []);
  const retry = useCallback(() => {
    setIsCanceled(false);
    setAttempt((last) => last + 1);
  }, []);
  const isCurrent = loaded !== null && loaded.of === asked;
  return {
    market: isCurrent ? loaded.market : null,
    isPending: !isCurrent && !isCanceled,
    isCanceled: isCanceled && !isCurrent,
    progress,
    cancel,
    retry,
  };
}
