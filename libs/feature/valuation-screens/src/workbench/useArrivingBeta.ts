import { useLoadParameters } from '@finance-analyst/market-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArrivingBeta } from '../price/ArrivingBeta.js';
import { messages } from '../price/messages.js';
import type { AssumptionEdits } from './useAssumptionEdits.js';

/** Applies the beta of a company's prices, also where they are still arriving; all of it ends with the screen. */
export function useArrivingBeta({
  symbol,
  isAwaited,
  setBeta,
}: {
  readonly symbol: string;
  /** The model on screen was made while they were. */
  readonly isAwaited: boolean;
  readonly setBeta: AssumptionEdits['setBeta'];
}): ArrivingBeta {
  const loadParameters = useLoadParameters();
  const [state, setState] = useState({
    isWaiting: isAwaited,
    problem: null as string | null,
    isRetrying: false,
  });
  const running = useRef<AbortController | null>(null);
  // The edits can change while the server answers.
  const apply = useRef(setBeta);
  useEffect(() => {
    apply.current = setBeta;
  });
  const take = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const load = async (): Promise<void> => {
      const loaded = await loadParameters(symbol, {
        signal,
        onWaiting: () => {
          if (!signal.aborted) setState((before) => ({ ...before, isWaiting: true }));
        },
      });
      if (signal.aborted || !loaded) return;
      const isMissing = loaded.kind === 'failed' || loaded.isBetaAwaited;
      setState({
        isWaiting: false,
        problem: !isMissing ? null : loaded.kind === 'failed' ? loaded.reason : messages.pricesStillLoading,
        isRetrying: false,
      });
      if (!isMissing) apply.current(loaded.parameters);
    };
    void load();
  }, [loadParameters, symbol]);
  useEffect(() => {
    if (isAwaited) take();
    return () => running.current?.abort();
  }, [isAwaited, take]);
  const retry = useCallback(() => {
    setState((before) => ({ ...before, isRetrying: true }));
    take();
  }, [take]);
  return { ...state, take, retry };
}
