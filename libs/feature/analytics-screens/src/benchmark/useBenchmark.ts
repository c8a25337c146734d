import { useMemo } from 'react';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { useLevels } from './useLevels.js';

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
  const symbols = useMemo(() => (symbol === null ? [] : [symbol]), [symbol]);
  const { levels, retry } = useLevels(symbols, currency);
  const found = symbol === null ? null : (levels?.get(symbol) ?? null);
  return {
    levels: found?.ok ? found.value : null,
    problem: found && !found.ok ? found.reason : null,
    isLoading: symbol !== null && found === null,
    retry,
  };
}
