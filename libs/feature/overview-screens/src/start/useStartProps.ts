import type { ScreenProps } from '@finance-analyst/contributions';
import { useCompanySearch } from '@finance-analyst/market-data';
import type { HomeScreenProps } from '../home/HomeScreen.js';
import type { OverviewDependencies } from '../OverviewDependencies.js';

/** The props of Home and the ways to start, with company search. */
export const useStartProps = ({
  workspace,
  clock,
  calculations,
  onDataShown,
}: OverviewDependencies & ScreenProps): HomeScreenProps => ({
  workspace,
  clock,
  search: useCompanySearch(),
  calculations,
  onDataShown,
});
