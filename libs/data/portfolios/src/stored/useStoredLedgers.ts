import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';
import { type LedgerCondition, loadStoredLedger } from './loadStoredLedger.js';
import type { StoredLedger } from './StoredLedger.js';

export interface StoredLedgers {
  readonly of: (id: string) => StoredLedger;
  /** Tries those again that failed. */
  readonly retry: () => void;
}

const loading: StoredLedger = { kind: 'loading' };

interface Loaded {
  /** The version that was folded. */
  readonly version: string;
  /** The condition under which it was. */
  readonly condition: LedgerCondition | undefined;
  readonly ledger: StoredLedger;
}

/**
 * The ledgers of several portfolios, folded one after another, each once for its saved version and unsaved changes. One
 * that is no longer asked for is kept.
 *
 * @param condition Of those to fold; the same function while it does not change. With another one, those that were left out are read again.
 */
export function useStoredLedgers(
  workspace: Pick<Workspace, 'open' | 'subscribe'>,
  rows: readonly Pick<DocumentRow, 'id' | 'revision'>[],
  loadWorkers: () => Promise<LedgerWorkers>,
  condition?: LedgerCondition,
  clock?: () => Date,
): StoredLedgers {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  /** How often the unsaved changes of each were written since. */
  const [edits, setEdits] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(
    () =>
      workspace.subscribe((event) => {
        if (event.type !== 'draft-written') return;
        setEdits((before) => new Map(before).set(event.id, (before.get(event.id) ?? 0) + 1));
      }),
    [workspace],
  );
  const versionOf = ({ id, revision }: Pick<DocumentRow, 'id' | 'revision'>): string =>
    `${revision} ${edits.get(id) ?? 0}`;
  const isLoaded = (row: Pick<DocumentRow, 'id' | 'revision'>): boolean => {
    const known = loaded.get(row.id);
    if (known?.version !== versionOf(row)) return false;
    return known.ledger.kind !== 'left-out' || known.condition === condition;
  };
  const next = rows.find((row) => !isLoaded(row));
  const id = next?.id ?? null;
  const version = next ? versionOf(next) : '';
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    void loadStoredLedger(workspace, id, loadWorkers, condition, clock)
      .catch((): StoredLedger => ({ kind: 'failed', reason: 'The portfolio could not be computed.' }))
      .then((ledger) => {
        if (isCurrent) setLoaded((before) => new Map(before).set(id, { version, condition, ledger }));
      });
    return () => {
      isCurrent = false;
    };
  }, [workspace, loadWorkers, condition, clock, id, version]);
  const retry = useCallback(() => {
    setLoaded((before) => new Map([...before].filter(([, { ledger }]) => ledger.kind !== 'failed')));
  }, []);
  return useMemo(
    () => ({ of: (one) => ledgerUnder(condition, loaded.get(one)), retry }),
    [loaded, condition, retry],
  );
}

const leftOut: StoredLedger = { kind: 'left-out' };

/** What was loaded, under a condition that may be another one now. */
function ledgerUnder(condition: LedgerCondition | undefined, loaded: Loaded | undefined): StoredLedger {
  if (!loaded) return loading;
  const { ledger } = loaded;
  if (ledger.kind === 'left-out' && loaded.condition !== condition) return loading;
  return ledger.kind === 'ready' && condition && !condition(ledger.names) ? leftOut : ledger;
}
