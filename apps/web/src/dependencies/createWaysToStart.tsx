import type { ScreenProps } from '@finance-analyst/contributions';
import { WaysToStart as Ways } from '@finance-analyst/overview-screens/manifest';
import type { FunctionComponent } from 'react';
import type { Services } from '../services/Services.js';

/** The ways to a company or model as Home has them, for a screen that has none to show. */
export const createWaysToStart = ({
  workspace,
  clock,
  calculations,
}: Pick<Services, 'workspace' | 'clock' | 'calculations'>): FunctionComponent<ScreenProps> =>
  function WaysToStart({ onDataShown }) {
    return <Ways workspace={workspace} clock={clock} calculations={calculations} onDataShown={onDataShown} />;
  };
