import type { DataShown } from '@finance-analyst/market';
import { instrumentKey, totalValue, valueHoldings } from '@finance-analyst/portfolio';
import { useMemo } from 'react';
import { useHoldingMarket } from '../market/useHoldingMarket.js';
import type { StoredLedger } from './StoredLedger.js';

/** What a stored portfolio is worth at last prices, for a list of several. */
export interface StoredValue {
  /** ISO 4217; empty while it is not known. */
  readonly currency: string;
  /** The same object while nothing of it changes. */
  readonly value: ReturnType<typeof totalValue>;
  readonly isComputing: boolean;
  /** How many instruments it holds; null until its ledger is folded. */
  readonly holdings: number | null;
  /** What the prices are, for the foot of the page; null without prices. */
  readonly shown: DataShown | null;
}

const computing = 'Computing…';

/**
 * The value of a stored portfolio in its own currency.
 *
 * @param currency that of the list, until the ledger is there
 */
export function useStoredValue(ledger: StoredLedger, currency: string | null): StoredValue {
  const view = ledger.kind === 'ready' ? ledger.view : null;
  const own = ledger.kind === 'ready' ? ledger.names.currency : (currency ?? '');
  const { market, isLoading, pricesProblem, shown } = useHoldingMarket(view, own);
  const held = useMemo(() => view && valueHoldings(view, market), [view, market]);
  const failure = ledger.kind === 'failed' ? ledger.reason : null;
  const value = useMemo((): StoredValue['value'] => {
    if (held === null || isLoading) return { ok: false, reason: failure ?? computing };
    const total = totalValue(held);
    return !total.ok && pricesProblem !== null ? { ok: false, reason: pricesProblem } : total;
  }, [held, isLoading, failure, pricesProblem]);
  const holdings = useMemo(
    () => held && new Set(held.holdings.map(({ instrument }) => instrumentKey(instrument))).size,
    [held],
  );
  const isComputing = failure === null && (held === null || isLoading);
  return { currency: own, value, isComputing, holdings, shown };
}
