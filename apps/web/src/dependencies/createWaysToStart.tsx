import type { ScreenProps } from '@finance-analyst/contributions';
import { WaysToStart as Ways } from '@finance-analyst/overview-screens/manifest';
import type { FunctionComponent } from 'react';
import type { Services } from '../services/Services.js';

/** Home's links to companies and models, for a screen that has nothing to show yet. */
export const createWaysToStart = ({
  workspace,
  clock,
  calculations,
}: Pick<Services, 'workspace' | 'clock' | 'calculations'>): FunctionComponent<ScreenProps> =>
  function WaysToStart({ onDataShown }) {
    return <Ways workspace={workspace} clock={clock} calculations={calculations} onDataShown={onDataShown} />;
  };
