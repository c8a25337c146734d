import { Button } from '@finance-analyst/components';
import { useQuarterHour } from '@finance-analyst/figures';
import type { ReadWorkerState } from '@finance-analyst/service-worker';
import type { DeviceStorage } from '@finance-analyst/session';
import { selectSavedModels } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { PanelGrid } from '../frame/PanelGrid.js';
import { QualityScreen } from '../frame/QualityScreen.js';
import { IncidentsPanel } from './IncidentsPanel.js';
import { messages } from './messages.js';
import { OfflinePanel } from './OfflinePanel.js';
import { ProvidersPanel } from './ProvidersPanel.js';
import { ServerPanel } from './ServerPanel.js';
import { statusFigures } from './statusFigures.js';
import { useServiceStatus } from './useServiceStatus.js';
import type { WorkerInstallation } from './WorkerInstallation.js';
import { WorkPanel } from './WorkPanel.js';

export interface StatusScreenProps {
  readonly clock: () => Date;
  readonly deviceStorage: DeviceStorage;
  readonly readWorkerState: ReadWorkerState;
  readonly installation?: WorkerInstallation;
}

/** `/status`: can I trust the service? */
export function StatusScreen({
  clock,
  deviceStorage,
  readWorkerState,
  installation = null,
}: StatusScreenProps): ReactElement {
  const now = useQuarterHour(clock);
  const status = useServiceStatus();
  const saved = useSelector(selectSavedModels);
  const isAsking = status.health.isAsking || status.providers.isAsking;
  return (
    <QualityScreen
      title={messages.title}
      figures={statusFigures(status, saved)}
      actions={
        <Button icon="refresh" isBusy={isAsking} busyLabel={messages.checking} onPress={status.askAgain}>
          {messages.checkAgain}
        </Button>
      }
    >
      <PanelGrid>
        <ServerPanel status={status} now={now} />
        <WorkPanel deviceStorage={deviceStorage} />
        <OfflinePanel readWorkerState={readWorkerState} installation={installation} now={now} />
      </PanelGrid>
      <ProvidersPanel status={status} now={now} />
      <IncidentsPanel status={status} now={now} />
    </QualityScreen>
  );
}
