import {
  localDay,
  type LedgerWorkers,
  type MarketOfHoldings,
  type OpenLedger,
} from '@finance-analyst/portfolios';
import { Button } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { Holding, Holdings } from '@finance-analyst/portfolio';
import { Suspense, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { LazySaleTrial } from '../sale-trial/LazySaleTrial.js';
import { useHoldingValuations } from '../valuation/useHoldingValuations.js';
import { HoldingsPanel } from './HoldingsPanel.js';

/** What is held. */
export function HoldingsView({
  id,
  title,
  holdings,
  body,
  clock,
  market,
  ledger,
  loadLedgerWorkers,
  computedAt,
  isReadOnly,
  onImport,
}: {
  /** Of the portfolio. */
  readonly id: string;
  readonly title: string;
  readonly holdings: Holdings | null;
  readonly body: PortfolioBody;
  readonly clock: () => Date;
  readonly market: MarketOfHoldings;
  readonly ledger: OpenLedger;
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
  /** When `holdings` were computed, ISO 8601, if that was before the ledger was folded. */
  readonly computedAt: string | null;
  readonly isReadOnly: boolean;
  readonly onImport: () => void;
}): ReactElement {
  const [tried, setTried] = useState<{
    readonly name: string;
    readonly holdings: readonly [Holding, ...Holding[]];
  } | null>(null);
  const today = localDay(clock());
  return (
    <>
      <HoldingsPanel
        title={title}
        holdings={holdings}
        names={body}
        today={today}
        preset={body.preset}
        valuationOf={useHoldingValuations()}
        note={messages.inCurrency(body.currency)}
        computedAt={computedAt}
        onTrySale={({ name, holdings: all }) => {
          // The account that holds most comes first.
          const [first, ...others] = all
            .filter(({ lots }) => lots.some(({ side }) => side === 'long'))
            .toSorted((a, b) => Number(b.quantity) - Number(a.quantity));
          if (first) setTried({ name, holdings: [first, ...others] });
        }}
        state={
          ledger.view === null && computedAt === null
            ? ledger.problem === null
              ? { kind: 'loading', label: messages.computing }
              : {
                  kind: 'failed',
                  title: messages.ledgerFailed,
                  message: ledger.problem,
                  onRetry: ledger.retry,
                }
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
      {tried && (
        <Suspense>
          <LazySaleTrial
            {...tried}
            id={id}
            body={body}
            market={market.market}
            ledger={ledger}
            loadLedgerWorkers={loadLedgerWorkers}
            today={today}
            onClose={() => {
              setTried(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
