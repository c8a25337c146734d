import { Button, Notice } from '@finance-analyst/components';
import type { Holdings } from '@finance-analyst/portfolio';
import type { MarketOfHoldings } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import type { HoldingNames } from '../holdings/HoldingRow.js';
import { messages as screenMessages } from '../messages.js';
import { MarketNotices } from '../screen/MarketNotices.js';
import { messages } from './messages.js';

/** What is not in the figures of several portfolios, and why; what a ledger does not count, its own portfolio says. */
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
        {messages.missingExplained(missing)}
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
    <MarketNotices instruments={instruments} market={market} holdings={holdings} />
  </>
);
