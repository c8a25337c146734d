import type { Result } from '@finance-analyst/foundation';
import { useLoadExchangeRates, useLoadPriceHistories } from '@finance-analyst/market-data';
import { useCallback, useEffect, useState } from 'react';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelsOf } from './levelsOf.js';

export interface LoadedLevels {
  /** By symbol; null until they are loaded. */
  readonly levels: ReadonlyMap<string, Result<BenchmarkLevels>> | null;
  readonly retry: () => void;
}

/** The levels of several instruments in one currency. */
export function useLevels(symbols: readonly string[], currency: string): LoadedLevels {
  const loadPrices = useLoadPriceHistories();
  const loadRates = useLoadExchangeRates();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ symbols, currency });
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly levels: ReadonlyMap<string, Result<BenchmarkLevels>>;
  } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const { symbols: wanted, currency: quote } = JSON.parse(asked) as {
        readonly symbols: readonly string[];
        readonly currency: string;
      };
      const histories = await loadPrices(wanted, { signal });
      if (!histories) return;
      const bases = new Set(histories.flatMap((each) => (each.ok ? [each.history.data.currency] : [])));
      bases.delete(quote);
      const rates = await loadRates(
        [...bases].map((base) => ({ base, quote })),
        { signal },
      );
      if (!rates || signal.aborted) return;
      const ratesOf = (base: string) => rates[[...bases].indexOf(base)] ?? null;
      setAnswer({
        asked,
        levels: new Map(
          histories.map((loaded, at) => {
            const symbol = wanted[at] ?? '';
            const rate = loaded.ok ? ratesOf(loaded.history.data.currency) : null;
            return [symbol, levelsOf(symbol, loaded, rate, quote)];
          }),
        ),
      });
    };
    void load();
    return () => {
      controller.abort();
    };
  }, [asked, loadPrices, loadRates, attempt]);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((last) => last + 1);
  }, []);
  return { levels: answer?.asked === asked ? answer.levels : null, retry };
}
