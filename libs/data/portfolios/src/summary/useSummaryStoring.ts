import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useRef } from 'react';
import type { OpenLedger } from '../ledger/useLedger.js';
import { storeSummary, type SummaryStoring } from './storeSummary.js';

/** Long enough for a series of edits to store one summary. */
const pauseMs = 1500;

/** Stores what the open portfolio holds after each fold, once its transactions are stored too. */
export function useSummaryStoring(
  document: PortfolioDocument,
  { version, isPending, problem }: Pick<OpenLedger, 'version' | 'isPending' | 'problem'>,
  {
    workspace,
    loadWorkers,
    clock,
  }: SummaryStoring & { readonly workspace: Pick<Workspace, 'writeDerived' | 'outline' | 'subscribe'> },
): void {
  const lastKey = useRef<string | null>(null);
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  const { id, body } = document;
  const { rows, accounts, currency } = body;
  useEffect(() => {
    if (version === null || isPending || problem !== null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const dependencies = { workspace, loadWorkers, clock };
        void storeSummary(latest.current, version, lastKey.current, dependencies).then((key) => {
          lastKey.current = key ?? lastKey.current;
        });
      }, pauseMs);
    };
    later();
    const unsubscribe = workspace.subscribe((event) => {
      const isOfThis = 'id' in event && event.id === id;
      if (isOfThis && (event.type === 'draft-written' || event.type === 'document-changed')) later();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [id, version, isPending, problem, rows, accounts, currency, workspace, loadWorkers, clock]);
}
