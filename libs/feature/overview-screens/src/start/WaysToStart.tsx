import type { ScreenProps } from '@finance-analyst/contributions';
import { useCompanySearch } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import type { OverviewGiven } from '../OverviewGiven.js';
import { StartPanels } from './StartPanels.js';

/** The ways to a company or model with their search. */
export function WaysToStart({
  workspace,
  clock,
  valueSavedModel,
  onDataShown,
}: OverviewGiven & ScreenProps): ReactElement {
  return (
    <StartPanels
      workspace={workspace}
      clock={clock}
      search={useCompanySearch()}
      valueSavedModel={valueSavedModel}
      onDataShown={onDataShown}
    />
  );
}
