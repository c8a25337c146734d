import { useLoadParameters } from '@finance-analyst/market-data';
import { measuredBetaOf } from '@finance-analyst/valuation';
import { useEffect, useRef, useState } from 'react';
import type { PeerBetaLoading, PeerBetaState } from './PeerBetaLoading.js';
import type { PeerEdits } from './PeerEdits.js';

/** Loads the betas of peers beside their statements, each with its own time limit; all of it ends with the panel. */
export function usePeerBetas({ setPeerBeta }: Pick<PeerEdits, 'setPeerBeta'>): PeerBetaLoading {
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
  const loadOne = async (id: string): Promise<void> => {
    running.current.get(id)?.abort();
    const controller = new AbortController();
    running.current.set(id, controller);
    setState(id, { kind: 'loading' });
    const loaded = await loadParameters(id, controller.signal);
    if (!loaded || controller.signal.aborted) return;
    const beta = loaded.kind === 'loaded' ? measuredBetaOf(loaded.parameters.beta) : null;
    if (beta) setPeerBeta(id, beta);
    setState(id, loaded.kind === 'failed' ? loaded : null);
  };
  return {
    states,
    load: (ids) => {
      for (const id of ids) void loadOne(id);
    },
  };
}
