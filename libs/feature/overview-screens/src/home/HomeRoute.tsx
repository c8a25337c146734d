import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { OverviewGiven } from '../OverviewGiven.js';
import { useStartProps } from '../start/useStartProps.js';
import { HomeScreen } from './HomeScreen.js';

// With Home, whose parts it shows: in a file of its own, each part that both need would be one more.
export { WaysToStart } from '../start/WaysToStart.js';

/** Home with its search. */
export const HomeRoute = (given: OverviewGiven & ScreenProps): ReactElement => (
  <HomeScreen {...useStartProps(given)} />
);
