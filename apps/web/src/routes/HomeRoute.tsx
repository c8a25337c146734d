import { HomeScreen, type ValueSavedModel } from '@finance-analyst/overview-screens';
import type { ReactElement } from 'react';
import { useCompanySearch } from '../search/useCompanySearch.js';
import type { RouteProps } from './RouteProps.js';

/** The engine comes only once there is a model to value; it is what the person opens next anyway. */
const valueSavedModel: ValueSavedModel = async ({ body }) =>
  (await import('@finance-analyst/valuation-screens')).valueOfModel(body);

export function HomeRoute({ workspace, clock, onDataShown }: RouteProps): ReactElement {
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
