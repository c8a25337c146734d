import type { DividendsPerShare } from '@finance-analyst/portfolio';
import { useEffect, useState } from 'react';
import { loadDividends, type LoadedDividends } from './loadDividends.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import type { OpenLedger } from './useLedger.js';

export interface OpenDividends {
  /** Null until they are there. */
  readonly dividends: DividendsPerShare | null;
  /** Why they could not be found; null if they were. */
  readonly problem: string | null;
}

/** What the ledger on the screen paid for each share between two ISO dates, both included, again after each edit. */
export function useDividends(
  id: string,
  { view, isPending, retry }: Pick<OpenLedger, 'view' | 'isPending' | 'retry'>,
  { from, to }: { readonly from: string; readonly to: string },
  loadWorkers: () => Promise<LedgerWorkers>,
): OpenDividends {
  const [loaded, setLoaded] = useState<LoadedDividends | null>(null);
  useEffect(() => {
    if (view === null || isPending) return undefined;
    let isCurrent = true;
    void loadDividends({ id, from, to }, loadWorkers).then((answer) => {
      if (!isCurrent) return;
      if (answer === null) retry();
      else setLoaded(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, view, isPending, retry, from, to, loadWorkers]);
  return {
    dividends: loaded?.ok ? loaded.value : null,
    problem: loaded?.ok === false ? loaded.reason : null,
  };
}
