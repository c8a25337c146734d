import type { ScreenProps } from '@finance-analyst/contributions';
import { useCompanySearch } from '@finance-analyst/market-data';
import type { HomeScreenProps } from '../home/HomeScreen.js';
import type { OverviewGiven } from '../OverviewGiven.js';

/** The props of Home and the ways to start, with company search. */
export const useStartProps = ({
  workspace,
  clock,
  calculations,
  onDataShown,
}: OverviewGiven & ScreenProps): HomeScreenProps => ({
  workspace,
  clock,
  search: useCompanySearch(),
  calculations,
  onDataShown,
});
