import { createBrowserDevice, MobileScreen } from '@finance-analyst/quality-screens';
import { registerPeriodicSync } from '@finance-analyst/service-worker';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

export function MobileRoute({ services }: RouteProps): ReactElement {
  const { deviceStorage, readWorkerState, worker, installation } = services;
  const [device] = useState(() =>
    createBrowserDevice({
      window,
      readWorkerState,
      registerPeriodicSync: async () =>
        registerPeriodicSync(await worker, 'Notification' in window ? Notification.permission : undefined),
    }),
  );
  return (
    <MobileScreen
      device={device}
      deviceStorage={deviceStorage}
      installation={useSyncExternalStore(installation.subscribe, installation.read)}
    />
  );
}
