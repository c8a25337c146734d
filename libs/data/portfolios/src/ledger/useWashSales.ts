import type { WashSalePair } from '@finance-analyst/portfolio';
import { useCallback } from 'react';
import type { LedgerAnswer } from './askLedger.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import type { OpenLedger } from './useLedger.js';
import { useLedgerAnswer } from './useLedgerAnswer.js';

/** They are read from all rows, so that edits come first. */
const pauseMs = 600;

/** The wash sales of the ledger on the screen, once no edit follows another; null until they are there. */
export const useWashSales = (
  id: string,
  ledger: Pick<OpenLedger, 'version' | 'isPending' | 'retry'>,
  loadWorkers: () => Promise<LedgerWorkers>,
): LedgerAnswer<readonly WashSalePair[]> | null =>
  useLedgerAnswer(
    ledger,
    useCallback(
      async (workers: LedgerWorkers, version: number) =>
        workers.run({ name: 'washSales', input: { id, version } }),
      [id],
    ),
    loadWorkers,
    pauseMs,
  );
