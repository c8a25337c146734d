import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { AnalyticsScreen } from './AnalyticsScreen.js';

/** The analytics screen with what the application provides. */
export const AnalyticsRoute = ({
  workspace,
  clock,
  loadLedgerWorkers,
  onDataShown,
}: AnalyticsDependencies & ScreenProps): ReactElement => (
  <AnalyticsScreen
    workspace={workspace}
    clock={clock}
    loadLedgerWorkers={loadLedgerWorkers}
    onDataShown={onDataShown}
  />
);
