import { HomeScreen } from '@finance-analyst/overview-screens';
import type { ReactElement } from 'react';
import { useCompanySearch } from '../search/useCompanySearch.js';
import type { RouteProps } from './RouteProps.js';

// With the overview, whose parts it shows: in a file of its own, each part that both need would be one more.
export { WorkbenchStart } from './WorkbenchStart.js';

export function HomeRoute({ services, onDataShown }: RouteProps): ReactElement {
  const { workspace, clock, valueSavedModel } = services;
  const search = useCompanySearch();
  return (
    <HomeScreen
      workspace={workspace}
      clock={clock}
      search={search}
      valueSavedModel={valueSavedModel}
      onDataShown={onDataShown}
    />
  );
}
