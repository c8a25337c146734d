import {
  useLoadExchangeRates,
  useLoadPriceHistories,
  type LoadedExchangeRates,
} from '@finance-analyst/market-data';
import { useCallback, useEffect, useState } from 'react';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelsOf } from './levelsOf.js';

export interface OpenBenchmark {
  /** Null until it is loaded, and if none is chosen. */
  readonly levels: BenchmarkLevels | null;
  /** Why it could not be loaded. */
  readonly problem: string | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The levels of a benchmark, in the currency of the portfolio. */
export function useBenchmark(symbol: string | null, currency: string): OpenBenchmark {
  const loadPrices = useLoadPriceHistories();
  const loadRates = useLoadExchangeRates();
  const [attempt, setAttempt] = useState(0);
  const asked = `${symbol ?? ''} ${currency}`;
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly found: ReturnType<typeof levelsOf>;
  } | null>(null);
  useEffect(() => {
    if (symbol === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const [loaded] = (await loadPrices([symbol], { signal })) ?? [];
      if (!loaded) return;
      const needsRates = loaded.ok && loaded.history.data.currency !== currency;
      let rates: LoadedExchangeRates | null = null;
      if (needsRates) {
        const pair = { base: loaded.history.data.currency, quote: currency };
        const found = await loadRates([pair], { signal });
        if (!found) return;
        rates = found[0] ?? null;
      }
      if (!signal.aborted) setAnswer({ asked, found: levelsOf(symbol, loaded, rates, currency) });
    };
    void load();
    return () => {
      controller.abort();
    };
  }, [symbol, currency, asked, loadPrices, loadRates, attempt]);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((last) => last + 1);
  }, []);
  const found = symbol !== null && answer?.asked === asked ? answer.found : null;
  return {
    levels: found?.ok ? found.value : null,
    problem: found && !found.ok ? found.reason : null,
    isLoading: symbol !== null && found === null,
    retry,
  };
}
