import { Button, Notice } from '@finance-analyst/components';
import type { Holdings } from '@finance-analyst/portfolio';
import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import type { HoldingNames } from '../holdings/HoldingRow.js';
import { messages as screenMessages } from '../messages.js';
import { LedgerNotices } from '../screen/LedgerNotices.js';
import { messages } from './messages.js';

/** Each portfolio says what it does not count. */
const noLedger: OpenLedger = {
  view: null,
  version: null,
  isPending: false,
  problem: null,
  retry: () => undefined,
};

const noRows = { accounts: [], rows: [] };

/** What is not in the figures of several portfolios, and why. */
export const CombinedNotices = ({
  missing,
  failed,
  onRetry,
  market,
  holdings,
  instruments,
}: {
  /** How many portfolios of the address are not on this device. */
  readonly missing: number;
  readonly failed: readonly { readonly id: string; readonly title: string; readonly reason: string }[];
  readonly onRetry: () => void;
  readonly market: MarketOfHoldings;
  readonly holdings: Holdings | null;
  readonly instruments: HoldingNames['instruments'];
}): ReactElement => (
  <>
    {missing > 0 && (
      <Notice tone="warning" title={messages.missing(missing)}>
        {messages.missingExplained}
      </Notice>
    )}
    {failed.map(({ id, title, reason }) => (
      <Notice
        key={id}
        tone="error"
        title={messages.notCounted(title)}
        action={
          <Button variant="link" onPress={onRetry}>
            {screenMessages.tryAgain}
          </Button>
        }
      >
        {reason}
      </Notice>
    ))}
    <LedgerNotices body={{ ...noRows, instruments }} ledger={noLedger} market={market} holdings={holdings} />
  </>
);
