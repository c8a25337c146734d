import { saveFile } from '@finance-analyst/charts';
import { useExportSource } from '@finance-analyst/contributions';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import { localDay } from '@finance-analyst/portfolios';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../screen/Portfolio.module.css';
import { messages as shownMessages } from '../shown/messages.js';
import { AccountsPanel } from './AccountsPanel.js';
import { BatchesPanel } from './BatchesPanel.js';
import { CashPanel } from './CashPanel.js';

export interface AccountsViewProps {
  /** Of the portfolio. */
  readonly title: string;
  readonly body: PortfolioBody;
  readonly holdings: Holdings | null;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly createId: () => string;
  readonly clock: () => Date;
  /** Some of the exchange rates are sample data. */
  readonly isSample: boolean;
}

/** The accounts, the cash in them, and the imports that brought their transactions. */
export function AccountsView(props: AccountsViewProps): ReactElement {
  const { title, body, holdings, clock, isSample } = props;
  useExportSource(
    {
      title: messages.accounts,
      scope: shownMessages.accountsOf(body.accounts.length, title),
      isSample,
      obstacle:
        body.accounts.length === 0
          ? { kind: 'unavailable', reason: `${messages.noAccounts}.` }
          : holdings === null
            ? { kind: 'loading' }
            : null,
      write: async () => {
        if (!holdings) return { ok: false, reason: messages.computing };
        const { accountsFile } = await import('../views/portfolioViews.js');
        return {
          ok: true,
          value: accountsFile({ title, today: localDay(clock()), body, holdings, isSample }),
        };
      },
    },
    saveFile,
  );
  return (
    <div className={styles['columns']}>
      <AccountsPanel {...props} />
      <CashPanel {...props} />
      <BatchesPanel {...props} />
    </div>
  );
}
