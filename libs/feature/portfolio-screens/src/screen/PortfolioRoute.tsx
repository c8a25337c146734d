import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import { PortfolioScreen } from './PortfolioScreen.js';

/** The portfolio screen with what the application provides. */
export const PortfolioRoute = ({
  workspace,
  clock,
  createId,
  ownerId,
  loadLedgerWorkers,
  importTransactions,
  onDataShown,
}: PortfolioDependencies & ScreenProps): ReactElement => (
  <PortfolioScreen
    workspace={workspace}
    clock={clock}
    createId={createId}
    ownerId={ownerId}
    loadLedgerWorkers={loadLedgerWorkers}
    importTransactions={importTransactions}
    onDataShown={onDataShown}
  />
);
