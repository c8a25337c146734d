import { useSyncExternalStore, type ReactElement } from 'react';
import type { QualityGiven } from '../QualityGiven.js';
import { StatusScreen } from './StatusScreen.js';

/** The status of the service, with what became of the worker's installation. */
export function StatusRoute({
  clock,
  deviceStorage,
  readWorkerState,
  installation,
}: QualityGiven): ReactElement {
  return (
    <StatusScreen
      clock={clock}
      deviceStorage={deviceStorage}
      readWorkerState={readWorkerState}
      installation={useSyncExternalStore(installation.subscribe, installation.read)}
    />
  );
}
