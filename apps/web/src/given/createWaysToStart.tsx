import { createLazyScreen } from '@finance-analyst/navigation';
import { loadWaysToStart } from '@finance-analyst/overview-screens/manifest';
import type { DataShown } from '@finance-analyst/market';
import type { FunctionComponent } from 'react';
import type { Services } from '../services/Services.js';

const LoadedWays = createLazyScreen(loadWaysToStart, {
  failureTitle: 'The ways to a company could not be loaded',
});

export interface WaysToStartProps {
  readonly onDataShown: (shown: DataShown | null) => void;
}

/** The ways to a company or model as Home has them, for a screen that has none to show. */
export const createWaysToStart = ({
  workspace,
  clock,
  valueSavedModel,
}: Pick<Services, 'workspace' | 'clock' | 'valueSavedModel'>): FunctionComponent<WaysToStartProps> =>
  function WaysToStart({ onDataShown }) {
    return (
      <LoadedWays
        workspace={workspace}
        clock={clock}
        valueSavedModel={valueSavedModel}
        onDataShown={onDataShown}
      />
    );
  };
