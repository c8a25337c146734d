import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { OverviewDependencies } from '../OverviewDependencies.js';
import { StartPanels } from './StartPanels.js';
import { useStartProps } from './useStartProps.js';

/** The ways to start a model, with company search. */
export const WaysToStart = (given: OverviewDependencies & ScreenProps): ReactElement => (
  <StartPanels {...useStartProps(given)} />
);
