import { useEffect, useState } from 'react';
import { askLedger, type LedgerAnswer } from './askLedger.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import type { OpenLedger } from './useLedger.js';

/**
 * What the worker answers about the ledger on the screen, again after each edit and for each question; null until it does.
 *
 * @param ask The same function while the question is the same; null to ask nothing.
 * @param pauseMs How long nothing changes before it is asked: the worker cannot fold an edit while it answers.
 */
export function useLedgerAnswer<Value>(
  { version, isPending, retry }: Pick<OpenLedger, 'version' | 'isPending' | 'retry'>,
  ask: ((workers: LedgerWorkers, version: number) => Promise<LedgerAnswer<Value | null>>) | null,
  loadWorkers: () => Promise<LedgerWorkers>,
  pauseMs = 0,
): LedgerAnswer<Value> | null {
  const [answered, setAnswered] = useState<LedgerAnswer<Value> | null>(null);
  useEffect(() => {
    if (version === null || isPending || !ask) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void askLedger(async (workers) => ask(workers, version), loadWorkers).then((answer) => {
        if (!isCurrent) return;
        if (answer === null) retry();
        else setAnswered(answer);
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [version, isPending, retry, ask, loadWorkers, pauseMs]);
  return ask && answered;
}
