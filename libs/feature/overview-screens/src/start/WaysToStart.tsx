import type { ScreenProps } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import type { OverviewGiven } from '../OverviewGiven.js';
import { StartPanels } from './StartPanels.js';
import { useStartProps } from './useStartProps.js';

/** The ways to start a model, with company search. */
export const WaysToStart = (given: OverviewGiven & ScreenProps): ReactElement => (
  <StartPanels {...useStartProps(given)} />
);
