import { useSyncExternalStore, type ReactElement } from 'react';
import type { QualityDependencies } from '../QualityDependencies.js';
import { StatusScreen } from './StatusScreen.js';

/** The status screen, with the outcome of the worker's installation. */
export function StatusRoute({
  clock,
  deviceStorage,
  readWorkerState,
  installation,
}: QualityDependencies): ReactElement {
  return (
    <StatusScreen
      clock={clock}
      deviceStorage={deviceStorage}
      readWorkerState={readWorkerState}
      installation={useSyncExternalStore(installation.subscribe, installation.read)}
    />
  );
}
