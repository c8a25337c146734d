import { Button, Notice, Panel } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { Stack } from '../frame/Stack.js';
import { StateMark, type Standing } from '../frame/StateMark.js';
import type { Reading } from '../frame/useReading.js';
import { periodicSyncState, type CapabilityState } from './capabilities.js';
import type { Device, PeriodicSyncState } from './Device.js';
import { messages } from './messages.js';

export interface PermissionsPanelProps {
  readonly device: Device;
  readonly isStandalone: boolean;
  readonly notifications: Reading<NotificationPermission>;
  readonly periodicSync: Reading<PeriodicSyncState>;
}

const standings: Readonly<Record<NotificationPermission, Standing>> = {
  granted: 'good',
  denied: 'poor',
  default: 'unknown',
};

const syncStandings: Readonly<Record<CapabilityState, Standing>> = {
  ready: 'good',
  denied: 'poor',
  open: 'unknown',
  'not-offered': 'unknown',
};

/** Notifications and background refresh, each with a button to request it. */
export function PermissionsPanel({
  device,
  isStandalone,
  notifications,
  periodicSync,
}: PermissionsPanelProps): ReactElement {
  const [problem, setProblem] = useState<string | null>(null);
  const allowed = notifications.outcome;
  const sync = periodicSync.outcome;
  const syncState = sync && periodicSyncState(sync, isStandalone);
  const isAllowed = allowed?.ok === true && allowed.value === 'granted';

  const askForNotifications = async () => {
    const answer = await device.askForNotifications();
    setProblem(answer.ok ? null : messages.askFailed(answer.reason));
    notifications.readAgain();
  };
  const switchOnSync = async () => {
    const answer = await device.registerPeriodicSync();
    setProblem(answer.ok ? null : messages.syncFailed(answer.reason));
    periodicSync.readAgain();
  };
  return (
    <Panel title={messages.permissionsPanel} minHeight="7rem">
      <Stack>
        {problem !== null && (
          <Notice tone="error" announce="assertive">
            {problem}
          </Notice>
        )}
        <DescriptionList
          facts={[
            {
              term: messages.notifications,
              children: !allowed ? (
                messages.reading
              ) : !allowed.ok ? (
                allowed.reason
              ) : (
                <>
                  <StateMark standing={standings[allowed.value]}>
                    {messages.permissionWords[allowed.value]}
                  </StateMark>
                  {allowed.value === 'default' && (
                    <Button size="compact" onPress={() => void askForNotifications()}>
                      {messages.allowNotifications}
                    </Button>
                  )}
                </>
              ),
            },
            {
              term: messages.periodicSync,
              children:
                !sync || !syncState ? (
                  messages.reading
                ) : !sync.ok ? (
                  sync.reason
                ) : (
                  <>
                    <StateMark standing={syncStandings[syncState]}>
                      {messages.syncStates[syncState]}
                    </StateMark>
                    {syncState === 'open' && isAllowed && (
                      <Button size="compact" onPress={() => void switchOnSync()}>
                        {messages.switchOnSync}
                      </Button>
                    )}
                    {syncState === 'open' && !isAllowed && <span>{messages.syncNeedsNotifications}</span>}
                  </>
                ),
            },
          ]}
        />
      </Stack>
    </Panel>
  );
}
