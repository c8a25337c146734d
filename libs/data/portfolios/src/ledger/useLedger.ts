import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerView } from '@finance-analyst/portfolio';
import { useCallback, useEffect, useState } from 'react';
import { createLedgerFolder } from './createLedgerFolder.js';
import type { LedgerWorkers } from './LedgerWorkers.js';

export interface OpenLedger {
  /** As last folded; null until it first is. */
  readonly view: LedgerView | null;
  /** By which its worker knows `view`; null until there is one. */
  readonly version: number | null;
  /** Rows have changed since. */
  readonly isPending: boolean;
  /** Why it could not be folded; null if it was. */
  readonly problem: string | null;
  readonly retry: () => void;
}

/** The ledger of the portfolio on the screen, folded anew after each edit. */
export function useLedger(
  id: string,
  { rows, accounts }: Pick<PortfolioBody, 'rows' | 'accounts'>,
  loadWorkers: () => Promise<LedgerWorkers>,
  clock?: () => Date,
): OpenLedger {
  const [folder, setFolder] = useState(() => ({ id, fold: createLedgerFolder(id, loadWorkers, clock) }));
  // A saved copy takes the place of its original: the worker is asked about it by its own id.
  if (folder.id !== id) setFolder({ id, fold: createLedgerFolder(id, loadWorkers, clock) });
  const { fold } = folder;
  const [folded, setFolded] = useState<{
    readonly view: LedgerView | null;
    readonly version: number | null;
    readonly of: unknown;
    readonly problem: string | null;
  }>({ view: null, version: null, of: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void fold({ rows, accounts }).then((result) => {
      if (!isCurrent) return;
      setFolded(({ view, version }) =>
        result.ok
          ? { view: result.value, version: result.version, of: rows, problem: null }
          : { view, version, of: rows, problem: result.reason },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [fold, rows, accounts, attempt]);
  const retry = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);
  const { view, version, problem } = folded;
  return { view, version, isPending: folded.of !== rows, problem, retry };
}
