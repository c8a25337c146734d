import { StatusScreen } from '@finance-analyst/quality-screens';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

export function StatusRoute({ services }: RouteProps): ReactElement {
  const { clock, deviceStorage, readWorkerState, installation } = services;
  return (
    <StatusScreen
      clock={clock}
      deviceStorage={deviceStorage}
      readWorkerState={readWorkerState}
      installation={useSyncExternalStore(installation.subscribe, installation.read)}
    />
  );
}
