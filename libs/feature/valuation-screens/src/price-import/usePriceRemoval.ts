import { useRemoveImportedPrices } from '@finance-analyst/market-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { priceAfterRemoval } from './priceAfterRemoval.js';
import type { PricedModel } from './PricedModel.js';
import type { PriceRemovalState } from './PriceRemovalState.js';
import { takeServerPrices } from './takeServerPrices.js';

export interface PriceRemoval {
  readonly state: PriceRemovalState;
  /** Asks before anything is removed. */
  readonly ask: () => void;
  readonly remove: () => void;
  /** Closes the dialog; a running removal is awaited. */
  readonly close: () => void;
}

/** The removal of the prices that were imported for a model, to the price that the model then has. */
export function usePriceRemoval(given: PricedModel): PriceRemoval {
  const [state, setState] = useState<PriceRemovalState>({ kind: 'closed' });
  const removeImportedPrices = useRemoveImportedPrices();
  const model = useRef(given);
  useEffect(() => {
    model.current = given;
  });
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const run = useCallback(async () => {
    setState({ kind: 'running' });
    const end = await removeImportedPrices(model.current.symbol);
    if (end.kind === 'failed') {
      setState(end);
      return;
    }
    const taken = await takeServerPrices(
      () => model.current,
      priceAfterRemoval,
      () => isLeft.current,
    );
    if (taken) setState({ ...end, taken });
  }, [removeImportedPrices]);
  return {
    state,
    ask: useCallback(() => {
      setState((before) => (before.kind === 'running' ? before : { kind: 'asking' }));
    }, []),
    remove: useCallback(() => void run(), [run]),
    close: useCallback(() => {
      setState((before) => (before.kind === 'running' ? before : { kind: 'closed' }));
    }, []),
  };
}
