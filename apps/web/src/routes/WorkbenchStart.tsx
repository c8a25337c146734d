import { StartPanels } from '@finance-analyst/overview-screens';
import type { ReactElement } from 'react';
import { useCompanySearch } from '../search/useCompanySearch.js';
import type { RouteProps } from './RouteProps.js';

/** The ways to a company or model, as the overview has them. */
export function WorkbenchStart({
  services,
  onDataShown,
}: Pick<RouteProps, 'services' | 'onDataShown'>): ReactElement {
  const { workspace, clock, valueSavedModel } = services;
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
