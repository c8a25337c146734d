import type { Analytics } from '@finance-analyst/analytics';
import { createCommandRegistry } from '@finance-analyst/contributions';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { createWorkspace, type Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { WizardDependencies } from '../WizardDependencies.js';
import { WorkflowWizard } from '../WorkflowWizard.js';
import { sampleServer } from './sampleServer.js';

let ids = 0;
const createId = (): string => `model-${(ids += 1)}`;
const clock = (): Date => new Date('2026-11-20T22:00:00.000Z');

/** A workspace in memory. */
export const openWorkspace = (): Workspace =>
  createWorkspace({ indexedDB: undefined, clock, createId, ownerId: 'device' });

export interface WizardStageProps extends Partial<WizardDependencies> {
  readonly fetch?: typeof fetch;
  /** Whether there is a network; there is one by default. */
  readonly isOnline?: () => boolean;
  readonly record?: Analytics['record'];
}

/** The wizard over the sample market and a workspace in memory. */
export function WizardStage({
  fetch = sampleServer(),
  isOnline = () => true,
  record = () => undefined,
  ...given
}: WizardStageProps): ReactElement {
  const [workspace] = useState(openWorkspace);
  const [store] = useState(() => createMarketDataStore({ fetch, isOnline }, {}));
  return (
    <Provider store={store}>
      <WorkflowWizard
        workspace={workspace}
        clock={clock}
        createId={createId}
        ownerId="device"
        analytics={{ record }}
        store={{ dispatch: () => undefined }}
        registry={createCommandRegistry([])}
        navigate={() => undefined}
        onClose={() => undefined}
        {...given}
      />
    </Provider>
  );
}
