import type { PanelState } from '@finance-analyst/components';
import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import { messages } from '../messages.js';

/** The state of a view that needs the ledger and its prices; null once they are there. */
export function viewState(
  ledger: OpenLedger,
  { isLoading }: Pick<MarketOfHoldings, 'isLoading'>,
): PanelState | null {
  if (ledger.view === null)
    return ledger.problem === null
      ? { kind: 'loading', label: messages.computing }
      : { kind: 'failed', title: messages.ledgerFailed, message: ledger.problem, onRetry: ledger.retry };
  return isLoading ? { kind: 'loading', label: messages.computing } : null;
}
