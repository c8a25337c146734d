import { Panel } from '@finance-analyst/components';
import { useDeviceStorage, type DeviceStorage } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { PanelGrid } from '../frame/PanelGrid.js';
import { QualityScreen } from '../frame/QualityScreen.js';
import { useReading } from '../frame/useReading.js';
import { problemOf, type WorkerInstallation } from '../status/WorkerInstallation.js';
import { capabilitiesOf } from './capabilities.js';
import { CapabilitiesPanel } from './CapabilitiesPanel.js';
import type { Device } from './Device.js';
import { deviceFigures } from './deviceFigures.js';
import { GesturePanel } from './GesturePanel.js';
import { messages } from './messages.js';
import { OfflineReadyPanel } from './OfflineReadyPanel.js';
import { PermissionsPanel } from './PermissionsPanel.js';
import { StoragePanel } from './StoragePanel.js';
import { TouchPanel } from './TouchPanel.js';

export interface MobileScreenProps {
  /** The same object at every render; a new one is read again. */
  readonly device: Device;
  readonly deviceStorage: DeviceStorage;
  readonly installation?: WorkerInstallation;
}

/** `/mobile`: is this device ready? */
export function MobileScreen({
  device,
  deviceStorage,
  installation = null,
}: MobileScreenProps): ReactElement {
  const storage = useDeviceStorage(deviceStorage);
  const worker = useReading(device.readWorkerState, installation);
  const notifications = useReading(device.readNotifications);
  const periodicSync = useReading(device.readPeriodicSync);
  const isStandalone = device.isStandalone();
  const readings = {
    isStandalone,
    storage: storage.state,
    worker: worker.outcome,
    notifications: notifications.outcome,
    periodicSync: periodicSync.outcome,
  };
  return (
    <QualityScreen title={messages.title} figures={deviceFigures(readings)}>
      <CapabilitiesPanel capabilities={capabilitiesOf(readings)} />
      <PanelGrid>
        <Panel title={messages.installPanel}>
          <p>{isStandalone ? messages.standalone : messages.notStandalone}</p>
        </Panel>
        <StoragePanel storage={storage} />
        <OfflineReadyPanel worker={worker} problem={problemOf(installation)} />
        <PermissionsPanel
          device={device}
          isStandalone={isStandalone}
          notifications={notifications}
          periodicSync={periodicSync}
        />
        <TouchPanel device={device} />
        <GesturePanel />
      </PanelGrid>
    </QualityScreen>
  );
}
