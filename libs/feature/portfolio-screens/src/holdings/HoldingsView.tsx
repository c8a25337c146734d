import { localDay, type OpenLedger } from '@finance-analyst/portfolios';
import { Button } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { useHoldingValuations } from '../valuation/useHoldingValuations.js';
import { HoldingsPanel } from './HoldingsPanel.js';

/** What is held. */
export const HoldingsView = ({
  title,
  holdings,
  body,
  clock,
  ledger,
  computedAt,
  isReadOnly,
  onImport,
}: {
  /** Of the portfolio. */
  readonly title: string;
  readonly holdings: Holdings | null;
  readonly body: PortfolioBody;
  readonly clock: () => Date;
  readonly ledger: OpenLedger;
  /** When `holdings` were computed, ISO 8601, if that was before the ledger was folded. */
  readonly computedAt: string | null;
  readonly isReadOnly: boolean;
  readonly onImport: () => void;
}): ReactElement => (
  <HoldingsPanel
    title={title}
    holdings={holdings}
    names={body}
    today={localDay(clock())}
    preset={body.preset}
    valuationOf={useHoldingValuations()}
    note={messages.inCurrency(body.currency)}
    computedAt={computedAt}
    state={
      ledger.view === null && computedAt === null
        ? ledger.problem === null
          ? { kind: 'loading', label: messages.computing }
          : { kind: 'failed', title: messages.ledgerFailed, message: ledger.problem, onRetry: ledger.retry }
        : null
    }
    start={
      !isReadOnly && (
        <Button variant="primary" onPress={onImport}>
          {messages.importTransactions}
        </Button>
      )
    }
  />
);
