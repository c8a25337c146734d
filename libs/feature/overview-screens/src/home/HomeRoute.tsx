import type { ScreenProps } from '@finance-analyst/contributions';
import { useCompanySearch } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import type { OverviewGiven } from '../OverviewGiven.js';
import { HomeScreen } from './HomeScreen.js';

// With Home, whose parts it shows: in a file of its own, each part that both need would be one more.
export { WaysToStart } from '../start/WaysToStart.js';

/** Home with its search. */
export function HomeRoute({
  workspace,
  clock,
  valueSavedModel,
  onDataShown,
}: OverviewGiven & ScreenProps): ReactElement {
  return (
    <HomeScreen
      workspace={workspace}
      clock={clock}
      search={useCompanySearch()}
      valueSavedModel={valueSavedModel}
      onDataShown={onDataShown}
    />
  );
}
