import type { ScreenProps } from '@finance-analyst/contributions';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import type { FunctionComponent } from 'react';
import type { SimulationWorkers } from './simulation/SimulationWorkers.js';

/** What the application provides to this screen. */
export interface UncertaintyDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The small values stored on the device. */
  readonly entries: StoredEntries;
  /** Where simulations are computed; its code loads with the first of them. */
  readonly loadSimulationWorkers: () => Promise<SimulationWorkers>;
  /** The ways to a company or model, if there is none to show. May suspend. */
  readonly WaysToStart: FunctionComponent<ScreenProps>;
}
