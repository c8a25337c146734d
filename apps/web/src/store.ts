import { surveySlice, type WithSurvey } from '@finance-analyst/analytics';
import { abTestSlice, type WithAbTest } from '@finance-analyst/feature-flags';
import {
  createStartingStore,
  type MarketDataDependencies,
  type MarketDataStore,
} from '@finance-analyst/market-data';
import { systemStatusSlice, type WithSystemStatus } from '@finance-analyst/monitoring';
import { pendingNavigationSlice, type WithPendingNavigation } from '@finance-analyst/navigation';
import { notificationsSlice, type WithNotifications } from '@finance-analyst/notifications';
import { sessionSlice, type WithSession } from '@finance-analyst/session';
import { savedModelsSlice, type WithSavedModels } from '@finance-analyst/workspace';

export interface StoreDependencies {
  /** The API's base address, such as `/api/`. */
  readonly apiBase: string;
  readonly clock: () => Date;
  /** Called after each request for market data. */
  readonly onReachability?: MarketDataDependencies['onReachability'];
}

type Slices = WithAbTest &
  WithPendingNavigation &
  WithNotifications &
  WithSavedModels &
  WithSession &
  WithSurvey &
  WithSystemStatus;

export type Store = MarketDataStore<Slices>;

/** The only store. Its state belongs to the libraries that own the slices. */
export const createStore = (dependencies: StoreDependencies): Store =>
  createStartingStore<Slices>(dependencies, {
    abTest: abTestSlice.reducer,
    pendingNavigation: pendingNavigationSlice.reducer,
    notifications: notificationsSlice.reducer,
    savedModels: savedModelsSlice.reducer,
    session: sessionSlice.reducer,
    survey: surveySlice.reducer,
    systemStatus: systemStatusSlice.reducer,
  });
