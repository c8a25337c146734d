import { useCompanySearch } from '@finance-analyst/market-data';
import type { ReactElement } from 'react';
import { NotFoundScreen } from './NotFoundScreen.js';

/** The page that is not found, with a search for companies. */
export const NotFoundRoute = (): ReactElement => <NotFoundScreen search={useCompanySearch()} />;
