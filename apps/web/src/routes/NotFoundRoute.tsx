import { NotFoundScreen } from '@finance-analyst/information-screens';
import type { ReactElement } from 'react';
import { useCompanySearch } from '../search/useCompanySearch.js';

export function NotFoundRoute(): ReactElement {
  return <NotFoundScreen search={useCompanySearch()} />;
}
