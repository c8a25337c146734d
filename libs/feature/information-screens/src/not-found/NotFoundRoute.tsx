import { useCompanySearch } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import { NotFoundScreen } from './NotFoundScreen.js';

/** The not-found page with a company search. */
export const NotFoundRoute = (): ReactElement => <NotFoundScreen search={useCompanySearch()} />;
