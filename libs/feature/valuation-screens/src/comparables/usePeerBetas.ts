import { useLoadParameters } from '@finance-analyst/market-data';
import { measuredBetaOf, storedPriceOf } from '@finance-analyst/valuation';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.js';
import type { PeerBetaLoading, PeerBetaState, PeerToMeasure } from './PeerBetaLoading.js';
import type { PeerEdits } from './PeerEdits.js';

/** Loads the betas of peers beside their statements, each with its own time limit; all of it ends with the panel. */
export function usePeerBetas({ setPeerMarketData }: Pick<PeerEdits, 'setPeerMarketData'>): PeerBetaLoading {
  const loadParameters = useLoadParameters();
  const [states, setStates] = useState<PeerBetaLoading['states']>(new Map());
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const loads = running.current;
    return () => {
      for (const controller of loads.values()) controller.abort();
      loads.clear();
    };
  }, []);

  const setState = (id: string, state: PeerBetaState | null): void => {
    setStates((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  };
  const loadOne = async ({ id, hasPrice }: PeerToMeasure): Promise<void> => {
    running.current.get(id)?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    setState(id, { kind: 'loading' });
    const loaded = await loadParameters(id, {
      signal,
      isPriceWanted: !hasPrice,
      onWaiting: (quote) => {
        if (signal.aborted) return;
        if (quote) setPeerMarketData(id, { beta: null, price: storedPriceOf(quote) });
        setState(id, { kind: 'waiting' });
      },
    });
    if (!loaded || signal.aborted) return;
    if (loaded.kind === 'failed') {
      setState(id, loaded);
      return;
    }
    const { parameters, quote, isBetaAwaited } = loaded;
    const beta = measuredBetaOf(parameters.beta);
    if (beta || quote) setPeerMarketData(id, { beta, price: storedPriceOf(quote) });
    setState(id, isBetaAwaited ? { kind: 'failed', reason: messages.pricesStillLoading } : null);
  };
  return {
    states,
    load: (peers) => {
      for (const peer of peers) void loadOne(peer);
    },
  };
}
