import { useLoadParameters } from '@finance-analyst/market-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssumptionEdits } from './useAssumptionEdits.js';

export interface ArrivingBeta {
  /** The prices that it is measured from are still arriving. */
  readonly isWaiting: boolean;
  /** Applies the beta of the server's prices, once it is there; the same function for the same company. */
  readonly take: () => void;
}

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
  const [isWaiting, setWaiting] = useState(isAwaited);
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
          if (!signal.aborted) setWaiting(true);
        },
      });
      if (signal.aborted) return;
      setWaiting(false);
      if (loaded?.kind === 'loaded') apply.current(loaded.parameters);
    };
    void load();
  }, [loadParameters, symbol]);
  useEffect(() => {
    if (isAwaited) take();
    return () => running.current?.abort();
  }, [isAwaited, take]);
  return { isWaiting, take };
}
