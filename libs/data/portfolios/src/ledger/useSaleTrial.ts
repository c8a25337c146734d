import type { SaleTrial, SaleTrialResult } from '@finance-analyst/portfolio';
import { useMemo } from 'react';
import type { LedgerAnswer } from './askLedger.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import type { OpenLedger } from './useLedger.js';
import { useLedgerAnswer } from './useLedgerAnswer.js';

/** While a person types, only what they typed last is asked. */
const pauseMs = 150;

/**
 * What a sale from the ledger on the screen would realize, or why it cannot be; null until it is there, and without a sale.
 *
 * @param sale The same object while it is the same sale.
 */
export function useSaleTrial(
  id: string,
  ledger: Pick<OpenLedger, 'version' | 'isPending' | 'retry'>,
  sale: SaleTrial | null,
  loadWorkers: () => Promise<LedgerWorkers>,
): LedgerAnswer<SaleTrialResult> | null {
  const ask = useMemo(
    () =>
      sale &&
      (async (workers: LedgerWorkers, version: number) =>
        workers.run({ name: 'trySale', input: { id, version, sale } })),
    [id, sale],
  );
  const answer = useLedgerAnswer(ledger, ask, loadWorkers, pauseMs);
  return answer?.ok ? answer.value : answer;
}
