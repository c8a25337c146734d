import { registerPeriodicSync } from '@finance-analyst/service-worker';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { QualityDependencies } from '../QualityDependencies.js';
import { createBrowserDevice } from './createBrowserDevice.js';
import { MobileScreen } from './MobileScreen.js';

/** The device screen, over the browser. */
export function MobileRoute({
  deviceStorage,
  readWorkerState,
  worker,
  installation,
}: QualityDependencies): ReactElement {
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
