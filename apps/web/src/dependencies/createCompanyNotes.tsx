import { loadHeldShares } from '@finance-analyst/portfolio-screens/manifest';
import { lazy, type FunctionComponent } from 'react';
import type { Services } from '../services/Services.js';
import { loadLedgerWorkers } from './loadLedgerWorkers.js';

/** What portfolios hold of a company, for screens about the company; nothing if its code cannot be loaded. */
export function createCompanyNotes(
  { workspace }: Pick<Services, 'workspace'>,
  loadWorkers = loadLedgerWorkers,
): FunctionComponent<{ readonly symbol: string }> {
  const Held = lazy(async (): Promise<{ default: Awaited<ReturnType<typeof loadHeldShares>> }> => ({
    default: await loadHeldShares().catch(() => () => null),
  }));
  return function CompanyNotes({ symbol }) {
    return <Held symbol={symbol} workspace={workspace} loadLedgerWorkers={loadWorkers} />;
  };
}
