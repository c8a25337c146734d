import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import styles from '../screen/Portfolio.module.css';
import { AccountsPanel } from './AccountsPanel.js';
import { BatchesPanel } from './BatchesPanel.js';
import { CashPanel } from './CashPanel.js';

export interface AccountsViewProps {
  readonly body: PortfolioBody;
  readonly holdings: Holdings | null;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly createId: () => string;
}

/** The accounts, the cash in them, and the imports that brought their transactions. */
export const AccountsView = (props: AccountsViewProps): ReactElement => (
  <div className={styles['columns']}>
    <AccountsPanel {...props} />
    <CashPanel {...props} />
    <BatchesPanel {...props} />
  </div>
);
