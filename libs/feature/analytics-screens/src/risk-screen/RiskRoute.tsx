import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { RiskScreen } from './RiskScreen.js';

/** The risk screen with what the application provides. */
export const RiskRoute = ({
  workspace,
  clock,
  loadLedgerWorkers,
  loadRiskWorkers,
  entries,
  editPortfolio,
  onDataShown,
}: AnalyticsDependencies & ScreenProps): ReactElement => (
  <RiskScreen
    workspace={workspace}
    clock={clock}
    loadLedgerWorkers={loadLedgerWorkers}
    loadRiskWorkers={loadRiskWorkers}
    entries={entries}
    editPortfolio={editPortfolio}
    onDataShown={onDataShown}
  />
);
