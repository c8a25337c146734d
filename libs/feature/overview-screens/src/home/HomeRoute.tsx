import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { OverviewDependencies } from '../OverviewDependencies.js';
import { useStartProps } from '../start/useStartProps.js';
import { HomeScreen } from './HomeScreen.js';

/** Home with its company search. */
export const HomeRoute = (given: OverviewDependencies & ScreenProps): ReactElement => (
  <HomeScreen {...useStartProps(given)} />
);
